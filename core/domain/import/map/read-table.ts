import type { HeadingIndex } from '#core/domain/import/map/headings/match-headings.ts'
import { ImportFileError } from '#core/domain/import/reason/reason.ts'
import { readCsvRows, readHintLine, SEPARATORS, type Separator } from '#core/domain/import/read/csv-rows.ts'
import { decodeText, type TextEncoding } from '#core/domain/import/read/decode-text.ts'
import { findHeader, HEADER_SEARCH_ROWS, type Header } from './find-header.ts'
import type { RawRow } from '#core/domain/import/read/raw-row.ts'
import { readXlsxSheets } from '#core/domain/import/read/xlsx-sheets.ts'

/** A table found in a file. `blocks` gives the rows below the headings, again from the start at each call; `share` is how much is behind, 0 to 1. */
export type Table = {
  format: 'csv' | 'xlsx'
  encoding: TextEncoding | null
  separator: Separator | null
  sheet: string | null
  /** Names of the other sheets with rows: they are not read. */
  otherSheets: readonly string[]
  header: Header
  blocks(): Generator<{ rows: readonly RawRow[]; share: number }>
}

/** 100,000 cars take about 25 MB. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024
const HEAD_BYTES = 262_144
const XLSX_BLOCK_ROWS = 1_000

/**
 * Finds the table in the bytes of a CSV or XLSX file: encoding, separator, sheet and headings are found by themselves.
 * `needed`: columns to name where no headings are found. Errors: `ImportFileError` with `empty_file`, `file_too_large`, `not_a_table`, `old_xls`, `bad_xlsx`, `xlsx_too_many_rows`, `no_table`, `no_header`.
 */
export async function readTable(bytes: Uint8Array, index: HeadingIndex, needed: readonly string[]): Promise<Table> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length === 0) throw new ImportFileError('empty_file')
  if (buffer.length > MAX_FILE_BYTES) throw new ImportFileError('file_too_large', { most: `${MAX_FILE_BYTES / 1024 / 1024} MB` })
  if (startsWith(buffer, 'd0cf11e0a1b11ae1')) throw new ImportFileError('old_xls')
  const table = startsWith(buffer, '504b0304') ? await readXlsxTable(buffer, index) : readCsvTable(buffer, index)
  if (!table) throw new ImportFileError('no_header', { columns: needed.join(', ') })
  return table
}

function startsWith(buffer: Buffer, hex: string): boolean {
  return buffer.subarray(0, hex.length / 2).toString('hex') === hex
}

async function readXlsxTable(buffer: Buffer, index: HeadingIndex): Promise<Table | null> {
  const sheets = await readXlsxSheets(buffer)
  if (sheets.every((sheet) => sheet.rows.length === 0)) throw new ImportFileError('no_table')
  const found = best(sheets.map((sheet) => ({ sheet, header: findHeader(sheet.rows, index) })))
  if (!found) return null
  const { sheet, header } = found
  const data = sheet.rows.filter((row) => row.row > header.headerRow)
  return {
    format: 'xlsx',
    encoding: null,
    separator: null,
    sheet: sheet.name,
    otherSheets: sheets.filter((other) => other !== sheet && other.rows.length > 1).map((other) => other.name),
    header,
    *blocks() {
      for (let start = 0; start < data.length; start += XLSX_BLOCK_ROWS) {
        yield { rows: data.slice(start, start + XLSX_BLOCK_ROWS), share: Math.min(1, (start + XLSX_BLOCK_ROWS) / data.length) }
      }
    },
  }
}

function readCsvTable(buffer: Buffer, index: HeadingIndex): Table | null {
  const { utf8, encoding } = decodeText(buffer)
  if (utf8.subarray(0, HEAD_BYTES).toString('utf8').trim() === '') throw new ImportFileError('empty_file')
  const hint = readHintLine(utf8)
  const separators = hint ? [hint] : SEPARATORS
  const found = best(separators.map((separator) => ({ separator, header: findHeader(headRows(utf8, separator), index) })))
  if (!found && isBinary(utf8)) throw new ImportFileError('not_a_table')
  if (!found) return null
  const { separator, header } = found
  return {
    format: 'csv',
    encoding,
    separator,
    sheet: null,
    otherSheets: [],
    header,
    *blocks() {
      for (const block of readCsvRows(utf8, separator)) {
        yield { rows: block.rows.filter((row) => row.row > header.headerRow), share: block.bytesRead / utf8.length }
      }
    },
  }
}

/** Control characters that no text file holds; a picture or a program is full of them. */
function isBinary(utf8: Buffer): boolean {
  const sample = utf8.subarray(0, HEAD_BYTES)
  let controls = 0
  for (const byte of sample) {
    if (byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f) controls += 1
  }
  return controls > sample.length / 100 + 1
}

function headRows(utf8: Buffer, separator: Separator): RawRow[] {
  const rows: RawRow[] = []
  for (const block of readCsvRows(utf8, separator)) {
    rows.push(...block.rows)
    if (rows.length > HEADER_SEARCH_ROWS) break
  }
  return rows.slice(0, HEADER_SEARCH_ROWS + 1)
}

/** The candidate that names most of our columns; of equals the first. */
function best<Candidate extends { header: Header | null }>(candidates: Candidate[]): (Candidate & { header: Header }) | null {
  let winner: (Candidate & { header: Header }) | null = null
  for (const candidate of candidates) {
    const { header } = candidate
    if (header && header.columns.length > (winner?.header.columns.length ?? 0)) winner = { ...candidate, header }
  }
  return winner
}
