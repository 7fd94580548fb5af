import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { CLOSED_STATUSES } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReplyClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'

type Lost = { enquiryId: number; clock: ReplyClock; sentAt: Date }

/**
 * What we wrote to the buyer of a lead has not reached them: whose lead it is hears of it, and the buyer waits again, unless they were answered by
 * another way since, or nobody owes them an answer any more.
 */
export async function loseAnswer(tx: Tx, ctx: Ctx, { enquiryId, clock, sentAt }: Lost): Promise<void> {
  const [lead] = await tx
    .select({ ownerId: enquiry.ownerId, awaitingSince: enquiry.awaitingSince, status: enquiry.status })
    .from(enquiry)
    .where(eq(enquiry.id, enquiryId))
    .for('update')
  if (lead === undefined) return
  const [answer] = await tx
    .select({ at: max(enquiryEvent.createdAt) })
    .from(enquiryEvent)
    .where(and(eq(enquiryEvent.enquiryId, enquiryId), inArray(enquiryEvent.kind, ['answered', 'quotation_issued']), gt(enquiryEvent.createdAt, sentAt)))
  const isClosed = (CLOSED_STATUSES as readonly string[]).includes(lead.status)
  if (lead.awaitingSince === null && !answer?.at && !isClosed) await tx.update(enquiry).set(clock).where(eq(enquiry.id, enquiryId))
  await tellOwner(tx, ctx, { kind: 'mail_bounced', enquiryId, ownerId: lead.ownerId })
}
