import type { CompanyContacts } from '#contract/company.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { linkToCompany } from '#core/domain/enquiry/index.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import type { MailBlock, MailContent, MailFact } from './content.ts'
import { greetingName } from './greeting-name.ts'
import { buyerItems } from './item-lines.ts'
import { buyerPortPrices } from './port-prices.ts'
import { openingBlocks } from './opening.ts'

/** `code`: opens the state of the enquiry. */
type Input = { enquiry: EnquiryDetail; code: string; locale: Locale; company: CompanyContacts; siteOrigin: string }

/** The first answer to a buyer, in their language: the reference, what they asked, when they will hear from a person (R10.12), and the link to where it stands (R10.24). */
export async function acknowledgement({ enquiry, code, locale, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail', 'site'])
  const t = createServerTranslator(locale, 'mail')
  const { reference } = enquiry
  const name = greetingName(enquiry)
  const whatsapp = await linkToCompany({ reference, vehicle: enquiry.buyer_vehicle, companyNumber: company.whatsapp, locale })
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const blocks: (MailBlock | null)[] = [
    ...openingBlocks({ t, locale, name, text: t('acknowledge.thanks') }),
    { kind: 'text', text: t('acknowledge.promise') },
    { kind: 'reference', label: t('acknowledge.reference'), value: reference, hint: t('acknowledge.referenceHint') },
    { kind: 'facts', facts: askedFacts(t, enquiry, origin) },
    askedItems(t, enquiry, locale),
    portPriceFacts(enquiry, locale),
    quotesMessage(enquiry) ? { kind: 'quote', label: t('acknowledge.message'), text: enquiry.remark } : null,
    { kind: 'text', text: t('acknowledge.statusHint') },
    { kind: 'button', label: t('acknowledge.openStatus'), href: `${origin}/enquiry/status/${code}` },
    { kind: 'small', text: t('acknowledge.linkSafety') },
    whatsapp ? { kind: 'text', text: t('acknowledge.whatsappHint') } : null,
    whatsapp ? { kind: 'button', label: t('acknowledge.whatsapp'), href: whatsapp.url } : null,
    company.mail ? { kind: 'text', text: t('acknowledge.replyHint') } : null,
    { kind: 'text', text: t('acknowledge.regards') },
    { kind: 'text', text: t('acknowledge.team', { company: company.name }) },
    { kind: 'line' },
    { kind: 'facts', facts: companyFacts(t, company, origin) },
    { kind: 'small', text: t('acknowledge.safety') },
    { kind: 'small', text: t('acknowledge.automatic') },
  ]
  return {
    locale,
    subject: t('acknowledge.subject', { reference }),
    preview: t('acknowledge.preview'),
    brand: company.name,
    blocks: blocks.filter((block) => block !== null),
  }
}

// A text with links is not repeated: otherwise our server would carry a stranger's advertisement to any address.
function quotesMessage(enquiry: EnquiryDetail): boolean {
  return enquiry.spam_score === 0
}

// What is asked for together; null where nothing of it may be told.
function askedItems(t: Translator<'mail'>, enquiry: EnquiryDetail, locale: Locale): MailBlock | null {
  const items = buyerItems(enquiry.items, { locale, isQuoted: quotesMessage(enquiry) })
  return items.length === 0 ? null : { kind: 'items', label: t('acknowledge.list'), items }
}

// Today's prices at the port are ours, but the port and the vehicles are what a stranger named.
function portPriceFacts(enquiry: EnquiryDetail, locale: Locale): MailBlock | null {
  const facts = quotesMessage(enquiry) ? buyerPortPrices(enquiry, locale) : []
  return facts.length === 0 ? null : { kind: 'facts', facts }
}

function askedFacts(t: Translator<'mail'>, enquiry: EnquiryDetail, origin: string): MailFact[] {
  const country: MailFact = { label: t('acknowledge.country'), value: enquiry.country_name }
  const order = orderFacts(t, enquiry)
  if (enquiry.buyer_vehicle === null) return [country, ...order]
  return [{ label: t('acknowledge.vehicle'), value: enquiry.buyer_vehicle, href: pageOf(enquiry, origin) }, country, ...order]
}

function orderFacts(t: Translator<'mail'>, enquiry: EnquiryDetail): MailFact[] {
  const { quantity, destination_port: port, price_basis: basis } = enquiry
  const facts: MailFact[] = []
  if (quantity !== null) facts.push({ label: t('acknowledge.quantity'), value: String(quantity) })
  // The port is free text: as the message, it is repeated only where nothing speaks against it.
  if (port !== null && quotesMessage(enquiry)) facts.push({ label: t('acknowledge.port'), value: port })
  if (basis !== null) facts.push({ label: t('acknowledge.basis'), value: basis === 'unsure' ? t('acknowledge.basisOpen') : basis.toUpperCase() })
  return facts
}

function pageOf({ car_id, fitting_id, car_model_sign }: EnquiryDetail, origin: string): string | undefined {
  if (car_model_sign === null || (car_id === null && fitting_id === null)) return undefined
  return `${origin}/${car_id === null ? 'carFittingsDetail' : 'car'}/${encodeURIComponent(car_model_sign)}`
}

function companyFacts(t: Translator<'mail'>, company: CompanyContacts, origin: string): MailFact[] {
  const facts: MailFact[] = [{ label: t('acknowledge.website'), value: origin, href: origin, isLatin: true }]
  if (company.phone) facts.push({ label: t('acknowledge.phone'), value: company.phone, href: `tel:${company.phone.replace(/[^\d+]/g, '')}`, isLatin: true })
  if (company.mail) facts.push({ label: t('acknowledge.mail'), value: company.mail, href: `mailto:${company.mail}`, isLatin: true })
  return facts
}
