import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { MessageMark } from '#contract/message-values.ts'
import { mailDelivery, message } from '#core/db/schema/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { bounceMail } from '#core/domain/mail-delivery/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import { identityOfMessageId } from './identity.ts'
import { isKnownMessage, keepMessage } from './keep-message.ts'
import { readMail, type ReadMail } from './mail/read-mail.ts'
import { matchMail } from './match-mail.ts'
import { filesToKeep, insertFiles, receiveFiles } from './message-files.ts'

/** `source`: the whole mail, or of one that is too large its head alone (`isWhole` false). */
export type ReceiveMailInput = { source: Uint8Array; isWhole: boolean }

/** `lead`, `unmatched`: kept there; `known`: it was here before; `bounced`: it reports on a mail of ours; `ignored`: a machine's that is about no lead, or our own. */
export type ReceivedMail = 'lead' | 'unmatched' | 'known' | 'bounced' | 'ignored'

/**
 * Takes in a mail: on its lead, where the reply clock starts and whoever looks after it is told, or among those that belong to none. The message, its
 * files and all that follows are one transaction; the same mail once more changes nothing. Nothing in it is run, shown as HTML or fetched.
 * For the system alone; throws `forbidden`.
 */
export async function receiveMail({ ctx, input }: { ctx: Ctx; input: ReceiveMailInput }): Promise<ReceivedMail> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const mail = await readMail(input.source)
  if (mail === null) return keepUnreadable(ctx, input.source)
  if (await isKnownMessage(ctx, mail.identity)) return 'known'
  if (mail.bounce !== null) return (await takeBounce(ctx, mail.bounce)) ? 'bounced' : 'ignored'
  if (await isOurOwn(ctx, mail)) return 'ignored'
  const match = await matchMail(ctx, mail)
  if (match.enquiryId === null && mail.isAutomatic) return 'ignored'
  const files = await receiveFiles(ctx, mail.files, input)
  const marks: MessageMark[] = [
    ...(match.enquiryId !== null && !match.isKnownSender ? ['other_sender' as const] : []),
    ...(mail.isAutomatic ? ['automatic' as const] : []),
    ...(input.isWhole ? [] : ['too_large' as const]),
    ...(mail.isShortened ? ['shortened' as const] : []),
  ]
  const { identity, messageId, fromName, fromAddress, toAddress, subject, text, writtenAt, isAutomatic } = mail
  return withKeptFiles({
    ctx,
    files: filesToKeep(files),
    work: async () => {
      let named: string[] = []
      const isKept = await keepMessage(ctx, {
        values: { channel: 'mail', identity, messageId, fromName, fromAddress, toAddress, subject, text, marks, writtenAt },
        match,
        isAutomatic,
        attach: async (tx, id) => {
          named = await insertFiles(tx, { messageId: id, enquiryId: match.enquiryId, files })
        },
      })
      return { answer: !isKept ? 'known' : match.enquiryId === null ? 'unmatched' : 'lead', named }
    },
  })
}

/** What cannot be read lies in the mailbox for people to look at; that it came is written down. */
async function keepUnreadable(ctx: Ctx, source: Uint8Array): Promise<ReceivedMail> {
  const identity = `mail:${createHash('sha256').update(source).digest('hex')}`
  const written = await ctx.db
    .insert(message)
    .values({
      direction: 'in',
      channel: 'mail',
      identity,
      fromName: '',
      fromAddress: '',
      toAddress: '',
      subject: '',
      text: '',
      marks: ['unreadable'],
      unmatchedReason: 'no_trace',
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing({ target: message.identity })
    .returning({ id: message.id })
  return written.length > 0 ? 'unmatched' : 'known'
}

// What is only late arrives by itself or is given up later.
async function takeBounce(ctx: Ctx, { messageId, code, isFinal }: NonNullable<ReadMail['bounce']>): Promise<boolean> {
  return isFinal && (await bounceMail({ ctx, input: { messageId, code } }))
}

/** A mail that we sent: a notice to the staff in the mailbox that they share, what somebody wrote to a buyer by a program of their own with a copy here. */
async function isOurOwn(ctx: Ctx, mail: ReadMail): Promise<boolean> {
  const { messageId } = mail
  if (messageId !== null) {
    if (identityOfMessageId(messageId) !== null) return true
    const [sent] = await ctx.db.select({ id: mailDelivery.id }).from(mailDelivery).where(eq(mailDelivery.messageId, messageId))
    if (sent !== undefined) return true
  }
  const company = await readCompany({ ctx })
  return company.mail !== '' && mail.fromAddress === company.mail.toLowerCase()
}
