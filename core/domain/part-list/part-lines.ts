import { ENQUIRY_ITEM_LIMITS } from '#contract/enquiry-values.ts'
import { PART_LIST_LIMITS } from '#contract/part-list-values.ts'
import { cleanLine, cleanText } from '#core/domain/text/index.ts'
import { splitLine } from './blank-line.ts'
import { findColumns, isNumber, type Columns } from './columns.ts'
import { findMarkedCount } from './marked-count.ts'
import { partKey } from './part-key.ts'
import { readPieces } from './pieces.ts'
import { plainSeparators, splitRows, type SplitRow } from './split-rows.ts'
import { holdWhole, release } from './whole-numbers.ts'

/**
 * One wanted number. `quantity` 1 where no pieces were given; `isUnread`: what was given is no number of pieces. `lines`: how many of the text
 * name this number, whose pieces are added up.
 */
export type PartLine = { number: string; quantity: number; isUnread: boolean; note: string; lines: number }

/** `leftOut`: lines that name nothing. `isCut`: there was more than we read. */
export type PartLines = { lines: PartLine[]; leftOut: number; isCut: boolean }

/**
 * Reads a pasted list of part numbers (R11.10): number, pieces and note, separated by tab, comma, semicolon or blanks, with or without a row of
 * heads, in any order and in any digits, each line on its own. `wholes`: numbers that have a comma or semicolon in them. Never fails: what is no
 * number is kept as it was written, and what is nothing is left out.
 */
export function readPartLines(pasted: string, wholes: readonly string[] = []): PartLines {
  const text = cleanText(pasted, PART_LIST_LIMITS.signs)
  const read = readLines(holdWhole(plainSeparators(text), wholes))
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
  const rows = withoutHead(splitRows(text))
  const alike = Map.groupBy(rows, ({ separator }) => separator)
  const columns = new Map([...alike].map(([separator, group]) => [separator, findColumns(group.map(({ cells }) => cells))]))
  return rows.map(({ separator, cells }) => (separator === null ? splitLine(cells[0] ?? '') : rowLine(cells, columnsOf(cells, columns.get(separator)))))
}

// Of a line that has its number elsewhere than the others, its own.
function columnsOf(row: readonly string[], usual: Columns = findColumns([row])): Columns {
  const number = row[usual.number] ?? ''
  if (usual.pieces !== null && isNumber(number) && readPieces(number) === null) return usual
  const own = findColumns([row])
  return usual.pieces !== null && own.number === usual.number ? usual : { ...own, running: usual.running === own.pieces ? null : usual.running }
}

function rowLine(row: readonly string[], columns: Columns): RawLine {
  const cell = row[columns.number] ?? ''
  const pieces = (columns.pieces === null ? '' : (row[columns.pieces] ?? '')).trim()
  const rest = row.filter((other, place) => place !== columns.number && place !== columns.pieces && place !== columns.running && other.trim() !== '')
  const own = pieces === '' && findMarkedCount(cell) !== null ? splitLine(cell) : { number: cell, pieces: pieces === '' ? null : pieces, note: '' }
  return { ...own, note: [own.note, ...rest].filter((part) => part !== '').join(' ') }
}

// Heads have no digit, and most rows under them hold a number.
function withoutHead(rows: SplitRow[]): SplitRow[] {
  const [head, ...body] = rows
  if (head === undefined || hasDigit(head.cells)) return rows
  const numbered = body.filter(({ cells }) => cells.some((cell) => isNumber(cell) || isNumber(splitLine(cell).number)))
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
    number: cleanLine(release(withoutFormula(number)), ENQUIRY_ITEM_LIMITS.number),
    quantity: quantity ?? 1,
    isUnread: quantity === null,
    // What could not be read is not lost: the sales desk sees it.
    note: cleanLine(release(quantity === null ? `${pieces} ${note}` : note), ENQUIRY_ITEM_LIMITS.note),
    lines: 1,
  }
}

// `="00123"` keeps the zeros of a number in a spreadsheet.
function withoutFormula(cell: string): string {
  return /^=\s*"([^"]*)"$/u.exec(cell.trim())?.[1] ?? cell
}
