import { eq } from 'drizzle-orm'
import type { DealerStage } from '#contract/dealer-values.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication } from '#core/db/schema/index.ts'

export type LockedApplication = { id: number; stage: DealerStage; ownerId: number | null; isQuarantined: boolean }

/** Holds an application until the transaction ends, so that two changes follow one another. Throws `not_found`. */
export async function lockApplication(tx: Tx, id: number): Promise<LockedApplication> {
  const [found] = await tx
    .select({
      id: dealerApplication.id,
      stage: dealerApplication.stage,
      ownerId: dealerApplication.ownerId,
      isQuarantined: dealerApplication.isQuarantined,
    })
    .from(dealerApplication)
    .where(eq(dealerApplication.id, id))
    .for('update')
  if (!found) throw new AppError('not_found')
  return found
}
