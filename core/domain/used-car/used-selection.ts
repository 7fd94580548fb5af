import type { UsedCarFilter } from '#contract/used-car.ts'
import type { UsedFacetName } from '#contract/used-values.ts'
import { readFacetSelection, selectionMark, type FacetSelection } from '#core/domain/facet/index.ts'
import { searchTerms } from '#core/domain/search-term/index.ts'
import { USED_FACETS } from './used-facets.ts'

/** A filter of the used cars, ready to count and to query by. */
export type UsedSelection = {
  facets: FacetSelection<UsedFacetName>
  /** Search terms. Null: no such filter, empty: nothing can be found. */
  terms: readonly string[] | null
}

/** Reads the filter of a list. Empty lists filter nothing. */
export function readUsedSelection(filter: UsedCarFilter): UsedSelection {
  return { facets: readFacetSelection(USED_FACETS, filter), terms: searchTerms(filter.word) }
}

/** The same selection in another order is the same key. */
export function selectionKey({ facets, terms }: UsedSelection): string {
  return JSON.stringify([selectionMark(USED_FACETS, facets), terms])
}
