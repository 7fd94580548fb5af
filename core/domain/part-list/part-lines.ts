import { ENQUIRY_ITEM_LIMITS } from '#contract/enquiry-values.ts'
import { PART_LIST_LIMITS } from '#contract/part-list-values.ts'
import { cleanLine, cleanText } from '#core/domain/text/index.ts'
import { splitLine } from './blank-line.ts'
import { findColumns, isNumber } from './columns.ts'
import { partKey } from './part-key.ts'
import { readPieces } from './pieces.ts'
import { splitRows } from './split-rows.ts'

/**
 * One wanted number. `quantity` 1 where no pieces were given; `isUnread`: what was given is no number of pieces. `lines`: how many of the text
 * name this number, whose pieces are added up.
 */
export type PartLine = { number: string; quantity: number; isUnread: boolean; note: string; lines: number }

/** `leftOut`: lines that name nothing. `isCut`: there was more than we read. */
export type PartLines = { lines: PartLine[]; leftOut: number; isCut: boolean }

/**
 * Reads a pasted list of part numbers (R11.10): number, pieces and note, separated by tab, comma, semicolon or blanks, with or without a row of
 * heads, in any order and in any digits. Never fails: what is no number is kept as it was written, and what is nothing is left out.
 */
export function readPartLines(pasted: string): PartLines {
  const text = cleanText(pasted, PART_LIST_LIMITS.signs)
  const read = readLines(text)
  const named = read.filter(({ number }) => partKey(number) !== '')
  const lines = addUp(named)
  return {
    lines: lines.slice(0, PART_LIST_LIMITS.lines),
    leftOut: read.length - named.length,
    isCut: lines.length > PART_LIST_LIMITS.lines || pasted.trim().length > PART_LIST_LIMITS.signs,
  }
}

type RawLine = { number: string; pieces: string | null; note: string }

function readLines(text: string): RawLine[] {
  const { separator, rows } = splitRows(text)
  const body = withoutHead(rows)
  if (separator === null) return body.map(([line = '']) => splitLine(line))
  const columns = findColumns(body.filter((row) => row.length > 1))
  return body.map((row) => (row.length === 1 ? splitLine(row[0] ?? '') : rowLine(row, columns)))
}

function rowLine(row: readonly string[], columns: ReturnType<typeof findColumns>): RawLine {
  const pieces = columns.pieces === null ? '' : (row[columns.pieces] ?? '')
  const rest = row.filter((cell, place) => place !== columns.number && place !== columns.pieces && place !== columns.running && cell.trim() !== '')
  return { number: row[columns.number] ?? '', pieces: pieces.trim() === '' ? null : pieces, note: rest.join(' ') }
}

// Heads have no digit, and most rows under them hold a number.
function withoutHead(rows: string[][]): string[][] {
  const [head, ...body] = rows
  if (head === undefined || hasDigit(head)) return rows
  const numbered = body.filter((row) => row.some((cell) => isNumber(cell) || isNumber(splitLine(cell).number)))
  return numbered.length > 0 && 2 * numbered.length >= body.length ? body : rows
}

function hasDigit(row: readonly string[]): boolean {
  return row.some((cell) => /\p{Nd}/u.test(cell))
}

function addUp(lines: readonly RawLine[]): PartLine[] {
  const byKey = new Map<string, PartLine>()
  for (const raw of lines) {
    const line = toLine(raw)
    const known = byKey.get(partKey(line.number))
    byKey.set(partKey(line.number), known === undefined ? line : merged(known, line))
  }
  return [...byKey.values()]
}

function merged(known: PartLine, more: PartLine): PartLine {
  const notes = [...known.note.split(' / '), more.note].filter((note, at, all) => note !== '' && all.indexOf(note) === at)
  return {
    number: known.number,
    quantity: Math.min(known.quantity + more.quantity, ENQUIRY_ITEM_LIMITS.quantity),
    isUnread: known.isUnread || more.isUnread,
    note: cleanLine(notes.join(' / '), ENQUIRY_ITEM_LIMITS.note),
    lines: known.lines + 1,
  }
}

function toLine({ number, pieces, note }: RawLine): PartLine {
  const quantity = pieces === null ? 1 : readPieces(pieces)
  return {
    number: cleanLine(withoutFormula(number), ENQUIRY_ITEM_LIMITS.number),
    quantity: quantity ?? 1,
    isUnread: quantity === null,
    // What could not be read is not lost: the sales desk sees it.
    note: cleanLine(quantity === null ? `${pieces} ${note}` : note, ENQUIRY_ITEM_LIMITS.note),
    lines: 1,
  }
}

// `="00123"` keeps the zeros of a number in a spreadsheet.
function withoutFormula(cell: string): string {
  return /^=\s*"([^"]*)"$/u.exec(cell.trim())?.[1] ?? cell
}
