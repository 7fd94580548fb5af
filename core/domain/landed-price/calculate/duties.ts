import type { DutyComponent, DutyReason } from '#contract/landed-price-values.ts'
import { percentOfSum, times } from './exact.ts'
import { isBounded, isWithin, type DutyRule } from './price-book.ts'
import { categoryOf, type PricedVehicle } from './vehicle.ts'

/** A tax or fee that applies, in whole dollars. */
export type AppliedDuty = { rule: DutyRule; component: DutyComponent; amountUsd: number }

type Dutiable = { vehicle: PricedVehicle; age: number | null; fobUsd: number; customsValueUsd: number }

/**
 * The duties of a vehicle, step by step: of the rules of a step the first that fits applies. A size, power or age that a rule asks for and
 * nobody knows is never guessed: the reason comes instead.
 */
export function applyDuties(rules: readonly DutyRule[], input: Dutiable): readonly AppliedDuty[] | DutyReason {
  if (rules.length === 0) return 'no_rules'
  if (rules.some(({ isEstimated }) => !isEstimated)) return 'estimate_off'
  const applied: AppliedDuty[] = []
  for (const alternatives of Map.groupBy(rules, ({ step }) => step).values()) {
    for (const rule of alternatives) {
      if (rule.component === null || !fitsBeforeFigures(rule, input)) continue
      const missing = missingFigure(rule, input)
      if (missing !== null) return missing
      if (!fitsFigures(rule, input.vehicle)) continue
      applied.push({ rule, component: rule.component, amountUsd: amountOf(rule, input, applied) })
      break
    }
  }
  // Without import duty, be it 0, the scheme does not cover this vehicle.
  return applied.some(({ component }) => component === 'import_duty') ? applied : 'no_rule_for_vehicle'
}

function fitsBeforeFigures(
  { energyTypes, categories, brandSigns, condition, ageYears, valueUsd }: DutyRule,
  { vehicle, age, customsValueUsd }: Dutiable,
): boolean {
  const category = categoryOf(vehicle)
  return (
    (energyTypes.length === 0 || energyTypes.includes(vehicle.energyType)) &&
    (categories.length === 0 || (category !== null && categories.includes(category))) &&
    (brandSigns.length === 0 || brandSigns.includes(vehicle.brandSign)) &&
    (condition === null || condition === (vehicle.isUsed ? 'used' : 'new')) &&
    (age === null || isWithin(age, ageYears)) &&
    isWithin(customsValueUsd, valueUsd)
  )
}

function missingFigure(rule: DutyRule, { vehicle: { energyType, displacementCc, powerKw }, age }: Dutiable): DutyReason | null {
  if (isBounded(rule.ageYears) && age === null) return 'age_missing'
  const asksForEngine = isBounded(rule.engineCc) || rule.base === 'per_cc' || rule.minPerCcUsd !== null
  if (asksForEngine && energyType !== 'BEV' && displacementCc === null) return 'engine_size_missing'
  return (isBounded(rule.powerKw) || rule.base === 'per_kw') && powerKw === null ? 'power_missing' : null
}

// A vehicle without an engine is in no range of sizes.
function fitsFigures({ engineCc, powerKw }: DutyRule, vehicle: PricedVehicle): boolean {
  const isEngineFit = !isBounded(engineCc) || (vehicle.energyType !== 'BEV' && isWithin(vehicle.displacementCc ?? 0, engineCc))
  return isEngineFit && (!isBounded(powerKw) || isWithin(vehicle.powerKw ?? 0, powerKw))
}

function amountOf(rule: DutyRule, input: Dutiable, earlier: readonly AppliedDuty[]): number {
  const engineCc = input.vehicle.energyType === 'BEV' ? 0 : (input.vehicle.displacementCc ?? 0)
  const least = Math.max(rule.minUsd ?? 0, rule.minPerCcUsd === null ? 0 : times(engineCc, rule.minPerCcUsd))
  return Math.min(Math.max(baseAmount(rule, input, earlier, engineCc), least), rule.maxUsd ?? Infinity)
}

function baseAmount(rule: DutyRule, { vehicle, fobUsd, customsValueUsd }: Dutiable, earlier: readonly AppliedDuty[], engineCc: number): number {
  const { baseComponents, upliftPercent, thresholdUsd: threshold, ratePercent: percent, amountUsd } = rule
  const all = sumOf(earlier)
  const listed = sumOf(earlier.filter(({ component }) => baseComponents.includes(component)))
  const share = (amount: number, upliftOf: number) => percentOfSum({ amount, upliftOf, upliftPercent, threshold, percent })
  switch (rule.base) {
    case 'cif':
      return share(customsValueUsd, customsValueUsd)
    case 'cif_plus_previous':
      return share(customsValueUsd + all, customsValueUsd)
    case 'cif_plus_listed':
      return share(customsValueUsd + listed, customsValueUsd)
    case 'fob':
      return share(fobUsd, fobUsd)
    case 'fob_plus_previous':
      return share(fobUsd + all, fobUsd)
    case 'fob_plus_listed':
      return share(fobUsd + listed, fobUsd)
    case 'of_listed':
      return share(listed, 0)
    case 'fixed_usd':
      return times(1, amountUsd)
    case 'per_cc':
      return times(Math.max(0, engineCc - rule.ccOver), amountUsd)
    case 'per_kw':
      return times(vehicle.powerKw ?? 0, amountUsd)
    case null:
      return 0
  }
}

function sumOf(applied: readonly AppliedDuty[]): number {
  return applied.reduce((sum, { amountUsd }) => sum + amountUsd, 0)
}
