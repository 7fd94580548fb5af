import { redirect } from 'react-router'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { alertAction, alertRequest, type AlertWish } from '#apps/site/alert/alert-request.server.ts'
import { AlertScreen } from '#apps/site/alert/alert-screen.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { queryOfFilter } from '#apps/site/list/other-condition.ts'
import { USED_LIST_ADDRESS as address } from '#apps/site/list/used-list-address.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { readUsedQuery, usedFilters } from '#apps/site/list/used-list-filters.server.ts'
import { admittedLabel, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { portPrices, withDestination } from '#apps/site/list/port-prices.server.ts'
import type { Route } from './+types/alert-route.ts'

export const action = alertAction(readWish)

/** `/usedCars/alert`: tells when the stock with these filters has something new; the whole stock is no wish. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const wish = await readWish(site)
  if (wish === null) throw redirect('/usedCars')
  return { request: alertRequest(site, wish) }
}

async function readWish(site: SiteContext): Promise<AlertWish> {
  const { ctx, locale, t, url } = site
  const prices = await portPrices(site)
  const { at, country } = await readNarrowing(site)
  const input = { ...readUsedQuery(url.searchParams), page: 1, page_size: 1 }
  const { sort, page: _page, page_size: _size, ...filter } = input
  const query = queryOfFilter(filter)
  if (query.size === 0) return null
  const page = await listUsedCars({ ctx, input: { ...input, ...at } })
  const { active } = usedFilters({ t, locale }, { path: '/usedCars', query: url.searchParams, filter: input, page, sort, prices })
  return {
    wanted: { kind: 'used', query: withDestination(query, at).toString() },
    watched: [t('menu.usedCars'), ...active.map(({ label }) => label), ...admittedLabel(site, { at, country })],
    backHref: address.of('/usedCars', query, () => {}),
    backText: t('list.findBack'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.request.title, canonical: '/usedCars/alert', isIndexed: false }) : []
}

export default function UsedAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen request={loaderData.request} answer={actionData} />
}
