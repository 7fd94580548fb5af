import type { CompanyContacts } from '#contract/company.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { replyTokenOf } from '#core/domain/message/index.ts'
import type { MailMessage, MailPerson } from '#core/ports/mail/port.ts'

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

type ReplyTo = { ctx: Ctx; company: CompanyContacts; replyAddress: string | null; enquiryId: number }

/**
 * Where the buyer's answer to a mail about a lead goes, and reports that it did not arrive: an address that only this lead has, where one is set up;
 * else the company's own.
 */
export async function answersTo({ ctx, company, replyAddress, enquiryId }: ReplyTo): Promise<Pick<MailMessage, 'replyTo' | 'returnTo'>> {
  if (replyAddress === null) return isMailAddress(company.mail) ? { replyTo: { name: company.name, address: company.mail } } : {}
  const address = replyAddress.replace('*', await replyTokenOf(ctx, enquiryId))
  return { replyTo: { name: company.name, address }, returnTo: address }
}
