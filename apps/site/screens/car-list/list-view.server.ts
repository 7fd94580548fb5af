import type { CarPage } from '#contract/car.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { carFilters, type CarFilters } from '#apps/site/list/car-list-filters.server.ts'
import { carPageView } from '#apps/site/vehicle/car-card-view.server.ts'
import type { ListView } from './list-view.ts'

/** The list as the screen shows it: cards, facets in words, active filters with the link that takes each away. */
export function listView(language: SiteLanguage, input: Omit<CarFilters, 'total'> & { page: CarPage }): ListView {
  const { page, ...filters } = input
  return { ...carPageView(language, page), ...carFilters(language, { ...filters, total: page.total }) }
}
