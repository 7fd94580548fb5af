import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns.ts'

/** What a person has set of the headings of a supplier's files of one kind: heading to column, null to leave it out. */
export const importMapping = pgTable(
  'import_mapping',
  {
    supplier: text('supplier').notNull(),
    kind: text('kind').notNull(),
    headings: jsonb('headings').$type<Record<string, string | null>>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.kind] })],
)
