import type { UsedCarPage } from '#contract/used-car.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { usedFilters, type UsedFilters } from '#apps/site/list/used-list-filters.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { UsedListView } from './used-list-view.ts'

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function usedListView(language: SiteLanguage, input: UsedFilters & { page: UsedCarPage }): UsedListView {
  const { page } = input
  return { units: page.list.map((unit) => usedCardView(language, unit)), page: page.page, pageCount: page.page_count, ...usedFilters(language, input) }
}
