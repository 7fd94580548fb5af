import type { EnquiryDetail, PortPrice } from '#contract/staff-enquiry.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDestinations, listPricesAtDestination } from '#core/domain/landed-price/index.ts'

type Asked = Pick<EnquiryDetail, 'country_iso2' | 'destination_port' | 'car_model_sign' | 'vehicle' | 'items'>
type Vehicle = { kind: 'new' | 'used'; sign: string; name: string }

/**
 * What the vehicles of an enquiry cost today at the buyer's port, by the way that costs least (R22.18), in the buyer's order. Empty where the
 * port is not known: none was named and the country has several, or one that no price leads to.
 */
export async function readPortPrices(ctx: Ctx, asked: Asked): Promise<PortPrice[]> {
  const vehicles = vehiclesOf(asked)
  const destination = vehicles.length === 0 ? null : await destinationOf(ctx, asked)
  if (destination === null) return []
  const signs = (kind: Vehicle['kind']) => vehicles.filter((vehicle) => vehicle.kind === kind).map(({ sign }) => sign)
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: signs('new'), used: signs('used') } })
  return vehicles.flatMap(({ kind, sign, name }) => {
    const found = prices.get(`${kind} ${kind === 'used' ? sign.toUpperCase() : sign}`)
    if (found === undefined) return []
    const { mode, calc_date, fob_usd, cif_usd, landed_total_usd, reason, is_sample } = found.best
    return [{ kind, sign, name, port: destination.port, country: destination.country, mode, calc_date, fob_usd, cif_usd, landed_total_usd, reason, is_sample }]
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

/** The port that the buyer named, as sheets name it; without one the only port of the country. */
async function destinationOf(ctx: Ctx, { country_iso2: country, destination_port: named }: Asked): Promise<PricedDestination | null> {
  if (country === null) return null
  const ports = (await listDestinations({ ctx })).filter((destination) => destination.country === country)
  if (named === null) return ports.length === 1 ? (ports[0] ?? null) : null
  return ports.find(({ port }) => plain(port) === plain(named)) ?? null
}

function plain(port: string): string {
  return port
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}
