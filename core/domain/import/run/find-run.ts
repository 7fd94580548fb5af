import { eq, getTableColumns, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ImportFileFailureCode, ImportKind, ImportLayout, ImportReport } from '#contract/import.ts'
import type { ImportDetail, ImportRun } from '#contract/import-run.ts'
import type { Tx } from '#core/db/client.ts'
import { importRun, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { importMessages, type ImportMessages } from '#core/domain/import/report/reason-text.ts'

type Stored = typeof importRun.$inferSelect
/** A run with the name of who made it. */
export type RunRow = Omit<Stored, 'kind' | 'report' | 'layout'> & {
  staffName: string | null
  staffLocale: string | null
  kind: ImportKind
  report: ImportReport | null
  layout: ImportLayout | null
}

export const RUN_COLUMNS = { ...getTableColumns(importRun), staffName: staff.name, staffLocale: staff.locale }

/** For an update that counts the run's version on. */
export const NEXT_VERSION = sql`${importRun.version} + 1`

/** The run; `isLocked`: until the transaction ends. Throws `not_found`. */
export async function findRun(tx: Tx, id: number, { isLocked = false } = {}): Promise<RunRow> {
  const query = tx.select(RUN_COLUMNS).from(importRun).leftJoin(staff, eq(staff.id, importRun.staffId)).where(eq(importRun.id, id))
  const [found] = await (isLocked ? query.for('update', { of: importRun }) : query)
  if (!found) throw new AppError('not_found')
  return asRun(found)
}

/** Kind, report and layout were written by the import itself. */
export function asRun(row: Stored & Pick<RunRow, 'staffName' | 'staffLocale'>): RunRow {
  return row as RunRow
}

/** The language in which a run tells of its rows. */
export function messagesOf({ locale }: Pick<Ctx, 'locale'>): ImportMessages {
  return importMessages(locale === 'zh' ? 'zh' : 'en', 'label')
}

export function toRun(row: RunRow, messages: ImportMessages): ImportRun {
  const { failure, report } = row
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.fileName,
    supplier: row.supplier,
    state: row.state,
    publish: row.publish,
    progress: row.progress,
    headings: row.headings,
    corrections: row.corrections,
    totals: report?.totals ?? null,
    applied: report?.applied ?? null,
    failure: failure === null ? null : messages.fileFailure(failure.code as ImportFileFailureCode, failure.params),
    undo: row.undo,
    has_file: row.fileKey !== null,
    staff_name: row.staffName,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
    version: row.version,
  }
}

/** The run with what its headings were taken for, and may be. */
export function toDetail(row: RunRow, messages: ImportMessages): ImportDetail {
  const { columns } = KINDS[row.kind]
  const needed = new Set([...columns.needed, ...columns.columns.filter((column) => column.isRequired).map((column) => column.name)])
  return {
    run: toRun(row, messages),
    layout: row.report?.layout ?? row.layout,
    columns: columns.columns.map(({ name }) => ({ name, label: messages.label(name), is_needed: needed.has(name) })),
  }
}
