import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ListingFeed } from '#contract/listing-feed.ts'
import { listingFeed } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { ensureKey } from './address.ts'
import { toFeed } from './to-feed.ts'

/** Gives a feed a new address; the one of before opens nothing from now on. Permission `content.write`. Errors: `forbidden`, `not_found`. */
export async function renewFeedAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<ListingFeed> {
  requirePermission(ctx, 'content.write')
  const key = await ensureKey(ctx)
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(listingFeed)
      .set({ addressVersion: sql`${listingFeed.addressVersion} + 1`, readAt: null })
      .where(eq(listingFeed.id, input.id))
      .returning()
    if (row === undefined) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'listing_feed.address_renewed', subjectKind: 'listing_feed', subjectId: row.id, detail: { name: row.name } })
    return toFeed(row, key)
  })
}
