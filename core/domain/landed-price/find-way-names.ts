import { sql } from 'drizzle-orm'
import type { NameReason } from '#contract/landed-price-values.ts'
import { freightRate, port } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isCountryCode } from '#core/domain/country/index.ts'
import { keep } from '#core/domain/keep.ts'
import type { Destination } from './read-price-book.ts'

/** Names of ports by their country. */
type Ports = ReadonlyMap<string, readonly string[]>

/** A destination with its port as the sheets write it, whatever the case it was asked in; or which of its names nobody knows. */
export async function findWayNames(ctx: Ctx, destination: Destination): Promise<Destination | NameReason> {
  if (!isCountryCode(destination.country) || !isCountryCode(destination.portCountry)) return 'unknown_country'
  const ports = await keep(ctx, { key: 'ports-by-country', make: loadPorts, sizeOf: (known) => 2_000 * known.size })
  const asked = destination.port.toLowerCase()
  const found = ports.get(destination.portCountry)?.find((name) => name.toLowerCase() === asked)
  return found === undefined ? 'unknown_port' : { ...destination, port: found }
}

async function loadPorts({ db, reads }: Ctx): Promise<Ports> {
  reads('port', 'landed_price')
  const { rows } = await db.execute<{ iso2: string; name: string }>(sql`
    select ${port.countryIso2} as iso2, ${port.portName} as name from ${port}
    union select ${freightRate.destinationCountryIso2}, ${freightRate.destinationPort} from ${freightRate}
    order by 1, 2`)
  return new Map([...Map.groupBy(rows, ({ iso2 }) => iso2)].map(([iso2, ports]) => [iso2, ports.map(({ name }) => name)]))
}
