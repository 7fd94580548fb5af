import type { AdmittedVehicles } from '#contract/import-guide.ts'
import type { AgeBasis } from '#contract/landed-price-values.ts'
import { FUEL_RESTRICTIONS } from '#contract/place-values.ts'
import { dutyRule, importRule } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { notesOf } from './rule-value.ts'

/** What countries admit, by ISO 3166-1 code, and which of the rules are sample data; a country without a rule is left out. */
export type AdmittedByCountry = ReadonlyMap<string, { admits: AdmittedVehicles; isSample: boolean }>

export function readAdmittedVehicles(ctx: Ctx): Promise<AdmittedByCountry> {
  return keep(ctx, { key: 'admitted-vehicles', make: loadRules, sizeOf: (rules) => 4_000 * rules.size })
}

async function loadRules({ db, reads }: Ctx): Promise<AdmittedByCountry> {
  reads('import_rule', 'landed_price')
  const [rules, duties] = await Promise.all([
    db.select().from(importRule),
    db.selectDistinct({ country: dutyRule.countryIso2, basis: dutyRule.ageBasis }).from(dutyRule),
  ])
  const bases = new Map<string, AgeBasis>(duties.map(({ country, basis }) => [country, basis]))
  return new Map(rules.map((rule) => [rule.countryIso2, { admits: toAdmitted(rule, bases.get(rule.countryIso2)), isSample: rule.isSample }]))
}

function toAdmitted(rule: typeof importRule.$inferSelect, basis: AgeBasis | undefined): AdmittedVehicles {
  return {
    max_age_years: rule.maxAgeYears,
    age_basis: basis ?? 'first_registration',
    steering: rule.steeringAllowed,
    min_emission_standard: rule.minEmissionStandard,
    fuel_restrictions: FUEL_RESTRICTIONS.filter((name) => rule.fuelRestrictions.includes(name)),
    is_inspection_required: rule.isInspectionRequired ?? false,
    confidence: rule.confidence,
    notes: notesOf(rule),
    year: rule.asOfYear ?? Number((rule.checkedOn ?? rule.updatedAt.toISOString()).slice(0, 4)),
  }
}
