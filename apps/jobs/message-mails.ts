import { Readable } from 'node:stream'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareMessage, type PreparedMessage } from '#core/domain/message/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { MailAttachment } from '#core/ports/mail/port.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'
import { answersTo, messageIdOf, senderOf } from './mail-sender.ts'

/** Sends a buyer what somebody of the staff wrote. One whose lead was erased meanwhile needs no mail. */
export function createMessageMailHandler({ createCtx, mailer, inTurn, siteOrigin, replyAddress }: JobDeps): JobHandler<'message-mail'> {
  return async ({ messageId }, attempt) => {
    const ctx = createCtx()
    const message = await prepareMessage({ ctx, input: { messageId } })
    if (message === null) return 'done'
    const claim = { enquiryId: message.enquiryId, kind: 'message' as const, messageId: messageIdOf(siteOrigin, message.key, 'message') }
    return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: () => compose(ctx, { message, siteOrigin, replyAddress }) })
  }
}

async function compose(ctx: Ctx, { message, siteOrigin, replyAddress }: { message: PreparedMessage } & Pick<JobDeps, 'siteOrigin' | 'replyAddress'>) {
  const company = await readCompany({ ctx })
  const [{ messageMail }, { renderMail }] = await Promise.all([import('./mail/message-mail.ts'), import('./mail/render-mail.ts')])
  const from = senderOf(company, siteOrigin)
  return {
    ...(await renderMail(messageMail({ message, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    // Whoever answers first is a person with a name.
    from: { ...from, name: message.staffName === null ? from.name : `${message.staffName} (${from.name})` },
    to: message.buyer,
    ...(await answersTo({ ctx, company, replyAddress, enquiryId: message.enquiryId })),
    answers: message.answers,
    isPersonal: true,
    ...(message.files.length === 0 ? {} : { attachments: await openFiles(ctx, message.files) }),
  }
}

/** The files of a message for its mail. Rejects where one is gone: a mail without what it speaks of would be worse than none. */
async function openFiles({ ports }: Ctx, files: PreparedMessage['files']): Promise<MailAttachment[]> {
  for (const { storageKey } of files)
    if ((await ports.files.stat(storageKey)) === null) throw Object.assign(new Error('A file of the message is gone'), { code: 'ENOENT' })
  return files.map(({ storageKey, fileName, contentType }) => ({ fileName, contentType, content: Readable.from(bytesOf(ports, storageKey)) }))
}

// Opened when it is read, so that nothing stays open where the mail server is not reached.
async function* bytesOf(ports: Ctx['ports'], storageKey: string): AsyncGenerator<Uint8Array> {
  yield* await ports.files.read(storageKey)
}
