import { ImapFlow } from 'imapflow'
import { MailboxFailure, type IncomingMail, type Mailbox } from './port.ts'

export type ImapSettings = { host: string; port: number; isSecure: boolean; user: string; password: string; folder: string }

/** Silence after which a connection is given up, ms. */
const SILENCE_MS = 60_000
const GREETING_MS = 15_000

/**
 * A folder of an IMAP account, opened read-only: nobody's flags change. A mark is `UIDVALIDITY:UID`; where the server has numbered its mails anew
 * all are given once more, and whoever takes them knows what they have. `imap://` upgrades to TLS, and gives nothing to a server that does not.
 */
export function createImapMailbox({ host, port, isSecure, user, password, folder }: ImapSettings): Mailbox {
  return {
    kind: 'imap',
    name: `imap ${user} at ${host}:${port}, ${folder}`,
    read: async ({ after, maxBytes, most, take, signal }) => {
      const client = new ImapFlow({
        host,
        port,
        secure: isSecure,
        // Without it a password would go over an open line where a server, or whoever is in between, offers no TLS.
        doSTARTTLS: isSecure || isLoopback(host) ? undefined : true,
        auth: { user, pass: password },
        logger: false,
        disableAutoIdle: true,
        connectionTimeout: GREETING_MS,
        greetingTimeout: GREETING_MS,
        socketTimeout: SILENCE_MS,
      })
      // What `take` rejects with is its caller's own, whatever it looks like.
      let isTaking = false
      // What breaks while nothing is asked; what is asked then rejects by itself.
      client.on('error', () => {})
      try {
        await client.connect()
        const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true })
        if (after === null) return `${uidValidity}:${uidNext - 1}`
        const [validity, uid] = after.split(':')
        let last = validity === String(uidValidity) ? Number(uid) : 0
        for (const next of await uidsAfter(client, last, most)) {
          if (signal.aborted) break
          const mail = await fetchMail(client, next, maxBytes)
          last = next
          isTaking = true
          if (mail !== null) await take(mail, `${uidValidity}:${next}`)
          isTaking = false
        }
        return `${uidValidity}:${last}`
      } catch (error) {
        throw isTaking ? error : new MailboxFailure(codeOf(error as ImapError))
      } finally {
        client.close()
      }
    },
  }
}

// `n:*` always names the last one too, also where it is before n (RFC 9051 6.4.8).
async function uidsAfter(client: ImapFlow, last: number, most: number): Promise<number[]> {
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || []
  return found
    .filter((uid) => uid > last)
    .toSorted((a, b) => a - b)
    .slice(0, most)
}

/** Null where somebody has deleted it meanwhile. */
async function fetchMail(client: ImapFlow, uid: number, maxBytes: number): Promise<IncomingMail | null> {
  const facts = await client.fetchOne(String(uid), { size: true }, { uid: true })
  if (!facts) return null
  const isWhole = (facts.size ?? 0) <= maxBytes
  const mail = await client.fetchOne(String(uid), isWhole ? { source: { maxLength: maxBytes } } : { headers: true }, { uid: true })
  if (!mail) return null
  const source = isWhole ? mail.source : mail.headers
  return source === undefined ? null : { source, isWhole }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1'
}

type ImapError = { code?: unknown; serverResponseCode?: unknown; responseStatus?: unknown; authenticationFailed?: unknown; tlsFailed?: unknown }

// What the server said at most, never its text, which may repeat what it was sent.
function codeOf({ code, serverResponseCode, responseStatus, authenticationFailed, tlsFailed }: ImapError): string {
  if (authenticationFailed === true) return 'AUTHENTICATIONFAILED'
  if (tlsFailed === true) return 'TLS'
  const found = serverResponseCode ?? responseStatus ?? code
  return typeof found === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(found) ? found : 'UNKNOWN'
}
