import type { CompanyContacts } from '#contract/company.ts'
import type { QuotationNoticeKind } from '#contract/quotation-values.ts'
import type { PreparedQuotationNotice } from '#core/domain/quotation/index.ts'
import { formatUsd } from '#i18n/format.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailContent, MailFact } from './content.ts'
import { inBoth } from './in-both.ts'

const TITLES = {
  accepted: 'quotationNotice.accepted',
  declined: 'quotationNotice.declined',
  lapsed: 'quotationNotice.lapsed',
  approval_asked: 'quotationNotice.approvalAsked',
  approved: 'quotationNotice.approved',
  sent_back: 'quotationNotice.sentBack',
} as const satisfies Record<QuotationNoticeKind, string>

type Input = { notice: PreparedQuotationNotice; about: QuotationNoticeKind; company: CompanyContacts; siteOrigin: string }

/** To the staff, each line in English and Chinese: what became of an offer, with the way to it. */
export async function quotationNotice({ notice, about, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail', 'quotation'])
  const both = (key: (typeof TITLES)[QuotationNoticeKind] | `quotationNotice.${'number' | 'buyer' | 'total' | 'reason' | 'message' | 'open'}`) =>
    inBoth((locale) => createServerTranslator(locale, 'mail')(key))
  const { number, buyer, reason, message } = notice
  const title = both(TITLES[about])
  const facts: MailFact[] = [
    { label: both('quotationNotice.number'), value: number, isLatin: true },
    { label: both('quotationNotice.buyer'), value: buyer },
    { label: both('quotationNotice.total'), value: formatUsd('en', notice.totalCents), isLatin: true },
    ...(reason === null
      ? []
      : [{ label: both('quotationNotice.reason'), value: inBoth((locale) => createServerTranslator(locale, 'quotation')(`page.reasons.${reason}`)) }]),
  ]
  return {
    locale: 'en',
    subject: `${title} ${number} – ${buyer}`,
    preview: `${buyer}, ${formatUsd('en', notice.totalCents)}`.slice(0, 140),
    brand: company.name,
    blocks: [
      { kind: 'heading', text: `${title} ${number}` },
      { kind: 'button', label: both('quotationNotice.open'), href: `${siteOrigin}/admin#/quotations/${notice.id}` },
      { kind: 'facts', facts },
      ...(message === null ? [] : [{ kind: 'quote' as const, label: both('quotationNotice.message'), text: message }]),
    ],
  }
}
