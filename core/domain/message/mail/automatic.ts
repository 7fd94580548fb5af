import type { Email } from 'postal-mime'

/** Names before the `@` of those who are never people. */
const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+=.-].*)?$/i

/**
 * Whether a machine wrote a mail (RFC 3834, RFC 2919, and what older programs say instead). Such a mail is no answer: an absence note must neither
 * start the clock nor be answered by us, or two machines would write to each other for ever.
 */
export function isAutomatic(mail: Email, fromAddress: string): boolean {
  const head = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = head('auto-submitted')
  if (submitted !== undefined && !submitted.startsWith('no')) return true
  if (/^(bulk|junk|list|auto[_-]reply)$/.test(head('precedence') ?? '')) return true
  if (['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => head(name) !== undefined)) return true
  return head('return-path') === '<>' || MACHINES.test(fromAddress.split('@')[0] ?? '')
}
