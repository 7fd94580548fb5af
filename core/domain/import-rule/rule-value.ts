import { FUEL_RESTRICTIONS } from '#contract/place-values.ts'
import type { ImportRuleValue } from '#contract/staff-import-rule.ts'
import type { importRule } from '#core/db/schema/index.ts'

/** A rule as staff edit it. */
export function toValue(row: typeof importRule.$inferSelect): ImportRuleValue {
  return {
    country_iso2: row.countryIso2,
    max_age_years: row.maxAgeYears,
    steering_allowed: row.steeringAllowed,
    min_emission_standard: row.minEmissionStandard,
    fuel_restrictions: FUEL_RESTRICTIONS.filter((name) => row.fuelRestrictions.includes(name)),
    is_inspection_required: row.isInspectionRequired,
    note_en: row.noteEn,
    confidence: row.confidence,
    as_of_year: row.asOfYear,
    checked_on: row.checkedOn,
  }
}
