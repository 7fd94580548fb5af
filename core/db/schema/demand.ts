import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What was searched for on a day in a language, and by nobody in particular: no visitor, no address, no time of day (decision 0044). `word` empty:
 * searches whose words are not kept.
 */
export const searchDemand = pgTable(
  'search_demand',
  {
    day: date('day', { mode: 'string' }).notNull(),
    locale: text('locale').notNull(),
    word: text('word').notNull(),
    /** What was understood, as `name:value`; null: not read yet. */
    terms: jsonb('terms').$type<string[]>(),
    /** How much met all of it when it was read; null: not read yet. */
    found: integer('found'),
    searches: integer('searches').notNull().default(0),
    opened: integer('opened').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.locale, t.word] }), check('search_demand_word_check', sql.raw('length(word) <= 80'))],
)
