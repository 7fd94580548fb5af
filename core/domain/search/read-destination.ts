import { eq } from 'drizzle-orm'
import { importRule } from '#core/db/schema/place.ts'
import { listCountries } from '#core/domain/country/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Wish } from '#core/domain/wish/index.ts'

/** Where a vehicle is to go. `side`: the only side of the wheel that is registered there; null where both are or nothing is known. */
export type Destination = { iso2: string; country: string; side: 'left' | 'right' | null; typed: string }

/** The destination that a wish names; null for none, and for one that is not served. */
export async function readDestination(ctx: Ctx, { destination }: Wish): Promise<Destination | null> {
  if (destination === null) return null
  const countries = await listCountries({ ctx, input: {} })
  const country = countries.find(({ iso2 }) => iso2 === destination.iso2)
  if (!country) return null
  ctx.reads('import_rule')
  const [rule] = await ctx.db.select({ steering: importRule.steeringAllowed }).from(importRule).where(eq(importRule.countryIso2, destination.iso2))
  const side = rule?.steering === 'left' || rule?.steering === 'right' ? rule.steering : null
  return { iso2: destination.iso2, country: country.country, side, typed: destination.typed }
}
