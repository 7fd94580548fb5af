import { sql, type SQL } from 'drizzle-orm'
import type { AnswerFigures, AnswerReport, AnswerRow, ReportInput } from '#contract/report.ts'
import { ANSWER_BREAKDOWNS } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { workingDayMinutes } from '#core/domain/working-time/index.ts'
import { BREAKDOWNS } from './breakdowns.ts'
import { cameIn, isCounted, readFrame, shownFrame, type Frame } from './frame.ts'
import { labelAnswers } from './labels.ts'
import { workedDays, workedUntil } from './worked-days.ts'

const ROWS = 20

/** How soon the leads of a period were answered, in working time of the company (R23.62). Needs `enquiry.read`. */
export async function readAnswerReport({ ctx, input, most = ROWS }: { ctx: Ctx; input: ReportInput; most?: number }): Promise<AnswerReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const rows = await countAnswers(ctx, frame)
  const isCompared = frame.before !== null
  const all = rows.find(({ set }) => set === ALL)
  const breakdowns = ANSWER_BREAKDOWNS.map((name, index) => {
    const own = rows.filter(({ set, leads }) => set === ALL - 2 ** (ANSWER_BREAKDOWNS.length - 1 - index) && leads > 0)
    const sorted = name === 'hour' ? own.toSorted((a, b) => Number(a.key) - Number(b.key)) : own.toSorted((a, b) => b.leads - a.leads).slice(0, most)
    return { name, rows: sorted.map((row) => asRow(row, isCompared)) }
  })
  return {
    ...shownFrame(frame),
    promise_minutes: workingDayMinutes(frame.hours),
    totals: figuresOf(all, ''),
    totals_before: isCompared ? figuresOf(all, '_before') : null,
    breakdowns: await labelAnswers(ctx, breakdowns),
  }
}

type Suffix = '' | '_before'
type Figure = 'answered' | 'unanswered' | 'closed' | 'kept' | 'late'
/** `times`: median and nine of ten, from one sorting of the minutes. */
type Counted = { set: number; key: string | null; leads: number } & Record<`${Figure}${Suffix}`, number> & Record<`times${Suffix}`, [number, number] | null>

/** What `grouping` answers of all leads together. */
const ALL = 2 ** ANSWER_BREAKDOWNS.length - 1

/**
 * One pass over the leads. Minutes are what was worked between arrival and first answer; what staff entered after they had spoken with the buyer
 * waited for nobody.
 */
async function countAnswers(ctx: Ctx, frame: Frame): Promise<Counted[]> {
  const promise = workingDayMinutes(frame.hours)
  const now = sql`${ctx.ports.clock.now().toISOString()}::timestamptz`
  const keys = sql.join(
    ANSWER_BREAKDOWNS.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<Counted>(sql`
    with ${workedDays(frame)},
    lead as materialized (
      select ${cameIn(frame.period, frame.timeZone)} as is_now, ${cameIn(frame.before, frame.timeZone)} as is_before,
        coalesce(e.owner_id::text, '~none') as person, extract(hour from e.created_at at time zone ${frame.timeZone})::int::text as hour,
        ${BREAKDOWNS.country} as answer_country, e.status in ('won', 'lost') as is_closed, e.first_response_at is not null as is_answered,
        (${workedUntil(sql`coalesce(e.first_response_at, ${now})`, 'til')} - ${workedUntil(sql`e.created_at`, 'came')}) / 60 as minutes
      from enquiry e
      left join country c on c.id = e.country_id
      join worked came on came.day = (e.created_at at time zone ${frame.timeZone})::date
      join worked til on til.day = (coalesce(e.first_response_at, ${now}) at time zone ${frame.timeZone})::date
      where ${isCounted(frame)} and not (e.origin = 'entered' and e.first_response_at is not null and e.first_response_at <= e.created_at)
    )
    select grouping(${keys}) as set, coalesce(${keys}) as key, count(*) filter (where is_now)::int as leads,
      ${figures(sql`is_now`, promise, '')}, ${figures(sql`is_before`, promise, '_before')}
    from lead group by grouping sets ((), ${sql.join(
      ANSWER_BREAKDOWNS.map((name) => sql`(${sql.identifier(name)})`),
      sql`, `,
    )})`)
  return rows
}

function figures(isMeant: SQL, promise: number, suffix: Suffix): SQL {
  const named = (name: Figure | 'times', value: SQL) => sql`${value} as ${sql.identifier(`${name}${suffix}`)}`
  const count = (condition: SQL) => sql`count(*) filter (where ${isMeant} and ${condition})::int`
  return sql.join(
    [
      named('answered', count(sql`is_answered`)),
      named('unanswered', count(sql`not is_answered and not is_closed`)),
      named('closed', count(sql`not is_answered and is_closed`)),
      named('kept', count(sql`is_answered and minutes <= ${promise}`)),
      named('late', count(sql`(is_answered or not is_closed) and minutes > ${promise}`)),
      named('times', sql`percentile_cont(array[0.5, 0.9]) within group (order by minutes) filter (where ${isMeant} and is_answered)`),
    ],
    sql`, `,
  )
}

function figuresOf(row: Counted | undefined, suffix: Suffix): AnswerFigures {
  const count = (name: Figure) => row?.[`${name}${suffix}`] ?? 0
  const times = row?.[`times${suffix}`] ?? null
  return {
    answered: count('answered'),
    unanswered: count('unanswered'),
    closed: count('closed'),
    kept: count('kept'),
    late: count('late'),
    median_minutes: times?.[0] ?? null,
    p90_minutes: times?.[1] ?? null,
  }
}

function asRow(row: Counted, isCompared: boolean): AnswerRow {
  return { key: row.key ?? '~none', label: null, ...figuresOf(row, ''), median_before: isCompared ? figuresOf(row, '_before').median_minutes : null }
}
