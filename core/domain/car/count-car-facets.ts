import { type CarFacets, type CarFilter } from '#contract/car.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { FACET_NAMES, type FacetName } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetOptions, type SelectionCounts } from '#core/domain/facet/index.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readBrandNames } from './brand-names.ts'
import { CAR_FACETS } from './car-facets.ts'
import { readSelection, type CarSelection } from './car-selection.ts'
import { countCars, soughtTerms } from './count-cars.ts'
import { readCarCounts } from './read-car-counts.ts'

/**
 * Facets of the car list under a filter, in `FACET_NAMES` order: OR inside a facet, AND across, a facet's counts leave its own
 * selection out. Options without cars are there only when selected. `total` is the exact number of cars that meet the whole filter.
 */
export async function countCarFacets({ ctx, input }: { ctx: Ctx; input: CarFilter & AtDestination }): Promise<CarFacets> {
  const selection = await readSelection(ctx, input)
  const [brands, counted] = await Promise.all([readBrandNames(ctx), countSelected(ctx, selection)])
  return { total: counted.total, facets: facetOptions(CAR_FACETS, counted, selection.facets, { brands }) }
}

/** A facet with a range is counted apart, under everything but its own range and values. */
export async function countSelected(ctx: Ctx, selection: CarSelection): Promise<SelectionCounts<FacetName>> {
  const ranged = FACET_NAMES.filter((name) => selection.ranges.some(({ range }) => range.name === name))
  const [{ total, counts }, ...own] = await Promise.all([countUnder(ctx, selection), ...ranged.map((name) => countUnder(ctx, selection, name))])
  return { total, counts: { ...counts, ...Object.fromEntries(ranged.map((name, at) => [name, own[at]?.counts[name]])) } }
}

/** Counts cars under a selection; `without`: a facet whose values and range do not count. */
export async function countUnder(ctx: Ctx, selection: CarSelection, without: FacetName | null = null): Promise<SelectionCounts<FacetName>> {
  const asked = withRangesAsTerms(selection, without)
  return countCars(await readCarCounts(ctx, soughtTerms(asked.terms), asked.at), asked)
}
