import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, RecordAnswerInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { answered } from './answered.ts'
import { changeEnquiry } from './change-enquiry.ts'

/**
 * Notes that the buyer was answered, which stops the reply clock; or, by a call that nobody took, that it was tried. A lead that was new is
 * contacted from then on, and one without an owner is whose who answered. Permission `enquiry.write`. Throws `not_found`.
 */
export async function recordAnswer({ ctx, input }: { ctx: Ctx; input: RecordAnswerInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  const { id, channel, is_reached: isReached, text } = input
  const detail = text === '' ? { channel } : { channel, text }
  return changeEnquiry({
    ctx,
    id,
    staffId,
    decide: async (found, tx) => {
      if (text !== '') await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id })
      if (!isReached)
        return { set: {}, events: [{ kind: 'not_reached', detail }], audit: { action: 'enquiry.not_reached', detail: { channel } }, isAnswer: false }
      return answered(found, { staffId, detail })
    },
  })
}
