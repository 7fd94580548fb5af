import { eq, isNotNull } from 'drizzle-orm'
import type { AgeBasis } from '#contract/landed-price-values.ts'
import { car, dutyRule, importRule, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { emissionLevel } from './calculate/check-admission.ts'

/**
 * What a country admits, in the form in which a whole stock can be asked for it: the rule of `checkAdmission`. What is not known of a vehicle is no
 * reason against it.
 */
export type Admission = {
  /** The side that may be registered; null: either. */
  steering: 'left' | 'right' | null
  /** Cars with an engine are not admitted. */
  isIceProhibited: boolean
  /** Standards of today's vehicles below the one asked for; a car without an engine has none. */
  refusedStandards: readonly string[]
  /** Used vehicles: none (false), all (null), or those whose start, as the country counts age, is later than a day. */
  usedAfter: { basis: AgeBasis; day: string } | false | null
}

/** What a country (ISO 3166-1) admits today; null where no rule is known, or no country is asked for. */
export async function readAdmission(ctx: Ctx, country: string | undefined): Promise<Admission | null> {
  if (country === undefined) return null
  const day = ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  return keep(ctx, { key: `admission ${country} ${day}`, make: loadAdmission, sizeOf: () => 500 }, country, day)
}

async function loadAdmission({ db, reads }: Ctx, country: string, day: string): Promise<Admission | null> {
  reads('import_rule', 'landed_price', 'car', 'used_car')
  const [rules, duties, ofCars, ofUnits] = await Promise.all([
    db.select().from(importRule).where(eq(importRule.countryIso2, country)),
    db.select({ basis: dutyRule.ageBasis }).from(dutyRule).where(eq(dutyRule.countryIso2, country)).limit(1),
    db.selectDistinct({ standard: car.emissionStandard }).from(car).where(isNotNull(car.emissionStandard)),
    db.selectDistinct({ standard: usedCar.emissionStandard }).from(usedCar).where(isNotNull(usedCar.emissionStandard)),
  ])
  const [rule] = rules
  if (rule === undefined) return null
  const least = emissionLevel(rule.minEmissionStandard)
  const standards = [...new Set([...ofCars, ...ofUnits].flatMap(({ standard }) => standard ?? []))]
  return {
    steering: rule.steeringAllowed === 'left' || rule.steeringAllowed === 'right' ? rule.steeringAllowed : null,
    isIceProhibited: rule.fuelRestrictions.includes('ice_prohibited'),
    refusedStandards: standards.filter((standard) => least !== null && (emissionLevel(standard) ?? least) < least).toSorted(),
    usedAfter: usedAfter(rule.maxAgeYears, { basis: duties[0]?.basis ?? 'first_registration', day }),
  }
}

/** The last day that is too old; by the year alone where the country counts calendar years. */
function usedAfter(maxAgeYears: number | null, { basis, day }: { basis: AgeBasis; day: string }): Admission['usedAfter'] {
  if (maxAgeYears === null) return null
  if (maxAgeYears === 0) return false
  const year = Number(day.slice(0, 4)) - maxAgeYears
  const isByYear = basis === 'first_registration_year' || basis === 'model_year'
  return { basis, day: isByYear ? `${year}-12-31` : `${year}${day.slice(4)}` }
}
