import type { FinderDestination } from '#contract/finder.ts'
import type { FinderSide } from '#contract/finder-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listCountries } from '#core/domain/country/index.ts'
import { readAdmittedVehicles } from '#core/domain/import-rule/index.ts'

/** The destination with its rules, as far as they are known; null for an unknown code. */
export async function readDestination(ctx: Ctx, iso2: string | undefined): Promise<FinderDestination | null> {
  if (iso2 === undefined) return null
  const countries = await listCountries({ ctx, input: {} })
  const country = countries.find((entry) => entry.iso2 === iso2)
  if (!country) return null
  const rule = (await readAdmittedVehicles(ctx)).get(iso2)
  const admits = rule?.admits
  const maxAgeYears = admits?.max_age_years ?? null
  return {
    iso2,
    country: country.country,
    steering: admits?.steering ?? null,
    max_age_years: maxAgeYears,
    used_from: maxAgeYears === null || maxAgeYears === 0 ? null : ctx.ports.clock.now().getUTCFullYear() - maxAgeYears,
    fuel_restrictions: [...(admits?.fuel_restrictions ?? [])],
    min_emission_standard: admits?.min_emission_standard ?? null,
    is_inspection_required: admits?.is_inspection_required ?? false,
    confidence: admits?.confidence ?? null,
    as_of_year: admits?.year ?? null,
    is_sample: rule?.isSample ?? false,
  }
}

/** The only side that may be registered there; null where both may or nothing is known. */
export function sideOf(destination: FinderDestination | null): FinderSide | null {
  const side = destination?.steering ?? null
  return side === 'both' ? null : side
}
