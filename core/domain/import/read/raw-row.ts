/** A cell as the file holds it. CSV gives text only; a spreadsheet also numbers, flags and dates. */
export type RawCell = string | number | boolean | Date | null

/** A row as the file holds it. `row` counts as a spreadsheet shows it; `isBroken`: its quotes do not close; `unvalued`: cells with a formula but no stored result. */
export type RawRow = { row: number; cells: readonly RawCell[]; isBroken: boolean; unvalued?: ReadonlySet<number> | undefined }

/** True if the cell shows nothing. */
export function isEmptyCell(cell: RawCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** The cell as text, as a person would see it; dates as ISO days. */
export function cellText(cell: RawCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}

/** Spreadsheet address: column index 0 in row 14 gives `A14`. */
export function cellAddress(columnIndex: number, row: number): string {
  let letters = ''
  for (let rest = columnIndex + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row}`
}
