import { useEffect, useMemo, useState } from 'react'
import { formatTag } from '#i18n/format.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

const MINUTE_MS = 60_000

export type Times = {
  /** `21 Nov 2026, 14:05` */
  moment(iso: string): string
  /** `14:05` today, else `21 Nov, 14:05`, with the year where it is another. */
  short(iso: string, now: Date): string
  /** `21 Nov` */
  day(isoDay: string): string
  /** `21 Nov 2026` */
  dayWithYear(isoDay: string): string
  /** `5 min`, `3 hr`, `2 days` between two moments. */
  age(from: string, to: string | Date): string
  minutes(count: number): string
  seconds(count: number): string
}

/** Dates and durations in the language of the staff and the zone of their machine. */
export function useTimes(): Times {
  const locale = useStaffLocale()
  return useMemo(() => createTimes(locale), [locale])
}

/** The present, anew every half minute, so that ages on the screen stay true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function createTimes(locale: StaffLocale): Times {
  const tag = formatTag(locale)
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { hourCycle: 'h23', ...options })
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const clock = dates({ timeStyle: 'short' })
  const inYear = dates({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  const day = dates({ month: 'short', day: 'numeric', timeZone: 'UTC' })
  const wholeDay = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const unit = (name: string, count: number) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count)
  const minutes = (count: number) => {
    if (Math.round(count) < 60) return unit('minute', Math.max(1, Math.round(count)))
    return count < 48 * 60 ? unit('hour', Math.round(count / 60)) : unit('day', Math.round(count / 1440))
  }
  return {
    moment: (iso) => moment.format(new Date(iso)),
    short: (iso, now) => {
      const at = new Date(iso)
      if (at.toDateString() === now.toDateString()) return clock.format(at)
      return at.getFullYear() === now.getFullYear() ? inYear.format(at) : moment.format(at)
    },
    dayWithYear: (isoDay) => wholeDay.format(new Date(`${isoDay}T00:00:00Z`)),
    day: (isoDay) => day.format(new Date(`${isoDay}T00:00:00Z`)),
    age: (from, to) => minutes((new Date(to).getTime() - new Date(from).getTime()) / MINUTE_MS),
    minutes,
    seconds: (count) => (count < 120 ? unit('second', count) : minutes(Math.ceil(count / 60))),
  }
}
