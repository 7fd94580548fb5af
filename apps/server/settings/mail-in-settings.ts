import type { ImapSettings } from '#core/ports/mailbox/imap.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/** Null each where not set up. `replyAddress`: a `*` in the place of what names a lead. `webhookSecret`: of Standard Webhooks, `whsec_…`. */
export type MailInSettings = { imap: ImapSettings | null; replyAddress: string | null; webhookSecret: string | null }

/** The local part has room for the 24 signs that name a lead (RFC 5321: 64 in all). */
const REPLY_ADDRESS = /^(?:[a-z0-9._-]{1,38}[+=_.-])?\*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{2,63}$/i
const SECRET = /^whsec_[A-Za-z0-9+/]{32,120}={0,2}$/

/** Reads `IMAP_URL`, `REPLY_ADDRESS` and `MAIL_WEBHOOK_SECRET`. Throws a `StartupError` that repeats no secret. */
export function readMailIn(input: { imapUrl: string | null; replyAddress: string | null; webhookSecret: string | null }): MailInSettings {
  const { imapUrl, replyAddress, webhookSecret } = input
  if (replyAddress !== null && !REPLY_ADDRESS.test(replyAddress))
    throw new StartupError('REPLY_ADDRESS is not understood: expected an address with a * for the lead, such as reply+*@in.example.com.')
  if (webhookSecret !== null && !SECRET.test(webhookSecret))
    throw new StartupError('MAIL_WEBHOOK_SECRET is not understood: expected whsec_ and at least 24 bytes in base64.')
  return { imap: imapUrl === null ? null : readImap(imapUrl), replyAddress, webhookSecret }
}

function readImap(text: string): ImapSettings {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^imaps?:$/.test(url.protocol) || url.username === '' || url.password === '')
    throw new StartupError('IMAP_URL is not understood: expected imaps://user:password@host/INBOX.')
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}
