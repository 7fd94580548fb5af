import { eq } from 'drizzle-orm'
import type { FinderDestination, FinderSide } from '#contract/finder.ts'
import { importRule } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listCountries } from '#core/domain/country/index.ts'

/** The destination with the steering side that may be registered there, as far as the rules know; null for an unknown code. */
export async function readDestination(ctx: Ctx, iso2: string | undefined): Promise<FinderDestination | null> {
  if (iso2 === undefined) return null
  const countries = await listCountries({ ctx, input: {} })
  const country = countries.find((entry) => entry.iso2 === iso2)
  if (!country) return null
  ctx.reads('import_rule')
  const [rule] = await ctx.db
    .select({
      steering: importRule.steeringAllowed,
      confidence: importRule.confidence,
      asOfYear: importRule.asOfYear,
      isSample: importRule.isSample,
    })
    .from(importRule)
    .where(eq(importRule.countryIso2, iso2))
  return {
    iso2,
    country: country.country,
    steering: rule?.steering ?? null,
    confidence: rule?.confidence ?? null,
    as_of_year: rule?.asOfYear ?? null,
    is_sample: rule?.isSample ?? false,
  }
}

/** The only side that may be registered there; null where both may or nothing is known. */
export function sideOf(destination: FinderDestination | null): FinderSide | null {
  const side = destination?.steering ?? null
  return side === 'both' ? null : side
}
