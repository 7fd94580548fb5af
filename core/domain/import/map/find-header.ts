import { matchHeadings, type ColumnMatch, type HeadingIndex } from '#core/domain/import/map/headings/match-headings.ts'
import { cellText, isEmptyCell, type RawCell, type RawRow } from '#core/domain/import/read/raw-row.ts'

/** Where the table begins. `headerRow`: its last heading line, as a spreadsheet counts. */
export type Header = { headerRow: number; headings: string[]; columns: ColumnMatch[] }

/** Lines searched for headings; price lists carry logos, addresses and conditions above them. */
export const HEADER_SEARCH_ROWS = 100
const MIN_COLUMNS = 2

/**
 * The line that names most of our columns; of equals the first. Two lines are read as one where the upper holds group headings
 * (`尺寸(mm)` over `长`, `宽`, `高`). Null where no line names two columns.
 */
export function findHeader(rows: readonly RawRow[], index: HeadingIndex): Header | null {
  let best: Header | null = null
  rows.slice(0, HEADER_SEARCH_ROWS).forEach((row, at) => {
    const below = rows[at + 1]
    const single = headerOf(row.cells, row.row, index)
    const double = below && isGrouped(row.cells, below.cells) ? headerOf(joinGroups(row.cells, below.cells), below.row, index) : null
    for (const header of [single, double]) {
      if (header && header.columns.length >= MIN_COLUMNS && header.columns.length > (best?.columns.length ?? 0)) best = header
    }
  })
  return best
}

function headerOf(cells: readonly RawCell[], headerRow: number, index: HeadingIndex): Header {
  return { headerRow, headings: cells.map((cell) => cellText(cell).replace(/\s+/g, ' ').trim()), columns: matchHeadings(cells, index) }
}

/** The lower line only fills in below headings of the upper one: text, and fewer cells. */
function isGrouped(upper: readonly RawCell[], lower: readonly RawCell[]): boolean {
  const filled = lower.filter((cell) => !isEmptyCell(cell))
  const isText = filled.every((cell) => typeof cell === 'string' && !/\d{3}/.test(cell))
  return isText && filled.length >= 2 && upper.some((cell, at) => !isEmptyCell(cell) && isEmptyCell(lower[at]))
}

/** `尺寸(mm)` over `长` becomes `长(mm)`: the group lends its brackets, the lower line its name. */
function joinGroups(upper: readonly RawCell[], lower: readonly RawCell[]): RawCell[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    if (!isEmptyCell(upper[at])) group = cellText(upper[at])
    if (isEmptyCell(lower[at])) return upper[at] ?? null
    const name = cellText(lower[at])
    const brackets = /[([（【][^)\]）】]*[)\]）】]/.exec(group)?.[0] ?? ''
    return /[([（【]/.test(name) || name === group ? name : name + brackets
  })
}
