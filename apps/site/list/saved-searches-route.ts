import { SAVED_SEARCH_LIMITS, SEARCH_ADDRESS } from '#contract/saved-search-values.ts'
import { formatNumber } from '#i18n/format.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { namedSearch } from './named-search.server.ts'
import type { SavedRow } from './search-view.ts'
import type { Route } from './+types/saved-searches-route.ts'

/** `/myFavorite/searches.json?search=&seen=`: what the searches that a browser keeps hold now, and how much more than it has seen (R6.30). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { t, locale } = site
  const query = site.url.searchParams
  const seen = query.getAll('seen').map(Number)
  const asked = query.getAll('search').map((href, at) => ({ href, seen: seen[at] ?? 0 }))
  const known = asked.filter(({ href }) => SEARCH_ADDRESS.test(href)).slice(0, SAVED_SEARCH_LIMITS.items)
  const rows: SavedRow[] = []
  // One after the other: nobody waits for them, and twenty at once would take the connections of those who do.
  for (const { href, seen: before } of known) {
    const search = await namedSearch(site, href)
    if (search === null) continue
    const more = Number.isSafeInteger(before) ? search.total - before : 0
    rows.push({ href, name: search.name, count: formatNumber(locale, search.total), more: more > 0 ? t('list.savedMore', { count: more }) : null })
  }
  return Response.json(rows)
}
