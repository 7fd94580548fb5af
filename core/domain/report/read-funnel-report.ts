import { sql, type SQL } from 'drizzle-orm'
import type { FunnelReport, ReportInput } from '#contract/report.ts'
import { FUNNEL_STAGES } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { cameIn, isCounted, readFrame, shownFrame } from './frame.ts'

/** How far the leads of a period have come (R23.63). Needs `enquiry.read`. */
export async function readFunnelReport({ ctx, input }: { ctx: Ctx; input: ReportInput }): Promise<FunnelReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const { rows } = await ctx.db.execute<{ stage: number; leads: number; before: number; lost: number; lost_before: number; expected: string }>(sql`
    with lead as materialized (
      select e.id, e.status, e.expected_value_cents as cents, e.first_response_at is not null as is_answered,
        ${cameIn(frame.period, frame.timeZone)} as is_now, ${cameIn(frame.before, frame.timeZone)} as is_before
      from enquiry e where ${isCounted(frame)}
    ), before_loss as (
      select v.enquiry_id, least(max(greatest(${stageOf(sql`v.detail->>'from'`)}, ${stageOf(sql`v.detail->>'to'`)})), ${QUOTED}) as stage
      from lead join enquiry_event v on v.enquiry_id = lead.id
      where lead.status = 'lost' and v.kind = 'status_changed' group by v.enquiry_id
    )
    select greatest(${stageOf(sql`lead.status`)}, case when is_answered then 1 else 0 end, coalesce(l.stage, 0)) as stage,
      count(*) filter (where is_now)::int as leads, count(*) filter (where is_before)::int as before,
      count(*) filter (where is_now and status = 'lost')::int as lost, count(*) filter (where is_before and status = 'lost')::int as lost_before,
      coalesce(sum(cents) filter (where is_now and status not in ('won', 'lost')), 0) as expected
    from lead left join before_loss l on l.enquiry_id = lead.id group by 1`)
  const isCompared = frame.before !== null
  const total = (name: 'leads' | 'before' | 'lost' | 'lost_before', from = 0) =>
    rows.filter(({ stage }) => stage >= from).reduce((sum, row) => sum + row[name], 0)
  return {
    ...shownFrame(frame),
    stages: FUNNEL_STAGES.map((name, index) => ({ name, leads: total('leads', index), before: isCompared ? total('before', index) : null })),
    lost: total('lost'),
    lost_before: isCompared ? total('lost_before') : null,
    expected_cents: rows.reduce((sum, { expected }) => sum + Number(expected), 0),
  }
}

/** As far as a lost lead can have come: one that was won by mistake was no sale. */
const QUOTED = FUNNEL_STAGES.indexOf('quoted')

/** The place of a state among those of the funnel; 0 for any other. */
function stageOf(status: SQL): SQL {
  const cases = FUNNEL_STAGES.map((name, index) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(index))}`)
  return sql`case ${status} ${sql.join(cases, sql` `)} else 0 end`
}
