import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** Channel on which every process hears that published content changed. */
export const CONTENT_CHANNEL = 'content'

/**
 * Tells every process, at commit, to drop the cached pages that `tags` touch (`car`, `brand`, `menu` …).
 * Call inside the transaction that changes the content.
 */
export async function notifyContent(tx: Tx, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(tags)})`)
}
