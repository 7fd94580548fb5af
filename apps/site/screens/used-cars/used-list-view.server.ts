import { listUsedCarsInputSchema, usedCarFilterSchema, type ListUsedCarsInput, type UsedCarPage } from '#contract/used-car.ts'
import { filterView, readFilterQuery, type Words } from '#apps/site/list/filter-view.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { USED_FACET_WORDS } from './used-facet-words.server.ts'
import { USED_LIST_ADDRESS } from './used-list-address.ts'
import type { UsedListView } from './used-list-view.ts'

/** Reads the address leniently: a value that is no filter value is passed over, never an error page. */
export function readUsedQuery(query: URLSearchParams): ListUsedCarsInput {
  const kept = readFilterQuery(query, Object.keys(usedCarFilterSchema.shape), (one) => usedCarFilterSchema.safeParse(one).success)
  const page = listUsedCarsInputSchema.safeParse({ ...kept, sort: query.get('sort') ?? undefined, page: query.get('page') ?? undefined })
  return page.success ? page.data : listUsedCarsInputSchema.parse(kept)
}

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function usedListView(words: Words, input: { path: string; query: URLSearchParams; page: UsedCarPage; sort: string }): UsedListView {
  const { page, path, query, sort } = input
  return {
    units: page.list.map((unit) => usedCardView(words, unit)),
    page: page.page,
    pageCount: page.page_count,
    ...filterView({
      words,
      address: USED_LIST_ADDRESS,
      path,
      query,
      sort,
      total: page.total,
      facets: page.facets,
      facetWords: USED_FACET_WORDS,
      typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
    }),
  }
}
