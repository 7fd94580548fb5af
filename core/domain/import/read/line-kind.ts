import { foldHeading } from '#core/domain/import/headings/heading.ts'
import { cellText, isEmptyCell, type RawRow } from './raw-row.ts'
import type { Header } from './find-header.ts'

/** What a line below the headings is. Only `data` becomes a row of the report. */
export type LineKind = 'data' | 'blank' | 'total' | 'note' | 'repeated_header'

const TOTAL = /^(合计|总计|小计|共计|总数|累计|合 计|总 计|小 计|total|totals|grand total|sub-?total|sum|итого|всего)\s*[:：(（]?/i
const NOTE = /^(备注|注[:：\d]|注意|说明|附注|以上|注释|note|notes|remark|remarks|n\.?b\.?\s|\*|※|★)/i
/** A line this empty beside a table this wide is a heading of a section or a note. */
const WIDE_TABLE = 4

/**
 * Tells data from what else stands in a price list. A totals line names itself in its first filled cell and leaves the columns
 * `identity` empty otherwise; a single filled cell is a note unless it stands in a column of `keys` and looks like a key.
 */
export function lineKind(row: RawRow, header: Header, keys: readonly string[], identity: readonly string[]): LineKind {
  if (row.isBroken) return 'data'
  const filled = row.cells.flatMap((cell, at) => (isEmptyCell(cell) ? [] : [{ at, text: cellText(cell).trim() }]))
  const [first] = filled
  if (!first) return 'blank'
  if (isHeaderAgain(row, header, filled.length)) return 'repeated_header'
  if (filled.some(({ text }) => TOTAL.test(text)) && isWithoutIdentity(row, header, identity)) return 'total'
  if (filled.length === 1 && isNote(first, header, keys)) return 'note'
  return 'data'
}

function isHeaderAgain(row: RawRow, header: Header, filled: number): boolean {
  if (filled < 2) return false
  return header.columns.filter((column) => foldHeading(cellText(row.cells[column.index])) === foldHeading(column.heading)).length >= Math.max(2, filled - 1)
}

/** At most one identifying cell is filled, and that one is the word for the total. */
function isWithoutIdentity(row: RawRow, header: Header, identity: readonly string[]): boolean {
  return header.columns
    .filter((column) => identity.includes(column.column))
    .every((column) => isEmptyCell(row.cells[column.index]) || TOTAL.test(cellText(row.cells[column.index]).trim()))
}

function isNote(only: { at: number; text: string }, header: Header, keys: readonly string[]): boolean {
  if (NOTE.test(only.text)) return true
  const isInKey = header.columns.some((column) => column.index === only.at && keys.includes(column.column))
  return header.columns.length >= WIDE_TABLE && !(isInKey && /^[\w./-]{3,80}$/.test(only.text))
}
