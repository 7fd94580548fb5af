import type { FacetName } from '#contract/vehicle.ts'
import { countSelection, type FacetCounts, type SelectionCounts } from '#core/domain/facet/index.ts'
import { CAR_FACETS, type CarColumn } from './car-facets.ts'
import type { CarSelection } from './car-selection.ts'

/** Counts cars under a selection. Search terms are not looked at: the counts are of them. */
export function countCars(facetCounts: FacetCounts<CarColumn>, { facets, types }: Pick<CarSelection, 'facets' | 'types'>): SelectionCounts<FacetName> {
  return countSelection(facetCounts, CAR_FACETS, { facets, anyOf: types })
}
