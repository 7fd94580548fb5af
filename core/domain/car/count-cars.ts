import type { FacetName } from '#contract/vehicle.ts'
import { countSelection, type FacetCounts, type SelectionCounts } from '#core/domain/facet/index.ts'
import { CAR_FACETS, type CarColumn } from './car-facets.ts'
import { countedValues } from './car-wish.ts'
import type { CarSelection } from './car-selection.ts'

/**
 * Counts cars under a selection. Of the search terms those that values can be counted by are looked at; of the others the counts have to be
 * (`soughtTerms`).
 */
export function countCars(
  facetCounts: FacetCounts<CarColumn>,
  { facets, types, terms }: Pick<CarSelection, 'facets' | 'types'> & Partial<CarSelection>,
): SelectionCounts<FacetName> {
  const counted = (terms ?? []).flatMap((term) => [countedValues(term) ?? []].filter((values) => values.length > 0))
  return countSelection(facetCounts, CAR_FACETS, { facets, allOf: [...(types ? [types] : []), ...counted] })
}

/** The search terms that only the database can answer: words of a text, ranges of figures. Null where there are none. */
export function soughtTerms(terms: CarSelection['terms']): CarSelection['terms'] {
  if (terms === null || terms.length === 0) return terms
  const sought = terms.filter((term) => (countedValues(term) ?? []).length === 0)
  return sought.length === 0 ? null : sought
}
