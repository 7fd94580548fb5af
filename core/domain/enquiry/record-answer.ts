import type { EnquiryDetail, RecordAnswerInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.ts'

/**
 * Notes that the buyer was answered, which stops the reply clock; or, by a call that nobody took, that it was tried. A lead that was new is
 * contacted from then on, and one without an owner is whose who answered. Permission `enquiry.write`. Throws `not_found`.
 */
export async function recordAnswer({ ctx, input }: { ctx: Ctx; input: RecordAnswerInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
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
      const events: EnquiryChange['events'][number][] = [{ kind: 'answered', detail }]
      if (found.status === 'new') events.push({ kind: 'status_changed', detail: { from: 'new', to: 'contacted' } })
      if (found.ownerId === null) events.push({ kind: 'owner_changed', detail: { from: null, to: staffId } })
      const status = found.status === 'new' ? 'contacted' : found.status
      return { set: { status, ownerId: found.ownerId ?? staffId }, events, audit: { action: 'enquiry.answered', detail: { channel } }, isAnswer: true }
    },
  })
}
