import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { DOCUMENT_RETENTION_DAYS } from '#contract/dealer-values.ts'
import { dealerApplication, dealerDocument } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { DOCUMENT_FOLDER } from './keep-documents.ts'

const DAY_MS = 86_400_000
/** Far above the time between the moment a file is kept and the commit of its row. */
const ORPHAN_MS = DAY_MS
const KEYS_AT_ONCE = 500

/**
 * Deletes documents of applications that were turned down, withdrawn or left in quarantine, 30 days after the last thing that happened to them, and
 * files that no row names (a process ended between keeping a file and the commit, or between the next commit and the removal). The applications
 * themselves stay. For the system; run daily. Answers how many of each.
 */
export async function deleteStaleDocuments({ ctx }: { ctx: Ctx }): Promise<{ documents: number; orphans: number }> {
  requirePermission(ctx, 'dealer.write')
  const keys = await deleteExpired(ctx)
  for (const key of keys) await ctx.ports.files.remove(key)
  return { documents: keys.length, orphans: await removeOrphans(ctx) }
}

// Rows first: a file without a row is found below the next time, a row without a file would be a document that cannot be opened.
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

async function removeOrphans(ctx: Ctx): Promise<number> {
  let removed = 0
  let keys: string[] = []
  for await (const key of ctx.ports.files.list(DOCUMENT_FOLDER)) {
    keys.push(key)
    if (keys.length < KEYS_AT_ONCE) continue
    removed += await removeUnknown(ctx, keys)
    keys = []
  }
  return removed + (await removeUnknown(ctx, keys))
}

// A file of that age without a row will never have one, because its key is random and its transaction is long over.
async function removeUnknown(ctx: Ctx, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const { db, ports } = ctx
  const rows = await db
    .select({ key: dealerDocument.storageKey })
    .from(dealerDocument)
    .where(inArray(dealerDocument.storageKey, [...keys]))
  const known = new Set(rows.map(({ key }) => key))
  const before = ports.clock.now().getTime() - ORPHAN_MS
  let removed = 0
  for (const key of keys) {
    if (known.has(key)) continue
    const facts = await ports.files.stat(key)
    if (facts === null || facts.modifiedAt.getTime() > before) continue
    await ports.files.remove(key)
    removed += 1
  }
  return removed
}
