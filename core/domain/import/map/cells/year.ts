import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

/**
 * A year: `2025`, `2025款`, `2025年`, `MY25`, `25款`. `least`/`most`: outside, the row is rejected; `softYears`: how far back from now is expected.
 * `yearsAhead`: how far a model year may run before the calendar. Errors: `not_a_year`, `out_of_range`.
 */
export function yearCell(options: { least: number; yearsAhead: number; softYears: number }): CellReader {
  return (cell, context) => {
    if (cell instanceof Date) return check(cell.getUTCFullYear())
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const long = /^(?:my\s*)?(\d{4})(?:\.0)?\s*(?:款|年款|年|年式|型|model|my)?$/i.exec(text) ?? /^(\d{4})[-/年.]\d{1,2}(?:[-/月.](?:\d{1,2}日?)?)?$/.exec(text)
    if (long) return check(Number(long[1]))
    const short = /^(?:my\s*'?)(\d{2})$|^(\d{2})\s*款$/i.exec(text)
    return short
      ? check(2000 + Number(short[1] ?? short[2]), [remark('century_assumed', { value: excerpt(text), year: 2000 + Number(short[1] ?? short[2]) })])
      : refuse('not_a_year', { value: excerpt(text) })

    function check(year: number, remarks: readonly ReturnType<typeof remark>[] = []) {
      const current = context.now.getUTCFullYear()
      const most = current + options.yearsAhead
      if (year < options.least || year > most)
        return refuse('out_of_range', { cell: excerpt(plainText(cell)), value: year, least: options.least, most, unit: '' })
      const low = current - options.softYears
      return readAs(year, year < low ? [...remarks, remark('unlikely', { value: year, unit: '', low, high: most })] : remarks)
    }
  }
}
