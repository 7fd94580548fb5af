import { eq } from 'drizzle-orm'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import type { StageCause } from '#contract/pipeline-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryEvent } from '#core/db/schema/index.ts'
import { tellAdvertisersOfChange } from '#core/domain/ad-event/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { stepBy } from '#core/domain/enquiry/index.ts'
import { emitWebhook } from '#core/domain/webhook/index.ts'

type Taken = { cause: StageCause; enquiryId: number; lead: { status: EnquiryStatus; isQuarantined: boolean }; staffId: number | null }

/** Takes the lead of an offer, which the caller holds, to the state that follows from what became of the offer. */
export async function takeStep(tx: Tx, ctx: Ctx, { cause, enquiryId, lead, staffId }: Taken): Promise<void> {
  const { set, events } = stepBy(cause, lead)
  if (set.status === undefined) return
  const now = ctx.ports.clock.now()
  await tx
    .update(enquiry)
    .set({ ...set, updatedAt: now })
    .where(eq(enquiry.id, enquiryId))
  await tx.insert(enquiryEvent).values(events.map((event) => ({ enquiryId, staffId, ...event, createdAt: now })))
  const changed = { status: { from: lead.status, to: set.status } }
  await emitWebhook(tx, ctx, { type: 'lead.changed', enquiryId, more: { changed } })
  await tellAdvertisersOfChange(tx, ctx, { enquiryId, from: lead, to: set })
}
