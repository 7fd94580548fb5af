import type { LandedPriceAnswer, PricedDestination } from '#contract/landed-price.ts'
import { findCurrency, listPricesAtDestination, type PricesAtDestination, type SecondCurrency } from '#core/domain/landed-price/index.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { fromRight } from '#apps/site/text/from-right.ts'
import { placeName, siteDestination } from './destination-view.server.ts'
import type { LandedCards, LandedCardView } from './landed-view.ts'
import { admissionText, dollars, inCurrency, isRefused } from './landed-words.server.ts'

/** Vehicles whose cards a page shows, by what leads to them. */
type Shown = { cars?: readonly { href: string }[]; units?: readonly { stockRef: string; status?: string }[] }

/** What cards say of the price at the visitor's destination, for a page's loader to answer as `landed`; empty where none is named. */
export async function landedCards(site: SiteContext, shown: Shown): Promise<LandedCards> {
  const found = await landedPrices(site, shown)
  return found === null ? {} : landedCardsOf(site, found)
}

/** The prices themselves, for who says more of them; null where no destination is named. */
export async function landedPrices(site: SiteContext, { cars = [], units = [] }: Shown): Promise<PricesAtPlace | null> {
  const destination = await siteDestination(site)
  if (destination === null) return null
  const asked = {
    new: [...new Set(cars.map(({ href }) => href.slice(href.lastIndexOf('/') + 1)))],
    // What is sold goes nowhere.
    used: [...new Set(units.flatMap(({ stockRef, status }) => (status === 'sold' ? [] : [stockRef])))],
  }
  const [found, currency] = await Promise.all([
    listPricesAtDestination({ ctx: site.ctx, input: { destination, ...asked } }),
    findCurrency({ ctx: site.ctx, input: destination }),
  ])
  return { destination, currency, ...found }
}

/** The same, where the prices at a destination have been read. */
export function landedCardsOf(language: SiteLanguage, { prices, ...at }: PricesAtPlace): LandedCards {
  return Object.fromEntries(
    [...prices].flatMap(([key, { best }]) => {
      const view = landedCard(language, best, at)
      return view === null ? [] : [[key, view]]
    }),
  )
}

export type PricesAtPlace = At & Pick<PricesAtDestination, 'prices'>
type At = { destination: PricedDestination; rule: PricesAtDestination['rule']; currency: SecondCurrency | null }

const NO_PRICE = { price: null, inCurrency: null }

/** One card's line; null where the card asks for a quote already. */
export function landedCard(language: SiteLanguage, price: LandedPriceAnswer, at: At): LandedCardView | null {
  const { t } = language
  const place = placeName(t, at.destination)
  const refusal = isRefused(price) ? admissionText(language, price, at) : null
  if (price.landed_total_usd !== null) return { ...sumOf(price.landed_total_usd), text: textOf('total'), refusal }
  if (price.cif_usd !== null) return { ...sumOf(price.cif_usd), text: textOf('cif'), refusal }
  if (refusal !== null) return { ...NO_PRICE, text: null, refusal }
  return price.reason === 'price_on_request' ? null : { ...NO_PRICE, text: textOf('none'), refusal }

  function textOf(card: 'total' | 'cif' | 'none') {
    return fromRight(language.locale, t(`landed.card.${card}`, { place }))
  }

  function sumOf(usd: number) {
    return { price: dollars(language, usd), inCurrency: inCurrency(language, usd, at.currency) }
  }
}
