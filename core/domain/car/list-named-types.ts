import type { SearchType } from '#contract/search.ts'
import { FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { WishTerm } from '#core/domain/wish/index.ts'
import { readCarCounts } from './read-car-counts.ts'
import { countedValues, type CarValue } from './car-wish.ts'
import { countCars } from './count-cars.ts'

const TYPES: ReadonlySet<string> = new Set(['auto_type', 'energy', 'body', 'category', 'off_road', 'sports'])
/** More than one text can mean are of no help. */
const MOST = 6

/** The types that the terms of a wish name (`SUV`, `электро`, `دفع رباعي`), each with the number of its cars; those without cars are left out. */
export async function listNamedTypes({ ctx, input }: { ctx: Ctx; input: { terms: readonly WishTerm[] } }): Promise<SearchType[]> {
  const rules = input.terms.flatMap((term) => countedValues(term) ?? []).filter(({ name }) => TYPES.has(name))
  if (rules.length === 0) return []
  const facetCounts = await readCarCounts(ctx)
  const entries = rules.map((rule) => ({ ...toEntry(rule), car_count: countCars(facetCounts, { facets: {}, types: [rule] }).total }))
  const byUrl = new Map(entries.filter((entry) => entry.car_count > 0).map((entry) => [entry.url, entry]))
  // A body with the name of an auto type is the same to whoever reads it.
  const autoTypes = new Set([...byUrl.values()].filter((entry) => entry.group === 'auto_type').map((entry) => entry.type_sign))
  return [...byUrl.values()].filter((entry) => entry.group !== 'body' || !autoTypes.has(entry.type_sign)).slice(0, MOST)
}

function toEntry({ name, value }: CarValue): Omit<SearchType, 'car_count'> {
  if (name === 'off_road') return { group: 'other_type', type_sign: 'off-road', url: '/carList?type=off-road' }
  if (name === 'sports') return { group: 'other_type', type_sign: 'sports-car', url: '/carList?type=sports-car' }
  if (name === 'auto_type') return { group: 'auto_type', type_sign: value, url: `/carList?type=${value}` }
  if (name === 'category') return { group: 'category', type_sign: value, url: `/carList?category=${value}` }
  if (name === 'body') return { group: 'body', type_sign: value, url: `/carList?body=${value}` }
  const fuel = Object.entries(FUEL_TYPE_SIGNS).find(([, energy]) => energy === value)?.[0]
  return { group: 'energy', type_sign: value, url: fuel ? `/carList?type=${fuel}` : `/carList?energy=${value}` }
}
