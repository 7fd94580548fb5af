import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { quotation } from '#core/db/schema/index.ts'

export type LockedQuotation = typeof quotation.$inferSelect

/** The row of an offer, held against other writers. Throws `not_found`. */
export async function lockQuotation(tx: Tx, id: number): Promise<LockedQuotation> {
  const [row] = await tx.select().from(quotation).where(eq(quotation.id, id)).for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The same where somebody works on it: throws `conflict` where it was changed since `version`, or where nothing of it may change any more. */
export async function lockDraft(tx: Tx, { id, version }: { id: number; version: number }): Promise<LockedQuotation> {
  const row = await lockQuotation(tx, id)
  if (row.version !== version || row.state === 'accepted' || row.state === 'withdrawn') throw new AppError('conflict')
  return row
}
