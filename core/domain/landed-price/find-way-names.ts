import { sql } from 'drizzle-orm'
import type { NameReason } from '#contract/landed-price-values.ts'
import { country, dutyRule, freightRate, importRule, port, transitRoute } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import type { Destination } from './read-price-book.ts'

/** Every country that anything is known of, and the ports of each. */
type Names = { countries: ReadonlySet<string>; ports: ReadonlyMap<string, readonly string[]> }

/** A destination with its port as the sheets write it, whatever the case it was asked in; or which of its names nobody knows. */
export async function findWayNames(ctx: Ctx, destination: Destination): Promise<Destination | NameReason> {
  const { countries, ports } = await keep(ctx, { key: 'way-names', make: loadNames, sizeOf: ({ ports: known }) => 2_000 * known.size })
  if (!countries.has(destination.country) || !countries.has(destination.portCountry)) return 'unknown_country'
  const asked = destination.port.toLowerCase()
  const found = ports.get(destination.portCountry)?.find((name) => name.toLowerCase() === asked)
  return found === undefined ? 'unknown_port' : { ...destination, port: found }
}

async function loadNames({ db, reads }: Ctx): Promise<Names> {
  reads('country', 'port', 'import_rule', 'landed_price')
  const [named, known] = await Promise.all([
    db.execute<{ iso2: string; name: string }>(sql`
      select ${port.countryIso2} as iso2, ${port.portName} as name from ${port}
      union select ${freightRate.destinationCountryIso2}, ${freightRate.destinationPort} from ${freightRate}
      union select ${transitRoute.entryCountryIso2}, ${transitRoute.entryPort} from ${transitRoute}
      order by 1, 2`),
    db.execute<{ iso2: string }>(sql`
      select ${country.iso2} as iso2 from ${country}
      union select ${transitRoute.countryIso2} from ${transitRoute}
      union select ${dutyRule.countryIso2} from ${dutyRule}
      union select ${importRule.countryIso2} from ${importRule}`),
  ])
  const ports = Map.groupBy(named.rows, ({ iso2 }) => iso2)
  return {
    countries: new Set([...known.rows.map(({ iso2 }) => iso2), ...ports.keys()]),
    ports: new Map([...ports].map(([iso2, rows]) => [iso2, rows.map(({ name }) => name)])),
  }
}
