import { type CarFacets, type CarFilter } from '#contract/car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetOptions } from '#core/domain/facet/index.ts'
import { readBrandNames } from './brand-names.ts'
import { CAR_FACETS } from './car-facets.ts'
import { readSelection } from './car-selection.ts'
import { countCars } from './count-cars.ts'
import { readCarCounts } from './read-car-counts.ts'

/**
 * Facets of the car list under a filter, in `FACET_NAMES` order: OR inside a facet, AND across, a facet's counts leave its own
 * selection out. Options without cars are there only when selected. `total` is the exact number of cars that meet the whole filter.
 */
export async function countCarFacets({ ctx, input }: { ctx: Ctx; input: CarFilter }): Promise<CarFacets> {
  const selection = readSelection(input)
  const [brands, facetCounts] = await Promise.all([readBrandNames(ctx), readCarCounts(ctx, selection.terms)])
  const counted = countCars(facetCounts, selection)
  return { total: counted.total, facets: facetOptions(CAR_FACETS, counted, selection.facets, { brands }) }
}
