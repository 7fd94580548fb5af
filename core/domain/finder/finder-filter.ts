import type { FinderBody, FinderBudget, FinderFuel, FinderInput, FinderSide, FinderUse } from '#contract/finder.ts'
import { PRICE_BANDS, type EnergyType, type PriceBand } from '#contract/vehicle.ts'

/** Filter names of the car list with their values: alternatives inside a name, all names at once. */
export type FinderFilter = Partial<Record<'price' | 'body' | 'auto_type' | 'energy' | 'steering' | 'seats' | 'drive', string[]>>

/** What a use asks of a car. Bodies hold only where the buyer names none, because who names a body has decided. */
type Need = { body?: readonly string[]; auto_type?: readonly string[]; drive?: readonly string[]; fewestSeats?: number }

const NEEDS: Record<FinderUse, Need> = {
  city: { auto_type: ['mini', 'sedan'], body: ['hatchback', 'sedan', 'crossover'] },
  family: { body: ['suv', 'crossover', 'mpv', 'wagon', 'sedan'], fewestSeats: 5 },
  distance: { body: ['sedan', 'suv', 'crossover', 'wagon', 'mpv'], fewestSeats: 4 },
  rough: { body: ['suv', 'pickup', 'crossover'], drive: ['AWD', '4WD'] },
  passengers: { body: ['mpv', 'van', 'minibus', 'bus'], fewestSeats: 6 },
  goods: { body: ['pickup', 'van', 'truck', 'tractor', 'dump', 'mixer', 'special'] },
}

export const FINDER_BODY_TYPES: Record<FinderBody, readonly string[]> = {
  small: ['hatchback'],
  sedan: ['sedan', 'wagon'],
  suv: ['suv', 'crossover'],
  mpv: ['mpv'],
  pickup: ['pickup'],
  van: ['van'],
  truck: ['truck', 'tractor', 'dump', 'mixer', 'special'],
  bus: ['minibus', 'bus'],
}

export const FINDER_ENERGIES: Record<FinderFuel, readonly EnergyType[]> = {
  electric: ['BEV'],
  plugin: ['PHEV', 'EREV'],
  hybrid: ['HEV', 'MHEV'],
  engine: ['ICE', 'CNG', 'LPG'],
}

/** The car list's filter names with what the answers ask for. `side`: the steering side wanted or registered at the destination. */
export function filterOf(input: FinderInput, side: FinderSide | null): FinderFilter {
  const need: Need = input.use === undefined ? {} : NEEDS[input.use]
  const bodies = input.body === undefined ? need.body : FINDER_BODY_TYPES[input.body]
  return withoutEmpty({
    price: input.budget === undefined ? [] : bandsUpTo(input.budget),
    body: [...(bodies ?? [])],
    auto_type: input.body === undefined ? [...(need.auto_type ?? [])] : [],
    energy: input.fuel === undefined ? [] : [...FINDER_ENERGIES[input.fuel]],
    steering: side === null ? [] : [side],
    // Freight carriers and named bodies such as a truck decide their seats themselves.
    seats: need.fewestSeats === undefined || input.body === 'truck' || input.body === 'pickup' ? [] : seatsFrom(need.fewestSeats),
    drive: [...(need.drive ?? [])],
  })
}

/** Bands of the list whose cars cost at most `budget` US dollars. */
function bandsUpTo(budget: FinderBudget): PriceBand[] {
  return PRICE_BANDS.filter((band) => band.includes('-') && Number(band.split('-')[1]) <= Number(budget))
}

const MOST_SEATS = 60

function seatsFrom(fewest: number): string[] {
  return Array.from({ length: MOST_SEATS - fewest }, (_, index) => String(fewest + index))
}

function withoutEmpty(filter: FinderFilter): FinderFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, values]) => values.length > 0))
}
