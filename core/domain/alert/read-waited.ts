import { sql } from 'drizzle-orm'
import type { Waited, WaitedReport } from '#contract/alert.ts'
import { ALERT_LIST_PATHS, ALERT_LISTS } from '#contract/alert-values.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { SHORTLIST_KINDS, type ShortlistKind } from '#contract/shortlist-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { requireOneOf } from '#core/domain/permission/index.ts'
import { termsOf } from './kept-query.ts'
import { thingPath } from './thing-path.ts'

const ROWS = 100

/** What buyers wait for (R11.26), without who waits. Needs `enquiry.read` or `catalogue.read`. */
export async function readWaited({ ctx }: { ctx: Ctx }): Promise<WaitedReport> {
  requireOneOf(ctx, ['enquiry.read', 'catalogue.read'])
  const [list, { rows }] = await Promise.all([
    listWaited(ctx, ROWS),
    ctx.db.execute<{ alerts: number; pending: number }>(sql`
      select count(*) filter (where confirmed_at is not null)::int as alerts, count(*) filter (where confirmed_at is null)::int as pending
      from alert where ends_at > ${ctx.ports.clock.now().toISOString()}::timestamptz`),
  ])
  return { alerts: rows[0]?.alerts ?? 0, pending: rows[0]?.pending ?? 0, list }
}

type Row = { of: 'list' | 'thing'; kind: string; key: string; name: string | null; alerts: number; locales: string[]; since: string }

/** Confirmed wishes, the most waited for first. */
export async function listWaited(ctx: Ctx, limit: number): Promise<Waited[]> {
  const running = sql`a.confirmed_at is not null and a.ends_at > ${ctx.ports.clock.now().toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (
      select 'list' as of, a.kind, a.query as key, null as name, count(*)::int as alerts,
        array_agg(distinct a.locale) as locales, to_json(min(a.created_at)) #>> '{}' as since
      from alert a where ${running} and a.kind <> 'things' group by a.kind, a.query
      union all
      select 'thing', t.kind, t.sign, min(t.name), count(*)::int, array_agg(distinct a.locale), to_json(min(a.created_at)) #>> '{}'
      from alert_thing t join alert a on a.id = t.alert_id where ${running} group by t.kind, t.sign
    ) waited order by alerts desc, since, kind, key limit ${limit}`)
  const waited = rows.flatMap((row) => toWaited(row))
  return Promise.all(waited.map(async (each) => ({ ...each, terms: await Promise.all(each.terms.map((term) => withPort(ctx, term))) })))
}

/** A destination by the name of its port, as the price sheets write it; a code that leads nowhere any more stays. */
async function withPort(ctx: Ctx, term: Waited['terms'][number]): Promise<Waited['terms'][number]> {
  if (term.name !== DESTINATION_NAME) return term
  const values = await Promise.all(
    term.values.map(async (code) => {
      const found = await findDestination({ ctx, input: { code } })
      return found === null ? code : `${found.port}, ${found.country_name}`
    }),
  )
  return { ...term, values }
}

function toWaited({ of, kind, key, name, alerts, locales, since }: Row): Waited[] {
  const common = { alerts, locales, since: new Date(since).toISOString() }
  const list = ALERT_LISTS.find((known) => known === kind)
  const thing: ShortlistKind | undefined = SHORTLIST_KINDS.find((known) => known === kind)
  if (of === 'thing') return thing === undefined ? [] : [{ kind: `thing_${thing}`, path: thingPath(thing, key), thing: name, terms: [], ...common }]
  return list === undefined ? [] : [{ kind: list, path: `${ALERT_LIST_PATHS[list]}?${key}`, thing: null, terms: termsOf(key), ...common }]
}
