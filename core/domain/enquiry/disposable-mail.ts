import { disposableEmailBlocklist } from 'disposable-email-domains-js'

// Throw-away services that the kept list does not know.
const ALSO = ['burnermail.io', 'spamgourmet.com', 'temp-mail.io', 'tempmail.com', 'tempmail.net']

// A sign among others: real buyers use them too.
const DOMAINS: ReadonlySet<string> = new Set([...disposableEmailBlocklist(), ...ALSO])

/** True if the address belongs to a throw-away service or a sub-domain of one. */
export function isDisposableMail(mail: string): boolean {
  const labels = (mail.split('@').at(-1) ?? '').toLowerCase().split('.')
  return labels.some((_label, index) => DOMAINS.has(labels.slice(index).join('.')))
}
