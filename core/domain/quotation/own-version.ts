import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { quotationCodes } from './codes.ts'

export type OwnVersion = { version: typeof quotationVersion.$inferSelect; whole: typeof quotation.$inferSelect }

/** The version that the code of a buyer's link opens; the code is the permission. Throws `not_found`. */
export async function readOwnVersion(ctx: Ctx, code: string): Promise<OwnVersion> {
  const mark = quotationCodes.readCode(await quotationCodes.readKey(ctx), code)
  const found = mark === null ? null : await selectByMark(ctx.db, mark)
  if (found === null) throw new AppError('not_found')
  return found
}

/** The same, held with its offer against other writers until the transaction is over; the offer first, as everybody does who changes it. */
export async function lockOwnVersion(tx: Tx, { version, whole }: OwnVersion): Promise<OwnVersion> {
  await tx.select({ id: quotation.id }).from(quotation).where(eq(quotation.id, whole.id)).for('update')
  const found = await selectByMark(tx, version.mark)
  if (found === null) throw new AppError('not_found')
  return found
}

async function selectByMark(db: Tx, mark: Buffer): Promise<OwnVersion | null> {
  const [row] = await db
    .select({ version: quotationVersion, whole: quotation })
    .from(quotationVersion)
    .innerJoin(quotation, eq(quotation.id, quotationVersion.quotationId))
    .where(eq(quotationVersion.mark, mark))
  return row ?? null
}
