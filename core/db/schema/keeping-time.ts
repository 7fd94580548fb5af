import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { KEEPING_KINDS, KEEPING_MONTHS } from '#contract/keeping-time-values.ts'
import { moment } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** How long a kind of personal data is kept; without a row, or with null, until somebody erases it. */
export const keepingTime = pgTable(
  'keeping_time',
  {
    kind: text('kind', { enum: KEEPING_KINDS }).primaryKey(),
    months: integer('months'),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** When somebody asked for what is due to be erased; null once that is done. */
    askedAt: moment('asked_at'),
    erasedAt: moment('erased_at'),
    erasedCount: integer('erased_count').notNull().default(0),
  },
  (t) => [
    check('keeping_time_kind_check', sql.raw(`kind in (${sqlList(KEEPING_KINDS)})`)),
    check('keeping_time_months_check', sql.raw(`months between ${KEEPING_MONTHS.join(' and ')}`)),
    check('keeping_time_automatic_check', sql`not ${t.isAutomatic} or ${t.months} is not null`),
  ],
)
