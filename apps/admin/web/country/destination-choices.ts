import type { PricedDestination } from '#contract/landed-price.ts'
import type { Choice } from '#apps/admin/web/ui/select-field.tsx'

/** Destinations by country and port, with the country of a port that lies in another. */
export function destinationChoices(destinations: readonly PricedDestination[]): Choice[] {
  return destinations.map(({ code, country, country_name: name, port, port_country: portCountry, port_country_name: portName }) => ({
    value: code,
    label: country === portCountry ? `${name} · ${port}` : `${name} · ${port} (${portName})`,
  }))
}
