import type { CarCard } from '#contract/car.ts'
import type { FinderInput, FinderReason, FinderSide } from '#contract/finder.ts'

/** More would be read by nobody. */
const MOST_REASONS = 4

/** Why a car of the shortlist fits, what was asked for first; only facts of its own card. */
export function reasonsFor(card: CarCard, input: FinderInput, side: FinderSide | null): FinderReason[] {
  const reasons = [
    input.budget === undefined || card.fob_price_usd_cents === null ? null : ({ kind: 'budget' } as const),
    side === null || !fitsSide(card, side) ? null : ({ kind: 'steering', side } as const),
    ...needReasons(card, input),
    input.fuel === undefined ? null : energyReason(card),
  ]
  return reasons.filter((reason) => reason !== null).slice(0, MOST_REASONS)
}

function fitsSide(card: CarCard, side: FinderSide): boolean {
  return card.steering === side || card.steering === 'both'
}

function needReasons(card: CarCard, { use }: FinderInput): (FinderReason | null)[] {
  switch (use) {
    case 'city':
      return [card.length_mm === null ? null : { kind: 'length', length_mm: card.length_mm }, rangeReason(card)]
    case 'distance':
      // A plug-in hybrid goes far by its engine, not by its battery.
      return [card.energy_type === 'BEV' ? (rangeReason(card) ?? energyOf(card)) : energyOf(card)]
    case 'rough':
      return [card.drive_type === null ? null : { kind: 'drive', drive_type: card.drive_type }]
    case 'family':
    case 'passengers':
      return [card.seats === null ? null : { kind: 'seats', seats: card.seats }]
    case 'goods':
      return [card.payload_kg === null ? null : { kind: 'payload', payload_kg: card.payload_kg }]
    case undefined:
      return []
  }
}

/** A car that can be charged is chosen by its range, any other by what it burns. */
function energyReason(card: CarCard): FinderReason {
  return rangeReason(card) ?? energyOf(card)
}

function energyOf({ energy_type }: CarCard): FinderReason {
  return { kind: 'energy', energy_type }
}

function rangeReason({ energy_type, range_km, range_cycle }: CarCard): FinderReason | null {
  return range_km === null ? null : { kind: 'range', energy_type, range_km, range_cycle }
}
