import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { enquiry } from './enquiry.ts'
import { staff } from './staff.ts'

/** What is to be done next on a lead. It is nobody's own: whoever looks after the lead does it. */
export const task = pgTable(
  'task',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    /** The key of the form that made it. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Whose clock was meant (IANA). */
    timeZone: text('time_zone').notNull(),
    createdBy: ref('created_by').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its owner was told that it is due. */
    remindedAt: moment('reminded_at'),
    doneAt: moment('done_at'),
    doneBy: ref('done_by').references(() => staff.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('task_key_key').on(t.key),
    index('task_enquiry_idx').on(t.enquiryId, t.dueAt),
    index('task_open_idx')
      .on(t.dueAt, t.id)
      .where(sql`done_at is null`),
    index('task_reminder_idx')
      .on(t.dueAt)
      .where(sql`done_at is null and reminded_at is null`),
  ],
)
