import { and, eq, notExists } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { adDelivery, adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { consentHolds } from './consent-holds.ts'
import { sendAdJobs } from './send-ad-jobs.ts'

/**
 * Tells advertisers of what was held back, as of now: they take nothing that is older than some days, and it is only now that somebody has
 * found it to be a lead. What none of them has heard of yet is told; without consent there is no row, and it holds for a year (R23.68). Call
 * inside the transaction of the release.
 */
export async function tellHeldEvents(tx: Tx, ctx: Ctx, held: { enquiryId: number } | { dealerApplicationId: number }): Promise<void> {
  const isOfIt = 'enquiryId' in held ? eq(adEvent.enquiryId, held.enquiryId) : eq(adEvent.dealerApplicationId, held.dealerApplicationId)
  const now = ctx.ports.clock.now()
  const rows = await tx
    .update(adEvent)
    .set({ happenedAt: now })
    .where(and(isOfIt, consentHolds(tx, now), notExists(tx.select({ id: adDelivery.adEventId }).from(adDelivery).where(eq(adDelivery.adEventId, adEvent.id)))))
    .returning({ id: adEvent.id })
  await sendAdJobs(
    tx,
    ctx,
    rows.map(({ id }) => id),
  )
}
