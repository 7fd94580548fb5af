import type { FinderDestination } from '#contract/finder.ts'
import type { FinderRule } from '#contract/finder-values.ts'
import type { UsedCarCard } from '#contract/used-car.ts'
import { ENERGY_TYPES, type EnergyType } from '#contract/vehicle.ts'
import type { FinderFilter } from './finder-filter.ts'
import { sideOf } from './read-destination.ts'

/** What can be driven without fuel. */
const CHARGED: readonly EnergyType[] = ['BEV', 'PHEV', 'EREV', 'FCEV']

/** A rule laid over a filter of the used stock; `filter` null: nothing is admitted any more. */
export type RuleStep = { rule: FinderRule; filter: FinderFilter | null }

/**
 * The rules of a destination for used cars, one laid over the other, so that each leaves out what those before it have let through. A side that the
 * buyer asked for holds. An age counts in calendar years, by the model year, which the list can be asked for (R7.18).
 */
export function ruleSteps(asked: FinderFilter, destination: FinderDestination | null): RuleStep[] {
  if (destination === null) return []
  const side = asked.steering === undefined ? sideOf(destination) : null
  const steps: RuleStep[] = []
  const add = (rule: FinderRule, narrow: (filter: FinderFilter) => FinderFilter | null) => {
    const before = lastFilter(steps, asked)
    steps.push({ rule, filter: before === null ? null : narrow(before) })
  }
  if (side !== null) add('steering', (filter) => ({ ...filter, steering: [side] }))
  if (destination.fuel_restrictions.includes('ice_prohibited')) add('fuel', withoutFuel)
  if (destination.max_age_years === 0) add('closed', () => null)
  else if (destination.used_from !== null) add('age', (filter) => ({ ...filter, year_from: [String(destination.used_from)] }))
  return steps
}

/** What all rules together let through. */
export function lastFilter(steps: readonly RuleStep[], asked: FinderFilter): FinderFilter | null {
  const last = steps.at(-1)
  return last === undefined ? asked : last.filter
}

/** A model year can run ahead of the registration; the older one of the two counts. */
export function isAdmitted(unit: UsedCarCard, destination: FinderDestination | null): boolean {
  const from = destination?.used_from ?? null
  const year = registrationYear(unit)
  return from === null || year === null || year >= from
}

export function registrationYear({ first_registration_date: day }: Pick<UsedCarCard, 'first_registration_date'>): number | null {
  return day === null ? null : Number(day.slice(0, 'YYYY'.length))
}

function withoutFuel(filter: FinderFilter): FinderFilter | null {
  const energy = (filter.energy ?? ENERGY_TYPES).filter((each) => (CHARGED as readonly string[]).includes(each))
  return energy.length === 0 ? null : { ...filter, energy }
}
