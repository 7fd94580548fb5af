// Apart from the schemas, because browsers load these and must not load the validator.

/** What a report looks at, in days of the company: since the beginning of the week (Monday), month or quarter; the last 30; from a day to a day. */
export const REPORT_PERIODS = ['week', 'month', 'quarter', 'days_30', 'custom'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** What it is held against: nothing, the period before, or the same days a year ago. */
export const REPORT_COMPARISONS = ['none', 'before', 'year'] as const
export type ReportComparison = (typeof REPORT_COMPARISONS)[number]

/** Most days of a period. */
export const MOST_REPORT_DAYS = 1_100

/** What leads are counted by. Of those that were lost `lost_reason`: why, and `decline_reason`: why their offers had been declined. */
export const LEAD_BREAKDOWNS = ['source', 'campaign', 'country', 'language', 'brand', 'model', 'kind', 'origin', 'lost_reason', 'decline_reason'] as const
export type LeadBreakdown = (typeof LEAD_BREAKDOWNS)[number]

/** Those that tell of lost leads alone. */
export const LOST_BREAKDOWNS: readonly LeadBreakdown[] = ['lost_reason', 'decline_reason']

/** What answer times are told by: whose lead it is, the hour in which it came, where its buyer is. */
export const ANSWER_BREAKDOWNS = ['person', 'hour', 'answer_country'] as const
export type AnswerBreakdown = (typeof ANSWER_BREAKDOWNS)[number]

/** How far a lead has come. */
export const FUNNEL_STAGES = ['new', 'contacted', 'qualified', 'quoted', 'won'] as const

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** Each table of the reports, which is a file as well. */
export const REPORT_TABLES = ['time', ...LEAD_BREAKDOWNS, ...ANSWER_BREAKDOWNS, 'funnel'] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

/** Keys, each with `~` before it, of rows that have no name of their own: nothing is known, all that are not told apart, several things, and ways that need no advertisement. */
export const REPORT_KEYS = ['none', 'rest', 'several', 'direct', 'entered', 'partner'] as const

/** Keys of the sources that no visit says anything of: how the lead came in. */
export const SOURCE_WAYS: readonly string[] = ['~direct', '~entered', '~partner']

/** What a lead asks about, where that is one thing. */
export const LEAD_KINDS = ['car', 'used', 'part'] as const

/** Change from `before` to `now` in per cent, rounded; null where there was nothing to begin with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
