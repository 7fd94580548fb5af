import { ALL_CARS_FACETS } from '#contract/all-cars-values.ts'
import type { AllCarsFilter } from '#contract/all-cars.ts'
import type { CarFilter } from '#contract/car.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import { BODY_TYPES, boundNames, CAR_RANGES, ENERGY_TYPES, FUEL_TYPE_SIGNS, type EnergyType } from '#contract/vehicle.ts'

/** As many as the widest screen has in a row. */
export const ALSO_SHOWN = 3

type Filter = Readonly<Record<string, unknown>>
/** Bodies that are of an auto type without a doubt; small cars have no body of their own. */
const BODIES_OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  suv: ['suv', 'crossover'],
  sedan: ['sedan'],
  mpv: ['mpv'],
  lcv: ['pickup', 'van', 'minibus'],
}
/** What both lists are asked in the same words. */
const SHARED = [...ALL_CARS_FACETS.filter((name) => name !== 'body'), ...boundNames([...CAR_RANGES, ...LANDED_FIGURES]), 'word']
/** Beside those, what each list asks in words of its own. */
const OWN_WORDS = ['body', 'type', 'auto_type', 'price']

/** The filter of new cars as the used stock is asked for the same; null: it asks for what the stock is not filtered by. */
export function usedFilterOf(filter: CarFilter): UsedCarFilter | null {
  const { body, energy, type, auto_type: autoType, price, ...rest } = setFilters(filter)
  if (!areShared(rest)) return null
  const [types, bodies] = [readTypes(listOfValues(type)), allOf(listOfValues(autoType), bodiesOf)]
  const range = readBands(listOfValues(price), rest)
  if (types === null || bodies === null || range === null) return null
  const wanted = { body: [listOfValues(body), types.body, bodies], energy: [listOfValues(energy), types.energy] }
  const [bodyFilter, energyFilter] = [onlyOne(wanted.body), onlyOne(wanted.energy)]
  return bodyFilter && energyFilter && { ...rest, ...range, body: [...bodyFilter], energy: [...energyFilter] as EnergyType[] }
}

/** The filter of used cars as new ones are asked for the same; null: it asks for what no new car has. */
export function newFilterOf(filter: UsedCarFilter): CarFilter | null {
  const { body, price, status, ...rest } = setFilters(filter)
  // A new car can be bought.
  const isSold = status !== undefined && !listOfValues(status).includes('available')
  if (isSold || !areShared(rest)) return null
  const range = readBands(listOfValues(price), rest)
  return range && { ...rest, ...range, body: [...listOfValues(body)] }
}

/**
 * What of a filter of new cars both lists know, in the words of either; the rest is left out, as far as it has to be: bands of prices that are
 * no range, then types that are no body.
 */
export function sharedOfNew(filter: CarFilter): AllCarsFilter {
  return shareMost(filter, usedFilterOf)
}

/** What of a filter of used cars both lists know. */
export function sharedOfUsed(filter: UsedCarFilter): AllCarsFilter {
  return shareMost(
    without(filter, (name) => name === 'status'),
    newFilterOf,
  )
}

function shareMost<Input extends Filter>(filter: Input, translate: (filter: Input) => Filter | null): AllCarsFilter {
  const known = without(filter, (name) => !SHARED.includes(name) && !OWN_WORDS.includes(name))
  const types = ['type', 'auto_type']
  const fewer: readonly (readonly string[])[] = [[], ['price'], types, ['price', ...types]]
  const found = fewer
    .values()
    .map((names) => translate(without(known, (name) => names.includes(name))))
    .find((each) => each !== null)
  // Both translations write the words that both lists know.
  return found ?? {}
}

function without<Input extends Filter>(filter: Input, isLeft: (name: string) => boolean): Input {
  // What is taken away may be missing in any filter.
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !isLeft(name))) as Input
}

/** The address query of a filter. */
export function queryOfFilter(filter: CarFilter | UsedCarFilter): URLSearchParams {
  const entries = Object.entries(setFilters(filter)).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]))
  return new URLSearchParams(entries)
}

function setFilters(filter: Filter): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)))
}

function areShared(filter: Filter): boolean {
  return Object.keys(filter).every((name) => SHARED.includes(name))
}

function listOfValues(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Filters of one kind add up, which one filter cannot say: null where several are set. */
function onlyOne(lists: readonly (readonly string[])[]): readonly string[] | null {
  const given = lists.filter((values) => values.length > 0)
  return given.length > 1 ? null : (given[0] ?? [])
}

/** What all of some words stand for; null where one of them stands for nothing of the kind. */
function allOf(words: readonly string[], read: (word: string) => readonly string[] | null): readonly string[] | null {
  const found = words.map(read)
  return found.includes(null) ? null : found.flatMap((each) => each ?? [])
}

function bodiesOf(sign: string): readonly string[] | null {
  return BODIES_OF_TYPES[sign] ?? ((BODY_TYPES as readonly string[]).includes(sign) ? [sign] : null)
}

function energiesOf(sign: string): readonly string[] | null {
  const energy = FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS] ?? ENERGY_TYPES.find((value) => value.toLowerCase() === sign)
  return energy === undefined ? null : [energy]
}

/** The values of `type` in an address (R3.9): bodies or energies; null where they are neither, or some of each. */
function readTypes(types: readonly string[]): { body: readonly string[]; energy: readonly string[] } | null {
  const signs = types.map((type) =>
    type
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-'),
  )
  const [body, energy] = [allOf(signs, bodiesOf), allOf(signs, energiesOf)]
  if (signs.length > 0 && energy !== null) return { body: [], energy }
  return body && { body, energy: [] }
}

/** Bands of prices as one range, for bands that follow one another; null where they do not, or a range is set beside them. */
function readBands(bands: readonly string[], filter: Filter): { price_from?: number; price_to?: number } | null {
  if (bands.length === 0) return {}
  if (filter.price_from !== undefined || filter.price_to !== undefined) return null
  const bounds = bands.map((band) => band.split('-').map(Number)).toSorted((one, two) => (one[0] ?? 0) - (two[0] ?? 0))
  if (!bounds.every((bound, at) => at === 0 || bound[0] === bounds[at - 1]?.[1])) return null
  const [from, to] = [bounds[0]?.[0] ?? 0, bounds.at(-1)?.[1]]
  const range: { price_from?: number; price_to?: number } = {}
  if (from > 0) range.price_from = from
  if (to !== undefined) range.price_to = to
  return range
}
