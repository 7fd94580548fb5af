import type { PortPrice } from '#contract/landed-price.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dottedFromRight, fromRight } from '#apps/site/text/from-right.ts'
import { placeName } from './destination-view.server.ts'
import { dollars } from './landed-words.server.ts'

/** What the vehicles of an enquiry cost at the buyer's port, in the words of a card, each by its name where there are several; null where none has a price. */
export function portPriceLines(language: SiteLanguage, prices: readonly PortPrice[]): { label: string; lines: string[] } | null {
  const { t, locale } = language
  const [first] = prices
  if (first === undefined) return null
  const place = placeName(t, first)
  const lines = prices.flatMap(({ name, cif_usd: cif, landed_total_usd: total }) => {
    const usd = total ?? cif
    if (usd === null) return []
    const text = fromRight(locale, `${dollars(language, usd)} ${fromRight(locale, t(total === null ? 'landed.card.cif' : 'landed.card.total', { place }))}`)
    return [prices.length === 1 ? text : dottedFromRight(locale, [name, text])]
  })
  return lines.length === 0 ? null : { label: t('landed.sectionTitle', { place }), lines }
}
