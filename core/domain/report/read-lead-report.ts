import { sql, type SQL } from 'drizzle-orm'
import type { LeadFigures, LeadReport, LeadRow, ReportInput } from '#contract/report.ts'
import { LEAD_BREAKDOWNS } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { acceptedValues } from '#core/domain/sales-value/index.ts'
import { BREAKDOWNS } from './breakdowns.ts'
import { cameIn, isCounted, readFrame, shownFrame, type Frame } from './frame.ts'
import { labelLeads } from './labels.ts'
import { readByTime } from './read-by-time.ts'

/** Rows of each breakdown on the screens. */
const ROWS = 10

/** Leads of a period by where they came from and what they ask about (R23.60). Needs `enquiry.read`. */
export async function readLeadReport({ ctx, input, most = ROWS }: { ctx: Ctx; input: ReportInput; most?: number }): Promise<LeadReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const [counted, byTime, leftOut] = await Promise.all([countLeads(ctx, frame, most), readByTime(ctx, frame), countLeftOut(ctx, frame)])
  const breakdowns = await labelLeads(ctx, counted.breakdowns)
  return { ...shownFrame(frame), totals: counted.totals, totals_before: counted.totalsBefore, left_out: leftOut, ...byTime, breakdowns }
}

type Counted = { set: number; key: string | null; leads: number; won: number; cents: string; before: number; won_before: number; cents_before: string }

type Answer = { totals: LeadFigures; totalsBefore: LeadFigures | null; breakdowns: LeadReport['breakdowns'] }

/** One pass over the leads, counted by every breakdown at once; what is rare is added up. */
async function countLeads(ctx: Ctx, frame: Frame, most: number): Promise<Answer> {
  const names = LEAD_BREAKDOWNS.map((name) => sql.identifier(name))
  const listed = sql.join(names, sql`, `)
  const sets = sql.join([sql`()`, ...names.map((name) => sql`(${name})`)], sql`, `)
  const keys = sql.join(
    LEAD_BREAKDOWNS.map((name) => sql`(${BREAKDOWNS[name]}) as ${sql.identifier(name)}`),
    sql`, `,
  )
  const sum = (flag: SQL) => sql`count(*) filter (where ${flag})::int`
  const { rows } = await ctx.db.execute<Counted>(sql`
    with base as materialized (
      select e.id, e.created_at, e.status, e.origin, e.locale, e.brand_name, e.car_model_name, e.country_id, e.country_name, e.car_id, e.used_car_id,
        e.fitting_id, e.loss_reason from enquiry e where ${isCounted(frame)}
    ), span as materialized (
      select min(id) as first_id, max(id) as last_id from base
    ), touch as materialized (
      select * from enquiry_attribution t where t.touch = 'last' and ${isInSpan(sql`t.enquiry_id`)}
    ), accepted as materialized (
      select * from ${acceptedValues(isInSpan(sql`q.enquiry_id`))} v
    ), declined as materialized (
      ${DECLINED}
    ), lead as materialized (
      select ${cameIn(frame.period, frame.timeZone)} as is_now, ${cameIn(frame.before, frame.timeZone)} as is_before,
        e.status = 'won' as is_won, coalesce(a.cents, 0) as cents, ${keys}
      from base e
      left join country c on c.id = e.country_id
      left join touch t on t.enquiry_id = e.id
      left join accepted a on a.enquiry_id = e.id
      left join declined d on d.enquiry_id = e.id
    ), counted as (
      select grouping(${listed}) as set, coalesce(${listed}) as key,
        ${sum(sql`is_now`)} as leads, ${sum(sql`is_now and is_won`)} as won, coalesce(sum(cents) filter (where is_now and is_won), 0) as cents,
        ${sum(sql`is_before`)} as before, ${sum(sql`is_before and is_won`)} as won_before,
        coalesce(sum(cents) filter (where is_before and is_won), 0) as cents_before
      from lead group by grouping sets (${sets})
    ), ranked as (
      select counted.*, row_number() over (partition by set order by leads desc, before desc, key) as place from counted
    )
    select set, case when place <= ${most} then key else '~rest' end as key, sum(leads)::int as leads, sum(won)::int as won, sum(cents) as cents,
      sum(before)::int as before, sum(won_before)::int as won_before, sum(cents_before) as cents_before
    from ranked where set = ${ALL} or key is not null group by 1, 2 order by 1, min(place)`)
  const isCompared = frame.before !== null
  const all = rows.find(({ set }) => set === ALL)
  const totals = { leads: all?.leads ?? 0, won: all?.won ?? 0, value_cents: Number(all?.cents ?? 0) }
  const totalsBefore = isCompared ? { leads: all?.before ?? 0, won: all?.won_before ?? 0, value_cents: Number(all?.cents_before ?? 0) } : null
  return {
    totals,
    totalsBefore,
    breakdowns: LEAD_BREAKDOWNS.map((name, index) => ({ name, rows: rows.filter(({ set }) => set === bitsOf(index)).map((row) => asRow(row, isCompared)) })),
  }
}

/** What `grouping` answers of all leads together, and of the breakdown of that place: a bit for each that is not told apart. */
const ALL = 2 ** LEAD_BREAKDOWNS.length - 1
function bitsOf(index: number): number {
  return ALL - 2 ** (LEAD_BREAKDOWNS.length - 1 - index)
}

function asRow({ key, leads, won, cents, before }: Counted, isCompared: boolean): LeadRow {
  return { key: key ?? '~none', label: null, leads, won, value_cents: Number(cents), before: isCompared ? before : null }
}

/** Holds for what belongs to leads that are counted, and few others: the rows of a year are read instead of those of ten. */
function isInSpan(enquiryId: SQL): SQL {
  return sql`${enquiryId} between (select first_id from span) and (select last_id from span)`
}

/** Why the last offer that its buyer declined was declined, by lead. */
const DECLINED = sql`
  select distinct on (q.enquiry_id) q.enquiry_id, v.decline_reason as reason
  from quotation_version v join quotation q on q.id = v.quotation_id
  where v.declined_at is not null and ${isInSpan(sql`q.enquiry_id`)} order by q.enquiry_id, v.declined_at desc`

async function countLeftOut(ctx: Ctx, { period, timeZone }: Frame): Promise<LeadReport['left_out']> {
  const { rows } = await ctx.db.execute<LeadReport['left_out']>(sql`
    select count(*) filter (where not e.is_quarantined)::int as spam, count(*) filter (where e.is_quarantined)::int as quarantined
    from enquiry e where ${cameIn(period, timeZone)} and (e.is_quarantined or e.status = 'spam')`)
  return { spam: rows[0]?.spam ?? 0, quarantined: rows[0]?.quarantined ?? 0 }
}
