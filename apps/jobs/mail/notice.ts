import type { CompanyContacts } from '#contract/company.ts'
import type { EnquiryNoticeKind } from '#contract/enquiry-values.ts'
import type { PortPrice } from '#contract/landed-price.ts'
import type { EnquiryDetail, EnquiryTouch } from '#contract/staff-enquiry.ts'
import { itemsText, languageName, originName, spamReasonName } from '#core/domain/enquiry/index.ts'
import { formatDateTime, formatUsd } from '#i18n/format.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { MailContent, MailFact } from './content.ts'
import { inBoth } from './in-both.ts'
import { staffItems } from './item-lines.ts'

type CountryNames = Partial<Record<StaffLocale, string>>
/** It came, it is the reader's now, as others are, or its answer is late. */
type About = 'new' | EnquiryNoticeKind

const TITLES = { new: 'title', yours: 'yours', several: 'several', overdue: 'overdue' } as const satisfies Record<About, string>

/** `reader`: whose language the subject begins in; `leads`: how many were given together, the enquiry among them; `countryNames`: of the buyer's country where it is a known one; else what the buyer wrote stands. */
type Input = {
  enquiry: EnquiryDetail
  about: About
  reader?: StaffLocale
  leads?: number
  countryNames: CountryNames
  company: CompanyContacts
  siteOrigin: string
}

/** To the sales staff about a lead, each line in English and Chinese (R10.12): every fact, nothing attached, a link to the enquiry. */
export async function notice({ enquiry, about, reader = 'en', leads = 1, countryNames, company, siteOrigin }: Input): Promise<MailContent> {
  await preloadMessages(['mail'])
  const words = STAFF_LOCALES.map((locale) => createServerTranslator(locale, 'mail'))
  const both = (key: string) => words.map((t) => t(`notify.${key}` as 'notify.several', { count: leads })).join(' / ')
  const country = countryNames.en ?? enquiry.country_name
  const isSeveral = about === 'several'
  const title = isSeveral ? both('several') : `${both(TITLES[about])} ${enquiry.reference}`
  return {
    locale: 'en',
    subject: isSeveral ? title : await subjectOf(enquiry, about, { reader, country: countryNames[reader] ?? country }),
    preview: `${enquiry.name}, ${country}: ${enquiry.remark}`.slice(0, 140),
    brand: company.name,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'text', text: both('promise') },
      ...(isSeveral
        ? [
            { kind: 'button' as const, label: both('openList'), href: ownList(siteOrigin) },
            { kind: 'text' as const, text: both('severalLead') },
          ]
        : []),
      { kind: 'button', label: both('open'), href: enquiryPage(siteOrigin, enquiry.id) },
      { kind: 'facts', facts: factsOf({ enquiry, countryNames, both, siteOrigin }) },
      ...(enquiry.items.length === 0 ? [] : [{ kind: 'items' as const, label: both('list'), items: staffItems(enquiry.items) }]),
      { kind: 'quote', label: both('remark'), text: enquiry.remark },
      ...(enquiry.whatsapp_link ? [{ kind: 'button' as const, label: both('chat'), href: enquiry.whatsapp_link.url }] : []),
    ],
  }
}

/** Address of an enquiry in the back office. */
export function enquiryPage(siteOrigin: string, id: number): string {
  return `${siteOrigin}/admin#/enquiries/${id}/show`
}

/** What the reader has to do: their open enquiries. */
function ownList(siteOrigin: string): string {
  return `${siteOrigin}/admin#/enquiries?filter=${encodeURIComponent(JSON.stringify({ owner: ['me'] }))}`
}

async function subjectOf(
  { reference, vehicle: named, item_counts: counts }: EnquiryDetail,
  about: Exclude<About, 'several'>,
  { reader, country }: { reader: StaffLocale; country: string },
): Promise<string> {
  const vehicle = named ?? (await itemsText(reader, counts))
  const titleIn = (locale: StaffLocale) => createServerTranslator(locale, 'mail')(`notify.${TITLES[about]}`)
  const others = STAFF_LOCALES.filter((locale) => locale !== reader).map(titleIn)
  const title = titleIn(reader)
  const subject = `${title} ${reference} – ${[country, vehicle].filter((part) => part !== null).join(', ')}`
  return `${subject} (${others.join(' / ')})`
}

