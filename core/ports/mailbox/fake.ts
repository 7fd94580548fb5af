import { MailboxFailure, type IncomingMail, type Mailbox } from './port.ts'

/** A mailbox in memory: what is put into `mails` is given once by its place; `failure`: what the next look meets. */
export function createFakeMailbox(): Mailbox & { mails: IncomingMail[]; failure: string | null } {
  const mailbox: Mailbox & { mails: IncomingMail[]; failure: string | null } = {
    kind: 'imap',
    name: `imap of ${crypto.randomUUID()}`,
    mails: [],
    failure: null,
    read: async ({ after, most, take }) => {
      if (mailbox.failure !== null) throw new MailboxFailure(mailbox.failure)
      if (after === null) return String(mailbox.mails.length)
      let mark = Number(after)
      for (const mail of mailbox.mails.slice(mark, mark + most)) {
        mark += 1
        await take(mail, String(mark))
      }
      return String(mark)
    },
  }
  return mailbox
}
