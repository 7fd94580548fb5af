import type { Readable } from 'node:stream'

/** One message to one person, ready to go. `messageId` (without angle brackets) stays the same over retries, so that receivers can tell. */
export type MailMessage = {
  messageId: string
  from: MailPerson
  to: MailPerson
  replyTo?: MailPerson
  subject: string
  html: string
  text: string
  /** Ids of the mails that this one answers, without angle brackets, oldest first. */
  answers?: readonly string[]
  /** A person wrote it, so that answering machines may answer; all else says that a machine did (RFC 3834). */
  isPersonal?: boolean
  /** To whom mail servers report that it did not arrive; missing: the sender. */
  returnTo?: string
  /** Where one POST ends messages of this kind (RFC 8058); null or missing where nothing was subscribed to. */
  unsubscribeUrl?: string | null
  /** Files that go with it, in their order. */
  attachments?: readonly MailAttachment[]
  /** BCP 47 language of the content. */
  locale: string
}

/** `content`: read once, when the message is handed over; what it fails with fails the sending. */
export type MailAttachment = { fileName: string; contentType: string; content: Readable }

export type MailPerson = { name: string; address: string }

/**
 * Hands a message over. Resolves when the receiver (or the folder) has it; rejects otherwise, the job tries again.
 * A `MailRefused` says that no further try can help.
 */
export type Mailer = { send(message: MailMessage): Promise<void> }

/** The receiver will never take this message: the address does not exist or cannot be written to. `code`: what the server said, `SMTP 550`. */
export class MailRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`Mail refused: ${code}`)
    this.name = 'MailRefused'
    this.code = code
  }
}

/** Recognises a `MailRefused` by its name, so that two copies of this module in one process agree. */
export function isMailRefused(error: unknown): error is MailRefused {
  return error instanceof Error && error.name === 'MailRefused'
}
