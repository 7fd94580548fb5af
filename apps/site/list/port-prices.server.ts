import { DESTINATION_NAME } from '#contract/destination.ts'
import { FIGURE_SORTS, isFigureSort, LANDED_FIGURES, type FigureSort, type LandedFigure } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { boundNames } from '#contract/vehicle.ts'
import { hasDutyEstimate, listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { placeName, siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import { dollars } from '#apps/site/landed-price/landed-words.server.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { fromRight } from '#apps/site/text/from-right.ts'
import { ADMITTED, EVERYTHING } from './list-address.ts'
import type { RangeLabels } from './range-view.server.ts'

/** How a list is ordered and narrowed by the prices at the visitor's destination; nothing of it where none is named. */
export type PortPrices = {
  /** The code that the list is asked with. */
  destination: string | undefined
  orders: readonly { value: FigureSort; label: string }[]
  ranges: readonly RangeLabels[]
}

/** Reads it; where the duties of the country are not estimated, lists go by CIF alone (R22.16). */
export async function portPrices(site: SiteContext): Promise<PortPrices> {
  const { ctx, t } = site
  const destination = await siteDestination(site)
  if (destination === null) return { destination: undefined, orders: [], ranges: [] }
  const place = placeName(t, destination)
  const hasTotal = await hasDutyEstimate({ ctx, input: destination })
  const figures = LANDED_FIGURES.filter((figure) => figure === 'cif' || hasTotal)
  // Object.keys forgets the names of the sorts.
  const sorts = (Object.keys(FIGURE_SORTS) as FigureSort[]).filter((sort) => figures.includes(FIGURE_SORTS[sort]))
  return {
    destination: destination.code,
    orders: sorts.map((value) => ({ value, label: t('landed.figure.order', { figure: figureTitle(site, FIGURE_SORTS[value], place) }) })),
    ranges: figures.map((name) => ({ name, title: () => figureTitle(site, name, place), unit: () => 'US$', behind: 'price', hasScale: false })),
  }
}

/** Vehicles by what prices call them. */
type Asked = { new: readonly string[]; used: readonly string[] }

/**
 * From which price on the vehicles of a list are to be had at the destination, in words; null where that is not known. `first` answers the first
 * vehicle of the list in an order.
 */
export async function cheapestText(site: SiteContext, { orders }: PortPrices, first: (sort: FigureSort) => Promise<Asked>): Promise<string | null> {
  const [order] = orders
  const destination = await siteDestination(site)
  if (order === undefined || destination === null) return null
  const { prices } = await listPricesAtDestination({ ctx: site.ctx, input: { destination, ...(await first(order.value)) } })
  const [price] = [...prices.values()].map(({ best }) => best)
  const figure = FIGURE_SORTS[order.value]
  const usd = price === undefined ? null : figure === 'cif' ? price.cif_usd : price.landed_total_usd
  if (usd === null) return null
  return site.t('landed.figure.from', { figure: figureTitle(site, figure, placeName(site.t, destination)), price: dollars(site, usd) })
}

/** A list's query for who keeps it away from here: with the destination, where it is narrowed by what is admitted or by prices there. */
export function withDestination(query: URLSearchParams, { destination, admitted }: AtDestination): URLSearchParams {
  const kept = new URLSearchParams(query)
  const isPriced = boundNames(LANDED_FIGURES).some((name) => query.has(name))
  if (destination === undefined || (admitted === undefined && !isPriced)) return kept
  kept.set(DESTINATION_NAME, destination)
  if (admitted === undefined) kept.set(ADMITTED, EVERYTHING)
  return kept
}

/** Whether an address orders or narrows a list by prices at a port, which nobody can know without one. */
export function asksForPort(query: URLSearchParams): boolean {
  return isFigureSort(query.get('sort') ?? '') || boundNames(LANDED_FIGURES).some((name) => (query.get(name) ?? '') !== '')
}

/** What a price at a place is called. */
export function figureTitle({ t, locale }: SiteLanguage, figure: LandedFigure, place: string): string {
  return fromRight(locale, figure === 'cif' ? `CIF ${place}` : t('landed.figure.landed', { place }))
}
