import { DESTINATION_NAME } from '#contract/destination.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import type { SearchResult } from '#contract/search.ts'
import { listDestinations } from '#core/domain/landed-price/index.ts'
import { portPrices } from '#apps/site/list/port-prices.server.ts'
import type { SiteContext, SiteTranslator } from '#apps/site/request/context.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { boundsText } from '#apps/site/vehicle/figure-labels.server.ts'

/**
 * Who asks for "suv under 20000 to Mombasa" may mean the price there: the list with that bound on the price at the port, beside the results, whose
 * bound is on the FOB price. Null where the text names no price, or no port that prices lead to.
 */
export async function portPriceLink(site: SiteContext, found: SearchResult): Promise<{ label: string; href: string } | null> {
  const price = found.terms.find(({ range }) => range?.name === 'price')
  const place = found.terms.find(({ country }) => country !== null)
  if (!price?.range || !place) return null
  const destination = chooseDestination(site.t, await listDestinations({ ctx: site.ctx }), place)
  if (destination === null) return null
  const { ranges, orders } = await portPrices({ ...site, destinationCode: destination.code })
  const [figure, order] = [ranges[0], orders[0]]
  if (figure === undefined || order === undefined) return null
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

/** The port that was typed; else the only one of its country. */
function chooseDestination(t: SiteTranslator, all: readonly PricedDestination[], { country, typed }: SearchResult['terms'][number]): PricedDestination | null {
  const own = all.filter(({ country_name: name }) => name === country)
  const text = typed.toLowerCase()
  const named = own.find(({ port }) => [port, stockLabel(t, 'port', port)].some((name) => text.includes(name.toLowerCase())))
  return named ?? (own.length === 1 ? (own[0] ?? null) : null)
}
