import { listAllCars } from '#core/domain/all-cars/index.ts'
import { countCarFacets } from '#core/domain/car/index.ts'
import { listFittings } from '#core/domain/fitting/index.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { readNarrowing } from './admission-view.server.ts'
import { ALL_CARS_PATH, allCarsFilters, readAllCarsQuery } from './all-cars-filters.server.ts'
import { activeCarFilters, readListQuery } from './car-list-filters.server.ts'
import { activeFittingFilters, readFittingsQuery } from './fitting-filters.server.ts'
import { FITTINGS_PATH } from './fittings-address.ts'
import { portPrices } from './port-prices.server.ts'
import { searchName } from './search-name.ts'
import type { SearchView } from './search-view.ts'
import { readUsedQuery, usedFilters } from './used-list-filters.server.ts'

const ONE = { page: 1, page_size: 1 } as const

/** What a list with this address is called in the language, and how many things it holds; null where it is no list. */
export async function namedSearch(site: SiteContext, href: string): Promise<SearchView | null> {
  const { pathname: path, searchParams: query } = new URL(href, 'http://site')
  const { ctx, t, locale } = site
  const language = { t, locale }
  const prices = await portPrices(site)
  const { at } = await readNarrowing(site, query)
  switch (path) {
    case '/carList': {
      const filter = readListQuery(query)
      const facets = await countCarFacets({ ctx, input: { ...filter, ...at } })
      return { href, name: searchName(t('menu.carList'), activeCarFilters(language, { query, facets, filter, prices })), total: facets.total }
    }
    case '/usedCars': {
      const filter = readUsedQuery(query)
      const page = await listUsedCars({ ctx, input: { ...filter, ...ONE, ...at } })
      const { active } = usedFilters(language, { path, query, filter, page, sort: filter.sort, prices })
      return { href, name: searchName(t('menu.usedCars'), active), total: page.total }
    }
    case FITTINGS_PATH: {
      const filter = readFittingsQuery(query)
      const page = await listFittings({ ctx, input: { ...filter, ...ONE } })
      return { href, name: searchName(t('menu.carFittings'), activeFittingFilters(language, filter, page)), total: page.total }
    }
    case ALL_CARS_PATH: {
      const filter = readAllCarsQuery(query)
      const page = await listAllCars({ ctx, input: { ...filter, ...ONE, ...at } })
      const { active } = allCarsFilters(language, { query, filter, page, sort: filter.sort, prices })
      return { href, name: searchName(t('list.allCarsTitle'), active), total: page.total }
    }
    default:
      return null
  }
}
