import { type CarFilter } from '#contract/car.ts'
import type { FacetName } from '#contract/vehicle.ts'
import { readFacetSelection, type FacetSelection } from '#core/domain/facet/index.ts'
import { CAR_FACETS } from './car-facets.ts'
import { readCarTerms, type CarTerm } from './car-terms.ts'
import type { TypeRule } from './type-rules.ts'
import { typeRule } from './type-sign.ts'

/** A filter of the car list, ready to count and to query by. */
export type CarSelection = {
  facets: FacetSelection<FacetName>
  /** OR of what `type` asks for; null: no such filter, empty: no car is of the type. */
  types: readonly TypeRule[] | null
  /** Search terms. Null: no such filter, empty: nothing can be found. */
  terms: readonly CarTerm[] | null
}

/** Reads the filter of a list or facets call. Empty lists filter nothing. */
export function readSelection(filter: CarFilter): CarSelection {
  const types = filter.type && filter.type.length > 0 ? filter.type.map(typeRule).filter((rule) => rule !== null) : null
  return { facets: readFacetSelection(CAR_FACETS, filter), types, terms: readCarTerms(filter.word) }
}

/** The same selection in another order is the same key. */
export function selectionKey({ facets, types, terms }: CarSelection): string {
  const chosen = Object.entries(facets).map(([name, values]) => [name, ...[...values].toSorted()])
  return JSON.stringify([chosen, types?.map((rule) => `${rule.name} ${rule.value}`).toSorted() ?? null, terms?.map(({ word }) => word) ?? null])
}
