import { and, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { CLOSED_STATUSES } from '#contract/enquiry-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryEvent, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReplyClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'

/** `messageId`: of what was lost; that it was called an answer, once or when it was sent again, does not count. */
type Lost = { enquiryId: number; messageId: number | null; clock: ReplyClock; sentAt: Date }

/**
 * What we wrote to the buyer of a lead has not reached them: whose lead it is hears of it, and the buyer waits again, unless they were answered by
 * another way since, or nobody owes them an answer any more.
 */
export async function loseAnswer(tx: Tx, ctx: Ctx, { enquiryId, messageId, clock, sentAt }: Lost): Promise<void> {
  const [lead] = await tx
    .select({ ownerId: enquiry.ownerId, awaitingSince: enquiry.awaitingSince, status: enquiry.status })
    .from(enquiry)
    .where(eq(enquiry.id, enquiryId))
    .for('update')
  if (lead === undefined) return
  const [answer] = await tx
    .select({ at: max(enquiryEvent.createdAt) })
    .from(enquiryEvent)
    .where(
      and(
        eq(enquiryEvent.enquiryId, enquiryId),
        inArray(enquiryEvent.kind, ['answered', 'quotation_issued']),
        gt(enquiryEvent.createdAt, sentAt),
        messageId === null ? undefined : sql`${enquiryEvent.detail}->>'message' is distinct from ${String(messageId)}`,
      ),
    )
  const isClosed = (CLOSED_STATUSES as readonly string[]).includes(lead.status)
  if (lead.awaitingSince === null && !answer?.at && !isClosed) await tx.update(enquiry).set(clock).where(eq(enquiry.id, enquiryId))
  await tellOwner(tx, ctx, { kind: 'mail_bounced', enquiryId, ownerId: lead.ownerId })
}

/** The message that a mail of ours carries, by the key in its `Message-ID`; null where it carries none. */
export async function messageOfMail(tx: Tx, mailMessageId: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: message.id })
    .from(message)
    .where(eq(message.identity, sql`'staff:' || lower(split_part(${mailMessageId}, '.message@', 1))`))
  return row?.id ?? null
}
