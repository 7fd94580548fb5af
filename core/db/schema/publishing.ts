import { sql } from 'drizzle-orm'
import { check, text } from 'drizzle-orm/pg-core'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import { moment, updatedAt } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** State of a row in one language. */
export function publishColumns() {
  return {
    publishState: text('publish_state', { enum: PUBLISH_STATES }).notNull().default('draft'),
    publishedAt: moment('published_at'),
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
