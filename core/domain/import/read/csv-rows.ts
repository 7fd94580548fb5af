import { parse } from 'csv-parse/sync'
import type { RawRow } from './raw-row.ts'

export const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Read at once. A record that is longer is a quote that never closes (a spreadsheet cell holds 32,767 characters). */
const WINDOW_BYTES = 262_144
const LINE_ENDS = ['\r\n', '\n', '\r']

type CsvRecord = { cells: string[]; end: number }

/** A run of rows and how many bytes of the file are behind it, for progress. */
export type RowBlock = { rows: RawRow[]; bytesRead: number }

/**
 * Rows of UTF-8 CSV (RFC 4180), block by block, so that a large file never stands in memory as objects.
 * A cell with a line break is one row. A line whose quotes are wrong is read without quoting rules, or marked broken; it never swallows the rest.
 */
export function* readCsvRows(utf8: Buffer, separator: Separator): Generator<RowBlock> {
  let offset = skipHintLine(utf8)
  let row = 0
  while (offset < utf8.length) {
    const isLast = offset + WINDOW_BYTES >= utf8.length
    const { records, failed } = parseWindow(utf8.subarray(offset, offset + WINDOW_BYTES), separator)
    // The last record of a window may be cut off; it is read again with the next one.
    if (failed === null && !isLast) records.pop()
    const rows: RawRow[] = records.map((record) => ({ row: (row += 1), cells: record.cells, isBroken: false }))
    offset += records.at(-1)?.end ?? 0
    const mayContinue = failed === null || (failed === 'CSV_QUOTE_NOT_CLOSED' && !isLast)
    if (offset < utf8.length && (records.length === 0 || !mayContinue)) {
      const line = recoverLine(utf8, offset, separator)
      rows.push({ row: (row += 1), cells: line.cells, isBroken: line.isBroken })
      offset = line.end
    }
    yield { rows, bytesRead: offset }
  }
}

/** `sep=;` in the first line is a hint to Excel, which does not count it as a row. */
export function readHintLine(utf8: Buffer): Separator | null {
  const found = /^"?sep=([,;\t])"?\r?\n/.exec(utf8.subarray(0, 16).toString('utf8'))
  return (found?.[1] as Separator | undefined) ?? null
}

function skipHintLine(utf8: Buffer): number {
  return readHintLine(utf8) ? utf8.indexOf(0x0a) + 1 : 0
}

function parseWindow(window: Buffer, separator: Separator): { records: CsvRecord[]; failed: string | null } {
  const records: CsvRecord[] = []
  try {
    parse(window, {
      delimiter: separator,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      max_record_size: 0,
      ltrim: separator !== '\t',
      on_record: (cells: string[], info) => {
        records.push({ cells, end: info.bytes_records })
        return null
      },
    })
    return { records, failed: null }
  } catch (error) {
    return { records, failed: csvErrorCode(error) }
  }
}

function csvErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  throw error
}

/** Reads one physical line leniently: a stray quote inside a cell is part of it, as in a spreadsheet. */
function recoverLine(utf8: Buffer, start: number, separator: Separator): { cells: string[]; isBroken: boolean; end: number } {
  const { lineEnd, next } = findLineEnd(utf8, start)
  const line = utf8.subarray(start, lineEnd).toString('utf8')
  try {
    const [cells = ['']] = parse(line, { delimiter: separator, relax_quotes: true, relax_column_count: true, record_delimiter: LINE_ENDS })
    return { cells, isBroken: false, end: next }
  } catch (error) {
    csvErrorCode(error)
    return { cells: line.split(separator), isBroken: true, end: next }
  }
}

function findLineEnd(utf8: Buffer, start: number): { lineEnd: number; next: number } {
  for (let index = start; index < utf8.length; index += 1) {
    if (utf8[index] === 0x0a) return { lineEnd: index, next: index + 1 }
    if (utf8[index] === 0x0d) return { lineEnd: index, next: utf8[index + 1] === 0x0a ? index + 2 : index + 1 }
  }
  return { lineEnd: utf8.length, next: utf8.length }
}
