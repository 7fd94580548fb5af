import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { listingFeed } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { FeedRow } from './feed-row.ts'

/** The row of a feed. Errors: `not_found`. */
export async function findFeed({ db }: Pick<Ctx, 'db'>, id: number): Promise<FeedRow> {
  const [row] = await db.select().from(listingFeed).where(eq(listingFeed.id, id))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The row of a feed, held against other writers; null where it is gone. */
export async function lockFeed(tx: Tx, id: number): Promise<FeedRow | null> {
  const [row] = await tx.select().from(listingFeed).where(eq(listingFeed.id, id)).for('update')
  return row ?? null
}
