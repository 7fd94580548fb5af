import { and, eq, sql } from 'drizzle-orm'
import { ALERT_LIMITS, type AlertEvent, type AlertThingState } from '#contract/alert-values.ts'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import type { Tx } from '#core/db/client.ts'
import { alert, alertThing, type AlertNews } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isDue, tell, whileDue } from './due.ts'

/** Changes read in a run; the others come with the next. */
const BATCH = 5_000

type Change = {
  alertId: number
  kind: ShortlistKind
  sign: string
  name: string
  was: { state: AlertThingState; cents: number | null }
  now: { state: AlertThingState; cents: number | null }
}

/** Tells alerts of things what became cheaper, was reserved or sold, is gone or can be had again. Answers how many mails. */
export async function tellOfThings(ctx: Ctx, now: Date): Promise<number> {
  const byAlert = Map.groupBy(await readChanges(ctx, now), ({ alertId }) => alertId)
  let told = 0
  for (const [id, changes] of byAlert) {
    const news = changes.flatMap((change) => newsOf(change) ?? [])
    const isTold = await whileDue(ctx, { id, now }, async (tx) => {
      for (const change of changes) await keepAsIs(tx, change)
      return tell(tx, ctx, { id, now, news: news.slice(0, ALERT_LIMITS.things), total: news.length })
    })
    if (isTold === true) told += 1
  }
  return told
}

type Row = {
  alert_id: string
  kind: ShortlistKind
  sign: string
  name: string
  was_state: AlertThingState
  was_cents: string | null
  state: AlertThingState
  cents: string | null
}

async function readChanges(ctx: Ctx, now: Date): Promise<Change[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (
      select t.alert_id, t.kind, t.sign, t.name, t.state as was_state, t.fob_price_usd_cents as was_cents,
        case when coalesce(c.publish_state, u.publish_state, f.publish_state) = 'published' then coalesce(u.status, 'available') else 'gone' end as state,
        case when coalesce(c.publish_state, u.publish_state, f.publish_state) = 'published'
          then coalesce(c.fob_price_usd_cents, u.fob_price_usd_cents, f.fob_price_usd_cents) else t.fob_price_usd_cents end as cents
      from ${alert} join alert_thing t on t.alert_id = ${alert.id}
        left join car c on t.kind = 'car' and c.model_sign = t.sign
        left join used_car u on t.kind = 'used' and u.stock_ref = t.sign
        left join fitting f on t.kind = 'part' and f.sku = t.sign
      where ${alert.kind} = 'things' and ${isDue(now)}
    ) seen where state <> was_state or cents is distinct from was_cents
    order by alert_id, kind, sign limit ${BATCH}`)
  return rows.map((row) => ({
    alertId: Number(row.alert_id),
    kind: row.kind,
    sign: row.sign,
    name: row.name,
    was: { state: row.was_state, cents: toCents(row.was_cents) },
    now: { state: row.state, cents: toCents(row.cents) },
  }))
}

/** What a change is for its buyer; null where a price rose, was set or was taken away. */
function newsOf({ kind, sign, name, was, now }: Change): AlertNews | null {
  const about = (event: AlertEvent, before: number | null = null): AlertNews => ({ kind, sign, name, event, cents: now.cents, before })
  if (now.state !== was.state) return about(now.state === 'available' ? 'again' : now.state)
  const isCheaper = now.cents !== null && was.cents !== null && now.cents < was.cents
  return isCheaper && now.state !== 'sold' ? about('cheaper', was.cents) : null
}

async function keepAsIs(tx: Tx, { alertId, kind, sign, now }: Change): Promise<void> {
  await tx
    .update(alertThing)
    .set({ state: now.state, fobPriceUsdCents: now.cents })
    .where(and(eq(alertThing.alertId, alertId), eq(alertThing.kind, kind), eq(alertThing.sign, sign)))
}

// The driver answers 64-bit numbers as text.
function toCents(value: string | null): number | null {
  return value === null ? null : Number(value)
}
