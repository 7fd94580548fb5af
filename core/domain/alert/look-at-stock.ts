import { sql, type SQL } from 'drizzle-orm'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'

/** What can be bought, by kind. Whether its maker is on the site is asked when somebody is told. */
const ON_OFFER: Readonly<Record<ShortlistKind, SQL>> = {
  car: sql`select id, fob_price_usd_cents as cents from car where publish_state = 'published'`,
  used: sql`select id, fob_price_usd_cents as cents from used_car where publish_state = 'published' and status = 'available'`,
  part: sql`select id, fob_price_usd_cents as cents from fitting where publish_state = 'published'`,
}
const KINDS = Object.keys(ON_OFFER) as ShortlistKind[]
/** Rows of a statement: a stock that is new as a whole takes longer than one may. */
const BATCH = 20_000
/** Of what stands there at the very first look nobody knows since when. */
const ALWAYS = new Date(0)

/** Notes what came on offer, became cheaper or is gone since the last look (R11.22). */
export async function lookAtStock(ctx: Ctx, now: Date): Promise<void> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(sql`select exists (select from stock_offer) as found`)
  const since = rows[0]?.found === true ? now : ALWAYS
  await ctx.db.transaction(async (tx) => {
    for (const kind of KINDS) {
      await forgetGone(tx, kind)
      while ((await noteOffers(tx, kind, since)) === BATCH);
    }
  })
}

async function forgetGone(tx: Tx, kind: ShortlistKind): Promise<void> {
  await tx.execute(sql`
    delete from stock_offer where kind = ${kind} and not exists (select from (${ON_OFFER[kind]}) now where now.id = thing_id)`)
}

async function noteOffers(tx: Tx, kind: ShortlistKind, since: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into stock_offer (kind, thing_id, since, fob_price_usd_cents)
    select ${kind}, now.id, ${since.toISOString()}::timestamptz, now.cents from (${ON_OFFER[kind]}) now
    left join stock_offer known on known.kind = ${kind} and known.thing_id = now.id
    where known.thing_id is null or known.fob_price_usd_cents is distinct from now.cents limit ${BATCH}
    on conflict (kind, thing_id) do update set
      since = case when excluded.fob_price_usd_cents < stock_offer.fob_price_usd_cents then excluded.since else stock_offer.since end,
      before_usd_cents = case when excluded.fob_price_usd_cents < stock_offer.fob_price_usd_cents then stock_offer.fob_price_usd_cents end,
      fob_price_usd_cents = excluded.fob_price_usd_cents`)
  return rowCount ?? 0
}
