import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { isLocale } from '#i18n/locales.ts'
import type { Kind } from './read.ts'
import { SheetFault } from './fault.ts'
import type { Sheet, Unit } from './unit.ts'

const HEAD = ['kind', 'key', 'en'] as const
const NOTE = 'note'
/** What makes a spreadsheet take a cell for a formula; the apostrophe, our guard against it, is guarded as well. */
const DANGEROUS = /^['=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A sheet as CSV for spreadsheets: UTF-8 with its mark, every cell quoted, no cell a formula. */
export function writeCsv({ locale, units }: Sheet): string {
  const rows = units.map(({ kind, key, source, target, notes }) => [kind, key, source, target ?? '', notes.join('\n')].map(guard))
  return stringify([[...HEAD, locale, NOTE], ...rows], { bom: true, quoted: true, record_delimiter: 'windows' })
}

/** Reads a sheet that came back, separated by comma, semicolon or tab; throws `SheetFault` where it is none. */
export function readCsv(text: string): Sheet {
  const [head, ...records] = recordsOf(text)
  const locale = head?.record[3]
  if (!head || HEAD.some((name, at) => head.record[at] !== name) || !isLocale(locale)) throw new SheetFault(1, 'head', 'must be kind, key, en, language, note')
  const seen = new Set<string>()
  const units = records.map(({ record, line }): Unit => {
    const [kind = '', key = '', source = '', target = ''] = record.map(release)
    if (seen.has(`${kind} ${key}`)) throw new SheetFault(line, key, 'stands twice')
    seen.add(`${kind} ${key}`)
    return { kind: kind as Kind, key, source, target, notes: [], line }
  })
  return { locale, units }
}

type Row = { record: string[]; info: { lines: number } }

function recordsOf(text: string): { record: string[]; line: number }[] {
  const delimiter = /^\ufeff?"?kind"?([,;\t])/.exec(text)?.[1] ?? ','
  try {
    const rows = parse(text, { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true }) as unknown as Row[]
    return rows.map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    throw new SheetFault(1, 'file', `is not CSV: ${(error as Error).message}`)
  }
}

function guard(cell: string): string {
  return DANGEROUS.test(cell) ? `'${cell}` : cell
}

function release(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell
}
