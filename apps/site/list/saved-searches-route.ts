import { SAVED_SEARCH_LIMITS, SEARCH_ADDRESS, SEEN_SEARCH } from '#contract/saved-search-values.ts'
import { formatNumber } from '#i18n/format.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { namedSearch } from './named-search.server.ts'
import type { SavedRow } from './search-view.ts'
import type { Route } from './+types/saved-searches-route.ts'

/** `/myFavorite/searches.json?search=`: what the searches that a browser keeps hold now, and how much more than it has seen (R6.30). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { t, locale } = site
  const known = site.url.searchParams.getAll('search').map(readSeen).filter(isSearch).slice(0, SAVED_SEARCH_LIMITS.items)
  const rows: SavedRow[] = []
  // One after the other: nobody waits for them, and twenty at once would take the connections of those who do.
  for (const { href, seen } of known) {
    const search = await namedSearch(site, href)
    if (search === null) continue
    const more = seen === null ? 0 : search.total - seen
    rows.push({ href, name: search.name, count: formatNumber(locale, search.total), more: more > 0 ? t('list.savedMore', { count: more }) : null })
  }
  return Response.json(rows)
}

type Seen = { href: string; seen: number | null }

/** Of a search that comes without its number nobody knows what is new. */
function readSeen(value: string): Seen {
  const [, seen = '', href = ''] = SEEN_SEARCH.exec(value) ?? []
  return { href, seen: seen === '' ? null : Number(seen) }
}

function isSearch({ href }: Seen): boolean {
  return SEARCH_ADDRESS.test(href)
}
