import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, RecordBuyerMessageInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { startedClock } from '#core/domain/reply-clock/index.ts'
import { tellOwner } from '#core/domain/staff-notice/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { stepBy } from './step-by.ts'

/**
 * Notes that the buyer wrote or called again, where the house does not hear of it by itself: the reply clock starts, unless it runs already, and a lead that was
 * lost is open again: that is for anybody, so it says what the buyer wrote.
 * Permission `enquiry.write`. Throws `not_found`; `validation_failed` (`text: required`) where a lost one would open without it.
 */
export async function recordBuyerMessage({ ctx, input }: { ctx: Ctx; input: RecordBuyerMessageInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { id, channel, text } = input
  const clock = await startedClock(ctx)
  return changeEnquiry({
    ctx,
    id,
    staffId,
    decide: async (found, tx) => {
      const step = stepBy('buyer_wrote', found)
      if (step.set.status !== undefined && text === '') throw new AppError('validation_failed', { issues: [{ path: 'text', key: 'required' }] })
      if (text !== '') await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id })
      await tellOwner(tx, ctx, { kind: 'buyer_wrote', enquiryId: found.id, ownerId: found.ownerId })
      return {
        set: { ...step.set, ...(found.awaitingSince === null ? clock : {}) },
        events: [{ kind: 'buyer_wrote', detail: text === '' ? { channel } : { channel, text } }, ...step.events],
        audit: { action: 'enquiry.buyer_wrote', detail: { channel } },
        isAnswer: false,
      }
    },
  })
}
