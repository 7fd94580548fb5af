import { remark, type Remark } from '#core/domain/import/reason/reason.ts'
import { halvesOf } from '#core/domain/import/map/headings/halves.ts'
import { excerpt, readAs, refuse, type CellReader, type Reading } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

type Day = { year: number; month: number; day: number; remarks: Remark[] }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Spreadsheet day numbers: 20,000 is 1954, 60,000 is 2064. Day 0 is 30 December 1899. */
const SERIAL = { least: 20_000, most: 60_000, zero: Date.UTC(1899, 11, 30) }
const EARLIEST_YEAR = 1950
/** Of a first registration: there has been none, which is known and no fault. */
const NOT_YET =
  /^(?:(?:尚|还|暂)?未(?:上牌|注册|登记|挂牌|上户)(?:过)?(?:新车)?|(?:新车)?未上牌|无牌|没上牌|没有上牌|not (?:yet )?registered(?: yet)?|unregistered|never registered|no (?:registration|plate)s?(?: yet)?|not yet)$/i

/**
 * A calendar day as ISO text: `2023-05-01`, `2023/5/1`, `2023年5月1日`, `1.5.2023`, `1 May 2023`, a spreadsheet date or its day number.
 * A month alone is its first day, with a remark; `未上牌` and `not registered yet` are an empty cell. Errors: `not_a_date`, `ambiguous_date` (`5/6/2023`), `date_in_future`, `out_of_range` (before 1950).
 */
export function dateCell(): CellReader {
  return (cell, context) => {
    if (cell instanceof Date) return finish(fromDate(cell), plainText(cell), context.now)
    if (typeof cell === 'number') return finish(fromSerial(cell), plainText(cell), context.now)
    const text = halfWidth(plainText(cell))
    if (isNothing(text) || halvesOf(text).every((half) => NOT_YET.test(half))) return readAs(null)
    const found = fromText(text)
    return found === 'ambiguous' ? refuse('ambiguous_date', { value: excerpt(text) }) : finish(found, text, context.now)
  }
}

function fromDate(date: Date): Day | null {
  if (Number.isNaN(date.getTime())) return null
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), remarks: [] }
}

function fromSerial(serial: number): Day | null {
  return serial >= SERIAL.least && serial <= SERIAL.most ? fromDate(new Date(SERIAL.zero + Math.floor(serial) * 86_400_000)) : null
}

function fromText(full: string): Day | 'ambiguous' | null {
  const text = full.replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(z|am|pm)?$/i, '').trim()
  const yearFirst = /^(\d{4})[-/.年 ]\s*(\d{1,2})(?:[-/.月 ]\s*(\d{1,2})?日?号?)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (yearFirst) return parts(Number(yearFirst[1]), Number(yearFirst[2]), yearFirst[3] === undefined ? null : Number(yearFirst[3]), text)
  if (/^\d{5}$/.test(text)) return fromSerial(Number(text))
  const shortYear = /^(\d{2})年(\d{1,2})月(?:(\d{1,2})[日号])?$/.exec(text)
  if (shortYear) {
    const year = 2000 + Number(shortYear[1])
    const day = parts(year, Number(shortYear[2]), shortYear[3] === undefined ? null : Number(shortYear[3]), text)
    return { ...day, remarks: [...day.remarks, remark('century_assumed', { value: excerpt(text), year })] }
  }
  const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text)
  if (yearLast) return fromYearLast(Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4]), yearLast[2] === '.')
  return fromMonthName(text)
}

/** With dots the day comes first (Europe). With slashes either may, unless one is above 12. */
function fromYearLast(first: number, second: number, year: number, isDotted: boolean): Day | 'ambiguous' | null {
  if (isDotted || first > 12) return parts(year, second, first, '')
  if (second > 12 || first === second) return parts(year, first, second, '')
  return 'ambiguous'
}

function fromMonthName(text: string): Day | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4})$/i.exec(text)
  if (dayFirst) return parts(Number(dayFirst[3]), monthNumber(dayFirst[2]), Number(dayFirst[1]), text)
  const monthFirst = /^([a-z]{3})[a-z]*\.?[\s-]+(?:(\d{1,2})(?:st|nd|rd|th)?[\s,]+)?(\d{4})$/i.exec(text)
  return monthFirst ? parts(Number(monthFirst[3]), monthNumber(monthFirst[1]), monthFirst[2] === undefined ? null : Number(monthFirst[2]), text) : null
}

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').toLowerCase()) + 1
}

function parts(year: number, month: number, day: number | null, text: string): Day {
  return { year, month, day: day ?? 1, remarks: day === null ? [remark('day_assumed', { value: excerpt(text) })] : [] }
}

function finish(day: Day | null, text: string, now: Date): Reading {
  const time = day ? Date.UTC(day.year, day.month - 1, day.day) : Number.NaN
  const date = new Date(time)
  if (!day || Number.isNaN(time) || date.getUTCMonth() !== day.month - 1 || date.getUTCDate() !== day.day) return refuse('not_a_date', { value: excerpt(text) })
  if (day.year < EARLIEST_YEAR)
    return refuse('out_of_range', { cell: excerpt(text), value: day.year, least: EARLIEST_YEAR, most: now.getUTCFullYear(), unit: '' })
  const iso = date.toISOString().slice(0, 10)
  // A day ahead is allowed: the writer may be east of this clock.
  if (time > now.getTime() + 86_400_000) return refuse('date_in_future', { value: iso })
  return readAs(iso, day.remarks)
}
