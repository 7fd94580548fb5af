import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import type { PriceSheetIssue } from '#contract/landed-price-sheet.ts'

/** As many are told at once. */
export const MOST_ISSUES = 200
const KEYS = ['required', 'not_within', 'out_of_range', 'invalid'] as const

export type RowSchema<Row> = z.ZodType<Row, Readonly<Record<string, string>>>

/** Columns that a sheet has, and how its rows are told apart. */
export type SheetSpec<Row> = { columns: readonly string[]; row: RowSchema<Row>; keyOf: (row: Row) => string | null }

/** `lines`: the line of the file that each row stands in; the heading is 1. */
export type ReadSheet<Row> = { rows: Row[]; lines: number[]; issues: PriceSheetIssue[] }

/** Rows of a sheet (CSV in UTF-8 with a heading line), or all that is wrong with it: one faulty row keeps the whole sheet out. */
export function readSheet<Row>({ columns, row: schema, keyOf }: SheetSpec<Row>, bytes: Uint8Array): ReadSheet<Row> {
  const records = parseCsv(bytes)
  if (records === null) return { rows: [], lines: [], issues: [{ row: 1, column: '', key: 'unreadable' }] }
  const [heading = [], ...lines] = records
  const issues = headingIssues(heading, columns)
  // A sheet without rows would take everything away.
  if (lines.length === 0 && issues.length === 0) issues.push({ row: 2, column: '', key: 'required' })
  if (issues.length > 0) return { rows: [], lines: [], issues }
  const rows: Row[] = []
  const numbers: number[] = []
  const seen = new Set<string>()
  for (const [at, cells] of lines.entries()) {
    const number = at + 2
    const parsed = schema.safeParse(Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? ''])))
    if (!parsed.success) {
      issues.push(...cellIssues(parsed.error).map((issue) => ({ row: number, ...issue })))
      continue
    }
    const key = keyOf(parsed.data)
    if (key !== null && seen.has(key)) issues.push({ row: number, column: columns[0] ?? '', key: 'duplicate' })
    if (key !== null) seen.add(key)
    rows.push(parsed.data)
    numbers.push(number)
  }
  return { rows, lines: numbers, issues: issues.slice(0, MOST_ISSUES) }
}

function parseCsv(bytes: Uint8Array): string[][] | null {
  try {
    return parse(Buffer.from(bytes), { bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    return null
  }
}

function headingIssues(heading: readonly string[], columns: readonly string[]): PriceSheetIssue[] {
  const missing = columns.filter((column) => !heading.includes(column)).map((column) => ({ row: 1, column, key: 'missing_column' as const }))
  const unknown = heading
    .filter((column) => !columns.includes(column))
    .map((column) => ({ row: 1, column: column.slice(0, 60), key: 'unknown_column' as const }))
  return [...missing, ...unknown].slice(0, MOST_ISSUES)
}

/** What is wrong with a row, once by each column: a value that is none fails more than one test. */
export function cellIssues({ issues }: z.ZodError): Omit<PriceSheetIssue, 'row'>[] {
  const byColumn = new Map<string, PriceSheetIssue['key']>()
  for (const { path, message } of issues) {
    const column = String(path[0] ?? '')
    if (!byColumn.has(column)) byColumn.set(column, keyOfMessage(message))
  }
  return [...byColumn].map(([column, key]) => ({ column, key }))
}

function keyOfMessage(message: string): PriceSheetIssue['key'] {
  return KEYS.find((key) => key === message) ?? 'invalid'
}
