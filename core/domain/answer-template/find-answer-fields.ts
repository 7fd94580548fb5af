import type { AnswerField, AnswerFieldValues } from '#contract/answer-template-values.ts'
import type { AnswerFields } from '#contract/answer-template.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findEnquiry } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readLatestOffer } from '#core/domain/quotation/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import { cleanText } from '#core/domain/text/index.ts'
import { formatDate, formatList, formatNumber, formatRow, formatUsd } from '#i18n/format.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { readLeadThings, type LeadThing } from './read-lead-things.ts'

const LONGEST_VALUE = 2_000
/** What opens and closes a field. */
const DOUBLE_BRACES = /([{}])\1+/g
/** One value that stands apart already. */
const APART = /^\u2068[^\u2066-\u2069]*\u2069$/
const LINKS: ReadonlySet<AnswerField> = new Set<AnswerField>(['car_link', 'offer_link'])

/** `siteOrigin`: of the English site, from which the hosts of the languages follow. */
export type AnswerFieldsInput = { enquiry_id: number; locale: Locale; siteOrigin: string }

/**
 * What a lead knows of the fields of templates, as words of a language. Permission `enquiry.read`. Errors: `forbidden`, `not_found`.
 * A price is told only where everything that the lead asks for has one today, a port's only where the port is known.
 */
export async function findAnswerFields({ ctx, input }: { ctx: Ctx; input: AnswerFieldsInput }): Promise<AnswerFields> {
  const staffId = requirePermission(ctx, 'enquiry.read')
  const { locale } = input
  const lead = await findEnquiry({ ctx, input: { id: input.enquiry_id } })
  const [things, offer, company, people] = await Promise.all([
    readLeadThings({ ...ctx, locale }, lead),
    readLatestOffer(ctx, lead.id),
    readCompany({ ctx }),
    readPeople(ctx.db, [staffId]),
  ])
  const originOf = (of: Locale) => localeOrigin(input.siteOrigin, of) ?? input.siteOrigin
  const links = things.flatMap(({ path }) => (path === null ? [] : [`${originOf(locale)}${path}`]))
  const known: Record<AnswerField, string | null> = {
    name: plain(lead.name),
    reference: lead.reference,
    car:
      things.length === 0
        ? null
        : formatList(
            locale,
            things.map(({ name }) => plain(name)),
          ),
    quantity: quantityOf(locale, lead),
    price: priceOf(locale, things),
    port_price: portPriceOf(locale, lead, things),
    port: plain(lead.destination_port ?? lead.port_prices[0]?.port ?? ''),
    price_basis: lead.price_basis === null || lead.price_basis === 'unsure' ? null : lead.price_basis.toUpperCase(),
    due_date: offer === null ? null : formatDate(locale, offer.validUntil),
    car_link: links.join('\n'),
    offer_link: offer === null ? null : `${originOf(offer.locale)}${offer.path}`,
    staff: plain(people(staffId)?.name ?? ''),
    company: plain(company.name),
    phone: plain(company.phone),
    whatsapp: plain(company.whatsapp),
  }
  return { locale, values: asValues(locale, known) }
}

/** Without what is not known; from right to left each value stands apart, or figures and names in Latin letters would change places with what is around them. */
function asValues(locale: Locale, known: Record<AnswerField, string | null>): AnswerFieldValues {
  const given = Object.entries(known) as [AnswerField, string | null][]
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, LINKS.has(name) || APART.test(value) ? value : formatRow(locale, [value])] as const],
    ),
  )
}

/** What others wrote as one line of plain text, that no template reads as a field. */
function plain(text: string): string {
  return cleanText(text, LONGEST_VALUE).replaceAll(/\s+/g, ' ').replaceAll(DOUBLE_BRACES, '$1')
}

/** Of one thing the number that was asked for, of several vehicles all of them; parts are counted by none but their lines. */
function quantityOf(locale: Locale, { quantity, items }: Pick<EnquiryDetail, 'quantity' | 'items'>): string | null {
  if (items.length === 0) return quantity === null ? null : formatNumber(locale, quantity)
  if (items.some(({ kind }) => kind !== 'car' && kind !== 'used')) return null
  return formatNumber(
    locale,
    items.reduce((sum, item) => sum + item.quantity, 0),
  )
}

function priceOf(locale: Locale, things: readonly LeadThing[]): string | null {
  return pricesText(
    locale,
    things.map(({ name, cents }) => ({ name, cents })),
  )
}

function portPriceOf(locale: Locale, { port_prices }: Pick<EnquiryDetail, 'port_prices'>, things: readonly LeadThing[]): string | null {
  if (port_prices.length !== things.length) return null
  return pricesText(
    locale,
    port_prices.map(({ cif_usd: usd }, at) => ({ name: things[at]?.name ?? '', cents: usd === null ? null : usd * 100 })),
  )
}

/** One price alone, several behind the names of what they are for; null where one of them is open. */
function pricesText(locale: Locale, priced: readonly { name: string; cents: number | null }[]): string | null {
  const lines = priced.flatMap(({ name, cents }) => (cents === null ? [] : [{ name: plain(name), price: formatUsd(locale, cents) }]))
  const [first] = lines
  if (first === undefined || lines.length < priced.length) return null
  return lines.length === 1
    ? first.price
    : formatList(
        locale,
        lines.map(({ name, price }) => `${name} ${price}`),
      )
}
