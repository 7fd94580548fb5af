import { useStore } from 'react-admin'
import { MOST_REPORT_DAYS, type ReportComparison, type ReportPeriod } from '#contract/report-values.ts'

const DAY_MS = 86_400_000

/** What the reports look at, kept in this browser: one choice for all of them. `from`, `to`: of a custom period, empty until chosen. */
export type Choice = { period: ReportPeriod; compare: ReportComparison; from: string; to: string }

const FIRST: Choice = { period: 'days_30', compare: 'before', from: '', to: '' }

export function useChoice(): [Choice, (changes: Partial<Choice>) => void] {
  const [choice, setChoice] = useStore<Choice>('reports.choice', FIRST)
  return [choice, (changes) => setChoice({ ...choice, ...changes })]
}

/** The same as parameters of a call; null: a custom period that is not whole yet, or too long. */
export function queryOf({ period, compare, from, to }: Choice): Record<string, string> | null {
  if (period !== 'custom') return { period, compare }
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MOST_REPORT_DAYS ? { period, compare, from, to } : null
}
