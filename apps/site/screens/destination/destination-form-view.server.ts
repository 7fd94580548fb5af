import type { PricedDestination } from '#contract/landed-price.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { placeName } from '#apps/site/landed-price/destination-view.server.ts'
import { suggestedCountries } from '#apps/site/landed-price/suggested-countries.ts'

/** The list to choose from: countries in the reader's order with their ports, the likeliest of the language apart. `chosen`: empty for none. */
export type DestinationFormView = {
  chosen: string
  countries: readonly { name: string; ports: readonly { code: string; label: string }[] }[]
  often: readonly { code: string; label: string }[]
}

/** The form of `/destination` in the reader's language. */
export function destinationFormView(
  { t, locale }: SiteLanguage,
  { destinations, chosen, country }: { destinations: readonly PricedDestination[]; chosen: PricedDestination | null; country: string | null },
): DestinationFormView {
  const byCountry = Map.groupBy(destinations, (destination) => destination.country)
  return {
    chosen: chosen?.code ?? '',
    countries: [...byCountry.values()].map((ways) => ({
      name: ways[0]?.country_name ?? '',
      ports: ways.map((way) => ({ code: way.code, label: placeName(t, way) })),
    })),
    often: suggestedCountries({ locale, country }).flatMap((iso2) => {
      const [first] = byCountry.get(iso2) ?? []
      if (first === undefined) return []
      const place = placeName(t, first)
      return [{ code: first.code, label: first.country === first.port_country ? t('landed.portOf', { port: place, country: first.country_name }) : place }]
    }),
  }
}
