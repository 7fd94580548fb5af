import { redirect } from 'react-router'
import { countCarFacets } from '#core/domain/car/index.ts'
import { alertAction, alertRequest, type AlertWish } from '#apps/site/alert/alert-request.server.ts'
import { AlertScreen } from '#apps/site/alert/alert-screen.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { CAR_LIST_ADDRESS as address } from '#apps/site/list/car-list-address.ts'
import { queryOfFilter } from '#apps/site/list/other-condition.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { activeCarFilters, readListQuery } from '#apps/site/list/car-list-filters.server.ts'
import { admittedLabel, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { portPrices, withDestination } from '#apps/site/list/port-prices.server.ts'
import type { Route } from './+types/alert-route.ts'

export const action = alertAction(readWish)

/** `/carList/alert`: tells when the list with these filters has something new; a whole list is no wish. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const wish = await readWish(site)
  if (wish === null) throw redirect('/carList')
  return { request: alertRequest(site, wish) }
}

async function readWish(site: SiteContext): Promise<AlertWish> {
  const { ctx, locale, t, url } = site
  const prices = await portPrices(site)
  const { at, country } = await readNarrowing(site)
  const input = readListQuery(url.searchParams)
  const { sort: _sort, page: _page, page_size: _size, ...filter } = input
  const query = queryOfFilter(filter)
  if (query.size === 0) return null
  const active = activeCarFilters(
    { t, locale },
    { query: url.searchParams, facets: await countCarFacets({ ctx, input: { ...input, ...at } }), filter: input, prices },
  )
  return {
    wanted: { kind: 'car', query: withDestination(query, at).toString() },
    watched: [t('menu.carList'), ...active.map(({ label }) => label), ...admittedLabel(site, { at, country })],
    backHref: address.of('/carList', query, () => {}),
    backText: t('list.findBack'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.request.title, canonical: '/carList/alert', isIndexed: false }) : []
}

export default function CarAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen request={loaderData.request} answer={actionData} />
}
