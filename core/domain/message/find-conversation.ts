import type { Conversation } from '#contract/message.ts'
import type { EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readConversation } from './read-conversation.ts'

/** What a buyer and we wrote to each other on a lead. Permission `enquiry.read`. Throws `not_found`. */
export async function findConversation({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<Conversation> {
  requirePermission(ctx, 'enquiry.read')
  return readConversation(ctx, input.id)
}
