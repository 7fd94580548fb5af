import { SHORTLIST_KINDS, SHORTLIST_LIMITS } from '#contract/shortlist-values.ts'
import { listShortlist } from '#core/domain/shortlist/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { shortlistRows } from './shortlist-view.server.ts'
import type { Route } from './+types/items-route.ts'

/** Those of a list and what was looked at beside it. */
const MOST_ASKED = 2 * SHORTLIST_LIMITS.items

/** `/myFavorite/items.json?car=&used=&part=`: pictures, prices and availability of what a browser keeps on its list (R11.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const query = site.url.searchParams
  const items = SHORTLIST_KINDS.flatMap((kind) => query.getAll(kind).map((sign) => ({ kind, sign: cleanLine(sign, SHORTLIST_LIMITS.sign) })))
  const things = await listShortlist({ ctx: site.ctx, input: { items: items.slice(0, MOST_ASKED) } })
  return Response.json(await shortlistRows(site, things))
}
