import type { LandedFigure } from '#contract/landed-price-values.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import { listCountries } from '#core/domain/country/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { hasDutyEstimate, listDestinations, readAtPort, type AtPort } from '#core/domain/landed-price/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import type { Wish, WishTerm } from '#core/domain/wish/index.ts'

/**
 * Where a vehicle is to go. `side`: the only side of the wheel that is registered there; null where both are or nothing is known. `port`: that prices
 * speak of, null where none lead there. `price`: the term whose bounds are those of `figure` there. `at`: what vehicles are narrowed to.
 */
export type Destination = {
  iso2: string
  country: string
  side: 'left' | 'right' | null
  typed: string
  port: PricedDestination | null
  price: { term: WishTerm; figure: LandedFigure } | null
  at: AtPort | null
}

/** The destination that a wish names; null for none, and for one that is not served. */
export async function readDestination(ctx: Ctx, wish: Wish): Promise<Destination | null> {
  const { destination } = wish
  if (destination === null) return null
  const country = (await listCountries({ ctx, input: {} })).find(({ iso2 }) => iso2 === destination.iso2)
  if (!country) return null
  const port = choosePort(await listDestinations({ ctx }), destination)
  const price = port === null ? null : await readPrice(ctx, wish, port)
  const { from, to } = price?.term.range ?? {}
  const bounds = price === null ? {} : { [`${price.figure}_from`]: from ?? undefined, [`${price.figure}_to`]: to ?? undefined }
  const at = await readAtPort(ctx, { admitted: destination.iso2, destination: port?.code, ...bounds })
  return { iso2: destination.iso2, country: country.country, side: at?.admission?.steering ?? null, typed: destination.typed, port, price, at }
}

/** The port that was named in Latin letters, else the first that leads to the country. */
function choosePort(all: readonly PricedDestination[], { iso2, word }: NonNullable<Wish['destination']>): PricedDestination | null {
  const own = all.filter(({ country }) => country === iso2)
  return own.find(({ port }) => foldText(port).includes(word)) ?? own[0] ?? null
}

/** The price that is meant as it is on arrival; where the duties of the country are not estimated, as it is at the port. */
async function readPrice(ctx: Ctx, { isLanded, terms }: Wish, port: PricedDestination): Promise<Destination['price']> {
  const term = isLanded ? terms.find(({ range }) => range?.name === 'price') : undefined
  if (term === undefined) return null
  return { term, figure: (await hasDutyEstimate({ ctx, input: port })) ? 'landed' : 'cif' }
}
