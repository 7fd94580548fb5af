// The best known throw-away services. A sign among others: real buyers use them too.
const DOMAINS: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '20minutemail.com',
  'burnermail.io',
  'dispostable.com',
  'discard.email',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.info',
  'guerrillamail.net',
  'guerrillamail.org',
  'inboxkitten.com',
  'maildrop.cc',
  'mailcatch.com',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempmail.com',
  'tempmail.net',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
])

/** True if the address belongs to a throw-away service or a sub-domain of one. */
export function isDisposableMail(mail: string): boolean {
  const labels = (mail.split('@').at(-1) ?? '').toLowerCase().split('.')
  return labels.some((_label, index) => DOMAINS.has(labels.slice(index).join('.')))
}
