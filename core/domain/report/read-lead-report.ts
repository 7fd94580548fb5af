import { sql, type SQL } from 'drizzle-orm'
import type { LeadFigures, LeadReport, LeadRow, ReportDays, ReportInput } from '#contract/report.ts'
import { LEAD_BREAKDOWNS, type ReportStep } from '#contract/report-values.ts'
import { touchSource } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { acceptedValues } from '#core/domain/sales-value/index.ts'
import { BREAKDOWNS } from './breakdowns.ts'
import { cameIn, readFrame, shownFrame, type Frame } from './frame.ts'
import { labelLeads } from './labels.ts'
import { pieceOf, piecesOf } from './period.ts'

/** Rows of each breakdown on the screens. */
const ROWS = 10

/** Leads of a period by where they came from and what they ask about (R23.60). Needs `enquiry.read`. */
export async function readLeadReport({ ctx, input, most = ROWS }: { ctx: Ctx; input: ReportInput; most?: number }): Promise<LeadReport> {
  requirePermission(ctx, 'enquiry.read')
  const frame = await readFrame(ctx, input)
  const [now, before] = await Promise.all([countLeads(ctx, frame, frame.period), frame.before === null ? null : countLeads(ctx, frame, frame.before)])
  const { step, starts } = piecesOf(frame.period)
  const pieces = countPieces(now, frame.period, step)
  const piecesBefore = before && frame.before && countPieces(before, frame.before, step)
  return {
    ...shownFrame(frame),
    totals: totalsOf(now),
    totals_before: before && totalsOf(before),
    left_out: now.leftOut,
    step,
    by_time: starts.map((from, index) => ({
      from,
      leads: pieces.get(index) ?? 0,
      before: piecesBefore && (piecesBefore.get(index) ?? 0),
    })),
    breakdowns: await labelLeads(
      ctx,
      LEAD_BREAKDOWNS.map((name) => ({ name, rows: mostOf(rowsOf(byKey(now, name), before && byKey(before, name)), most) })),
    ),
  }
}

type Counted = { set: number; key: string | null; leads: number; won: number; cents: string }
type Counts = { rows: readonly Counted[]; leftOut: LeadReport['left_out'] }

/** What leads are counted by at once: each breakdown, and the day on which they came. */
const SETS = [...LEAD_BREAKDOWNS, 'day'] as const
/** What `grouping` answers of all leads together: a bit for each that is not told apart. */
const ALL = 2 ** SETS.length - 1
const LEFT_OUT = -1

/** One pass over the leads that came in these days, counted by everything at once. Two periods are two of these, side by side. */
async function countLeads(ctx: Ctx, frame: Frame, days: ReportDays): Promise<Counts> {
  const names = SETS.map((name) => sql.identifier(name))
  const listed = sql.join(names, sql`, `)
  const listedAsText = sql.join(
    names.map((name) => sql`${name}::text`),
    sql`, `,
  )
  const sets = sql.join([sql`()`, ...names.map((name) => sql`(${name})`)], sql`, `)
  const keys = sql.join(
    LEAD_BREAKDOWNS.map((name) => sql`(${BREAKDOWNS[name]}) as ${sql.identifier(name)}`),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<Counted>(sql`
    with base as materialized (
      select e.id, e.created_at, e.status, e.origin, e.locale, e.brand_name, e.car_model_name, e.country_id, e.country_name, e.car_id, e.used_car_id,
        e.fitting_id, e.loss_reason, e.is_quarantined, not e.is_quarantined and e.status <> 'spam' as is_counted
      from enquiry e where ${cameIn(days, frame.timeZone)}
    ), span as materialized (
      select min(id) as first_id, max(id) as last_id from base
    ), touch as materialized (
      select t.enquiry_id, t.utm_campaign, ${touchSource('t.')} as source from enquiry_attribution t where t.touch = 'last' and ${isInSpan(sql`t.enquiry_id`)}
    ), listed as materialized (
      select distinct i.enquiry_id from enquiry_item i where ${isInSpan(sql`i.enquiry_id`)}
    ), accepted as materialized (
      select * from ${acceptedValues(isInSpan(sql`q.enquiry_id`))} v
    ), declined as materialized (
      ${DECLINED}
    ), lead as materialized (
      -- Null but for what was won, so that little is added up.
      select case when e.status = 'won' then coalesce(a.cents, 0) end as cents, ${keys}, (e.created_at at time zone ${frame.timeZone})::date as day
      from base e
      left join country c on c.id = e.country_id
      left join touch t on t.enquiry_id = e.id
      left join listed i on i.enquiry_id = e.id
      left join accepted a on a.enquiry_id = e.id
      left join declined d on d.enquiry_id = e.id
      where e.is_counted
    )
    select grouping(${listed}) as set, coalesce(${listedAsText}) as key, count(*)::int as leads, count(cents)::int as won, coalesce(sum(cents), 0)::text as cents
    from lead group by grouping sets (${sets})
    union all
    select ${LEFT_OUT}, null, count(*) filter (where not is_quarantined)::int, count(*) filter (where is_quarantined)::int, '0' from base where not is_counted`)
  const leftOut = rows.find(({ set }) => set === LEFT_OUT)
  return { rows, leftOut: { spam: leftOut?.leads ?? 0, quarantined: leftOut?.won ?? 0 } }
}

/** The rows of one breakdown by their keys; who counts in none of it has no key. */
function byKey({ rows }: Counts, name: (typeof SETS)[number]): Map<string, Counted> {
  const set = ALL - 2 ** (SETS.length - 1 - SETS.indexOf(name))
  return new Map(rows.flatMap((row) => (row.set === set && row.key !== null ? [[row.key, row] as const] : [])))
}

/** How many came in each piece of these days, by its place among them. */
function countPieces(counts: Counts, days: ReportDays, step: ReportStep): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { key, leads } of byKey(counts, 'day').values()) {
    const piece = pieceOf(days, step, key ?? days.from)
    pieces.set(piece, (pieces.get(piece) ?? 0) + leads)
  }
  return pieces
}

function totalsOf({ rows }: Counts): LeadFigures {
  const all = rows.find(({ set }) => set === ALL)
  return { leads: all?.leads ?? 0, won: all?.won ?? 0, value_cents: Number(all?.cents ?? 0) }
}

/** Every key of either period, the largest first. */
function rowsOf(now: ReadonlyMap<string, Counted>, before: ReadonlyMap<string, Counted> | null): LeadRow[] {
  const keys = new Set([...now.keys(), ...(before?.keys() ?? [])])
  const rows = [...keys].map((key): LeadRow => {
    const { leads = 0, won = 0, cents = '0' } = now.get(key) ?? {}
    return { key, label: null, leads, won, value_cents: Number(cents), before: before && (before.get(key)?.leads ?? 0) }
  })
  return rows.toSorted((a, b) => b.leads - a.leads || (b.before ?? 0) - (a.before ?? 0) || (a.key < b.key ? -1 : 1))
}

/** What is rare is added up. */
function mostOf(rows: LeadRow[], most: number): LeadRow[] {
  const rest = rows.slice(most)
  if (rest.length === 0) return rows
  const sum = (valueOf: (row: LeadRow) => number) => rest.reduce((total, row) => total + valueOf(row), 0)
  return [
    ...rows.slice(0, most),
    {
      key: '~rest',
      label: null,
      leads: sum(({ leads }) => leads),
      won: sum(({ won }) => won),
      value_cents: sum(({ value_cents: cents }) => cents),
      before: rest.some(({ before }) => before === null) ? null : sum(({ before }) => before ?? 0),
    },
  ]
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
