import { sql } from 'drizzle-orm'
import { boolean, check, text } from 'drizzle-orm/pg-core'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import { moment, updatedAt } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** State of a row in one language. */
export function publishColumns() {
  return {
    publishState: text('publish_state', { enum: PUBLISH_STATES }).notNull().default('draft'),
    publishedAt: moment('published_at'),
    withdrawAt: moment('withdraw_at'),
    /** SHA-256, hex, of the English words that these were made from; where the English has another now, these are stale. Null: not known. */
    sourceHash: text('source_hash'),
    /** Made by a machine and read by nobody yet. */
    isUnread: boolean('is_unread').notNull().default(false),
    updatedAt: updatedAt(),
  }
}

/**
 * Words of a row in one language. Translations are rows per locale with their own publish state and slug: publishing one language
 * never publishes another, and no language falls back silently.
 */
export function translationColumns() {
  return {
    locale: text('locale').notNull(),
    slug: text('slug'),
    title: text('title'),
    summary: text('summary'),
    body: text('body'),
    ...publishColumns(),
  }
}

export function publishCheck(name: string) {
  return check(name, sql.raw(`publish_state in (${sqlList(PUBLISH_STATES)})`))
}
