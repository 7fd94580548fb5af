import type { EnquiryDetail, EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readEnquiry } from './read-enquiry.ts'

/** Everything known about an enquiry, for staff. Permission `enquiry.read`. Throws `not_found`. */
export async function findEnquiry({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<EnquiryDetail> {
  requirePermission(ctx, 'enquiry.read')
  return readEnquiry(ctx, input.id)
}
