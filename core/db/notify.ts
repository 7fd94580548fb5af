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

/** Channel on which every process hears of notices to the staff. */
export const STAFF_NOTICE_CHANNEL = 'staff_notice'

/**
 * What is said on it, ids only: `told`: notices were written, between these ids, of this lead (whose rows and people each process looks up
 * itself, so that the size does not grow with the people); `leads`: leads have changed.
 */
export type StaffNews = { news: 'told'; enquiry_id: number; first_id: number; last_id: number } | { news: 'leads' }

/** Tells every process, at commit, what is new for the staff. Call inside the transaction that has written it. */
export async function notifyStaff(tx: Tx, news: StaffNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${STAFF_NOTICE_CHANNEL}, ${JSON.stringify(news)})`)
}
