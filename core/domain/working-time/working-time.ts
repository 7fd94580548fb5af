import type { Hours } from '#contract/company.ts'
import { localTimeOf, momentOf } from '#core/domain/local-time/index.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Days that are looked through for time that is worked: a year of holidays is none. */
const MOST_DAYS = 400

/** What holds where a company has not said when it works: a week of five days. */
export const USUAL_DAYS: readonly number[] = [1, 2, 3, 4, 5]

export type WorkingHours = Pick<Hours, 'days' | 'from' | 'to' | 'time_zone'> & Partial<Pick<Hours, 'holidays' | 'extra_days'>>

/** True while it is worked. */
export function isWorkingTime(hours: WorkingHours, moment: Date): boolean {
  const local = localTimeOf(moment, hours.time_zone)
  return isWorkingDay(hours, local.slice(0, 10)) && local.slice(11) >= hours.from && local.slice(11) < hours.to
}

/** Minutes of a day that is worked. */
export function workingDayMinutes({ from, to }: WorkingHours): number {
  return minutesOf(to) - minutesOf(from)
}

/**
 * The moment until which so many minutes have been worked since `start`; what lies outside of the hours does not count. Where nothing is worked
 * for over a year, the minutes count as they pass.
 */
export function addWorkingTime(hours: WorkingHours, start: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS
  let day = localTimeOf(start, hours.time_zone).slice(0, 10)
  for (let count = 0; count < MOST_DAYS; count += 1) {
    if (isWorkingDay(hours, day)) {
      const begin = Math.max(start.getTime(), momentOf(`${day}T${hours.from}`, hours.time_zone).getTime())
      const span = momentOf(`${day}T${hours.to}`, hours.time_zone).getTime() - begin
      if (span > 0 && left <= span) return new Date(begin + left)
      left -= Math.max(0, span)
    }
    day = dayAfter(day)
  }
  return new Date(start.getTime() + minutes * MINUTE_MS)
}

/** True of a day (`2026-11-23`, of the place) that is worked. */
export function isWorkingDay({ days, holidays = [], extra_days: extraDays = [] }: WorkingHours, day: string): boolean {
  if (extraDays.includes(day)) return true
  if (holidays.some(({ from, to }) => from <= day && day <= to)) return false
  const worked = days.length === 0 ? USUAL_DAYS : days
  return worked.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
