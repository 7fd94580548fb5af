import { eq } from 'drizzle-orm'
import type { FinderDestination } from '#contract/finder.ts'
import type { FinderSide } from '#contract/finder-values.ts'
import { FUEL_RESTRICTIONS } from '#contract/place-values.ts'
import { importRule } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listCountries } from '#core/domain/country/index.ts'

/** The destination with its rules, as far as they are known; null for an unknown code. */
export async function readDestination(ctx: Ctx, iso2: string | undefined): Promise<FinderDestination | null> {
  if (iso2 === undefined) return null
  const countries = await listCountries({ ctx, input: {} })
  const country = countries.find((entry) => entry.iso2 === iso2)
  if (!country) return null
  ctx.reads('import_rule')
  const [rule] = await ctx.db
    .select({
      steering: importRule.steeringAllowed,
      maxAgeYears: importRule.maxAgeYears,
      fuelRestrictions: importRule.fuelRestrictions,
      minEmissionStandard: importRule.minEmissionStandard,
      isInspectionRequired: importRule.isInspectionRequired,
      confidence: importRule.confidence,
      asOfYear: importRule.asOfYear,
      checkedOn: importRule.checkedOn,
      updatedAt: importRule.updatedAt,
      isSample: importRule.isSample,
    })
    .from(importRule)
    .where(eq(importRule.countryIso2, iso2))
  const maxAgeYears = rule?.maxAgeYears ?? null
  return {
    iso2,
    country: country.country,
    steering: rule?.steering ?? null,
    max_age_years: maxAgeYears,
    used_from: maxAgeYears === null || maxAgeYears === 0 ? null : ctx.ports.clock.now().getUTCFullYear() - maxAgeYears,
    fuel_restrictions: FUEL_RESTRICTIONS.filter((name) => rule?.fuelRestrictions.includes(name)),
    min_emission_standard: rule?.minEmissionStandard ?? null,
    is_inspection_required: rule?.isInspectionRequired ?? false,
    confidence: rule?.confidence ?? null,
    as_of_year: rule === undefined ? null : (rule.asOfYear ?? Number((rule.checkedOn ?? rule.updatedAt.toISOString()).slice(0, 4))),
    is_sample: rule?.isSample ?? false,
  }
}

/** The only side that may be registered there; null where both may or nothing is known. */
export function sideOf(destination: FinderDestination | null): FinderSide | null {
  const side = destination?.steering ?? null
  return side === 'both' ? null : side
}
