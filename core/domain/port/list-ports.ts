import { asc, eq } from 'drizzle-orm'
import type { ListPortsInput, SeaPort } from '#contract/home.ts'
import { port } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** Where vehicles can arrive in a country, by name; none for a country whose ports nobody has entered. */
export function listPorts({ ctx, input }: { ctx: Ctx; input: ListPortsInput }): Promise<SeaPort[]> {
  return keep(ctx, { key: `ports ${input.country}`, make: loadPorts, sizeOf: (rows) => 100 * rows.length }, input.country)
}

function loadPorts({ db, reads }: Ctx, iso2: string): Promise<SeaPort[]> {
  reads('port')
  return db
    .select({ port_name: port.portName, un_locode: port.unLocode })
    .from(port)
    .where(eq(port.countryIso2, iso2))
    .orderBy(asc(port.portName), asc(port.id))
}
