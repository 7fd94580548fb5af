import { AppError } from '#contract/errors.ts'
import type { ImportRow } from '#contract/import.ts'
import type { ImportRowsInput, ImportRowsPage, ImportRunRow } from '#contract/import-run.ts'
import type { Ctx } from '#core/domain/context.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { joinMapping } from '#core/domain/import/mapping/remembered-mapping.ts'
import { reasonText } from '#core/domain/import/report/build-report.ts'
import type { ImportMessages } from '#core/domain/import/report/reason-text.ts'
import { writeRejectedRows } from '#core/domain/import/report/rejected-rows.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSheet } from './check-import.ts'
import { findRun, messagesOf, type RunRow } from './find-run.ts'
import { readCells, type CellsOfRow } from './read-cells.ts'

/** Rows of an import's report, with all cells that were understood while the file is kept. Permission `catalogue.import`. Throws `not_found`. */
export async function listImportRows({ ctx, input }: { ctx: Ctx; input: ImportRowsInput }): Promise<ImportRowsPage> {
  requirePermission(ctx, 'catalogue.import')
  const { page, page_size: size, outcome } = input
  const run = await findRun(ctx.db, input.id)
  const rows = (run.report?.rows ?? []).filter((row) => isWanted(row, outcome))
  const shown = rows.slice((page - 1) * size, page * size)
  const messages = messagesOf(ctx)
  const cells = run.fileKey === null || shown.length === 0 ? null : await readCells(ctx, run, shown, messages)
  return { list: shown.map((row) => toRunRow(row, run, cells?.get(row.row) ?? NO_CELLS, messages)), total: rows.length, page, page_size: size }
}

/** The rejected rows of an import as CSV to mend. Permission `catalogue.import`. Throws `not_found` where there are none, or the file is no longer kept. */
export async function openRejectedRows({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<{ fileName: string; text: string; count: number }> {
  requirePermission(ctx, 'catalogue.import')
  const run = await findRun(ctx.db, input.id)
  const { report, kind, corrections } = run
  if (report === null) throw new AppError('not_found')
  const messages = messagesOf(ctx)
  const headings = { rowHeading: messages.command('row_heading'), reasonHeading: messages.command('reason_heading') }
  const rows = report.rows.map((row) => ({ ...row, reasons: row.reasons.map((reason) => ({ ...reason, message: reasonText(reason, messages) })) }))
  const told = { ...report, rows }
  const text = await writeRejectedRows({ kind, bytes: await readSheet(ctx, run), report: told, mapping: await mappingOf(ctx, run), corrections, ...headings })
  if (text === null) throw new AppError('not_found')
  return { fileName: `rejected-${run.id}.csv`, text, count: report.totals.rejected }
}

const NO_CELLS: CellsOfRow = { cells: [], worked_out: [] }

function isWanted(row: ImportRow, wanted: ImportRowsInput['outcome']): boolean {
  return wanted === 'all' || (wanted === 'told' ? row.reasons.length > 0 : row.outcome === wanted)
}

function mappingOf(ctx: Ctx, { kind, supplier, headings }: RunRow) {
  return joinMapping(ctx.db, { kind, supplier, given: headings })
}

function toRunRow(row: ImportRow, { kind }: RunRow, { cells, worked_out }: CellsOfRow, messages: ImportMessages): ImportRunRow {
  const texts = new Map(cells.map(({ column, text }) => [column, text]))
  return {
    row: row.row,
    outcome: row.outcome,
    title: KINDS[kind].columns.identity
      .map((column) => texts.get(column) ?? '')
      .filter((text) => text !== '')
      .join(' · '),
    reasons: row.reasons.map(({ params, is_open, ...reason }) => ({
      ...reason,
      message: reasonText({ ...reason, params, is_open }, messages),
      label: reason.column === null ? null : messages.label(reason.column),
    })),
    cells,
    worked_out,
  }
}
