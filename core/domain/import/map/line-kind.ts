import { foldHeading } from '#core/domain/import/map/headings/heading.ts'
import { namesColumn, type ColumnMatch, type HeadingIndex } from '#core/domain/import/map/headings/match-headings.ts'
import { isUnit } from '#core/domain/import/map/headings/units.ts'
import { cellText, isEmptyCell, type RawCell, type RawRow } from '#core/domain/import/read/raw-row.ts'
import type { Header } from './find-header.ts'
import { isNoteLabel, isNoteWord, isQuantity, isTotalWord } from './line-words.ts'

/** What a line below the headings is. Only `data` becomes a row of the report. */
export type LineKind = 'data' | 'blank' | 'total' | 'note' | 'repeated_header'

/** A line this empty beside a table this wide is a heading of a section or a note. */
const WIDE_TABLE = 4
const MOST_OF_NOTE = 3

/**
 * Makes what tells data from the other lines of a price list. A totals line names itself in a filled cell and leaves the columns `identity` empty otherwise;
 * a single filled cell is a note unless it stands in a column of `keys` and looks like a key; headings may be repeated on each printed page.
 */
export function createLineKind(header: Header, keys: readonly string[], identity: readonly string[], index: HeadingIndex): (row: RawRow) => LineKind {
  const headings = header.columns.map((column) => ({ index: column.index, folded: foldHeading(column.heading) }))
  const identityColumns = header.columns.filter((column) => identity.includes(column.column))
  /** Brands and models come again and again. */
  const known = new Map<string, boolean>()
  const keyIndexes = new Set(header.columns.filter((column) => keys.includes(column.column)).map((column) => column.index))

  return (row) => {
    if (row.isBroken) return 'data'
    const filled = countFilled(row.cells)
    if (filled === 0) return 'blank'
    if (filled >= 2 && (isHeaderAgain(row.cells, headings) || isHeaderOtherwise(row.cells))) return 'repeated_header'
    if (isTotal(row.cells)) return 'total'
    if (filled >= 2 && row.cells.every((cell) => isEmptyCell(cell) || isUnitCell(cell))) return 'repeated_header'
    const first = row.cells.find((cell) => !isEmptyCell(cell)) ?? null
    if (filled <= MOST_OF_NOTE && (isNoteLabel(first) || (isNoteWord(first) && isWithoutIdentity(row.cells, identityColumns, isNoteWord)))) return 'note'
    return filled === 1 && isNote(row.cells) ? 'note' : 'data'
  }

  /** Behind the word that begins the line, a quantity may stand in any column. */
  function isTotal(cells: readonly RawCell[]): boolean {
    if (!isWithoutIdentity(cells, identityColumns, isTotalOrQuantity)) return false
    if (isTotalWord(cells.find((cell) => !isEmptyCell(cell)) ?? null)) return true
    return isWithoutIdentity(cells, identityColumns, isTotalWord) && cells.some(isTotalWord)
  }

  /** The headings in other words, mostly those of the other language below the first line. */
  function isHeaderOtherwise(cells: readonly RawCell[]): boolean {
    // Keys differ from row to row; brands and names come again and can be remembered.
    const [first] = identityColumns.filter(({ index: at }) => !keyIndexes.has(at) && !isEmptyCell(cells[at]))
    if (!first || !isKnown(cells[first.index] ?? null, first.column)) return false
    const filled = header.columns.filter(({ index: at }) => !isEmptyCell(cells[at]))
    const named = filled.filter(({ index: at, column }) => namesColumn(cells[at] ?? null, column, index))
    return named.length >= 2 && named.length * 2 > filled.length
  }

  function isKnown(cell: RawCell, column: string): boolean {
    if (typeof cell !== 'string') return false
    const found = known.get(cell) ?? namesColumn(cell, column, index)
    known.set(cell, found)
    return found
  }

  function isNote(cells: readonly RawCell[]): boolean {
    const at = cells.findIndex((cell) => !isEmptyCell(cell))
    const text = cellText(cells[at]).trim()
    if (isNoteWord(text)) return true
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

/** No identifying cell is filled, but for the word that tells what the line is. */
function isWithoutIdentity(cells: readonly RawCell[], columns: readonly ColumnMatch[], isWord: (cell: RawCell) => boolean): boolean {
  return columns.every((column) => isEmptyCell(cells[column.index]) || isWord(cells[column.index] ?? null))
}

function isTotalOrQuantity(cell: RawCell): boolean {
  return isTotalWord(cell) || isQuantity(cell)
}

/** A line of units below the headings: `mm`, `(kW)`, `万公里`. */
function isUnitCell(cell: RawCell): boolean {
  return (
    typeof cell === 'string' &&
    /^[^\d]+$/.test(cell) &&
    isUnit(
      cell
        .replace(/[()（）[\]]/g, '')
        .replace(/^万/, '')
        .trim(),
    )
  )
}
