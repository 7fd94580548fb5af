import { type ImportKind, type ImportLayout, type ImportOutcome, type ImportReason, type ImportReport, type ImportRow } from '#contract/import.ts'
import { cellAddress } from '#core/domain/import/read/raw-row.ts'
import type { Table } from '#core/domain/import/map/read-table.ts'
import type { Fault, Located, Remark } from '#core/domain/import/reason/reason.ts'
import type { RowFindings } from '#core/domain/import/check/read-drafts.ts'
import type { RowState } from '#core/domain/import/write/apply-drafts.ts'
import type { ImportMessages } from './reason-text.ts'

/** Columns that rules infer where a file lacks them. */
const INFERRED: Record<ImportKind, readonly string[]> = {
  brands: [],
  cars: ['energy_type', 'body_type'],
  used: ['energy_type'],
  fittings: [],
  ports: [],
  rules: [],
}

type ReportInput = {
  file: string
  kind: ImportKind
  isDryRun: boolean
  table: Table
  findings: readonly RowFindings[]
  skipped: ImportLayout['skipped_rows']
  states: ReadonlyMap<number, RowState>
  messages: ImportMessages
}

/** The report of an import: each row with exactly one outcome, in the file's order. */
export function buildReport(input: ReportInput): ImportReport {
  const columns = new Map(input.table.header.columns.map((match) => [match.column, match.index]))
  const rows = input.findings.map((found) => toRow(found, input, columns))
  const totals = { rows: rows.length, new: 0, changed: 0, unchanged: 0, warned: 0, rejected: 0 }
  for (const row of rows) totals[row.outcome] += 1
  const states = [...input.states.values()]
  return {
    file: input.file,
    kind: input.kind,
    dry_run: input.isDryRun,
    totals,
    applied: { inserted: states.filter((state) => state === 'new').length, updated: states.filter((state) => state === 'changed').length },
    layout: layoutOf(input.table, input.kind, input.skipped),
    rows,
  }
}

function toRow(found: RowFindings, input: ReportInput, columns: ReadonlyMap<string, number>): ImportRow {
  const place = { row: found.row, messages: input.messages, columns }
  const reasons = [...found.faults.map((issue) => toReason(issue, 'error', place)), ...found.remarks.map((issue) => toReason(issue, 'warning', place))]
  return { row: found.row, outcome: outcomeOf(found, input.states), reasons }
}

function outcomeOf(found: RowFindings, states: ReadonlyMap<number, RowState>): ImportOutcome {
  if (found.faults.length > 0) return 'rejected'
  return found.remarks.length > 0 ? 'warned' : (states.get(found.row) ?? 'unchanged')
}

type Place = { row: number; messages: ImportMessages; columns: ReadonlyMap<string, number> }

function toReason(issue: Located<Fault | Remark>, severity: ImportReason['severity'], { row, messages, columns }: Place): ImportReason {
  const index = issue.column === null ? undefined : columns.get(issue.column)
  const text = messages.reason(issue.code, issue.params)
  const isOpen = 'isOpen' in issue && issue.isOpen === true
  return {
    column: issue.column,
    cell: index === undefined ? null : cellAddress(index, row),
    code: issue.code,
    message: isOpen ? messages.leftOpen(text) : text,
    severity,
    params: issue.params,
    is_open: isOpen,
  }
}

/** The text of a reason in the language of whoever reads it; a report of an older release has the one that it was written in. */
export function reasonText({ code, message, params, is_open: isOpen }: ImportReason, messages: ImportMessages): string {
  if (params === undefined) return message
  const text = messages.reason(code, params)
  return isOpen ? messages.leftOpen(text) : text
}

/** How a file was understood. */
export function layoutOf(table: Table, kind: ImportKind, skipped: ImportLayout['skipped_rows']): ImportLayout {
  const { header } = table
  const byIndex = new Map(header.columns.map((match) => [match.index, match.column]))
  return {
    format: table.format,
    encoding: table.encoding,
    separator: table.separator,
    sheet: table.sheet,
    other_sheets: [...table.otherSheets],
    header_row: header.headerRow,
    columns: header.headings
      .map((heading, at) => ({ heading, column: byIndex.get(at) ?? null, cell: cellAddress(at, header.headerRow) }))
      .filter((entry) => entry.heading !== '' || entry.column !== null),
    inferred_columns: INFERRED[kind].filter((column) => !header.columns.some((match) => match.column === column)),
    skipped_rows: skipped,
  }
}
