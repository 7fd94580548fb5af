import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { listingFeed } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Deletes a feed; its address opens nothing from now on. Permission `content.write`. Errors: `forbidden`, `not_found`. */
export async function deleteListingFeed({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(listingFeed).where(eq(listingFeed.id, input.id)).returning({ name: listingFeed.name })
    if (row === undefined) throw new AppError('not_found')
    await writeAudit(tx, { ctx, action: 'listing_feed.deleted', subjectKind: 'listing_feed', subjectId: input.id, detail: { name: row.name } })
  })
}
