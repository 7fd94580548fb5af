import { desc, eq, ne } from 'drizzle-orm'
import type { ChangeBatch } from '#contract/stock.ts'
import { STOCK_KINDS } from '#contract/stock-values.ts'
import { changeBatch, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const MOST_SHOWN = 50

/** What was last changed for many at once, newest first. Permission `catalogue.read`. */
export async function listBatches({ ctx }: { ctx: Ctx }): Promise<ChangeBatch[]> {
  requirePermission(ctx, 'catalogue.read')
  const rows = await ctx.db
    .select({
      id: changeBatch.id,
      kind: changeBatch.kind,
      detail: changeBatch.detail,
      at: changeBatch.createdAt,
      undoneAt: changeBatch.undoneAt,
      staff_name: staff.name,
    })
    .from(changeBatch)
    .leftJoin(staff, eq(staff.id, changeBatch.staffId))
    .where(ne(changeBatch.kind, 'import'))
    .orderBy(desc(changeBatch.id))
    .limit(MOST_SHOWN)
  return rows.flatMap(({ detail, at, undoneAt, ...row }) => {
    const kind = STOCK_KINDS.find((name) => name === detail['subject_kind'])
    if (kind === undefined) return []
    return [{ ...row, subject_kind: kind, detail, at: at.toISOString(), undone_at: undoneAt?.toISOString() ?? null, count: Number(detail['count'] ?? 0) }]
  })
}
