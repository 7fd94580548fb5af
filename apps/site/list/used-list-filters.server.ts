import { listUsedCarsInputSchema, usedCarFilterSchema, type ListUsedCarsInput, type UsedCarFilter, type UsedCarPage } from '#contract/used-car.ts'
import { formatNumber } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
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

/** How many units of a list can be bought, as the ways to new cars and to both count them (R6.28); all, where it was asked for by its availability. */
export function countAvailable(filter: UsedCarFilter, { facets, total }: UsedFilters['page']): number {
  if (filter.status?.length) return total
  return facets.find(({ name }) => name === 'status')?.options.find(({ value }) => value === 'available')?.count ?? 0
}

/** The filters of a list of used cars in words. What is reserved or sold stands in it too, so it says how many are available where not all are. */
export function usedFilters(language: SiteLanguage, { page, prices, ...rest }: UsedFilters): FilterView {
  const { t, locale } = language
  const view = filterView({
    ...rest,
    language,
    address: USED_LIST_ADDRESS,
    total: page.total,
    facets: page.facets,
    facetLabels: USED_FACET_LABELS,
    ranges: [...USED_RANGE_LABELS, ...prices.ranges],
    typed: [{ name: 'word', labelOf: (value) => `“${value}”` }],
  })
  const count = countAvailable(rest.filter, page)
  const available = count === page.total ? null : t('common.labelled', { label: t('used.status.available'), value: formatNumber(locale, count) })
  return { ...view, totalText: dotted([view.totalText, available]) }
}
