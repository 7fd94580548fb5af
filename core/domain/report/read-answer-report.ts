import { sql, type SQL } from 'drizzle-orm'
import type { AnswerFigures, AnswerReport, AnswerRow, ReportDays, ReportInput } from '#contract/report.ts'
import { ANSWER_BREAKDOWNS } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { workingDayMinutes } from '#core/domain/working-time/index.ts'
import { BREAKDOWNS } from './breakdowns.ts'
import { isCounted, readFrame, shownFrame, type Frame } from './frame.ts'
import { labelAnswers } from './labels.ts'
import { workedDays, workedUntil } from './worked-days.ts'

const ROWS = 20

/** How soon the leads of a period were answered, in working time of the company (R23.62). Needs `enquiry.read`. */
export async function readAnswerReport({ ctx, input, most = ROWS }: { ctx: Ctx; input: ReportInput; most?: number }): Promise<AnswerReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const [now, before] = await Promise.all([countAnswers(ctx, frame, frame.period), frame.before === null ? null : countAnswers(ctx, frame, frame.before)])
  const breakdowns = ANSWER_BREAKDOWNS.map((name, index) => {
    const set = ALL - 2 ** (ANSWER_BREAKDOWNS.length - 1 - index)
    const own = now.filter((row) => row.set === set)
    const sorted = name === 'hour' ? own.toSorted((a, b) => Number(a.key) - Number(b.key)) : own.toSorted((a, b) => b.leads - a.leads).slice(0, most)
    const medianBefore = (key: string | null) => before && figuresOf(before.find((row) => row.set === set && row.key === key)).median_minutes
    return { name, rows: sorted.map((row): AnswerRow => ({ key: row.key ?? '~none', label: null, ...figuresOf(row), median_before: medianBefore(row.key) })) }
  })
  return {
    ...shownFrame(frame),
    promise_minutes: workingDayMinutes(frame.hours),
    totals: figuresOf(now.find(({ set }) => set === ALL)),
    totals_before: before && figuresOf(before.find(({ set }) => set === ALL)),
    breakdowns: await labelAnswers(ctx, breakdowns),
  }
}

type Figure = 'answered' | 'unanswered' | 'closed' | 'kept' | 'late'
/** `times`: median and nine of ten, from one sorting of the minutes. */
type Counted = { set: number; key: string | null; leads: number; times: [number, number] | null } & Record<Figure, number>

/** What `grouping` answers of all leads together. */
const ALL = 2 ** ANSWER_BREAKDOWNS.length - 1

/**
 * One pass over the leads of these days. Minutes are what was worked between arrival and first answer; what staff entered after they had spoken with
 * the buyer waited for nobody.
 */
async function countAnswers(ctx: Ctx, frame: Frame, days: ReportDays): Promise<Counted[]> {
  const promise = workingDayMinutes(frame.hours)
  const now = sql`${ctx.ports.clock.now().toISOString()}::timestamptz`
  const keys = sql.join(
    ANSWER_BREAKDOWNS.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await ctx.db.execute<Counted>(sql`
    with ${workedDays(frame, days)},
    lead as materialized (
      select coalesce(e.owner_id::text, '~none') as person, extract(hour from e.created_at at time zone ${frame.timeZone})::int::text as hour,
        ${BREAKDOWNS.country} as answer_country, e.status in ('won', 'lost') as is_closed, e.first_response_at is not null as is_answered,
        (${workedUntil(sql`coalesce(e.first_response_at, ${now})`, 'til')} - ${workedUntil(sql`e.created_at`, 'came')}) / 60 as minutes
      from enquiry e
      left join country c on c.id = e.country_id
      join worked came on came.day = (e.created_at at time zone ${frame.timeZone})::date
      join worked til on til.day = (coalesce(e.first_response_at, ${now}) at time zone ${frame.timeZone})::date
      where ${isCounted(frame, days)} and not (e.origin = 'entered' and e.first_response_at is not null and e.first_response_at <= e.created_at)
    )
    select grouping(${keys}) as set, coalesce(${keys}) as key, count(*)::int as leads,
      ${count(sql`is_answered`)} as answered, ${count(sql`not is_answered and not is_closed`)} as unanswered,
      ${count(sql`not is_answered and is_closed`)} as closed, ${count(sql`is_answered and minutes <= ${promise}`)} as kept,
      ${count(sql`(is_answered or not is_closed) and minutes > ${promise}`)} as late,
      percentile_cont(array[0.5, 0.9]) within group (order by minutes) filter (where is_answered) as times
    from lead group by grouping sets ((), ${sql.join(
      ANSWER_BREAKDOWNS.map((name) => sql`(${sql.identifier(name)})`),
      sql`, `,
    )})`)
  return rows
}

function figuresOf(row: Counted | undefined): AnswerFigures {
  const { answered = 0, unanswered = 0, closed = 0, kept = 0, late = 0, times = null } = row ?? {}
  return { answered, unanswered, closed, kept, late, median_minutes: times?.[0] ?? null, p90_minutes: times?.[1] ?? null }
}
