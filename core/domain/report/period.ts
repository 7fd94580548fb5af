import type { ReportDays, ReportInput } from '#contract/report.ts'
import type { ReportStep } from '#contract/report-values.ts'

const DAY_MS = 86_400_000
/** Most pieces of a chart by days, and by weeks. */
const MOST_DAYS = 31
const MOST_WEEKS = 27

export type Periods = { period: ReportDays; before: ReportDays | null }

/**
 * The days that a report looks at, and those that it is held against. A period that has begun goes to `today` (of the company) and is held
 * against just as much of the one before: the first ten days of a month against the first ten of the last.
 */
export function readPeriods({ period, from, to, compare }: ReportInput, today: string): Periods {
  const days = period === 'custom' ? { from: from ?? today, to: to ?? today } : { from: beginOf(period, today), to: today }
  if (compare === 'none') return { period: days, before: null }
  if (compare === 'year') return { period: days, before: { from: addMonths(days.from, -12), to: addMonths(days.to, -12) } }
  return { period: days, before: daysBefore(period, days) }
}

/** The pieces of a chart: their size, and the first day of each. */
export function piecesOf({ from, to }: ReportDays): { step: ReportStep; starts: string[] } {
  const count = daysBetween(from, to) + 1
  if (count <= MOST_DAYS) return { step: 'day', starts: Array.from({ length: count }, (_, index) => addDays(from, index)) }
  if (count <= MOST_WEEKS * 7) return { step: 'week', starts: Array.from({ length: Math.ceil(count / 7) }, (_, index) => addDays(from, index * 7)) }
  const months = monthOf(to) - monthOf(from) + 1
  return { step: 'month', starts: Array.from({ length: months }, (_, index) => (index === 0 ? from : `${addMonths(from, index).slice(0, 8)}01`)) }
}

/** The place of a day among the pieces of such a step that begin with the first of these days. */
export function pieceOf({ from }: ReportDays, step: ReportStep, day: string): number {
  if (step === 'month') return monthOf(day) - monthOf(from)
  return Math.floor(daysBetween(from, day) / (step === 'week' ? 7 : 1))
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one to the other; 0 for the same. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

function beginOf(period: Exclude<ReportInput['period'], 'custom'>, today: string): string {
  if (period === 'days_30') return addDays(today, -29)
  if (period === 'week') return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  if (period === 'month') return `${today.slice(0, 8)}01`
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`
}

function daysBefore(period: ReportInput['period'], days: ReportDays): ReportDays {
  if (period === 'week') return { from: addDays(days.from, -7), to: addDays(days.to, -7) }
  if (period === 'month') return { from: addMonths(days.from, -1), to: addMonths(days.to, -1) }
  if (period === 'quarter') return { from: addMonths(days.from, -3), to: addMonths(days.to, -3) }
  const count = daysBetween(days.from, days.to) + 1
  return { from: addDays(days.from, -count), to: addDays(days.to, -count) }
}

/** The same day of another month, its last where it has no such day. */
function addMonths(day: string, count: number): string {
  const month = monthOf(day) + count
  const [year, index] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, index, Math.min(Number(day.slice(8)), last))).toISOString().slice(0, 10)
}

/** Months since the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
