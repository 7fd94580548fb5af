import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { buyerNumber } from './whatsapp-link.ts'

/**
 * Notes that somebody opened the chat with the buyer. Whether they wrote there is said by `recordAnswer`. Permission `enquiry.write`.
 * Throws `not_found`, `conflict` where no number of the buyer can be opened.
 */
export async function recordWhatsappHandoff({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      if ((await buyerNumber(tx, found.id)) === null) throw new AppError('conflict')
      return {
        set: {},
        events: [{ kind: 'handed_to_whatsapp', detail: {} }],
        audit: { action: 'enquiry.handed_to_whatsapp', detail: {} },
        isAnswer: false,
      }
    },
  })
}
