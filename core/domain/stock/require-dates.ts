import { AppError, type FieldIssue } from '#contract/errors.ts'
import type { StockRecord } from '#contract/stock-record.ts'

const DAY_MS = 86_400_000
/** A model of the year after next is shown to nobody yet. */
const MODEL_YEARS_AHEAD = 2

const PAST_DAYS = ['first_registration_date', 'manufacture_date', 'inspection_date'] as const

/**
 * What has happened to a vehicle lies in the past, as an import holds it too (R16.118); a day is granted for those whose clock is ahead of ours.
 * Error: `validation_failed`, by the field.
 */
export function requireDates(value: StockRecord, now: Date): void {
  const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const latestYear = Number(latest.slice(0, 'YYYY'.length))
  const record: Readonly<Record<string, unknown>> = value
  const isLate = (name: string, year: number) => typeof record[name] === 'number' && record[name] > year
  const names: string[] = PAST_DAYS.filter((name) => typeof record[name] === 'string' && record[name] > latest)
  if (isLate('model_year', latestYear + MODEL_YEARS_AHEAD)) names.push('model_year')
  if (isLate('founded_year', latestYear)) names.push('founded_year')
  const issues = names.map((name): FieldIssue => ({ path: `value.${name}`, key: 'in_future' }))
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}
