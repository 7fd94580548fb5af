import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { IMPORT_RUN_STATES } from '#contract/import-values.ts'
import { createdAt, idColumn, moment, ref, updatedAt } from './columns.ts'
import { sqlList } from './sql-list.ts'
import { staff } from './staff.ts'

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

/** An import: by whom and when, what became of it, and whether it was taken back. `staffId` null: by the command. */
export const importRun = pgTable(
  'import_run',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    /** Null once the file is no longer kept, or never was. */
    fileKey: text('file_key'),
    supplier: text('supplier'),
    state: text('state', { enum: IMPORT_RUN_STATES }).notNull(),
    publish: boolean('publish').notNull().default(false),
    progress: integer('progress').notNull().default(0),
    headings: jsonb('headings').$type<Record<string, string | null>>().notNull().default({}),
    corrections: jsonb('corrections').$type<Record<string, Record<string, string>>>().notNull().default({}),
    /** Of the last reading of an open run, or of the run itself. */
    report: jsonb('report').$type<object>(),
    /** Headings of a file in which no table of the kind was found yet, so that they can be mapped by hand. */
    layout: jsonb('layout').$type<object>(),
    /** Code and values of why the file as a whole could not be read. */
    failure: jsonb('failure').$type<ImportRunFailure>(),
    undo: jsonb('undo').$type<{ removed: number; restored: number; kept_count: number; kept: string[] }>(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [index('import_run_time_idx').on(t.createdAt.desc()), check('import_run_state_check', sql.raw(`state in (${sqlList(IMPORT_RUN_STATES)})`))],
)

export type ImportRunFailure = { code: string; params: Record<string, string | number> }

/** A row that a run wrote: what it was before (null: the run made it) and what the run left. */
export const importRunRow = pgTable(
  'import_run_row',
  {
    runId: ref('run_id')
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.subjectId] })],
)
