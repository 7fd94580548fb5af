import { foldHeading } from '#core/domain/import/map/headings/heading.ts'
import type { ColumnMatch } from '#core/domain/import/map/headings/match-headings.ts'
import { cellText, isEmptyCell, type RawCell, type RawRow } from '#core/domain/import/read/raw-row.ts'
import type { Header } from './find-header.ts'

/** What a line below the headings is. Only `data` becomes a row of the report. */
export type LineKind = 'data' | 'blank' | 'total' | 'note' | 'repeated_header'

const TOTAL = /^(合计|总计|小计|共计|总数|累计|合 计|总 计|小 计|total|totals|grand total|sub-?total|sum|итого|всего)(?![a-z])/i
const NOTE = /^(备注|注[:：\d]|注意|说明|附注|以上|注释|note|notes|remark|remarks|n\.?b\.?\s|\*|※|★)/i
/** A line this empty beside a table this wide is a heading of a section or a note. */
const WIDE_TABLE = 4

/**
 * Makes what tells data from the other lines of a price list. A totals line names itself in a filled cell and leaves the columns `identity` empty otherwise;
 * a single filled cell is a note unless it stands in a column of `keys` and looks like a key; headings may be repeated on each printed page.
 */
export function createLineKind(header: Header, keys: readonly string[], identity: readonly string[]): (row: RawRow) => LineKind {
  const headings = header.columns.map((column) => ({ index: column.index, folded: foldHeading(column.heading) }))
  const identityColumns = header.columns.filter((column) => identity.includes(column.column))
  const keyIndexes = new Set(header.columns.filter((column) => keys.includes(column.column)).map((column) => column.index))

  return (row) => {
    if (row.isBroken) return 'data'
    const filled = countFilled(row.cells)
    if (filled === 0) return 'blank'
    if (filled >= 2 && isHeaderAgain(row.cells, headings)) return 'repeated_header'
    if (isWithoutIdentity(row.cells, identityColumns) && row.cells.some(isTotalWord)) return 'total'
    return filled === 1 && isNote(row.cells) ? 'note' : 'data'
  }

  function isNote(cells: readonly RawCell[]): boolean {
    const at = cells.findIndex((cell) => !isEmptyCell(cell))
    const text = cellText(cells[at]).trim()
    if (NOTE.test(text)) return true
    return header.columns.length >= WIDE_TABLE && !(keyIndexes.has(at) && /^[\w./-]{3,80}$/.test(text))
  }
}

function countFilled(cells: readonly RawCell[]): number {
  let filled = 0
  for (const cell of cells) if (!isEmptyCell(cell)) filled += 1
  return filled
}

/** All recognised headings again, one of them perhaps written otherwise. */
function isHeaderAgain(cells: readonly RawCell[], headings: readonly { index: number; folded: string }[]): boolean {
  let misses = 0
  for (const { index, folded } of headings) {
    const cell = cells[index]
    if (typeof cell === 'string' && foldHeading(cell) === folded) continue
    misses += 1
    if (misses > 1) return false
  }
  return headings.length - misses >= 2
}

/** No identifying cell is filled, but for the word for the total. */
function isWithoutIdentity(cells: readonly RawCell[], columns: readonly ColumnMatch[]): boolean {
  return columns.every((column) => isEmptyCell(cells[column.index]) || isTotalWord(cells[column.index] ?? null))
}

function isTotalWord(cell: RawCell): boolean {
  return typeof cell === 'string' && TOTAL.test(cell.trim())
}
