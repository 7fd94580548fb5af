import { DESTINATION_NAME } from '#contract/destination.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import type { SearchResult } from '#contract/search.ts'
import { portPrices } from '#apps/site/list/port-prices.server.ts'
import { placeName } from '#apps/site/landed-price/destination-view.server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { boundsText } from '#apps/site/vehicle/figure-labels.server.ts'
import { filtersHref } from './search-view.server.ts'

/**
 * Who names a place is offered the prices there; who asks for "suv under 20000 to Mombasa" may mean the price there, and is offered the list with that bound on
 * it, beside the results, whose bound is on the FOB price. Null where prices lead to no port of the country, or where the bound is one of the price there already.
 */
export async function portPriceLink(
  site: SiteContext,
  found: SearchResult,
  destination: PricedDestination | null,
): Promise<{ label: string; href: string } | null> {
  const place = found.terms.find(({ country }) => country !== null)
  if (destination === null || !place || found.terms.some(({ range }) => range?.name === 'landed' || range?.name === 'cif')) return null
  const { ranges, orders } = await portPrices({ ...site, destinationCode: destination.code })
  const [figure, order] = [ranges[0], orders[0]]
  if (figure === undefined || order === undefined) return null
  const price = found.terms.find(({ range }) => range?.name === 'price')
  if (!price?.range) {
    const href = filtersHref(found)
    return href === null ? null : { label: site.t('landed.toPlace', { place: placeName(site.t, destination) }), href: withSort(href, order.value) }
  }
  const rest = [price, place].reduce((text, { typed }) => text.replace(typed, ' '), found.query)
  const { from, to } = price.range
  const query = new URLSearchParams({
    ...(rest.trim() === '' ? {} : { word: rest.replaceAll(/\s+/g, ' ').trim() }),
    ...(from === null ? {} : { [`${figure.name}_from`]: String(from) }),
    ...(to === null ? {} : { [`${figure.name}_to`]: String(to) }),
    sort: order.value,
    [DESTINATION_NAME]: destination.code,
  })
  return {
    label: site.t('common.labelled', { label: figure.title(site.t), value: boundsText(site, figure.name, price.range) }),
    href: `/${found.used_cars.total === 0 ? 'carList' : 'allCars'}?${query}`,
  }
}

function withSort(href: string, sort: string): string {
  const [path = '', filter] = href.split('?')
  const query = new URLSearchParams(filter)
  query.set('sort', sort)
  return `${path}?${query}`
}
