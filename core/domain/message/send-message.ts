import { eq } from 'drizzle-orm'
import { openFields } from '#contract/answer-template-values.ts'
import { AppError } from '#contract/errors.ts'
import type { Conversation, SendMessageInput } from '#contract/message.ts'
import type { MessageFileType } from '#contract/message-values.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { answered, changeEnquiry, isMailAddress } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import { staffIdentity } from './identity.ts'
import { filesToKeep, insertFiles, requireFileRoom } from './message-files.ts'
import { sentFiles } from './sent-files.ts'
import { readConversation } from './read-conversation.ts'

type SendMessage = { ctx: Ctx; input: SendMessageInput; documents?: readonly ReceivedDocument<MessageFileType>[] }

/**
 * Sends the buyer of a lead a mail: the message, the end of the wait, the history and the job that hands it over are one transaction; the same key
 * once more sends nothing. `documents` go with it, are kept with the message, and are the caller's to discard afterwards. Permission `enquiry.write`.
 * Errors: `not_found`; `conflict` where the lead is in quarantine or has no address; `validation_failed` where a field of a template still stands in
 * the text (`text: open_field`) or a file cannot go (`files.0: type_refused` …); `storage_full`.
 */
export async function sendMessage({ ctx, input, documents = [] }: SendMessage): Promise<Conversation> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (staffId === null) throw new AppError('forbidden')
  const { id, key, subject, text, locale } = input
  const issues = (['subject', 'text'] as const).flatMap((path) => (openFields(input[path]).length > 0 ? [{ path, key: 'open_field' }] : []))
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
  const files = sentFiles(documents)
  let named: string[] = []
  const write = (): Promise<unknown> =>
    changeEnquiry({
      ctx,
      id,
      staffId,
      decide: async (found, tx) => {
        const buyer = await readBuyer(tx, id)
        if (found.isQuarantined || !isMailAddress(buyer.mail)) throw new AppError('conflict')
        const [written] = await tx
          .insert(message)
          .values({
            enquiryId: id,
            direction: 'out',
            channel: 'mail',
            staffId,
            identity: staffIdentity(key),
            fromName: '',
            fromAddress: '',
            toAddress: buyer.mail,
            subject,
            text,
            locale,
            createdAt: ctx.ports.clock.now(),
          })
          .onConflictDoNothing({ target: message.identity })
          .returning({ id: message.id })
        if (written === undefined) return null
        await requireFileRoom(tx, id, files.length)
        named = await insertFiles(tx, { messageId: written.id, enquiryId: id, files })
        await ctx.ports.jobs.send(tx, 'message-mail', { messageId: written.id })
        await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id })
        return answered(found, { staffId, detail: { channel: 'mail', message: written.id } })
      },
    })
  await withKeptFiles({
    ctx,
    files: filesToKeep(files),
    work: async () => {
      await write()
      return { answer: null, named }
    },
  })
  return readConversation(ctx, id)
}

async function readBuyer(tx: Tx, id: number): Promise<{ mail: string }> {
  const [row] = await tx.select({ mail: enquiry.mail }).from(enquiry).where(eq(enquiry.id, id))
  return row ?? { mail: '' }
}
