import { z } from 'zod'
import { countedDay } from './counted-day.ts'
import {
  ANSWER_BREAKDOWNS,
  FUNNEL_STAGES,
  LEAD_BREAKDOWNS,
  MOST_REPORT_DAYS,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  REPORT_STEPS,
  REPORT_TABLES,
} from './report-values.ts'

const DAY_MS = 86_400_000

const choice = {
  period: z.enum(REPORT_PERIODS).default('days_30'),
  /** Of a custom period, both included; days of the company. */
  from: countedDay.optional(),
  to: countedDay.optional(),
  compare: z.enum(REPORT_COMPARISONS).default('none'),
}

type Choice = { period: string; from?: string | undefined; to?: string | undefined }

function isWhole({ period, from, to }: Choice): boolean {
  if (period !== 'custom') return true
  if (from === undefined || to === undefined) return false
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MOST_REPORT_DAYS
}

const WHOLE = { path: ['to'], error: 'out_of_range' }

/** A custom period needs both days, the second not before the first, at most 1,100 days; between 2000 and 2100. */
export const reportInputSchema = z.strictObject(choice).refine(isWhole, WHOLE)
export type ReportInput = z.infer<typeof reportInputSchema>

export const exportReportInputSchema = z.strictObject({ ...choice, table: z.enum(REPORT_TABLES) }).refine(isWhole, WHOLE)
export type ExportReportInput = z.infer<typeof exportReportInputSchema>

const count = z.number().int()
const days = z.object({ from: z.string(), to: z.string() })
export type ReportDays = z.infer<typeof days>

/** Days as the company's clock has them, both included. `before`: what it is held against, null where nothing is. */
const frame = { period: days, before: days.nullable(), time_zone: z.string() }

/** Leads that came in the period, those of them that are won, and what these buyers have accepted, US cents. */
const leadFigures = z.object({ leads: count, won: count, value_cents: count })
export type LeadFigures = z.infer<typeof leadFigures>

/** `key`: what is counted, or one of `REPORT_KEYS`; `label`: its name where the key is none that the screens know. `before`: leads of the other period, null where nothing is compared. */
const leadRow = leadFigures.extend({ key: z.string(), label: z.string().nullable(), before: count.nullable() })
export type LeadRow = z.infer<typeof leadRow>

/** Leads that are neither spam nor in quarantine; how many were left out of the period. */
export const leadReportSchema = z.object({
  ...frame,
  totals: leadFigures,
  totals_before: leadFigures.nullable(),
  left_out: z.object({ spam: count, quarantined: count }),
  step: z.enum(REPORT_STEPS),
  /** `from`: the first day of the piece; pieces without leads included. */
  by_time: z.array(z.object({ from: z.string(), leads: count, before: count.nullable() })),
  /** Each with its most frequent rows first, all others under `~rest`. */
  breakdowns: z.array(z.object({ name: z.enum(LEAD_BREAKDOWNS), rows: z.array(leadRow) })),
})
export type LeadReport = z.infer<typeof leadReportSchema>

/**
 * `median_minutes`, `p90_minutes`: working time of the company to the first answer, null where nobody was answered. `kept`: answered within the
 * promise; `late`: answered after it, or still not. `unanswered`: open and not answered; `closed`: won or lost without an answer.
 */
const answerFigures = z.object({
  answered: count,
  unanswered: count,
  closed: count,
  kept: count,
  late: count,
  median_minutes: z.number().nullable(),
  p90_minutes: z.number().nullable(),
})
export type AnswerFigures = z.infer<typeof answerFigures>

const answerRow = answerFigures.extend({ key: z.string(), label: z.string().nullable(), median_before: z.number().nullable() })
export type AnswerRow = z.infer<typeof answerRow>

/** `promise_minutes`: working time within which an answer is promised. */
export const answerReportSchema = z.object({
  ...frame,
  promise_minutes: count,
  totals: answerFigures,
  totals_before: answerFigures.nullable(),
  breakdowns: z.array(z.object({ name: z.enum(ANSWER_BREAKDOWNS), rows: z.array(answerRow) })),
})
export type AnswerReport = z.infer<typeof answerReportSchema>

/** How many of the leads that came in the period have come at least so far; whoever skipped a state has passed it. */
export const funnelReportSchema = z.object({
  ...frame,
  stages: z.array(z.object({ name: z.enum(FUNNEL_STAGES), leads: count, before: count.nullable() })),
  lost: count,
  lost_before: count.nullable(),
  /** US dollar cents that staff expect of those that are still open. */
  expected_cents: count,
})
export type FunnelReport = z.infer<typeof funnelReportSchema>
