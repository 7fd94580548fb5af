import { type CarFilter } from '#contract/car.ts'
import { FACET_NAMES, type FacetName } from '#contract/vehicle.ts'
import { readCarWords, type CarWord } from './car-words.ts'
import type { TypeRule } from './tally-name.ts'
import { typeRule } from './type-sign.ts'

/** A filter of the car list, ready to count and to query by. */
export type CarSelection = {
  /** Selected values per facet; a facet that is missing filters nothing. */
  facets: { readonly [Name in FacetName]?: ReadonlySet<string> }
  /** OR of what `type` asks for; null: no such filter, empty: no car is of the type. */
  types: readonly TypeRule[] | null
  /** Null: no word filter, empty: nothing can be found. */
  words: readonly CarWord[] | null
}

/** Reads the filter of a list or facets call. Empty lists filter nothing. */
export function readSelection(filter: CarFilter): CarSelection {
  const facets: { [Name in FacetName]?: ReadonlySet<string> } = {}
  for (const name of FACET_NAMES) {
    const values = filter[name]
    if (values && values.length > 0) facets[name] = new Set(values)
  }
  const types = filter.type && filter.type.length > 0 ? filter.type.map(typeRule).filter((rule) => rule !== null) : null
  return { facets, types, words: readCarWords(filter.word) }
}
