import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import { AD_MILESTONES, type AdMilestone } from '#contract/ad-event-values.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { adDelivery, adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { acceptedValues } from '#core/domain/sales-value/index.ts'
import { consentHoldsSince } from './consent-holds.ts'
import { sendAdJobs } from './send-ad-jobs.ts'
import { tellHeldEvents } from './tell-held-events.ts'

type Change = {
  enquiryId: number
  from: { status: EnquiryStatus; isQuarantined: boolean }
  /** What is written of it; absent: it stays. */
  to: { status?: EnquiryStatus | undefined; isQuarantined?: boolean | undefined }
}

/**
 * Follows a lead for the advertisers that may hear of it (R23.67): how far it has come, each state once for good, and what was held back while
 * it was in quarantine or taken for spam. Call inside the transaction of the change.
 */
export async function tellAdvertisersOfChange(tx: Tx, ctx: Ctx, { enquiryId, from, to }: Change): Promise<void> {
  const status = to.status ?? from.status
  const wasHeld = from.isQuarantined || from.status === 'spam'
  const isHeld = (to.isQuarantined ?? from.isQuarantined) || status === 'spam'
  const milestone = AD_MILESTONES.find((name) => name === status)
  // What was held first: the new state is no part of it.
  if (wasHeld && !isHeld) await tellHeldEvents(tx, ctx, { enquiryId })
  if (milestone !== undefined && status !== from.status) await noteMilestone(tx, ctx, { enquiryId, milestone })
}

/**
 * Only where the sender agreed to words that speak of what comes later, and not longer ago than that holds. A state that was noted before and
 * that nobody was told of, because it was a mistake then, is noted anew.
 */
async function noteMilestone(tx: Tx, ctx: Ctx, { enquiryId, milestone }: { enquiryId: number; milestone: AdMilestone }): Promise<void> {
  const now = ctx.ports.clock.now()
  const [lead] = await tx
    .select()
    .from(adEvent)
    .where(
      and(
        eq(adEvent.enquiryId, enquiryId),
        eq(adEvent.kind, 'lead'),
        sql`${adEvent.consent}->>'terms' is not null`,
        gt(adEvent.createdAt, consentHoldsSince(now)),
      ),
    )
    // Who takes the consent back meanwhile waits, and finds what is written here.
    .for('share')
  if (lead === undefined) return
  const { clientId, page, consent, eventId } = lead
  const valueCents = milestone === 'won' ? await readAccepted(tx, enquiryId) : null
  const written = await tx
    .insert(adEvent)
    .values({ enquiryId, kind: milestone, eventId: `${eventId}.${milestone}`, clientId, page, consent, valueCents, happenedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [adEvent.enquiryId, adEvent.kind],
      set: { valueCents, happenedAt: now },
      setWhere: notExists(tx.select({ id: adDelivery.adEventId }).from(adDelivery).where(eq(adDelivery.adEventId, adEvent.id))),
    })
    .returning({ id: adEvent.id })
  await sendAdJobs(
    tx,
    ctx,
    written.map(({ id }) => id),
  )
}

/** What the buyer has accepted by now, US cents. */
async function readAccepted(tx: Tx, enquiryId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ cents: string }>(sql`select cents from ${acceptedValues(sql`q.enquiry_id = ${enquiryId}`)} accepted`)
  return rows[0] === undefined ? null : Number(rows[0].cents)
}
