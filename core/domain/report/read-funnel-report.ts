import { sql, type SQL } from 'drizzle-orm'
import type { FunnelReport, ReportDays, ReportInput } from '#contract/report.ts'
import { FUNNEL_STAGES } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isCounted, readFrame, shownFrame, type Frame } from './frame.ts'

/** How far the leads of a period have come (R23.63). Needs `enquiry.read`. */
export async function readFunnelReport({ ctx, input }: { ctx: Ctx; input: ReportInput }): Promise<FunnelReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const [now, before] = await Promise.all([countStages(ctx, frame, frame.period), frame.before === null ? null : countStages(ctx, frame, frame.before)])
  const total = (rows: readonly Counted[], name: 'leads' | 'lost', from = 0) =>
    rows.filter(({ stage }) => stage >= from).reduce((sum, row) => sum + row[name], 0)
  return {
    ...shownFrame(frame),
    stages: FUNNEL_STAGES.map((name, index) => ({ name, leads: total(now, 'leads', index), before: before && total(before, 'leads', index) })),
    lost: total(now, 'lost'),
    lost_before: before && total(before, 'lost'),
    expected_cents: now.reduce((sum, { expected }) => sum + Number(expected), 0),
  }
}

type Counted = { stage: number; leads: number; lost: number; expected: string }

/** Leads of these days by the furthest that they have come. */
async function countStages(ctx: Ctx, frame: Frame, days: ReportDays): Promise<Counted[]> {
  const { rows } = await ctx.db.execute<Counted>(sql`
    with lead as materialized (
      select e.id, e.status, e.expected_value_cents as cents, e.first_response_at is not null as is_answered from enquiry e where ${isCounted(frame, days)}
    ), before_loss as (
      select v.enquiry_id, least(max(greatest(${stageOf(sql`v.detail->>'from'`)}, ${stageOf(sql`v.detail->>'to'`)})), ${QUOTED}) as stage
      from lead join enquiry_event v on v.enquiry_id = lead.id
      where lead.status = 'lost' and v.kind = 'status_changed' group by v.enquiry_id
    )
    select greatest(${stageOf(sql`lead.status`)}, case when is_answered then 1 else 0 end, coalesce(l.stage, 0)) as stage,
      count(*)::int as leads, count(*) filter (where status = 'lost')::int as lost,
      coalesce(sum(cents) filter (where status not in ('won', 'lost')), 0) as expected
    from lead left join before_loss l on l.enquiry_id = lead.id group by 1`)
  return rows
}

/** As far as a lost lead can have come: one that was won by mistake was no sale. */
const QUOTED = FUNNEL_STAGES.indexOf('quoted')

/** The place of a state among those of the funnel; 0 for any other. */
function stageOf(status: SQL): SQL {
  const cases = FUNNEL_STAGES.map((name, index) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(index))}`)
  return sql`case ${status} ${sql.join(cases, sql` `)} else 0 end`
}
