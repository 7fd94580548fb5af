import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { isLocale } from '#i18n/locales.ts'
import { SheetFault } from './sheet-fault.ts'
import { refuseTwins, type Sheet, type Unit } from './sheet.ts'

const HEAD = ['kind', 'key', 'en'] as const
const NOTE = 'note'
/** What makes a spreadsheet take a cell for a formula; the apostrophe, our guard against it, is guarded as well. */
const DANGEROUS = /^['=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A sheet as CSV for spreadsheets: UTF-8 with its mark, every cell quoted, no cell a formula. */
export function writeCsv({ locale, units }: Sheet): string {
  const rows = units.map(({ kind, key, source, target, notes }) => [kind, key, source, target ?? '', notes.join('\n')].map(guard))
  return stringify([[...HEAD, locale, NOTE], ...rows], { bom: true, quoted: true, record_delimiter: 'windows' })
}

/**
 * Reads a sheet that came back, separated by comma, semicolon or tab; throws `SheetFault` where it is none, and where a row has not the
 * cells of the head: it is cut off, or a comma stands outside quotes.
 */
export function readCsv<Kind extends string = string>(text: string): Sheet<Kind> {
  const [head, ...rows] = rowsOf(text)
  const locale = head?.cells[3]
  if (!head || HEAD.some((name, at) => head.cells[at] !== name) || !isLocale(locale)) throw new SheetFault(1, 'head', 'must be kind, key, en, language, note')
  const units = rows.map(({ cells, line }): Unit<Kind> => {
    const [kind = '', key = '', source = '', target = ''] = cells.map(release)
    if (cells.length !== head.cells.length) throw new SheetFault(line, key, `has ${cells.length} cells instead of ${head.cells.length}`)
    return { kind: kind as Kind, key, source, target, notes: [], line }
  })
  refuseTwins(units)
  return { locale, units }
}

type Parsed = { record: string[]; info: { lines: number } }

function rowsOf(text: string): { cells: string[]; line: number }[] {
  // Spreadsheets may name the separator in a line of its own, and end lines inside cells as Windows does.
  const plain = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const body = plain.replace(/^"?sep=.+\n/, '')
  const delimiter = /^"?kind"?([,;\t])/.exec(body)?.[1] ?? ','
  const skipped = plain.length === body.length ? 0 : 1
  try {
    const rows = parse(body, { delimiter, info: true, relax_column_count: true, skip_records_with_empty_values: true }) as unknown as Parsed[]
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines + skipped }))
  } catch (error) {
    throw new SheetFault((error as { lines?: number }).lines ?? 1, 'file', `is not CSV: ${(error as Error).message}`)
  }
}

function guard(cell: string): string {
  return DANGEROUS.test(cell) ? `'${cell}` : cell
}

function release(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell
}
