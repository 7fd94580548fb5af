import { and, asc, eq, ne } from 'drizzle-orm'
import { isDestinationCode } from '#contract/destination.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import { freightRate, transitRoute } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listCountries } from '#core/domain/country/index.ts'
import { keep } from '#core/domain/keep.ts'
import { slugify } from '#core/domain/sign/index.ts'

type Way = Pick<PricedDestination, 'code' | 'country' | 'port' | 'port_country'>

/**
 * Countries with the ports or terminals by which vehicles get there, of which a freight rate is known: their own ports first, then those of
 * neighbours. Countries in the order of the reader's language, ports by name; only countries that are on the site.
 */
export async function listDestinations({ ctx }: { ctx: Ctx }): Promise<PricedDestination[]> {
  const [ways, named] = await Promise.all([readWays(ctx), readNames(ctx)])
  const byCountry = Map.groupBy(ways, ({ country }) => country)
  return [...named.keys()].flatMap((country) => (byCountry.get(country) ?? []).flatMap((way) => withNames(way, named)))
}

/** The destination of a code; null for a text that names none. */
export async function findDestination({ ctx, input }: { ctx: Ctx; input: { code: string | null } }): Promise<PricedDestination | null> {
  if (!isDestinationCode(input.code)) return null
  const way = (await readWays(ctx)).find(({ code }) => code === input.code)
  return way === undefined ? null : (withNames(way, await readNames(ctx))[0] ?? null)
}

type Names = ReadonlyMap<string, { id: number; country: string }>

async function readNames(ctx: Ctx): Promise<Names> {
  return new Map((await listCountries({ ctx, input: {} })).map((each) => [each.iso2, each]))
}

function withNames(way: Way, names: Names): PricedDestination[] {
  const own = names.get(way.country)
  if (own === undefined) return []
  return [{ ...way, country_id: own.id, country_name: own.country, port_country_name: names.get(way.port_country)?.country ?? way.port_country }]
}

function readWays(ctx: Ctx): Promise<Way[]> {
  return keep(ctx, { key: 'destinations', make: loadWays, sizeOf: (ways) => 200 * ways.length })
}

async function loadWays({ db, reads }: Ctx): Promise<Way[]> {
  reads('landed_price')
  const [own, overLand] = await Promise.all([
    db
      .selectDistinct({ country: freightRate.destinationCountryIso2, port: freightRate.destinationPort, port_country: freightRate.destinationCountryIso2 })
      .from(freightRate)
      .orderBy(asc(freightRate.destinationPort)),
    db
      .selectDistinct({ country: transitRoute.countryIso2, port: transitRoute.entryPort, port_country: transitRoute.entryCountryIso2 })
      .from(transitRoute)
      .innerJoin(
        freightRate,
        and(eq(freightRate.destinationPort, transitRoute.entryPort), eq(freightRate.destinationCountryIso2, transitRoute.entryCountryIso2)),
      )
      .where(ne(transitRoute.countryIso2, transitRoute.entryCountryIso2))
      .orderBy(asc(transitRoute.entryPort)),
  ])
  return [...own, ...overLand].map((way) => ({ ...way, code: codeOf(way) }))
}

function codeOf({ country, port, port_country: portCountry }: Omit<Way, 'code'>): string {
  return [country, ...(portCountry === country ? [] : [portCountry]), slugify(port)].join('-')
}
