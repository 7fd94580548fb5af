import { listUsedCarsInputSchema, usedCarFilterSchema, type ListUsedCarsInput, type UsedCarFilter, type UsedCarPage } from '#contract/used-car.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { filterView, readFilterQuery } from './filter-view.server.ts'
import type { FilterView } from './filter-view.ts'
import type { PortPrices } from './port-prices.server.ts'
import { USED_FACET_LABELS, USED_RANGE_LABELS } from './used-facet-labels.server.ts'
import { USED_LIST_ADDRESS } from './used-list-address.ts'

export type UsedFilters = {
  path: string
  query: URLSearchParams
  filter: UsedCarFilter
  page: Pick<UsedCarPage, 'facets' | 'total'>
  sort: string
  prices: PortPrices
}

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readUsedQuery(query: URLSearchParams): ListUsedCarsInput {
  const kept = readFilterQuery(query, Object.keys(usedCarFilterSchema.shape), (one) => usedCarFilterSchema.safeParse(one).success)
  const page = listUsedCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listUsedCarsInputSchema.parse(kept)
}

/** The filters of a list of used cars in words. */
export function usedFilters(language: SiteLanguage, { page, prices, ...rest }: UsedFilters): FilterView {
  return filterView({
    ...rest,
    language,
    address: USED_LIST_ADDRESS,
    total: page.total,
    facets: page.facets,
    facetLabels: USED_FACET_LABELS,
    ranges: [...USED_RANGE_LABELS, ...prices.ranges],
    typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
  })
}
