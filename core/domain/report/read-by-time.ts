import { sql, type SQL } from 'drizzle-orm'
import type { LeadReport, ReportDays } from '#contract/report.ts'
import type { ReportStep } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cameIn, isCounted, type Frame } from './frame.ts'
import { piecesOf } from './period.ts'

/** How many leads came in each piece of the period, beside as much of the other one, piece by piece. */
export async function readByTime(ctx: Ctx, frame: Frame): Promise<Pick<LeadReport, 'step' | 'by_time'>> {
  const { step, starts } = piecesOf(frame.period)
  const [now, before] = await Promise.all([
    countPieces(ctx, frame, { days: frame.period, step }),
    frame.before === null ? null : countPieces(ctx, frame, { days: frame.before, step }),
  ])
  return { step, by_time: starts.map((from, index) => ({ from, leads: now.get(index) ?? 0, before: before === null ? null : (before.get(index) ?? 0) })) }
}

async function countPieces(ctx: Ctx, frame: Frame, { days, step }: { days: ReportDays; step: ReportStep }): Promise<Map<number, number>> {
  const { rows } = await ctx.db.execute<{ piece: number; leads: number }>(sql`
    select ${pieceOf(days.from, step)} as piece, count(*)::int as leads
    from (select (e.created_at at time zone ${frame.timeZone})::date as day from enquiry e
      where ${cameIn(days, frame.timeZone)} and ${isCounted({ ...frame, period: days, before: null })}) lead
    group by 1`)
  return new Map(rows.map(({ piece, leads }) => [piece, leads]))
}

/** The place of a lead's `day` among the pieces that begin with that day. */
function pieceOf(from: string, step: ReportStep): SQL {
  const start = sql`${from}::date`
  if (step === 'day') return sql`(day - ${start})`
  if (step === 'week') return sql`(day - ${start}) / 7`
  return sql`((extract(year from day) - extract(year from ${start})) * 12 + extract(month from day) - extract(month from ${start}))::int`
}
