import type { SendMailOptions } from 'nodemailer'
import { MailRefused, type MailMessage, type MailPerson } from './port.ts'

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}\u2028\u2029]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\u2028\u2029]{1,255}$/u

/**
 * The message for nodemailer with an envelope of exactly one recipient. Names and subject lose line breaks and control characters,
 * an address with any of them, a list or a comment is a `MailRefused`. Nothing is read from files or addresses.
 */
export function toMailOptions(message: MailMessage): SendMailOptions {
  const to = toPerson(message.to)
  const from = toPerson(message.from)
  return {
    messageId: `<${cleanHeader(message.messageId).replace(/[<>\s]/g, '')}>`,
    from,
    to,
    replyTo: message.replyTo ? toPerson(message.replyTo) : undefined,
    envelope: { from: message.returnTo === undefined ? from.address : toPerson({ name: '', address: message.returnTo }).address, to: [to.address] },
    subject: cleanHeader(message.subject),
    text: message.text,
    html: message.html,
    ...threadHeaders(message),
    ...filesOf(message),
    headers: {
      // RFC 3834: no answering machine answers a machine.
      ...(message.isPersonal === true ? {} : { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': cleanHeader(message.locale),
      ...unsubscribeHeaders(message),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// So that mail programs show an answer beside what it answers (RFC 5322 3.6.4).
function threadHeaders({ answers = [] }: MailMessage): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const ids = answers.map((id) => `<${cleanHeader(id).replace(/[<>\s]/g, '')}>`)
  return ids.length === 0 ? {} : { inReplyTo: ids.at(-1), references: ids }
}

function filesOf({ attachments = [] }: MailMessage): Pick<SendMailOptions, 'attachments'> {
  if (attachments.length === 0) return {}
  return { attachments: attachments.map(({ fileName, contentType, content }) => ({ filename: cleanHeader(fileName), contentType, content })) }
}

// RFC 8058: mail programs end a subscription by one POST, without opening the page.
function unsubscribeHeaders({ unsubscribeUrl }: MailMessage): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return { 'List-Unsubscribe': `<${cleanHeader(unsubscribeUrl).replace(/[<>\s]/g, '')}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function toPerson(person: MailPerson): MailPerson {
  if (!ADDRESS.test(person.address)) throw new MailRefused('address')
  return { name: cleanHeader(person.name), address: person.address }
}

function cleanHeader(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKS_AND_CONTROLS, ' ').replace(/\s+/gu, ' ').trim()
}
