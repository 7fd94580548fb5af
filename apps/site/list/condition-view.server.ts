import type { AllCarsFilter } from '#contract/all-cars.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { isFigureSort } from '#contract/landed-price-values.ts'
import type { AtDestination } from '#contract/landed-price.ts'
import { listCars } from '#core/domain/car/index.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { formatNumber } from '#i18n/format.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { ALL_CARS_ADDRESS } from './all-cars-address.ts'
import { ALL_CARS_PATH } from './all-cars-filters.server.ts'
import { CAR_LIST_ADDRESS } from './car-list-address.ts'
import type { ConditionView } from './condition-view.ts'
import { ADMITTED, type ListAddress } from './list-address.ts'
import { ALSO_SHOWN, queryOfFilter } from './other-condition.ts'
import { USED_LIST_ADDRESS } from './used-list-address.ts'

type Condition = 'new' | 'used' | 'both'

/** What the list that is shown holds, and the wish as far as all lists know it. */
export type ConditionInput = { shown: Condition; total: number; shared: AllCarsFilter; sort: string; at: AtDestination }

/**
 * The choice at the head of a list (R6.28): each way keeps the filters that both lists know, and an order by price. Of used cars those are
 * counted that can be bought.
 */
export async function conditionView(site: SiteContext, { shown, total, shared, sort, at }: ConditionInput): Promise<ConditionView> {
  const { t, locale } = site
  const shares = await countBoth(site, { ...shared, ...at })
  const counts = { ...shares, both: shares.new + shares.used, [shown]: total }
  const inStock = queryOfFilter({ ...shared, status: ['available'] })
  const query = queryOfFilter(shared)
  const ways: readonly { is: Condition; label: string; count: number; href: string }[] = [
    { is: 'new', label: t('list.conditionNew'), count: counts.new, href: hrefOf(CAR_LIST_ADDRESS, '/carList', query) },
    { is: 'used', label: t('list.conditionUsed'), count: counts.used, href: hrefOf(USED_LIST_ADDRESS, '/usedCars', inStock) },
    { is: 'both', label: t('list.conditionBoth'), count: counts.both, href: hrefOf(ALL_CARS_ADDRESS, ALL_CARS_PATH, query) },
  ]
  return {
    label: t('list.condition'),
    choices: ways.map(({ is, label, count, href }) => ({ label, count: formatNumber(locale, count), href, isSelected: is === shown })),
  }

  function hrefOf(address: ListAddress, path: string, asked: URLSearchParams): string {
    return address.of(path, asked, (next) => {
      if (sort === '1' || sort === '2' || isFigureSort(sort)) next.set('sort', sort)
      for (const name of ['noHeader', ADMITTED, DESTINATION_NAME]) {
        const value = site.url.searchParams.get(name)
        if (value !== null) next.set(name, value)
      }
    })
  }
}

// As the cards beneath the list are asked for, so that what was read for them is not read again.
const FEW = { sort: '0', page: 1, page_size: ALSO_SHOWN } as const

async function countBoth({ ctx }: SiteContext, shared: AllCarsFilter & AtDestination): Promise<{ new: number; used: number }> {
  const [fresh, used] = await Promise.all([
    listCars({ ctx, input: { ...shared, ...FEW } }),
    listUsedCars({ ctx, input: { ...shared, status: ['available'], ...FEW } }),
  ])
  return { new: fresh.total, used: used.total }
}
