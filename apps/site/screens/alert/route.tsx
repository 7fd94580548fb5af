import { redirect } from 'react-router'
import { ALERT_LIMITS } from '#contract/alert-values.ts'
import { SHORTLIST_KINDS, SHORTLIST_LIMITS } from '#contract/shortlist-values.ts'
import { listShortlist } from '#core/domain/shortlist/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { alertAction, alertRequest, type AlertWish } from '#apps/site/alert/alert-request.server.ts'
import { AlertScreen } from '#apps/site/alert/alert-screen.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext, type SiteContext } from '#apps/site/request/context.server.ts'
import { shortlistRow } from '#apps/site/shortlist/shortlist-view.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import type { Route } from './+types/route.ts'

const LONGEST_WORD = 100

export const action = alertAction(readWish)

/** `/alert?car=&used=&part=` tells when a price drops or a thing is sold, `/alert?word=` when something of that name comes. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const wish = await readWish(site)
  if (wish === null) throw redirect('/carList')
  return { request: alertRequest(site, wish) }
}

async function readWish(site: SiteContext): Promise<AlertWish> {
  const { ctx, t, url } = site
  const query = url.searchParams
  const word = cleanLine(query.get('word'), LONGEST_WORD)
  if (word !== '') {
    const params = new URLSearchParams({ word }).toString()
    return { wanted: { kind: 'any', query: params }, watched: [`“${word}”`], backHref: `/searchsite?${params}`, backText: t('alert.backToSearch') }
  }
  const asked = SHORTLIST_KINDS.flatMap((kind) => query.getAll(kind).map((sign) => ({ kind, sign: cleanLine(sign, SHORTLIST_LIMITS.sign) })))
  const rows = (await listShortlist({ ctx, input: { items: asked.slice(0, ALERT_LIMITS.things) } })).map((thing) => shortlistRow(site, thing))
  const [first] = rows
  if (first === undefined) return null
  return {
    wanted: { kind: 'things', things: rows.map(({ kind, sign }) => ({ kind, sign })) },
    label: rows.length === 1 ? first.title : `${first.title} +${rows.length - 1}`,
    watched: rows.map(({ title, reference, price, status, quoteText }) => dotted([title, reference, status ?? price ?? quoteText])),
    backHref: rows.length === 1 ? first.href : '/myFavorite',
    backText: rows.length === 1 ? first.title : t('favorites.title'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.request.title, canonical: '/alert', isIndexed: false }) : []
}

export default function AlertRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen request={loaderData.request} answer={actionData} />
}
