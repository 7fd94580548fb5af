import { AppError } from '#contract/errors.ts'
import type { Conversation, NoteSentWhatsappInput } from '#contract/message.ts'
import { message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { answered, buyerNumber, changeEnquiry } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { staffIdentity } from './identity.ts'
import { readConversation } from './read-conversation.ts'

/**
 * Notes a WhatsApp message that a person sent to the buyer of a lead by their own telephone: it stands in the conversation, and ends the wait. The same key
 * once more changes nothing. Permission `enquiry.write`. Errors: `not_found`; `conflict` where the lead has no number that can be dialled.
 */
export async function noteSentWhatsapp({ ctx, input }: { ctx: Ctx; input: NoteSentWhatsappInput }): Promise<Conversation> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  const { id, key, text } = input
  await changeEnquiry({
    ctx,
    id,
    staffId,
    decide: async (found, tx) => {
      const digits = await buyerNumber(tx, id)
      if (digits === null) throw new AppError('conflict')
      const [written] = await tx
        .insert(message)
        .values({
          enquiryId: id,
          direction: 'out',
          channel: 'whatsapp',
          staffId,
          identity: staffIdentity(key),
          fromName: '',
          fromAddress: '',
          toAddress: `+${digits}`,
          subject: '',
          text,
          marks: ['by_hand'],
          createdAt: ctx.ports.clock.now(),
        })
        .onConflictDoNothing({ target: message.identity })
        .returning({ id: message.id })
      if (written === undefined) return null
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id })
      return answered(found, { staffId, detail: { channel: 'whatsapp', message: written.id } })
    },
  })
  return readConversation(ctx, id)
}
