import { FUEL_RESTRICTIONS } from '#contract/place-values.ts'
import type { ImportRuleValue } from '#contract/staff-import-rule.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import type { importRule } from '#core/db/schema/index.ts'

/** A rule as staff edit it. */
export function toValue(row: typeof importRule.$inferSelect): ImportRuleValue {
  const notes = notesOf(row)
  return {
    country_iso2: row.countryIso2,
    max_age_years: row.maxAgeYears,
    steering_allowed: row.steeringAllowed,
    min_emission_standard: row.minEmissionStandard,
    fuel_restrictions: FUEL_RESTRICTIONS.filter((name) => row.fuelRestrictions.includes(name)),
    is_inspection_required: row.isInspectionRequired,
    note: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, notes[locale] ?? ''])) as ImportRuleValue['note'],
    confidence: row.confidence,
    as_of_year: row.asOfYear,
    checked_on: row.checkedOn,
  }
}

/** What is noted of a rule, by language; translations of an English note that has changed since are left out. */
export function notesOf({ noteEn, notedEn, notes }: Pick<typeof importRule.$inferSelect, 'noteEn' | 'notedEn' | 'notes'>): Partial<Record<string, string>> {
  return { ...(noteEn === notedEn ? notes : {}), ...(noteEn === null ? {} : { en: noteEn }) }
}
