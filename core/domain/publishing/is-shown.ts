import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type PublishColumns = { publishState: PgColumn; publishedAt: PgColumn; withdrawAt: PgColumn }

/** Narrows a statement to words that are on the site at `now`: published, their moment has come and their time is not over. */
export function shownAt(columns: PublishColumns, now: Date): SQL | undefined {
  const { publishState, publishedAt, withdrawAt } = columns
  return and(eq(publishState, 'published'), lte(publishedAt, now), or(isNull(withdrawAt), gt(withdrawAt, now)))
}

/** The same of published words that are in memory; moments as ISO texts in UTC. */
export function isShown({ from, until }: { from: string; until: string | null }, now: Date): boolean {
  const at = now.toISOString()
  return from <= at && (until === null || at < until)
}
