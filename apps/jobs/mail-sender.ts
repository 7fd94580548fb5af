import type { CompanyContacts } from '#contract/company.ts'
import type { MailPerson } from '#core/ports/mail/port.ts'

/** Who our messages are from: the company's address, else one at the site's host that nobody reads. */
export function senderOf(company: CompanyContacts, siteOrigin: string): MailPerson {
  return { name: company.name, address: company.mail || `no-reply@${mailHost(siteOrigin)}` }
}

/** Right side of our Message-IDs; the left side names the enquiry and the message. */
export function messageIdOf(siteOrigin: string, ...parts: readonly string[]): string {
  return `${parts.join('.').toLowerCase()}@${mailHost(siteOrigin)}`
}

function mailHost(siteOrigin: string): string {
  return new URL(siteOrigin).hostname.replace(/^www\./, '').replace(/[[\]]/g, '')
}
