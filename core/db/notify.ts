import { sql } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import type { Tx } from './client.ts'

/** Channel on which every process hears that published content changed. */
export const CONTENT_CHANNEL = 'content'

/**
 * Tells every process, at commit, to drop the pages and values that show any of this content; `*` is all of it.
 * Call inside the transaction that changes the content, with the tag of each table that it writes.
 */
export async function notifyContent(tx: Tx, tags: readonly (ContentTag | '*')[]): Promise<void> {
  if (tags.length === 0) return
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(tags)})`)
}
