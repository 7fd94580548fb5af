import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { ensureStatusKey, statusCodeOf } from './status-code.ts'

/** The code that opens the state of an enquiry, to be mailed to its buyer. Permission `enquiry.read`. */
export async function issueEnquiryCode({ ctx, input }: { ctx: Ctx; input: { reference: string } }): Promise<string> {
  requirePermission(ctx, 'enquiry.read')
  return statusCodeOf(await ensureStatusKey(ctx), input.reference)
}
