import { changeInPercent } from '#contract/report-values.ts'
import type { ReportDays } from '#contract/report.ts'
import { formatTag } from '#i18n/format.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

const HOUR = 60

/** Counts, shares, amounts, times and days of reports in the language of the staff. */
export function useReportWords() {
  const say = useMessages()
  const tag = formatTag(useStaffLocale())
  const counts = new Intl.NumberFormat(tag)
  const shares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' })
  const signedShares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const unit = (name: 'minute' | 'hour', count: number) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(count)
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    count: (value: number) => counts.format(value),
    share: (part: number, whole: number) => (whole === 0 ? '–' : shares.format(part / whole)),
    dollars: (cents: number) => dollars.format(cents / 100),
    day: (day: string) => days.format(dateOf(day)),
    days: ({ from, to }: ReportDays) => days.formatRange(dateOf(from), dateOf(to)),
    /** `+3 (+50%)`; without a percentage where there was nothing before. */
    change: (now: number, before: number) => {
      const percent = changeInPercent(now, before)
      const difference = signed.format(now - before)
      return percent === null ? difference : say('report.change', { difference, percent: signedShares.format(percent / 100) })
    },
    /** Working time: `45m`, `3h 20m`. */
    minutes: (value: number | null) => {
      if (value === null) return '–'
      const whole = Math.round(value)
      if (whole < HOUR) return unit('minute', whole)
      const rest = whole % HOUR
      return rest === 0 ? unit('hour', whole / HOUR) : `${unit('hour', Math.floor(whole / HOUR))} ${unit('minute', rest)}`
    },
  }
}
