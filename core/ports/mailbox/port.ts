/**
 * A mail as it came. `source`: the whole of it as RFC 5322 wants it, or of one that is larger than was asked for its head alone (`isWhole` false).
 */
export type IncomingMail = { source: Uint8Array; isWhole: boolean }

export type ReadMailbox = {
  /** Up to where it was read, as `take` was told; null: never. */
  after: string | null
  /** Mails larger than this are given without their body. */
  maxBytes: number
  /** Mails at most, so that whoever reads comes to an end. */
  most: number
  /** Takes one mail. What it rejects with ends the reading; the mail is given again next time, because no `mark` behind it is known. */
  take: (mail: IncomingMail, mark: string) => Promise<void>
  signal: AbortSignal
}

/**
 * Where mails to us lie. An account is looked into and not changed, so that people may read it with a mail program of their own; read for the first
 * time (`after` null) it gives nothing of what lies in it already, and answers the mark to begin with.
 */
export type Mailbox = {
  kind: 'imap' | 'folder'
  /** Which one, without secrets: what was read of it belongs to this name. */
  name: string
  /** Gives each mail that came after a mark to `take`, oldest first, one at a time. Answers the mark to go on from. Rejects with a `MailboxFailure`. */
  read(input: ReadMailbox): Promise<string | null>
}

/** The mailbox could not be read. `code`: `ECONNREFUSED`, `AUTHENTICATIONFAILED` … never a text of the server. */
export class MailboxFailure extends Error {
  override name = 'MailboxFailure'
  readonly code: string

  constructor(code: string) {
    super(`Mailbox not read: ${code}`)
    this.code = code
  }
}
