import { ALL_CARS_FACETS } from '#contract/all-cars-values.ts'
import { allCarsFilterSchema, listAllCarsInputSchema, type AllCarsFilter, type AllCarsPage, type ListAllCarsInput } from '#contract/all-cars.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { ALL_CARS_ADDRESS } from './all-cars-address.ts'
import { CAR_FACET_LABELS, CAR_RANGE_LABELS } from './car-facet-labels.server.ts'
import { filterView, readFilterQuery } from './filter-view.server.ts'
import type { PortPrices } from './port-prices.server.ts'
import type { FilterView } from './filter-view.ts'

export type AllCarsFilters = { query: URLSearchParams; filter: AllCarsFilter; page: Pick<AllCarsPage, 'facets' | 'total'>; sort: string; prices: PortPrices }

export const ALL_CARS_PATH = '/allCars'

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readAllCarsQuery(query: URLSearchParams): ListAllCarsInput {
  const kept = readFilterQuery(query, Object.keys(allCarsFilterSchema.shape), (one) => allCarsFilterSchema.safeParse(one).success)
  const page = listAllCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listAllCarsInputSchema.parse(kept)
}

/** The filters of the list of new and used cars in words; they are called as those of new cars. Prices are a range alone. */
export function allCarsFilters(language: SiteLanguage, { page, prices, ...rest }: AllCarsFilters): FilterView {
  const [brand, ...others] = ALL_CARS_FACETS.map((name) => page.facets.find((facet) => facet.name === name) ?? { name, options: [] })
  return filterView({
    ...rest,
    path: ALL_CARS_PATH,
    language,
    address: ALL_CARS_ADDRESS,
    total: page.total,
    facets: [...(brand ? [brand] : []), { name: 'price' as const, options: [] }, ...others],
    facetLabels: CAR_FACET_LABELS,
    ranges: [...CAR_RANGE_LABELS.map((range) => (range.name === 'power' ? { ...range, behind: 'drive' } : range)), ...prices.ranges],
    typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
  })
}
