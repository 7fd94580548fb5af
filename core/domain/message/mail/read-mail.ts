import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { MESSAGE_LIMITS } from '#contract/message-values.ts'
import { cleanLine, cleanText } from '#core/domain/text/index.ts'
import { isAutomatic } from './automatic.ts'
import { textOfHtml } from './html-text.ts'
import { readBounce, type Bounce } from './bounce.ts'

/** A mail as a person would tell of it: plain text alone, nothing in it that a screen could run or fetch. */
export type ReadMail = {
  /** The same for the same mail, by whatever way and however often it comes. */
  identity: string
  messageId: string | null
  /** Ids of the mails that it answers, the nearest first. */
  answers: readonly string[]
  /** Every address that it was sent to or handed on to, in small letters. */
  recipients: readonly string[]
  fromName: string
  fromAddress: string
  toAddress: string
  subject: string
  text: string
  writtenAt: Date | null
  isShortened: boolean
  /** A machine wrote it: an absence note, a list, a report. */
  isAutomatic: boolean
  /** What it reports of a mail that did not arrive; null of any other. */
  bounce: Bounce | null
  files: readonly MailFile[]
}

export type MailFile = { name: string; content: Uint8Array }

/** Deeper than mail programs nest, and heads longer than they write, are made to hurt. */
const PARSER = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true } as const
const MOST_ANSWERS = 50
const MOST_RECIPIENTS = 100

/** Reads a mail, whole or its head alone. Null where it is none. */
export async function readMail(source: Uint8Array): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(source, PARSER).catch(() => null)
  if (mail === null || mail.headers.length === 0) return null
  const from = onePerson(mail.from)
  const messageId = idsIn(mail.messageId)[0] ?? null
  const whole = textOf(mail)
  const text = cleanText(whole, MESSAGE_LIMITS.heard)
  const writtenAt = mail.date === undefined ? null : momentOf(mail.date)
  const recipients = recipientsOf(mail)
  const subject = cleanLine(mail.subject, MESSAGE_LIMITS.subject)
  const bounce = readBounce(mail)
  return {
    identity: hashOf([messageId, from.address, mail.date ?? '', subject, text]),
    messageId,
    answers: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()])].slice(0, MOST_ANSWERS),
    recipients,
    fromName: cleanLine(from.name, 120),
    fromAddress: from.address,
    toAddress: recipients[0] ?? '',
    subject,
    text,
    writtenAt,
    isShortened: whole.length > MESSAGE_LIMITS.heard,
    isAutomatic: bounce !== null || isAutomatic(mail, from.address),
    bounce,
    files: mail.attachments.map(toFile),
  }
}

function textOf({ text, html }: Email): string {
  return text?.trim() ? text : html === undefined ? '' : textOfHtml(html)
}

function onePerson(from: Address | undefined): { name: string; address: string } {
  const [first] = flat(from === undefined ? [] : [from])
  return { name: first?.name ?? '', address: addressOf(first?.address) }
}

function flat(people: readonly Address[]): { name: string; address: string }[] {
  return people.flatMap((person) => (person.group === undefined ? [person] : person.group))
}

function addressOf(text: string | undefined): string {
  return cleanLine(text, 254).toLowerCase()
}

// Servers that hand a mail on say in heads of their own to whom it was addressed on its way.
function recipientsOf(mail: Email): string[] {
  const handedOn = mail.headers
    .filter(({ key }) => key === 'delivered-to' || key === 'x-original-to' || key === 'envelope-to')
    .map(({ value }) => value.replace(/[<>]/g, ''))
  const named = flat([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address)
  return [...new Set([...named, ...handedOn].map(addressOf).filter((address) => address !== ''))].slice(0, MOST_RECIPIENTS)
}

/** Ids of a head, without their brackets. */
function idsIn(head: string | undefined): string[] {
  return [...(head ?? '').slice(0, 20_000).matchAll(/<([^<>\s]{1,250})>/g)].map((match) => match[1] ?? '')
}

function momentOf(text: string): Date | null {
  const moment = new Date(text)
  const year = moment.getUTCFullYear()
  return Number.isNaN(moment.getTime()) || year < 1990 || year > 2100 ? null : moment
}

function toFile({ filename, mimeType, content }: Attachment): MailFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: filename ?? `file.${mimeType.split('/')[1] ?? 'bin'}`, content: bytes }
}

function hashOf(parts: readonly (string | null)[]): string {
  return `mail:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`
}
