import { SEARCH_TERM_LIMIT } from '#contract/search.ts'
import { suggestCatalogue } from '#core/domain/search/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { suggestView } from './suggest-view.server.ts'
import type { Route } from './+types/suggest-route.ts'

/** `/searchsite/suggest.json?word=`: what a text that is still typed may mean, ready to be shown (R7.13). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const word = cleanLine(site.url.searchParams.get('word'), SEARCH_TERM_LIMIT)
  return Response.json(suggestView(site, await suggestCatalogue({ ctx: site.ctx, input: { word } })))
}
