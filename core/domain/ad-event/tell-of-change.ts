import { and, eq, gt, sql } from 'drizzle-orm'
import { AD_CONSENT_DAYS, AD_MILESTONES, type AdMilestone } from '#contract/ad-event-values.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { adEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { sendAdJobs } from './send-ad-jobs.ts'
import { tellHeldEvents } from './tell-held-events.ts'

const DAY_MS = 86_400_000

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
  if (milestone !== undefined && status !== from.status) await noteMilestone(tx, ctx, { enquiryId, milestone })
  if (wasHeld && !isHeld) await tellHeldEvents(tx, ctx, { enquiryId })
}

/** Only where the sender agreed to words that speak of what comes later, and not longer ago than that holds. */
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
        gt(adEvent.createdAt, new Date(now.getTime() - AD_CONSENT_DAYS * DAY_MS)),
      ),
    )
  if (lead === undefined) return
  const { clientId, page, consent, eventId } = lead
  const written = await tx
    .insert(adEvent)
    .values({ enquiryId, kind: milestone, eventId: `${eventId}.${milestone}`, clientId, page, consent, happenedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: adEvent.id })
  await sendAdJobs(
    tx,
    ctx,
    written.map(({ id }) => id),
  )
}
