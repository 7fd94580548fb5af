import type { FinderInput } from '#contract/finder.ts'
import { FINDER_BODIES, FINDER_BODY_TYPES, FINDER_ENERGIES, FINDER_FUELS, FINDER_QUESTIONS, type FinderCondition } from '#contract/finder-values.ts'
import { FINDER_PATH } from '#apps/site/site-data/finder-path.ts'
import { AUTO_TYPES, DRIVING_SIDES, FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'

/** Says in an address that the destination is left open, where the finder would take the visitor's own (R7.21). */
export const OPEN_DESTINATION = 'any'

/** Address of the finder with these answers, in the order of the questions. */
export function finderHref(input: Omit<FinderInput, 'destination'> & { destination?: string | undefined }): string {
  const query = new URLSearchParams()
  for (const name of FINDER_QUESTIONS) if (input[name] !== undefined) query.set(name, input[name])
  return query.size === 0 ? FINDER_PATH : `${FINDER_PATH}?${query.toString()}`
}

/** The finder with what is chosen in a list as answers (R7.21); what no single answer says is left open, so is the condition of a list of both. */
export function finderHrefOfList(condition: FinderCondition | undefined, query: URLSearchParams): string {
  const typed = valuesOf(query, 'type').map((sign) => sign.toLowerCase().replaceAll(' ', '-'))
  const bodies = [...valuesOf(query, 'body'), ...valuesOf(query, 'auto_type'), ...typed.filter((sign) => !(sign in FUEL_TYPE_SIGNS))]
  const energies = [...valuesOf(query, 'energy'), ...typed.flatMap((sign) => FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS] ?? [])]
  const sides = valuesOf(query, 'steering')
  const price = highestPrice(query)
  return finderHref({
    condition,
    body: FINDER_BODIES.find((body) => isWithin(bodies.map(bodyOfType), FINDER_BODY_TYPES[body])),
    fuel: FINDER_FUELS.find((fuel) => isWithin(energies, FINDER_ENERGIES[fuel])),
    budget: price !== null && /^[1-9]\d{2,6}$/.test(price) ? price : undefined,
    steering: sides.length === 1 ? DRIVING_SIDES.find((side) => side === sides[0]) : undefined,
  })
}

function valuesOf(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '')
}

/** An auto type as a body: small cars are hatchbacks, the others are called as their body is. */
function bodyOfType(sign: string): string {
  return sign === AUTO_TYPES[0] ? 'hatchback' : sign
}

function isWithin(values: readonly string[], known: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => known.includes(value))
}

/** The upper bound of a range, else that of the highest band; null where one of them has none. */
function highestPrice(query: URLSearchParams): string | null {
  const bound = query.get('price_to')
  if (bound !== null && bound !== '') return bound
  const ends = valuesOf(query, 'price').map((band) => Number(band.split('-')[1]))
  return ends.length === 0 || ends.some(Number.isNaN) ? null : String(Math.max(...ends))
}
