import type { PricedDestination } from '#contract/landed-price.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import type { SiteContext, SiteTranslator } from '#apps/site/request/context.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import type { DestinationView } from './landed-view.ts'

/** The destination that the address or the visitor named; null for none, or one that no price leads to. */
export function siteDestination({ ctx, destinationCode }: SiteContext): Promise<PricedDestination | null> {
  return findDestination({ ctx, input: { code: destinationCode } })
}

type Place = Pick<PricedDestination, 'country' | 'country_name' | 'port' | 'port_country'>

/** What a destination is called: its port, behind its country where the port is another's. */
export function placeName(t: SiteTranslator, { country, country_name: name, port, port_country: portCountry }: Place): string {
  const portName = stockLabel(t, 'port', port)
  return country === portCountry ? portName : t('landed.via', { country: name, port: portName })
}

/** For the header, for who comes by an address that names it, and for the forms. */
export async function destinationView(site: SiteContext): Promise<DestinationView | null> {
  const destination = await siteDestination(site)
  if (destination === null) return null
  const { code, country_name: name, country_id: id, port } = destination
  return { code, place: placeName(site.t, destination), country: { country: name, country_id: String(id) }, port }
}
