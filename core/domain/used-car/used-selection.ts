import type { AtDestination } from '#contract/landed-price.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'
import { USED_RANGES, type UsedFacetName } from '#contract/used-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFacetSelection, selectionMark, type FacetSelection } from '#core/domain/facet/index.ts'
import { readAtPort, type AtPort } from '#core/domain/landed-price/index.ts'
import { readRangeTerms, readWish, type RangeTerm, type WishTerm } from '#core/domain/wish/index.ts'
import { USED_FACETS } from './used-facets.ts'
import { termKey } from './used-wish.ts'

/** A filter of the used cars, ready to count and to query by. */
export type UsedSelection = {
  facets: FacetSelection<UsedFacetName>
  /** Ranges of figures, each with the values of its facet. */
  ranges: readonly RangeTerm[]
  /** Search terms. Null: no such filter, empty: nothing can be found. */
  terms: readonly WishTerm[] | null
  /** What the list is narrowed to at a destination; null: nothing. */
  at: AtPort | null
}

/** Reads the filter of a list. Empty lists filter nothing. */
export async function readUsedSelection(ctx: Ctx, filter: UsedCarFilter & AtDestination): Promise<UsedSelection> {
  const facets = readFacetSelection(USED_FACETS, filter)
  const [terms, at] = await Promise.all([readTerms(ctx, filter.word), readAtPort(ctx, filter)])
  return { facets, ranges: readRangeTerms(USED_RANGES, filter, facets), terms, at }
}

/** The same selection in another order is the same key. */
export function selectionKey({ facets, ranges, terms, at }: UsedSelection): string {
  return JSON.stringify([selectionMark(USED_FACETS, facets), terms?.map(termKey) ?? null, ranges.map(({ range }) => range), at])
}

/** A text that asks for parts or pages alone finds no unit; one without a letter or digit neither. */
async function readTerms(ctx: Ctx, word: string | undefined): Promise<UsedSelection['terms']> {
  if (word === undefined || word.trim() === '') return null
  const wish = await readWish(ctx, word)
  if (wish === null) return []
  return wish.terms.length > 0 || wish.parts.length + wish.pages.length > 0 ? wish.terms : null
}
