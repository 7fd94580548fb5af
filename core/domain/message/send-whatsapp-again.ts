import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Conversation, SendWhatsappAgainInput } from '#contract/message.ts'
import { message, whatsappDelivery } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { answered, buyerNumber, changeEnquiry } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasWrittenSince } from './has-written-since.ts'
import { readConversation } from './read-conversation.ts'
import { windowEnd } from './whatsapp/window.ts'

/**
 * Tries a WhatsApp message of a lead once more that failed, to the number that the lead has now. It counts as an answer again, unless the buyer has written
 * since it was written. Permission `enquiry.write`. Errors: `not_found`; `conflict` where it has not failed, no service is set up, the lead is in quarantine
 * or has no number that can be dialled; `validation_failed` (`text: window_closed`) where free words no longer go.
 */
export async function sendWhatsappAgain({ ctx, input }: { ctx: Ctx; input: SendWhatsappAgainInput }): Promise<Conversation> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  if (ctx.ports.whatsapp === null) throw new AppError('conflict')
  const { id, message_id: messageId } = input
  await changeEnquiry({
    ctx,
    id,
    staffId,
    decide: async (found, tx) => {
      const [row] = await tx
        .select({ delivery: whatsappDelivery, createdAt: message.createdAt })
        .from(whatsappDelivery)
        .innerJoin(message, eq(message.id, whatsappDelivery.messageId))
        .where(and(eq(message.id, messageId), eq(message.enquiryId, id)))
        .for('update', { of: whatsappDelivery })
      if (row === undefined) throw new AppError('not_found')
      const digits = await buyerNumber(tx, id)
      if (row.delivery.status !== 'failed' || found.isQuarantined || digits === null) throw new AppError('conflict')
      const toAddress = `+${digits}`
      if (row.delivery.template === null && (await windowEnd(tx, { number: toAddress, now: ctx.ports.clock.now() })) === null)
        throw new AppError('validation_failed', { issues: [{ path: 'text', key: 'window_closed' }] })
      // The service gives each try an id of its own, and it goes out under another mark.
      await tx.update(message).set({ toAddress, messageId: null }).where(eq(message.id, messageId))
      await tx
        .update(whatsappDelivery)
        .set({ status: 'pending', error: null, sentAt: null, heldUntil: null, round: row.delivery.round + 1 })
        .where(eq(whatsappDelivery.messageId, messageId))
      await ctx.ports.jobs.send(tx, 'message-whatsapp', { messageId })
      const audit = { action: 'enquiry.whatsapp_again', detail: { message: messageId } }
      if (await hasWrittenSince(tx, { enquiryId: id, at: row.createdAt })) return { set: {}, events: [], audit, isAnswer: false }
      return { ...answered(found, { staffId, detail: { channel: 'whatsapp', message: messageId } }), audit }
    },
  })
  return readConversation(ctx, id)
}
