import { type CarFilter } from '#contract/car.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { CAR_RANGES, type FacetName } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFacetSelection, type FacetSelection } from '#core/domain/facet/index.ts'
import { readAtPort, type AtPort } from '#core/domain/landed-price/index.ts'
import { readRangeTerms, readWish, type RangeTerm, type WishTerm } from '#core/domain/wish/index.ts'
import { CAR_FACETS } from './car-facets.ts'
import type { CarValue } from './car-wish.ts'
import { typeRule } from './type-sign.ts'

/** A filter of the car list, ready to count and to query by. */
export type CarSelection = {
  facets: FacetSelection<FacetName>
  /** Ranges of figures, each with the values of its facet. */
  ranges: readonly RangeTerm[]
  /** OR of what `type` asks for; null: no such filter, empty: no car is of the type. */
  types: readonly CarValue[] | null
  /** Search terms. Null: no such filter, empty: nothing can be found. */
  terms: readonly WishTerm[] | null
  /** What the list is narrowed to at a destination; null: nothing. */
  at: AtPort | null
}

/** Reads the filter of a list or facets call. Empty lists filter nothing. */
export async function readSelection(ctx: Ctx, filter: CarFilter & AtDestination): Promise<CarSelection> {
  const facets = readFacetSelection(CAR_FACETS, filter)
  const [terms, at] = await Promise.all([readTerms(ctx, filter.word), readAtPort(ctx, filter)])
  return { facets, ranges: readRangeTerms(CAR_RANGES, filter, facets), types: readTypes(filter), terms, at }
}

/** The same selection in another order is the same key. */
export function selectionKey({ facets, ranges, types, terms, at }: CarSelection): string {
  const chosen = Object.entries(facets).map(([name, values]) => [name, ...[...values].toSorted()])
  return JSON.stringify([
    chosen,
    types?.map((rule) => `${rule.name} ${rule.value}`).toSorted() ?? null,
    terms?.map(termKey) ?? null,
    ranges.map(({ range }) => range),
    at,
  ])
}

/** What a term asks for, as a key. */
export function termKey({ word, values, range, isText, isNot }: WishTerm): string {
  return JSON.stringify([isText ? word : '', values.map(({ name, value }) => `${name} ${value}`), range, ...(isNot ? ['not'] : [])])
}

function readTypes({ type }: CarFilter): CarSelection['types'] {
  return type && type.length > 0 ? type.map(typeRule).filter((rule) => rule !== null) : null
}

/** A text that asks for parts or pages alone finds no car; one without a letter or digit neither. */
async function readTerms(ctx: Ctx, word: string | undefined): Promise<CarSelection['terms']> {
  if (word === undefined || word.trim() === '') return null
  const wish = await readWish(ctx, word)
  if (wish === null) return []
  return wish.terms.length > 0 || wish.parts.length + wish.pages.length > 0 ? wish.terms : null
}
