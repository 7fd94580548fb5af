import { redirect } from 'react-router'
import { listFittings } from '#core/domain/fitting/index.ts'
import { alertAction, alertRequest, type AlertWish } from '#apps/site/alert/alert-request.server.ts'
import { AlertScreen } from '#apps/site/alert/alert-screen.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { FITTINGS_PATH, fittingsAddress } from '#apps/site/list/fittings-address.ts'
import { activeFittingFilters, queryOf, readFittingsQuery } from '#apps/site/list/fitting-filters.server.ts'
import type { Route } from './+types/alert-route.ts'

export const action = alertAction(readWish)

/** `/carFittings/alert`: tells when the list of parts with these filters has something new; the whole list is no wish. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const wish = await readWish(site)
  if (wish === null) throw redirect(FITTINGS_PATH)
  return { request: alertRequest(site, wish) }
}

async function readWish({ ctx, locale, t, url }: SiteContext): Promise<AlertWish> {
  const filter = { ...readFittingsQuery(url.searchParams), page: 1, page_size: 1 }
  const backHref = fittingsAddress(queryOf(filter), { sort: null })
  const [, query = ''] = backHref.split('?')
  if (query === '') return null
  const active = activeFittingFilters({ t, locale }, filter, await listFittings({ ctx, input: filter }))
  return { wanted: { kind: 'part', query }, watched: [t('menu.carFittings'), ...active.map(({ label }) => label)], backHref, backText: t('list.findBack') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.request.title, canonical: '/carFittings/alert', isIndexed: false }) : []
}

export default function FittingAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen request={loaderData.request} answer={actionData} />
}
