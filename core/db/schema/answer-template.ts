import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ANSWER_TEMPLATE_KINDS } from '#contract/answer-template-values.ts'
import { createdAt, idColumn, isSample, ref, updatedAt, version } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** A template of the answers to buyers, or a few words to put into one. `name`: for staff alone. */
export const answerTemplate = pgTable(
  'answer_template',
  {
    id: idColumn(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ANSWER_TEMPLATE_KINDS }).notNull(),
    isSample: isSample(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [check('answer_template_kind_check', sql.raw(`kind in (${sqlList(ANSWER_TEMPLATE_KINDS)})`))],
)

/** Its words in a language; `subject` empty: none. */
export const answerTemplateText = pgTable(
  'answer_template_text',
  {
    templateId: ref('template_id')
      .notNull()
      .references(() => answerTemplate.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.locale] })],
)
