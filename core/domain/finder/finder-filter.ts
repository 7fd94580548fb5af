import type { FinderInput } from '#contract/finder.ts'
import { FINDER_BODY_TYPES, FINDER_ENERGIES, type FinderBody, type FinderSide, type FinderUse } from '#contract/finder-values.ts'

/** Filter names of the two lists with their values: alternatives inside a name, all names at once. */
export type FinderFilter = Partial<
  Record<'body' | 'auto_type' | 'energy' | 'steering' | 'seats' | 'drive' | 'status' | 'price_to' | 'year_from', readonly string[]>
>

/**
 * What a use asks of a vehicle. Bodies hold only where the buyer names none, because who names a body has decided. `types`: auto types, which new
 * cars alone have; they hold beside the bodies of `light` too, which they part from heavy ones. `usedBodies`: where those of `bodies` are not known to
 * be light enough.
 */
type Need = {
  bodies: readonly string[]
  usedBodies?: readonly string[]
  types?: readonly string[]
  isLight?: boolean
  drive?: readonly string[]
  /** Fewest and most seats. */
  seats?: readonly [number, number]
}

const NEEDS: Readonly<Record<FinderUse, Need>> = {
  city: { types: ['mini', 'sedan'], bodies: ['hatchback', 'sedan', 'crossover'] },
  family: { bodies: ['suv', 'crossover', 'mpv', 'wagon', 'sedan'], seats: [5, 9] },
  distance: { bodies: ['sedan', 'suv', 'crossover', 'wagon', 'mpv'], seats: [4, 9] },
  rough: { bodies: ['suv', 'pickup', 'crossover'], drive: ['AWD', '4WD'] },
  taxi: { bodies: ['sedan', 'hatchback', 'wagon', 'crossover', 'mpv'], seats: [4, 9] },
  company: { bodies: ['sedan', 'hatchback', 'suv', 'crossover', 'wagon', 'mpv', 'pickup', 'van'] },
  passengers: { bodies: ['mpv', 'minibus', 'bus'], seats: [6, 150] },
  delivery: { bodies: ['van', 'truck', 'pickup'], usedBodies: ['van', 'pickup'], types: ['lcv'], isLight: true },
  goods: { bodies: ['pickup', 'van', 'truck', 'tractor'] },
  haulage: { bodies: ['tractor'] },
  site: { bodies: ['dump', 'mixer', 'special'] },
}

const WORK_BODIES: readonly FinderBody[] = ['pickup', 'van', 'truck', 'tractor', 'construction']

/**
 * The filter of new cars that asks for the answers. `side`: the steering side wanted or registered at the destination. `seatsInStock`: the numbers of
 * seats that new cars have, so that the list is asked for no others.
 */
export function newFilterOf(input: FinderInput, side: FinderSide | null, seatsInStock: readonly number[]): FinderFilter {
  const need = needOf(input)
  // Freight carriers decide their seats themselves.
  const seats = input.body === undefined || !WORK_BODIES.includes(input.body) ? need?.seats : undefined
  return withoutEmpty({
    body: bodiesOf(input, need?.bodies),
    auto_type: input.body === undefined || (need?.isLight === true && input.body === 'truck') ? need?.types : [],
    energy: input.fuel === undefined ? [] : FINDER_ENERGIES[input.fuel],
    steering: side === null ? [] : [side],
    seats: seats === undefined ? [] : seatsWithin(seats, seatsInStock),
    drive: need?.drive,
    price_to: input.budget === undefined ? [] : [input.budget],
  })
}

/** The filter of the used stock that asks for the answers: units that can be bought. What is known of models alone, such as seats, is not asked. */
export function usedFilterOf(input: FinderInput): FinderFilter {
  const need = needOf(input)
  return withoutEmpty({
    body: bodiesOf(input, need?.usedBodies ?? need?.bodies),
    energy: input.fuel === undefined ? [] : FINDER_ENERGIES[input.fuel],
    steering: input.steering === undefined ? [] : [input.steering],
    drive: need?.drive,
    status: ['available'],
    price_to: input.budget === undefined ? [] : [input.budget],
  })
}

/** As many values as a filter may have. */
const MOST_VALUES = 60

/** Where no car has as many, the fewest that would do, which finds none. */
function seatsWithin([fewest, most]: readonly [number, number], inStock: readonly number[]): string[] {
  const fitting = inStock.filter((seats) => seats >= fewest && seats <= most).slice(0, MOST_VALUES)
  return (fitting.length === 0 ? [fewest] : fitting).map(String)
}

function needOf({ use }: FinderInput): Need | null {
  return use === undefined ? null : NEEDS[use]
}

function bodiesOf({ body }: FinderInput, needed: readonly string[] | undefined): readonly string[] | undefined {
  return body === undefined ? needed : FINDER_BODY_TYPES[body]
}

function withoutEmpty(filter: { [name in keyof FinderFilter]: readonly string[] | undefined }): FinderFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, values]) => values !== undefined && values.length > 0))
}
