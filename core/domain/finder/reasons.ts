import type { CarCard } from '#contract/car.ts'
import type { FinderDestination, FinderInput, FinderReason } from '#contract/finder.ts'
import type { FinderBody, FinderSide } from '#contract/finder-values.ts'
import type { UsedCarSheet } from '#contract/used-car.ts'
import type { EnergyType, SteeringSide } from '#contract/vehicle.ts'
import { sideOf } from './read-destination.ts'
import { registrationYear } from './used-rules.ts'

/** More would be read by nobody. */
const MOST_REASONS = 4
const PEOPLE: readonly FinderBody[] = ['mpv', 'bus']
const LOADS: readonly FinderBody[] = ['pickup', 'van', 'truck', 'tractor', 'construction']

type Asked = { input: FinderInput; side: FinderSide | null; destination: FinderDestination | null }
type Reasons = readonly (FinderReason | null)[]

/** Why a new car of the shortlist fits, what was asked for first; only facts of its own card. */
export function newReasons(card: CarCard, asked: Asked): FinderReason[] {
  const { input } = asked
  return firstOf([
    budgetReason(card, input),
    steeringReason(card, asked),
    ...needReasons(card, input),
    ...bodyReasons(card.body_type, input),
    ...(input.fuel === undefined ? [] : energyReasons(card, true)),
    ...(input.use === 'taxi' || input.use === 'company' ? energyReasons(card, false) : []),
  ])
}

/** Why a used unit fits; only what is known of the unit itself, beside the body and weight of its model. */
export function usedReasons(unit: UsedCarSheet, asked: Asked): FinderReason[] {
  const { input, destination } = asked
  const year = yearReason(unit, destination)
  const isRuled = year?.country !== null
  return firstOf([
    budgetReason(unit, input),
    isRuled ? year : null,
    steeringReason(unit, asked),
    input.use === 'rough' ? driveReason(unit) : null,
    input.use === 'haulage' || input.use === 'site' || input.body === 'tractor' || input.body === 'construction' ? gvwReason(unit.series) : null,
    unit.energy_type === 'BEV' && unit.battery_soh_pct !== null ? { kind: 'battery', battery_soh_pct: unit.battery_soh_pct } : null,
    unit.mileage_km === null ? null : { kind: 'mileage', mileage_km: unit.mileage_km },
    ...(unit.series.body_type === null ? [] : bodyReasons(unit.series.body_type, input)),
    input.fuel === undefined ? null : energyOf(unit, true),
    isRuled ? null : year,
  ])
}

function firstOf(reasons: Reasons): FinderReason[] {
  const given = reasons.filter((reason) => reason !== null)
  return given.filter((reason, at) => given.findIndex(({ kind }) => kind === reason.kind) === at).slice(0, MOST_REASONS)
}

function budgetReason({ fob_price_usd_cents: cents }: Pick<CarCard, 'fob_price_usd_cents'>, { budget }: FinderInput): FinderReason | null {
  return budget === undefined || cents === null ? null : { kind: 'budget', price_usd_cents: cents, budget_usd: Number(budget) }
}

function steeringReason({ steering }: { steering: SteeringSide | null }, { side, destination }: Asked): FinderReason | null {
  if (side === null || (steering !== side && steering !== 'both')) return null
  return { kind: 'steering', side, country: sideOf(destination) === side ? (destination?.country ?? null) : null }
}

function needReasons(card: CarCard, { use, body }: FinderInput): Reasons {
  switch (use) {
    case 'city':
      return [card.length_mm === null ? null : { kind: 'length', length_mm: card.length_mm }, rangeReason(card)]
    case 'distance':
      // A plug-in hybrid goes far by its engine, not by its battery.
      return [card.energy_type === 'BEV' ? (rangeReason(card) ?? energyOf(card, false)) : energyOf(card, false)]
    case 'rough':
      return [driveReason(card)]
    case 'family':
      return [seatsReason(card, true)]
    case 'passengers':
    case 'taxi':
    case 'company':
      return [seatsReason(card, false)]
    case 'delivery':
    case 'goods':
      return [payloadReason(card)]
    case 'haulage':
    case 'site':
      return [gvwReason(card), payloadReason(card)]
    case undefined:
      if (body === undefined) return []
      return PEOPLE.includes(body) ? [seatsReason(card, false)] : LOADS.includes(body) ? [payloadReason(card)] : []
  }
}

function bodyReasons(bodyType: string, { body }: FinderInput): Reasons {
  return body === undefined ? [] : [{ kind: 'body', body_type: bodyType }]
}

type Powered = { energy_type: EnergyType; range_km?: number | null; range_cycle?: string | null }

/** A car that can be charged is chosen by its range, any other by what it burns. */
function energyReasons(card: Powered, isAsked: boolean): Reasons {
  return [rangeReason(card) ?? energyOf(card, isAsked)]
}

function energyOf({ energy_type }: Powered, isAsked: boolean): FinderReason {
  return { kind: 'energy', energy_type, is_asked: isAsked }
}

function rangeReason({ energy_type, range_km, range_cycle }: Powered): FinderReason | null {
  return range_km === null || range_km === undefined ? null : { kind: 'range', energy_type, range_km, range_cycle: range_cycle ?? null }
}

function seatsReason({ seats }: CarCard, isForFamily: boolean): FinderReason | null {
  return seats === null ? null : { kind: 'seats', seats, is_for_family: isForFamily }
}

function driveReason({ drive_type }: { drive_type: string | null }): FinderReason | null {
  return drive_type === null ? null : { kind: 'drive', drive_type }
}

function payloadReason({ payload_kg }: CarCard): FinderReason | null {
  return payload_kg === null ? null : { kind: 'payload', payload_kg }
}

function gvwReason({ gvw_kg }: { gvw_kg: number | null }): FinderReason | null {
  return gvw_kg === null ? null : { kind: 'gvw', gvw_kg }
}

function yearReason(unit: UsedCarSheet, destination: FinderDestination | null): Extract<FinderReason, { kind: 'year' }> | null {
  const registered = registrationYear(unit)
  const year = registered ?? unit.model_year
  if (year === null) return null
  const from = destination?.used_from ?? null
  return { kind: 'year', year, is_registration: registered !== null, country: from === null ? null : (destination?.country ?? null), from }
}