type FactsInput = { enquiry: EnquiryDetail; countryNames: CountryNames; both: (key: string) => string; siteOrigin: string }

function factsOf({ enquiry, countryNames, both, siteOrigin }: FactsInput): MailFact[] {
  const earlier = enquiry.same_person[0]
  const touch = enquiry.last_touch ?? enquiry.first_touch
  const facts: (MailFact | null)[] = [
    { label: both('reference'), value: enquiry.reference, isLatin: true },
    { label: both('received'), value: receivedAt(enquiry.created_at), isLatin: true },
    enquiry.reply_due_at === null ? null : { label: both('due'), value: receivedAt(enquiry.reply_due_at), isLatin: true },
    enquiry.owner === null ? null : { label: both('owner'), value: enquiry.owner.name },
    { label: both('name'), value: enquiry.name },
    { label: both('country'), value: inBoth((locale) => countryNames[locale] ?? enquiry.country_name) },
    { label: both('language'), value: inBoth((locale) => languageName(enquiry.locale, locale)) },
    enquiry.vehicle === null ? null : { label: both('vehicle'), value: enquiry.vehicle },
    enquiry.vin === null ? null : { label: both('vin'), value: enquiry.vin, isLatin: true },
    enquiry.quantity === null ? null : { label: both('quantity'), value: String(enquiry.quantity), isLatin: true },
    enquiry.destination_port === null ? null : { label: both('port'), value: enquiry.destination_port },
    enquiry.port_prices.length === 0 ? null : { label: both('portPrice'), value: enquiry.port_prices.map((price) => portPriceText(price, both)).join('; ') },
    enquiry.price_basis === null
      ? null
      : { label: both('basis'), value: enquiry.price_basis === 'unsure' ? both('basisOpen') : enquiry.price_basis.toUpperCase() },
    { label: both('mobile'), value: numberText(enquiry.mobile, enquiry.mobile_e164), href: telLink(enquiry.mobile_e164), isLatin: true },
    enquiry.whatsapp === null ? null : { label: both('whatsapp'), value: numberText(enquiry.whatsapp, enquiry.whatsapp_e164), isLatin: true },
    { label: both('mail'), value: enquiry.mail, isLatin: true },
    { label: both('origin'), value: [inBoth((locale) => originName(enquiry.origin, locale)), enquiry.origin_id].filter(Boolean).join(' ') },
    touch === null ? null : { label: both('campaign'), value: campaignOf(touch), isLatin: true },
    earlier === undefined ? null : { label: both('earlier'), value: earlier.reference, href: enquiryPage(siteOrigin, earlier.id), isLatin: true },
    enquiry.spam_reasons.length === 0
      ? null
      : { label: both('flags'), value: inBoth((locale) => enquiry.spam_reasons.map((reason) => spamReasonName(reason, locale)).join(', ')) },
  ]
  return facts.filter((fact) => fact !== null && fact.value !== '') as MailFact[]
}

// Staff sit in China, buyers do not: both clocks are named.
function receivedAt(moment: string): string {
  return `${formatDateTime('en', moment, 'Asia/Shanghai')} (Beijing), ${formatDateTime('en', moment, 'UTC')} (UTC)`
}

// Prices at the port stand apart from the rules behind them: the back office shows those.
function portPriceText({ name, port, cif_usd: cif, landed_total_usd: total, reason }: PortPrice, both: (key: string) => string): string {
  const sums = [
    ...(cif === null ? [] : [`CIF ${port} ${formatUsd('en', cif * CENTS)}`]),
    ...(total === null ? [] : [`${both('withDuties')} ${formatUsd('en', total * CENTS)}`]),
  ]
  return `${name}: ${sums.length === 0 ? both(reason === 'price_on_request' ? 'priceOnRequest' : 'noPortPrice') : sums.join(', ')}`
}

const CENTS = 100

function numberText(written: string, e164: string | null): string {
  return e164 === null || e164 === written ? written : `${e164} (${written})`
}

function telLink(e164: string | null): string | undefined {
  return e164 === null ? undefined : `tel:${e164}`
}

function campaignOf(touch: EnquiryTouch): string {
  return [touch.utm_source, touch.utm_medium, touch.utm_campaign, touch.referrer].filter(Boolean).join(' · ')
}
