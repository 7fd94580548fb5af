import { AppError } from '#contract/errors.ts'
import type { ImportRow } from '#contract/import.ts'
import type { ImportRowsInput, ImportRowsPage, ImportRunRow } from '#contract/import-run.ts'
import type { Ctx } from '#core/domain/context.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { openTable } from '#core/domain/import/check/open-table.ts'
import { withCorrections } from '#core/domain/import/map/with-corrections.ts'
import { joinMapping } from '#core/domain/import/mapping/remembered-mapping.ts'
import { cellText } from '#core/domain/import/read/raw-row.ts'
import { reasonText } from '#core/domain/import/report/build-report.ts'
import type { ImportMessages } from '#core/domain/import/report/reason-text.ts'
import { writeRejectedRows } from '#core/domain/import/report/rejected-rows.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSheet } from './check-import.ts'
import { findRun, messagesOf, type RunRow } from './find-run.ts'

const MOST_CHARACTERS = 2_000

/** Rows of an import's report, with the cells that something is said of while the file is kept. Permission `catalogue.import`. Throws `not_found`. */
export async function listImportRows({ ctx, input }: { ctx: Ctx; input: ImportRowsInput }): Promise<ImportRowsPage> {
  requirePermission(ctx, 'catalogue.import')
  const { page, page_size: size, outcome } = input
  const run = await findRun(ctx.db, input.id)
  const rows = (run.report?.rows ?? []).filter((row) => isWanted(row, outcome))
  const shown = rows.slice((page - 1) * size, page * size)
  const cells = run.fileKey === null || shown.length === 0 ? NO_CELLS : await readCells(ctx, run, shown)
  const messages = messagesOf(ctx)
  return { list: shown.map((row) => toRunRow(row, run, cells.get(row.row) ?? new Map(), messages)), total: rows.length, page, page_size: size }
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

const NO_CELLS: ReadonlyMap<number, ReadonlyMap<string, string>> = new Map()

function isWanted(row: ImportRow, wanted: ImportRowsInput['outcome']): boolean {
  return wanted === 'all' || (wanted === 'told' ? row.reasons.length > 0 : row.outcome === wanted)
}

function mappingOf(ctx: Ctx, { kind, supplier, headings }: RunRow) {
  return joinMapping(ctx.db, { kind, supplier, given: headings })
}

/** Texts of all understood cells of these rows. */
async function readCells(ctx: Ctx, run: RunRow, wanted: readonly ImportRow[]): Promise<typeof NO_CELLS> {
  const numbers = new Set(wanted.map((row) => row.row))
  const table = withCorrections(await openTable(run.kind, await readSheet(ctx, run), await mappingOf(ctx, run)), run.corrections)
  const found = new Map<number, ReadonlyMap<string, string>>()
  for (const block of table.blocks()) {
    for (const row of block.rows) {
      if (!numbers.has(row.row)) continue
      found.set(row.row, new Map(table.header.columns.map(({ column, index }) => [column, cellText(row.cells[index]).slice(0, MOST_CHARACTERS)])))
    }
    if (found.size === numbers.size) break
  }
  return found
}

function toRunRow(row: ImportRow, { kind }: RunRow, cells: ReadonlyMap<string, string>, messages: ImportMessages): ImportRunRow {
  const named = [...new Set(row.reasons.map((reason) => reason.column))].filter((column) => column !== null)
  return {
    row: row.row,
    outcome: row.outcome,
    title: KINDS[kind].columns.identity
      .map((column) => cells.get(column) ?? '')
      .filter((text) => text !== '')
      .join(' · '),
    reasons: row.reasons.map(({ params, is_open, ...reason }) => ({
      ...reason,
      message: reasonText({ ...reason, params, is_open }, messages),
      label: reason.column === null ? null : messages.label(reason.column),
    })),
    cells: named.filter((column) => cells.has(column)).map((column) => ({ column, label: messages.label(column), text: cells.get(column) ?? '' })),
  }
}
