import { stringify } from 'csv-stringify/sync'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import { openTable } from '#core/domain/import/check/open-table.ts'
import type { HeadingMapping } from '#core/domain/import/map/headings/match-headings.ts'
import { withCorrections, type Corrections } from '#core/domain/import/map/with-corrections.ts'
import { cellText } from '#core/domain/import/read/raw-row.ts'

/**
 * The rejected rows of a report as CSV to mend: the file's own headings and cells, the row's number and the reasons behind them. UTF-8 with mark for
 * spreadsheets; a cell that a spreadsheet would run as a formula has an apostrophe before it, which a later import takes off. Null where no row was rejected.
 */
export async function writeRejectedRows(input: {
  kind: ImportKind
  bytes: Uint8Array
  report: ImportReport
  mapping?: HeadingMapping
  corrections?: Corrections
  rowHeading: string
  reasonHeading: string
}): Promise<string | null> {
  const reasons = new Map(input.report.rows.filter((row) => row.outcome === 'rejected').map((row) => [row.row, row.reasons]))
  if (reasons.size === 0) return null
  const table = withCorrections(await openTable(input.kind, input.bytes, input.mapping), input.corrections ?? {})
  const { headings } = table.header
  const lines: string[][] = [[...headings, input.rowHeading, input.reasonHeading]]
  for (const block of table.blocks()) {
    for (const row of block.rows) {
      const found = reasons.get(row.row)
      if (!found) continue
      const cells = headings.map((_, at) => cellText(row.cells[at]))
      const text = found
        .filter((reason) => reason.severity === 'error')
        .map((reason) => [reason.cell, reason.message].filter((part) => part !== null).join(': '))
        .join(' | ')
      lines.push([...cells, String(row.row), text])
    }
  }
  return stringify(lines, { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
