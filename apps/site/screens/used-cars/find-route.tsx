import { useTranslations } from 'use-intl'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { findRequest } from '#apps/site/list/find-request.server.ts'
import { FindRequestScreen } from '#apps/site/list/find-request.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { USED_LIST_ADDRESS as address } from '#apps/site/list/used-list-address.ts'
import { readUsedQuery, usedFilters } from '#apps/site/list/used-list-filters.server.ts'
import { portPrices } from '#apps/site/list/port-prices.server.ts'
import type { Route } from './+types/find-route.ts'

export const action = enquiryAction

/** `/usedCars/find`: asks for a used car that the stock does not hold, with the list's filters in words. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t, url } = site
  const query = url.searchParams
  const prices = await portPrices(site)
  const input = { ...readUsedQuery(query), page: 1, page_size: 1, destination: prices.destination }
  const page = await listUsedCars({ ctx, input })
  const { active } = usedFilters({ t, locale }, { path: '/usedCars', query, filter: input, page, sort: input.sort, prices })
  return { request: findRequest(t, { active, kind: t('menu.usedCars'), backHref: address.of('/usedCars', query, () => {}) }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, text } = loaderData.request
  return pageMeta(matches, { title, description: text, canonical: '/usedCars/find', isIndexed: false })
}

export default function FindUsedCarScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('menu')
  return <FindRequestScreen request={loaderData.request} list={{ label: t('usedCars'), href: '/usedCars' }} />
}
