import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { isSentAgain } from '#contract/mail-values.ts'
import type { SendMailAgainInput } from '#contract/message.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, mailDelivery, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { answered, changeEnquiry, isMailAddress } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasWrittenSince } from './has-written-since.ts'
import { identityOfMessageId } from './identity.ts'

type Row = typeof mailDelivery.$inferSelect

/**
 * Tries a mail about a lead once more that did not get through, to the address that the lead has now, under the `Message-ID` that it had. What a
 * person wrote counts as an answer again, unless the buyer has written since: their question is newer, and the clock goes on. Permission `enquiry.write`. Errors: `not_found`; `conflict` where there is no trouble with it, it is none
 * that can be made again, or the lead has no address.
 */
export async function sendMailAgain({ ctx, input }: { ctx: Ctx; input: SendMailAgainInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  const { id: enquiryId, mail_id: mailId } = input
  return changeEnquiry({
    ctx,
    id: enquiryId,
    staffId,
    decide: async (found, tx) => {
      const [row] = await tx
        .select()
        .from(mailDelivery)
        .where(and(eq(mailDelivery.id, mailId), eq(mailDelivery.enquiryId, enquiryId)))
        .for('update')
      if (row === undefined) throw new AppError('not_found')
      if (row.error === null || !isSentAgain(row.kind)) throw new AppError('conflict')
      const audit = { action: 'enquiry.mail_again', detail: { mail: row.kind } }
      await tx.update(mailDelivery).set({ status: 'pending', heldUntil: null }).where(eq(mailDelivery.id, mailId))
      if (row.kind !== 'message') {
        await sendJob(tx, ctx, row)
        return { set: {}, events: [], audit, isAnswer: false }
      }
      const { id: messageId, createdAt: at } = await readdress(tx, { enquiryId, row })
      await ctx.ports.jobs.send(tx, 'message-mail', { messageId })
      if (await hasWrittenSince(tx, { enquiryId, at })) return { set: {}, events: [], audit, isAnswer: false }
      return { ...answered(found, { staffId, detail: { channel: 'mail', message: messageId } }), audit }
    },
  })
}

async function sendJob(tx: Tx, { ports: { jobs } }: Ctx, { kind, enquiryId, quotationVersionId }: Row): Promise<void> {
  if (enquiryId !== null && kind === 'acknowledge') return jobs.send(tx, 'enquiry-acknowledge', { enquiryId })
  if (enquiryId !== null && kind === 'notify') return jobs.send(tx, 'enquiry-notify', { enquiryId })
  if (quotationVersionId !== null && (kind === 'quotation' || kind === 'quotation_reminder'))
    return jobs.send(tx, 'quotation-mail', { versionId: quotationVersionId, kind })
  throw new AppError('conflict')
}

/** The message of a mail, sent to where its buyer can be reached now. */
async function readdress(tx: Tx, { enquiryId, row }: { enquiryId: number; row: Row }): Promise<{ id: number; createdAt: Date }> {
  const identity = identityOfMessageId(row.messageId)
  const [lead] = await tx.select({ mail: enquiry.mail }).from(enquiry).where(eq(enquiry.id, enquiryId))
  if (identity === null || lead === undefined || !isMailAddress(lead.mail)) throw new AppError('conflict')
  const [written] = await tx
    .update(message)
    .set({ toAddress: lead.mail })
    .where(and(eq(message.identity, identity), isNotNull(message.enquiryId)))
    .returning({ id: message.id, createdAt: message.createdAt })
  if (written === undefined) throw new AppError('conflict')
  return written
}
