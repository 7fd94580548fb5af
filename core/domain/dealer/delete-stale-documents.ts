import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { DOCUMENT_RETENTION_DAYS } from '#contract/dealer-values.ts'
import { dealerApplication, dealerDocument } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const DAY_MS = 86_400_000

/**
 * Deletes documents of applications that were turned down, withdrawn or left in quarantine, 30 days after the last thing that happened to them; their
 * files after the commit. The applications themselves stay. For the system; run daily. Answers how many.
 */
export async function deleteStaleDocuments({ ctx }: { ctx: Ctx }): Promise<{ documents: number }> {
  requirePermission(ctx, 'dealer.write')
  const keys = await deleteExpired(ctx)
  for (const key of keys) await ctx.ports.files.remove(key)
  return { documents: keys.length }
}

// Rows first: a file without a row is found by `deleteStrayFiles`, a row without a file would be a document that cannot be opened.
function deleteExpired(ctx: Ctx): Promise<string[]> {
  const before = new Date(ctx.ports.clock.now().getTime() - DOCUMENT_RETENTION_DAYS * DAY_MS)
  return ctx.db.transaction(async (tx) => {
    const isOver = or(
      inArray(dealerApplication.stage, ['rejected', 'withdrawn']),
      and(eq(dealerApplication.isQuarantined, true), eq(dealerApplication.stage, 'submitted')),
    )
    // Locked, so that an application which is opened again at this moment keeps its documents.
    const over = await tx
      .select({ id: dealerApplication.id })
      .from(dealerApplication)
      .where(
        and(
          isOver,
          lt(dealerApplication.updatedAt, before),
          inArray(dealerApplication.id, tx.select({ id: dealerDocument.dealerApplicationId }).from(dealerDocument)),
        ),
      )
      .for('update')
    const keys: string[] = []
    for (const { id } of over) {
      const removed = await tx.delete(dealerDocument).where(eq(dealerDocument.dealerApplicationId, id)).returning({ key: dealerDocument.storageKey })
      keys.push(...removed.map(({ key }) => key))
      await writeAudit(tx, { ctx, action: 'dealer.documents_expired', subjectKind: 'dealer', subjectId: id, detail: { count: removed.length } })
    }
    return keys
  })
}
