import type { EnquiryDetail, EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { sendJobs } from './write-enquiry.ts'

/**
 * Lets an enquiry out of quarantine: it joins the list, and the mails it was denied are sent now. Permission `enquiry.write`.
 * An enquiry that is not in quarantine stays as it is. Throws `not_found`.
 */
export async function releaseEnquiry({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      if (!found.isQuarantined) return null
      await sendJobs(tx, ctx, { enquiryId: found.id, isAcknowledged: !found.spamReasons.includes('mail_unreadable') })
      const status = found.status === 'spam' ? 'new' : found.status
      const detail = { from: 'quarantine', to: status }
      return {
        set: { isQuarantined: false, status },
        event: { kind: 'status_changed', detail },
        audit: { action: 'enquiry.released', detail },
        isResponse: false,
      }
    },
  })
}
