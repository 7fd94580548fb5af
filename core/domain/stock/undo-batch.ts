import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { STOCK_KINDS, type StockKind } from '#contract/stock-values.ts'
import type { UndoneBatch } from '#contract/stock.ts'
import { notifyContent } from '#core/db/notify.ts'
import { changeBatch, revision } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { writeRevisions } from '#core/domain/revision/index.ts'
import { writeFields, type RowChange } from './change-many.ts'
import { readStock } from './read-stock.ts'
import { STOCK_TABLES } from './stock-kinds.ts'

/**
 * Takes back what was changed for many at once. A row that somebody has changed again since stays as it is and is named.
 * Permission `catalogue.price` or `catalogue.publish`, as for the change. Errors: `forbidden`, `not_found`, `conflict` where it was taken back already.
 */
export async function undoBatch({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<UndoneBatch> {
  const staffId = requirePermission(ctx, 'catalogue.read')
  return ctx.db.transaction(async (tx) => {
    const kind = await claimBatch()
    const revisions = await tx.select().from(revision).where(eq(revision.batchId, input.id))
    const wanted = new Map(revisions.map(({ subjectId, before, after }) => [Number(subjectId), { before: before ?? {}, after }]))
    const rows = await readStock(tx, kind, [...wanted.keys()], true)
    const isUntouched = (row: (typeof rows)[number]) => {
      const after = wanted.get(row.id)?.after ?? {}
      return Object.entries(after).every(([name, value]) => (row.value as Record<string, unknown>)[name] === value)
    }
    const changes = rows.filter(isUntouched).map(({ id }): RowChange => {
      const { before = {}, after = {} } = wanted.get(id) ?? {}
      return { id, before: after, after: before }
    })
    await writeFields(tx, { ctx, kind, changes })
    await writeRevisions(tx, { ctx, revised: changes.map(({ id, before, after }) => ({ subjectKind: kind, subjectId: id, before, after })) })
    const kept = rows.filter((row) => !isUntouched(row)).map(({ id, sign, name }) => ({ id, sign, name }))
    const detail = { subject_kind: kind, count: changes.length, kept: kept.length }
    await writeAudit(tx, { ctx, action: 'stock.change_undone', subjectKind: 'change_batch', subjectId: input.id, detail })
    await notifyContent(tx, STOCK_TABLES[kind].tags)
    return { count: changes.length, kept }

    async function claimBatch(): Promise<StockKind> {
      const [batch] = await tx
        .update(changeBatch)
        .set({ undoneAt: ctx.ports.clock.now(), undoneBy: staffId })
        .where(and(eq(changeBatch.id, input.id), isNull(changeBatch.undoneAt), sql`${changeBatch.kind} <> 'import'`))
        .returning({ detail: changeBatch.detail, kind: changeBatch.kind })
      if (batch !== undefined) requirePermission(ctx, batch.kind === 'price' ? 'catalogue.price' : 'catalogue.publish')
      const found = STOCK_KINDS.find((name) => name === batch?.detail['subject_kind'])
      if (found !== undefined) return found
      const [known] = await tx.select({ id: changeBatch.id }).from(changeBatch).where(eq(changeBatch.id, input.id))
      throw new AppError(known === undefined ? 'not_found' : 'conflict')
    }
  })
}
