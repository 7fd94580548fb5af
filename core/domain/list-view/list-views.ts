import { and, asc, eq, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ListView, SaveListViewInput } from '#contract/list-view.ts'
import { LIST_RIGHTS, type ViewedList } from '#contract/list-view-values.ts'
import { listView, staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** As many as a menu can show. */
const MOST_OWN = 50

/** Views of a list: one's own and those that colleagues have shared, by name. For those who may read the list. Errors: `forbidden`. */
export async function listViews({ ctx, input }: { ctx: Ctx; input: { list: ViewedList } }): Promise<ListView[]> {
  const staffId = requireStaff(ctx, input.list)
  const rows = await ctx.db
    .select({ id: listView.id, name: listView.name, is_shared: listView.isShared, staffId: listView.staffId, staff_name: staff.name, value: listView.value })
    .from(listView)
    .innerJoin(staff, eq(staff.id, listView.staffId))
    .where(and(eq(listView.list, input.list), or(eq(listView.staffId, staffId), listView.isShared)))
    .orderBy(asc(sql`lower(${listView.name})`), asc(listView.id))
  return rows.map(({ staffId: owner, ...row }) => ({ ...row, is_own: owner === staffId }))
}

/** Keeps a view under its name; one's own of that name is replaced. Errors: `forbidden`, `validation_failed` where there are too many. */
export async function saveListView({ ctx, input }: { ctx: Ctx; input: SaveListViewInput }): Promise<{ id: number }> {
  const { list, name, is_shared: isShared, value } = input
  const staffId = requireStaff(ctx, list)
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select id from staff where id = ${staffId} for no key update`)
    const own = await tx
      .select({ name: listView.name })
      .from(listView)
      .where(and(eq(listView.staffId, staffId), eq(listView.list, list)))
    if (own.length >= MOST_OWN && !own.some((one) => one.name === name))
      throw new AppError('validation_failed', { issues: [{ path: 'name', key: 'too_many' }] })
    const values = { isShared, value, updatedAt: ctx.ports.clock.now() }
    const [row] = await tx
      .insert(listView)
      .values({ list, name, staffId, ...values })
      .onConflictDoUpdate({ target: [listView.staffId, listView.list, listView.name], set: values })
      .returning({ id: listView.id })
    if (row === undefined) throw new AppError('internal')
    // What it looks for may be a person's name.
    await writeAudit(tx, { ctx, action: 'list_view.saved', subjectKind: 'list_view', subjectId: row.id, detail: { list, is_shared: isShared } })
    return { id: row.id }
  })
}

/** Takes one's own view away, for colleagues too. Errors: `forbidden`, `not_found` for those of others. */
export async function deleteListView({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  if (ctx.actor.kind !== 'staff') throw new AppError('forbidden')
  const { staffId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(listView)
      .where(and(eq(listView.id, input.id), eq(listView.staffId, staffId)))
      .returning({ list: listView.list })
    if (row === undefined) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'list_view.deleted', subjectKind: 'list_view', subjectId: input.id, detail: { list: row.list } })
  })
}

function requireStaff(ctx: Ctx, list: ViewedList): number {
  const staffId = requirePermission(ctx, LIST_RIGHTS[list])
  if (staffId === null) throw new AppError('forbidden')
  return staffId
}
