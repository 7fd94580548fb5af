import { listUsedCarsInputSchema, usedCarFilterSchema, type ListUsedCarsInput, type UsedCarFilter, type UsedCarPage } from '#contract/used-car.ts'
import { filterView, readFilterQuery } from '#apps/site/list/filter-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { USED_FACET_LABELS, USED_RANGE_LABELS } from './used-facet-labels.server.ts'
import { USED_LIST_ADDRESS } from '#apps/site/list/used-list-address.ts'
import type { UsedListView } from './used-list-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readUsedQuery(query: URLSearchParams): ListUsedCarsInput {
  const kept = readFilterQuery(query, Object.keys(usedCarFilterSchema.shape), (one) => usedCarFilterSchema.safeParse(one).success)
  const page = listUsedCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listUsedCarsInputSchema.parse(kept)
}

type UsedListInput = { path: string; query: URLSearchParams; filter: UsedCarFilter; page: UsedCarPage; sort: string }

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function usedListView(language: SiteLanguage, input: UsedListInput): UsedListView {
  const { page, path, query, filter, sort } = input
  return {
    units: page.list.map((unit) => usedCardView(language, unit)),
    page: page.page,
    pageCount: page.page_count,
    ...filterView({
      language,
      address: USED_LIST_ADDRESS,
      path,
      query,
      sort,
      total: page.total,
      facets: page.facets,
      facetLabels: USED_FACET_LABELS,
      ranges: USED_RANGE_LABELS,
      filter,
      typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
    }),
  }
}
