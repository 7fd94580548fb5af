import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { MatchMessageInput } from '#contract/message.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import { changeEnquiry, readReference, stepBy } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'

/**
 * Says to which lead a message belongs that belonged to none: from then on it is as if it had come there. Permission `enquiry.write`. Errors:
 * `validation_failed` (`reference: unknown_reference`), `not_found`; `conflict` where somebody was faster, or the lead is in quarantine.
 */
export async function matchMessage({ ctx, input }: { ctx: Ctx; input: MatchMessageInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const enquiryId = await findLead(ctx, input.reference)
  const clock = await startedClock(ctx)
  return changeEnquiry({
    ctx,
    id: enquiryId,
    staffId,
    decide: async (found, tx) => {
      if (found.isQuarantined) throw new AppError('conflict')
      const [taken] = await tx
        .update(message)
        .set({ enquiryId })
        .where(and(eq(message.id, input.id), isNull(message.enquiryId), isNull(message.dismissedAt)))
        .returning({ channel: message.channel })
      if (taken === undefined) throw await missing(ctx, input.id)
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: enquiryId })
      await tellOwner(tx, ctx, { kind: 'buyer_wrote', enquiryId, ownerId: found.ownerId })
      const step = stepBy('buyer_wrote', found)
      return {
        set: { ...step.set, ...(found.awaitingSince === null ? clock : {}) },
        events: [{ kind: 'buyer_wrote', detail: { channel: taken.channel, message: input.id } }, ...step.events],
        audit: { action: 'enquiry.message_matched', detail: { message: input.id } },
        isAnswer: false,
      }
    },
  })
}

async function findLead({ db }: Ctx, text: string): Promise<number> {
  const reference = readReference(text)
  const [found] = reference === null ? [] : await db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  if (found === undefined) throw new AppError('validation_failed', { issues: [{ path: 'reference', key: 'unknown_reference' }] })
  return found.id
}

async function missing({ db }: Ctx, id: number): Promise<AppError> {
  const [row] = await db.select({ id: message.id }).from(message).where(eq(message.id, id))
  return new AppError(row === undefined ? 'not_found' : 'conflict')
}
