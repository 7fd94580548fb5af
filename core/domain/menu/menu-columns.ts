import { asc, eq } from 'drizzle-orm'
import type { MenuColumn } from '#contract/home.ts'
import { notifyContent } from '#core/db/notify.ts'
import { menuColumn, setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { DEFAULT_MENU, type DefaultColumn } from './default-menu.ts'

/** Setting that remembers which columns were offered, so that one that staff deleted does not come back. */
const OFFERED = 'menu.offered'
const ORDER_STEP = 10

/** Published columns of the header menu in their order (`GET /api/home/sys_column`). */
export function listMenuColumns({ ctx }: { ctx: Ctx }): Promise<MenuColumn[]> {
  return keep(ctx, { key: 'menu-columns', make: loadColumns })
}

/** Offers the default columns that were never offered before. Run at every start: what staff changed or deleted stays so. */
export async function seedMenu({ ctx, input }: { ctx: Ctx; input?: { columns: readonly DefaultColumn[] } }): Promise<void> {
  const columns = (input?.columns ?? DEFAULT_MENU).map((entry, index) => ({ ...entry, sortOrder: index * ORDER_STEP }))
  await ctx.db.transaction(async (tx) => {
    await tx.insert(setting).values({ key: OFFERED, value: [] }).onConflictDoNothing()
    const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, OFFERED)).for('update')
    const offered = Array.isArray(row?.value) ? row.value.filter((name) => typeof name === 'string') : []
    const fresh = columns.filter((entry) => !offered.includes(entry.column))
    if (fresh.length === 0) return
    const values = fresh.map(({ column, url, isHot, sortOrder }) => ({ columnKey: column, url, isHot: isHot ?? false, sortOrder }))
    await tx.insert(menuColumn).values(values).onConflictDoNothing()
    await tx
      .update(setting)
      .set({ value: [...offered, ...fresh.map((entry) => entry.column)] })
      .where(eq(setting.key, OFFERED))
    await notifyContent(tx, ['menu'])
  })
  ctx.ports.cache.drop(['menu'])
}

function loadColumns({ db, reads }: Ctx): Promise<MenuColumn[]> {
  reads('menu')
  return db
    .select({ column: menuColumn.columnKey, url: menuColumn.url, is_hot: menuColumn.isHot })
    .from(menuColumn)
    .where(eq(menuColumn.isPublished, true))
    .orderBy(asc(menuColumn.sortOrder), asc(menuColumn.id))
}
