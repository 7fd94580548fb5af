import { index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ShortlistItem } from '#contract/shortlist-values.ts'
import { bytea, createdAt, idColumn, moment } from './columns.ts'

/** A shortlist as it was when somebody made a link of it; of nobody, and gone when its time is over. */
export const sharedShortlist = pgTable(
  'shared_shortlist',
  {
    id: idColumn(),
    codeHash: bytea('code_hash').notNull(),
    items: jsonb('items').$type<ShortlistItem[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('shared_shortlist_code_key').on(t.codeHash), index('shared_shortlist_expires_idx').on(t.expiresAt)],
)
