import { redirect } from 'react-router'
import { listAllCars } from '#core/domain/all-cars/index.ts'
import { alertAction, alertRequest, type AlertWish } from '#apps/site/alert/alert-request.server.ts'
import { AlertScreen } from '#apps/site/alert/alert-screen.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { ALL_CARS_ADDRESS as address } from '#apps/site/list/all-cars-address.ts'
import { ALL_CARS_PATH, allCarsFilters, readAllCarsQuery } from '#apps/site/list/all-cars-filters.server.ts'
import { queryOfFilter } from '#apps/site/list/other-condition.ts'
import { admittedLabel, readNarrowing } from '#apps/site/list/admission-view.server.ts'
import { portPrices, withDestination } from '#apps/site/list/port-prices.server.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import type { Route } from './+types/alert-route.ts'

export const action = alertAction(readWish)

/** `/allCars/alert`: tells when the list of new and used cars with these filters has something new; a whole list is no wish. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const wish = await readWish(site)
  if (wish === null) throw redirect(ALL_CARS_PATH)
  return { request: alertRequest(site, wish) }
}

async function readWish(site: SiteContext): Promise<AlertWish> {
  const { ctx, locale, t, url } = site
  const prices = await portPrices(site)
  const { at, country } = await readNarrowing(site)
  const input = readAllCarsQuery(url.searchParams)
  const { sort, page: _page, page_size: _size, ...filter } = input
  const query = queryOfFilter(filter)
  if (query.size === 0) return null
  const page = await listAllCars({ ctx, input: { ...input, ...at, page: 1, page_size: 1 } })
  const { active } = allCarsFilters({ t, locale }, { query: url.searchParams, filter, page, sort, prices })
  return {
    wanted: { kind: 'both', query: withDestination(query, at).toString() },
    watched: [t('list.allCarsTitle'), ...active.map(({ label }) => label), ...admittedLabel(site, { at, country })],
    backHref: address.of(ALL_CARS_PATH, query, () => {}),
    backText: t('list.findBack'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.request.title, canonical: '/allCars/alert', isIndexed: false }) : []
}

export default function AllCarsAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen request={loaderData.request} answer={actionData} />
}
