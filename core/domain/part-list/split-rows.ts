import { parse } from 'csv-parse/sync'
import { splitLine } from './blank-line.ts'
import { isNumber } from './columns.ts'
import { readPieces } from './pieces.ts'

/** A tab, a semicolon, a comma, or both of these in one line; null: the line is one cell. */
export type Separator = '\t' | ';' | ',' | ';,' | null

export type SplitRow = { separator: Separator; cells: string[] }

/** What stands between marks of quotation may have lines of its own in a spreadsheet; so much of it is looked at. */
const QUOTED_LINES = /(?<=^|[\t;,])"(?:[^"]|""){0,400}"(?=[\t;,]|$)/gmu
/** `1,500` is a count, not two cells. */
const GROUPED = /\s\p{Nd}{1,3}(?:,\p{Nd}{3})+(?!\p{Nd})/u

/** The text with the commas and semicolons of all scripts as our own. */
export function plainSeparators(text: string): string {
  return text.replaceAll('،', ',').replaceAll('؛', ';').replaceAll('，', ',').replaceAll('；', ';')
}

/**
 * Splits what was copied out of spreadsheets, CSV files and letters, each line by the separator that it has itself. Quoting that is wrong is taken
 * as text, never as the end of the list.
 */
export function splitRows(text: string): SplitRow[] {
  const lines = plainSeparators(text)
    .replaceAll(QUOTED_LINES, (cell) => cell.replaceAll('\n', ' '))
    .split('\n')
    .filter((line) => line.trim() !== '')
  const usual = ([';', ','] as const).filter((sign) => 2 * lines.filter((line) => line.includes(sign)).length >= lines.length)
  return lines.map((line) => splitRow(line, usual))
}

// A comma may be one of a number or a note: it separates where a number and its pieces stand on both sides, or where most lines have one.
function splitRow(line: string, usual: readonly Separator[]): SplitRow {
  if (line.includes('\t')) return { separator: '\t', cells: cellsOf(line, '\t') }
  const whole = { separator: null, cells: [line.trim()] }
  if (GROUPED.test(line) && !line.includes(';') && splitLine(line).pieces !== null) return whole
  const tried = ([';', ',', ';,'] as const)
    .filter((separator) => [...separator].every((sign) => line.includes(sign)))
    .map((separator) => ({ separator, cells: cellsOf(line, separator) }))
  return tried.find(({ cells }) => isCounted(cells)) ?? tried.find(({ separator }) => usual.includes(separator)) ?? whole
}

function isCounted(cells: readonly string[]): boolean {
  return cells.some((number, at) => isNumber(number) && cells.some((cell, place) => place !== at && readPieces(cell) !== null))
}

function cellsOf(line: string, separator: string): string[] {
  const delimiter = [...separator]
  try {
    const [cells = [], ...more] = parse(line, { delimiter, relax_quotes: true, trim: separator !== '\t' })
    if (more.length === 0) return cells
  } catch {
    // A quote that never closes.
  }
  return line.split(new RegExp(`[${separator}]`, 'u')).map((cell) => cell.trim())
}
