import { partKey } from './part-key.ts'
import { readPieces } from './pieces.ts'

/** Which column holds the number, which the pieces and which counts the lines; null: none does. */
export type Columns = { number: number; pieces: number | null; running: number | null }

/** Columns behind this one hold nothing that is asked for. */
const MOST_COLUMNS = 20

/** The columns of a table by what stands in them, whatever their order and in whatever language their heads are. */
export function findColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map((row) => row.length)))
  const places = Array.from({ length: width }, (_, place) => place)
  const share = (place: number, holds: (cell: string) => boolean) => rows.filter((row) => holds(row[place] ?? '')).length / Math.max(1, rows.length)
  const number = best(places, (place) => share(place, isNumber) - share(place, isSmall)) ?? 0
  const running = places.find((place) => place < number && isRunning(rows, place)) ?? null
  const counted = places.filter((place) => place !== number && place !== running && share(place, isSmall) > 0.5)
  return { number, pieces: counted.find((place) => place > number) ?? counted[0] ?? null, running }
}

/** True of a cell that looks like the number of a part: letters, digits and marks, of which enough are digits. */
export function isNumber(cell: string): boolean {
  const key = partKey(cell)
  const digits = key.replace(/\D/gu, '').length
  return /^[A-Z0-9]{4,40}$/u.test(key) && digits >= 2 && digits >= 0.25 * key.length
}

// What may as well be a count of pieces is a number only where no other column is.
function isSmall(cell: string): boolean {
  return readPieces(cell) !== null
}

function best(places: readonly number[], scoreOf: (place: number) => number): number | undefined {
  return places.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]
}

// The running number of the lines of a spreadsheet: 1, 2, 3.
function isRunning(rows: readonly (readonly string[])[], place: number): boolean {
  const first = Number(rows[0]?.[place])
  return rows.length > 1 && rows.every((row, at) => Number(row[place]) === first + at)
}
