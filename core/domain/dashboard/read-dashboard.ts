import { and, countDistinct, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Dashboard, DashboardInput, NewEnquiries, NewEnquiriesInput } from '#contract/dashboard.ts'
import { ENQUIRY_STATUSES } from '#contract/enquiry-values.ts'
import { enquiry, mailDelivery, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isOwnerless } from '#core/domain/enquiry/index.ts'
import { IS_UNMATCHED } from '#core/domain/message/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listDays, startOfDay } from './days.ts'

const DAY_MS = 86_400_000
const SERIES_DAYS = 14
const RECENT_DAYS = 30

const isLead = sql`not ${enquiry.isQuarantined}`
const isWaiting = sql`${isLead} and ${enquiry.awaitingSince} is not null`
const isOpen = sql`${isLead} and ${enquiry.status} in ('new', 'contacted', 'qualified', 'quoted')`

/** What staff see first. Needs `enquiry.read`. */
export async function readDashboard({ ctx, input }: { ctx: Ctx; input: DashboardInput }): Promise<Dashboard> {
  const staffId = requirePermission(ctx, 'enquiry.read')
  const now = ctx.ports.clock.now()
  const offset = input.utc_offset_minutes
  const [counts, mailRefused, byStatus, byDay, byCountry] = await Promise.all([
    readCounts(ctx, { now, today: startOfDay(now, offset), recent: new Date(now.getTime() - RECENT_DAYS * DAY_MS), staffId }),
    countMailRefused(ctx),
    readStatuses(ctx),
    readDays(ctx, { now, offset }),
    readCountries(ctx, new Date(now.getTime() - RECENT_DAYS * DAY_MS)),
  ])
  return { ...counts, mail_refused: mailRefused, by_status: byStatus, by_day: byDay, by_country: byCountry }
}

/** What came in since the screen looked last. Needs `enquiry.read`. */
export async function readNewEnquiries({ ctx, input }: { ctx: Ctx; input: NewEnquiriesInput }): Promise<NewEnquiries> {
  requirePermission(ctx, 'enquiry.read')
  const after = input.after ?? null
  const ownId = ctx.actor.kind === 'staff' ? ctx.actor.staffId : null
  const [row] = await ctx.db
    .select({
      latest_id: sql<string>`coalesce(max(${enquiry.id}) filter (where ${isLead}), 0)`,
      fresh: countWhere(sql`${isLead} and ${enquiry.id} > ${after} and (${enquiry.ownerId} is null or ${enquiry.ownerId} = ${ownId}::bigint)`),
      waiting: countWhere(isWaiting),
    })
    .from(enquiry)
    .where(
      sql`${enquiry.id} > coalesce(${after}::bigint, 0) or ${enquiry.awaitingSince} is not null or ${enquiry.id} = (select max(id) from enquiry where not is_quarantined)`,
    )
  const unmatched = await ctx.db.$count(message, IS_UNMATCHED)
  return { latest_id: Number(row?.latest_id ?? 0), fresh: row?.fresh ?? 0, waiting: row?.waiting ?? 0, unmatched }
}

function countWhere(condition: SQL): SQL<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}

type Counts = Pick<Dashboard, 'new_today' | 'waiting' | 'overdue' | 'oldest_waiting_at' | 'unowned' | 'mine_open' | 'quarantined' | 'median_response_minutes'>

async function readCounts(ctx: Ctx, since: { now: Date; today: Date; recent: Date; staffId: number | null }): Promise<Counts> {
  const minutes = sql`extract(epoch from ${enquiry.firstResponseAt} - ${enquiry.createdAt}) / 60`
  const [row] = await ctx.db
    .select({
      new_today: countWhere(sql`${isLead} and ${enquiry.createdAt} >= ${since.today.toISOString()}`),
      waiting: countWhere(isWaiting),
      overdue: countWhere(sql`${isWaiting} and ${enquiry.replyDueAt} <= ${since.now.toISOString()}`),
      oldest_waiting_at: sql<string | null>`min(${enquiry.awaitingSince}) filter (where ${isWaiting})`,
      unowned: countWhere(sql`${isOpen} and ${isOwnerless()}`),
      mine_open: countWhere(sql`${isOpen} and ${enquiry.ownerId} = ${since.staffId}`),
      quarantined: countWhere(sql`${enquiry.isQuarantined}`),
      median_response_minutes: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${minutes}) filter (where ${isLead} and ${enquiry.createdAt} >= ${since.recent.toISOString()})`,
    })
    .from(enquiry)
  if (!row) throw new Error('An aggregate always answers one row')
  return { ...row, oldest_waiting_at: row.oldest_waiting_at === null ? null : new Date(row.oldest_waiting_at).toISOString() }
}

async function countMailRefused(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ total: countDistinct(enquiry.id) })
    .from(mailDelivery)
    .innerJoin(enquiry, eq(enquiry.id, mailDelivery.enquiryId))
    .where(and(isNotNull(mailDelivery.error), eq(mailDelivery.status, 'pending'), eq(enquiry.isQuarantined, false)))
  return row?.total ?? 0
}

async function readStatuses(ctx: Ctx): Promise<Dashboard['by_status']> {
  const rows = await ctx.db
    .select({ status: enquiry.status, count: sql<number>`count(*)::int` })
    .from(enquiry)
    .where(isLead)
    .groupBy(enquiry.status)
  return ENQUIRY_STATUSES.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }))
}

async function readDays(ctx: Ctx, clock: { now: Date; offset: number }): Promise<Dashboard['by_day']> {
  const days = listDays(clock.now, clock.offset, SERIES_DAYS)
  const since = new Date(startOfDay(clock.now, clock.offset).getTime() - (SERIES_DAYS - 1) * DAY_MS)
  const day = sql<string>`to_char(${enquiry.createdAt} at time zone 'UTC' + make_interval(mins => ${clock.offset}), 'YYYY-MM-DD')`.as('day')
  const rows = await ctx.db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(enquiry)
    .where(sql`${isLead} and ${enquiry.createdAt} >= ${since.toISOString()}`)
    .groupBy(day)
  const counts = new Map(rows.map((row) => [row.day, row.count]))
  return days.map((name) => ({ day: name, count: counts.get(name) ?? 0 }))
}

async function readCountries(ctx: Ctx, since: Date): Promise<Dashboard['by_country']> {
  const rows = await ctx.db.execute<{ country_name: string; country_iso2: string | null; count: number }>(sql`
    select coalesce(max(n.name), mode() within group (order by e.country_name)) as country_name, max(c.iso2) as country_iso2, count(*)::int as count
    from enquiry e
    left join country c on c.id = e.country_id
    left join country_name n on n.country_id = c.id and n.locale = ${ctx.locale}
    where not e.is_quarantined and e.created_at >= ${since.toISOString()}
    group by coalesce(c.id::text, lower(e.country_name))
    order by count desc, country_name
    limit 6`)
  return rows.rows.map(({ country_name, country_iso2, count }) => ({ country_name, country_iso2, count }))
}
