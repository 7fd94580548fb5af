import type { EnquiryDetail, SetEnquiryStatusInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeEnquiry } from './change-enquiry.ts'

/** Moves an enquiry to another status. Permission `enquiry.write`. Throws `not_found`. Leaving `new` is a response, unless as spam. */
export async function setEnquiryStatus({ ctx, input }: { ctx: Ctx; input: SetEnquiryStatusInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: (found) => {
      if (found.status === input.status) return null
      const detail = { from: found.status, to: input.status }
      return {
        set: { status: input.status },
        event: { kind: 'status_changed', detail },
        audit: { action: 'enquiry.status_changed', detail },
        isResponse: input.status !== 'spam' && input.status !== 'new',
      }
    },
  })
}
