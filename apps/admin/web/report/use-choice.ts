import { useStore } from 'react-admin'
import type { ReportComparison, ReportPeriod } from '#contract/report-values.ts'

/** What the reports look at, kept in this browser: one choice for all of them. `from`, `to`: of a custom period, empty until chosen. */
export type Choice = { period: ReportPeriod; compare: ReportComparison; from: string; to: string }

const FIRST: Choice = { period: 'days_30', compare: 'before', from: '', to: '' }

export function useChoice(): [Choice, (changes: Partial<Choice>) => void] {
  const [choice, setChoice] = useStore<Choice>('reports.choice', FIRST)
  return [choice, (changes) => setChoice({ ...choice, ...changes })]
}

/** The same as parameters of a call; null: a custom period that is not whole yet. */
export function queryOf({ period, compare, from, to }: Choice): Record<string, string> | null {
  if (period !== 'custom') return { period, compare }
  return from === '' || to === '' || from > to ? null : { period, compare, from, to }
}
