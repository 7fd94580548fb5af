import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { PortPrice } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findNamedDestination, listPricesAtDestination } from '#core/domain/landed-price/index.ts'

type Asked = Pick<EnquiryDetail, 'country_iso2' | 'destination_port' | 'car_model_sign' | 'vehicle'> & {
  items: readonly Pick<EnquiryDetail['items'][number], 'kind' | 'sign' | 'name'>[]
}
type Vehicle = { kind: 'new' | 'used'; sign: string; name: string }

/**
 * What the vehicles of an enquiry cost today at the buyer's port, by the way that costs least (R22.18), in the buyer's order. Empty where the
 * port is not known: none was named and the country has several, or one that no price leads to.
 */
export async function readPortPrices(ctx: Ctx, asked: Asked): Promise<PortPrice[]> {
  const vehicles = vehiclesOf(asked)
  const { country_iso2: country, destination_port: port } = asked
  const destination = vehicles.length === 0 || country === null ? null : await findNamedDestination({ ctx, input: { country, port } })
  if (destination === null) return []
  const signs = (kind: Vehicle['kind']) => vehicles.filter((vehicle) => vehicle.kind === kind).map(({ sign }) => sign)
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: signs('new'), used: signs('used') } })
  return vehicles.flatMap(({ kind, sign, name }) => {
    const found = prices.get(`${kind} ${kind === 'used' ? sign.toUpperCase() : sign}`)
    if (found === undefined) return []
    const { mode, calc_date, fob_usd, cif_usd, landed_total_usd, reason, is_sample } = found.best
    const { port: at, port_country, country: to, country_name } = destination
    return [{ kind, sign, name, port: at, port_country, country: to, country_name, mode, calc_date, fob_usd, cif_usd, landed_total_usd, reason, is_sample }]
  })
}

/** What the enquiry is about and what it asks for together, each vehicle once; whether a sign is a car's or a unit's, the catalogue knows. */
function vehiclesOf({ car_model_sign: sign, vehicle, items }: Asked): Vehicle[] {
  const own = sign === null ? [] : (['new', 'used'] as const).map((kind) => ({ kind, sign, name: vehicle ?? sign }))
  const together = items.flatMap(({ kind, sign: of, name }) =>
    kind === 'car' || kind === 'used' ? [{ kind: kind === 'car' ? ('new' as const) : kind, sign: of, name: name ?? of }] : [],
  )
  return [...new Map([...own, ...together].map((each) => [`${each.kind} ${each.sign}`, each])).values()]
}
