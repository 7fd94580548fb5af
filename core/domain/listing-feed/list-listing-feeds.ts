import { asc, sql } from 'drizzle-orm'
import type { ListingFeeds } from '#contract/listing-feed.ts'
import { listingFeed } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDestinations } from '#core/domain/landed-price/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { ensureKey } from './address.ts'
import { toFeed } from './to-feed.ts'

/** All feeds by name, with their addresses, and the destinations that one can be for (R22.17). Permission `content.read`. Errors: `forbidden`. */
export async function listListingFeeds({ ctx }: { ctx: Ctx }): Promise<ListingFeeds> {
  requirePermission(ctx, 'content.read')
  const [key, rows, destinations] = await Promise.all([
    ensureKey(ctx),
    ctx.db
      .select()
      .from(listingFeed)
      .orderBy(sql`lower(${listingFeed.name})`, asc(listingFeed.id)),
    listDestinations({ ctx }),
  ])
  return { list: rows.map((row) => toFeed(row, key)), destinations }
}
