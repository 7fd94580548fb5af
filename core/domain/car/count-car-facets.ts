import { type CarFacets, type CarFilter, type FacetOption } from '#contract/car.ts'
import { FACET_NAMES, type FacetName } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readBrandNames, type BrandNames } from './brand-names.ts'
import { readSelection, type CarSelection } from './car-selection.ts'
import { compareFacetValues } from './facet-order.ts'
import { keepAnswer } from './keep-answer.ts'
import { readTally } from './read-tally.ts'
import { countTally } from './tally.ts'

/**
 * Facets of the car list under a filter, in `FACET_NAMES` order: OR inside a facet, AND across, a facet's counts leave its own
 * selection out. Options without cars are there only when selected. `total` is the exact number of cars that meet the whole filter.
 */
export function countCarFacets({ ctx, input }: { ctx: Ctx; input: CarFilter }): Promise<CarFacets> {
  const selection = readSelection(input)
  return keepAnswer(ctx, { key: 'car-facets', selection, make: () => loadFacets(ctx, selection), sizeOf: facetsBytes })
}

async function loadFacets(ctx: Ctx, selection: CarSelection): Promise<CarFacets> {
  const [brands, tally] = await Promise.all([readBrandNames(ctx), readTally(ctx, selection.words)])
  const { total, counts } = countTally(tally, selection)
  return { total, facets: FACET_NAMES.map((name) => ({ name, options: toOptions(name, counts[name], selection, brands) })) }
}

function facetsBytes({ facets }: CarFacets): number {
  return facets.reduce((sum, facet) => sum + 100 + 150 * facet.options.length, 0)
}

function toOptions(name: FacetName, counts: ReadonlyMap<string, number>, selection: CarSelection, brands: BrandNames): FacetOption[] {
  const selected = selection.facets[name]
  const values = new Set([...counts.keys(), ...(selected ?? [])])
  const options = [...values].map((value) => ({
    value,
    label: name === 'brand' ? (brands.bySign.get(value)?.name ?? null) : null,
    count: counts.get(value) ?? 0,
    is_selected: selected?.has(value) ?? false,
  }))
  return options.toSorted((a, b) => (name === 'brand' ? compareSigns(brands, a.value, b.value) : compareFacetValues(name, a.value, b.value)))
}

function compareSigns(brands: BrandNames, a: string, b: string): number {
  const place = (sign: string) => brands.bySign.get(sign)?.place ?? brands.list.length
  return place(a) - place(b)
}
