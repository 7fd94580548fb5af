import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DRAFT_STATES } from '#contract/translation-values.ts'
import { createdAt, idColumn, updatedAt, version } from './columns.ts'
import { sqlList } from './sql-list.ts'
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

/** Drafts by machine that somebody has asked for. `items`: `article/12`; `done` of them are made, `drafted` have a draft now; `field`: this one alone. */
export const draftRun = pgTable(
  'draft_run',
  {
    id: idColumn(),
    locale: text('locale').notNull(),
    field: text('field'),
    items: text('items').array().notNull(),
    done: integer('done').notNull().default(0),
    drafted: integer('drafted').notNull().default(0),
    state: text('state', { enum: DRAFT_STATES }).notNull().default('waiting'),
    createdAt: createdAt(),
  },
  () => [check('draft_run_state_check', sql.raw(`state in (${sqlList(DRAFT_STATES)})`))],
)
