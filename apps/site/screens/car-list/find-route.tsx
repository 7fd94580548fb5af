import { useTranslations } from 'use-intl'
import { countCarFacets } from '#core/domain/car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { findRequest } from '#apps/site/list/find-request.server.ts'
import { FindRequestScreen } from '#apps/site/list/find-request.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { CAR_LIST_ADDRESS as address } from '#apps/site/list/car-list-address.ts'
import { activeCarFilters, readListQuery } from '#apps/site/list/car-list-filters.server.ts'
import { portPrices } from '#apps/site/list/port-prices.server.ts'
import type { Route } from './+types/find-route.ts'

export const action = enquiryAction

/** `/carList/find`: asks for a car that the list does not hold, with the list's filters in words. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { ctx, locale, t, url } = site
  const prices = await portPrices(site)
  const input = { ...readListQuery(url.searchParams), destination: prices.destination }
  const facets = await countCarFacets({ ctx, input })
  const active = activeCarFilters({ t, locale }, { query: url.searchParams, facets, filter: input, prices })
  return { request: findRequest(t, { active, kind: t('menu.carList'), backHref: address.of('/carList', url.searchParams, () => {}) }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, text } = loaderData.request
  return pageMeta(matches, { title, description: text, canonical: '/carList/find', isIndexed: false })
}

export default function FindCarScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('menu')
  return <FindRequestScreen request={loaderData.request} list={{ label: t('carList'), href: '/carList' }} />
}
