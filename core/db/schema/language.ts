import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, updatedAt, version } from './columns.ts'
import { setting } from './staff.ts'

/** What the words of a group of settings were made from, per language; the words stand in the setting itself. */
export const settingTranslation = pgTable(
  'setting_translation',
  {
    settingKey: text('setting_key')
      .notNull()
      .references(() => setting.key, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    sourceHash: text('source_hash'),
    isUnread: boolean('is_unread').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.settingKey, t.locale] })],
)

/** A term of the trade that staff have written or changed; the product's own stand in `i18n/glossary`. `words`: by language code. */
export const glossaryTerm = pgTable(
  'glossary_term',
  {
    id: idColumn(),
    term: text('term').notNull(),
    spellings: text('spellings').array().notNull().default([]),
    meaning: text('meaning').notNull().default(''),
    words: jsonb('words').$type<Record<string, string>>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('glossary_term_key').on(t.term)],
)
