import type { PortPrice } from '#contract/landed-price.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { formatUsd } from '#i18n/format.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, type Translator } from '#i18n/server.ts'
import type { MailFact } from './content.ts'

const CENTS = 100

type Asked = Pick<EnquiryDetail, 'port_prices' | 'items' | 'country_name'>

/** What each vehicle costs today at the buyer's port, in the words of the site's cards; nothing where that is not known. */
export function buyerPortPrices({ port_prices: prices, items, country_name: country }: Asked, locale: Locale): MailFact[] {
  const t = createServerTranslator(locale, 'site')
  const mark = localeInfo(locale).dir === 'rtl' ? '\u200f' : ''
  return prices.flatMap((price): MailFact[] => {
    const { cif_usd: cif, landed_total_usd: total, sign, name } = price
    const usd = total ?? cif
    if (usd === null) return []
    const place = placeOf(t, price, country)
    const text = `${mark}${formatUsd(locale, usd * CENTS)} ${mark}${t(total === null ? 'landed.card.cif' : 'landed.card.total', { place })}`
    const own = items.find((item) => item.sign === sign)?.buyer_name ?? name
    return [{ label: prices.length === 1 ? t('landed.sectionTitle', { place }) : own, value: text }]
  })
}

function placeOf(t: Translator<'site'>, { port, port_country: portCountry, country: iso2 }: PortPrice, country: string): string {
  const key = `port.${(port.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('_')}` as 'port.shanghai'
  const word = t.has(key) ? t(key) : port
  return iso2 === portCountry ? word : t('landed.via', { country, port: word })
}
