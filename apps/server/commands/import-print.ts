import type { ImportReport, ImportRow } from '#contract/import.ts'
import type { ImportMessages } from '#core/domain/import/index.ts'

/** A terminal need not show more; the report file has every row. */
const MOST_ROWS = 400
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030',
  'windows-1252': 'Windows-1252',
}

/** The report as an operator reads it: how the file was understood, each row with a remark, the totals. Ends with a line end. */
export function printReport(report: ImportReport, messages: ImportMessages): string {
  const lines = [layoutLine(report, messages), ...unusedLines(report, messages)]
  const told = report.rows.filter((row) => row.reasons.length > 0)
  for (const row of told.slice(0, MOST_ROWS)) lines.push(...rowLines(row, report, messages))
  if (told.length > MOST_ROWS) lines.push(messages.command('more', { count: told.length - MOST_ROWS }))
  lines.push(messages.command('totals', report.totals))
  lines.push(messages.command(report.dry_run ? 'dry_run' : 'applied', report.applied))
  return `${lines.map(printable).join('\n')}\n`
}

function layoutLine(report: ImportReport, messages: ImportMessages): string {
  const { layout, file } = report
  if (layout.format === 'xlsx') return messages.command('layout_xlsx', { file, sheet: layout.sheet ?? '', row: layout.header_row })
  const separator = layout.separator === ',' ? 'comma' : layout.separator === ';' ? 'semicolon' : 'tab'
  return messages.command('layout_csv', { file, encoding: ENCODINGS[layout.encoding ?? ''] ?? '', separator, row: layout.header_row })
}

function unusedLines(report: ImportReport, messages: ImportMessages): string[] {
  const unused = report.layout.columns.filter((column) => column.column === null).map((column) => column.heading)
  const skipped = report.layout.skipped_rows.map((line) => line.row)
  const others = report.layout.other_sheets
  return [
    ...(others.length > 0 ? [messages.command('other_sheets', { count: others.length, sheets: others.map((name) => `“${name}”`).join(', ') })] : []),
    ...(unused.length > 0 ? [messages.command('ignored_columns', { headings: unused.join(', ') })] : []),
    ...(report.layout.inferred_columns.length > 0
      ? [messages.command('inferred_columns', { columns: report.layout.inferred_columns.map(messages.column).join(', ') })]
      : []),
    ...(skipped.length > 0 ? [messages.command('skipped_rows', { rows: skipped.slice(0, 40).join(', ') + (skipped.length > 40 ? ' …' : '') })] : []),
  ]
}

function rowLines(row: ImportRow, report: ImportReport, messages: ImportMessages): string[] {
  return row.reasons.map((reason) => {
    const heading =
      reason.column === null ? null : (report.layout.columns.find((column) => column.column === reason.column)?.heading ?? messages.column(reason.column))
    const where = [heading, reason.cell].filter((part) => part !== null).join(' ')
    const outcome = row.outcome === 'rejected' && reason.severity === 'warning' ? 'note' : row.outcome
    const start = `${messages.command('row', { row: String(row.row) })}  ${messages.command('outcome', { outcome })}  `
    return `${start}${where === '' ? '' : `${where}: `}${reason.message}`
  })
}

/** Cells of a file must not steer the terminal: no escape sequences, no direction overrides. */
function printable(line: string): string {
  // eslint-disable-next-line no-control-regex
  return line.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
}
