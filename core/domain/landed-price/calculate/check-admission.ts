import type { AdmissionReason, LandedNotice } from '#contract/landed-price-values.ts'
import type { AdmissionRule } from './price-book.ts'
import { categoryOf, ENGINES, type PricedVehicle } from './vehicle.ts'

const PETROL_OR_DIESEL: readonly string[] = ['ICE', 'MHEV']

/** Whether a country admits a vehicle of this age, and what is left to be checked. A country without a rule is unknown, not free. */
export function checkAdmission(
  vehicle: PricedVehicle,
  rule: AdmissionRule | null,
  age: number | null,
): { reason: AdmissionReason | null; notices: readonly LandedNotice[] } {
  if (rule === null) return { reason: null, notices: ['import_rules_unknown'] }
  const isAgeOpen = vehicle.isUsed && rule.maxAgeYears !== null && age === null
  const isFuelOpen = rule.fuelRestrictions.includes('diesel_prohibited') && PETROL_OR_DIESEL.includes(vehicle.energyType)
  return {
    reason: reasonAgainst(vehicle, rule, age),
    notices: [...(isAgeOpen ? ['age_to_check' as const] : []), ...(isFuelOpen ? ['fuel_to_check' as const] : [])],
  }
}

function reasonAgainst(vehicle: PricedVehicle, rule: AdmissionRule, age: number | null): AdmissionReason | null {
  const { isUsed, steering, energyType, emissionStandard } = vehicle
  const { maxAgeYears, steeringAllowed, minEmissionStandard, fuelRestrictions } = rule
  if (isUsed && maxAgeYears === 0) return 'used_not_admitted'
  if (isUsed && maxAgeYears !== null && age !== null && age >= maxAgeYears) return 'too_old'
  if (steeringAllowed !== null && steeringAllowed !== 'both' && steering !== null && steering !== 'both' && steering !== steeringAllowed)
    return 'steering_not_allowed'
  if (fuelRestrictions.includes('ice_prohibited') && categoryOf(vehicle) === 'car' && ENGINES.includes(energyType)) return 'fuel_not_admitted'
  const [own, least] = [emissionLevel(emissionStandard), emissionLevel(minEmissionStandard)]
  return energyType !== 'BEV' && own !== null && least !== null && own < least ? 'emission_too_low' : null
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** `Euro 5`, `China 5` and `Euro V` are all 5; null for none. */
export function emissionLevel(standard: string | null): number | null {
  const [, digit, roman] = /(?:(\d)|\b(I{1,3}|IV|VI?)\b)/.exec(standard ?? '') ?? []
  return digit !== undefined ? Number(digit) : roman !== undefined ? ROMAN.indexOf(roman as (typeof ROMAN)[number]) + 1 : null
}
