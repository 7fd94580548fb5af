import type { UsedCarFilter } from '#contract/used-car.ts'
import { USED_FACET_NAMES, type UsedFacetName } from '#contract/used-values.ts'
import { searchWords } from '#core/domain/word/index.ts'

/** A filter of the used cars, ready to count and to query by; a facet that is missing filters nothing. */
export type UsedSelection = {
  facets: { readonly [Name in UsedFacetName]?: ReadonlySet<string> }
  /** Null: no word filter, empty: nothing can be found. */
  words: readonly string[] | null
}

/** Reads the filter of a list. Empty lists filter nothing. */
export function readUsedSelection(filter: UsedCarFilter): UsedSelection {
  const facets: { [Name in UsedFacetName]?: ReadonlySet<string> } = {}
  for (const name of USED_FACET_NAMES) {
    const values = filter[name]
    if (values && values.length > 0) facets[name] = new Set(values)
  }
  return { facets, words: searchWords(filter.word) }
}

/** The same selection in another order is the same key. */
export function selectionKey({ facets, words }: UsedSelection): string {
  return JSON.stringify([USED_FACET_NAMES.map((name) => [...(facets[name] ?? [])].toSorted()), words])
}
