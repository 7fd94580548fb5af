import { sql } from 'drizzle-orm'
import type { RoutedKind } from '#contract/routing-values.ts'
import type { Tx } from '#core/db/client.ts'

const CENTS = 100

/** What a lead asks for: ids where it is about one thing, and signs with pieces where it is about several. */
export type Asked = {
  carId: number | null
  usedCarId: number | null
  fittingId: number | null
  quantity: number | null
  items: readonly { kind: string; sign: string; quantity: number }[]
}

/** `kind` and `brandSign` of the first that is known. `valueUsd`: FOB by today's prices, of what has one; null where nothing has. */
export type AskedFacts = { kind: RoutedKind; brandSign: string | null; valueUsd: number | null }

type Row = { kind: 'car' | 'used' | 'part' | 'number'; brand_sign: string | null; cents: string | null }

const KINDS = { car: 'new', used: 'used', part: 'part', number: 'part' } as const satisfies Record<Row['kind'], RoutedKind>

/** What rules ask of the things of a lead. */
export async function readAsked(db: Tx, asked: Asked): Promise<AskedFacts> {
  const rows = await readRows(db, asked)
  const cents = rows.flatMap((row) => (row.cents === null ? [] : [Number(row.cents)]))
  return {
    kind: rows[0] === undefined ? 'none' : KINDS[rows[0].kind],
    brandSign: rows.find((row) => row.brand_sign !== null)?.brand_sign ?? null,
    valueUsd: cents.length === 0 ? null : cents.reduce((sum, next) => sum + next, 0) / CENTS,
  }
}

async function readRows(db: Tx, { carId, usedCarId, fittingId, quantity, items }: Asked): Promise<Row[]> {
  if (items.length === 0 && carId === null && usedCarId === null && fittingId === null) return []
  const wanted = JSON.stringify(items.map(({ kind, sign, quantity: pieces }, place) => ({ place, kind, sign, pieces })))
  const single = items.length > 0 ? sql`false` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    with asked as (
      select 0 as place, 'car' as kind, c.model_sign as sign, ${quantity ?? 1}::int as pieces from car c where c.id = ${carId} and ${single}
      union all select 0, 'used', u.stock_ref, ${quantity ?? 1}::int from used_car u where u.id = ${usedCarId} and ${single}
      union all select 0, 'part', f.sku, ${quantity ?? 1}::int from fitting f where f.id = ${fittingId} and ${single}
      union all select i.place, i.kind, i.sign, i.pieces from jsonb_to_recordset(${wanted}::jsonb) as i(place int, kind text, sign text, pieces int)
    )
    select a.kind, b.brand_sign, a.pieces * coalesce(c.fob_price_usd_cents, u.fob_price_usd_cents, f.fob_price_usd_cents) as cents
    from asked a
    left join car c on a.kind = 'car' and c.model_sign = a.sign
    left join used_car u on a.kind = 'used' and u.stock_ref = a.sign
    left join fitting f on a.kind = 'part' and f.sku = a.sign
    left join brand b on b.id = coalesce(c.brand_id, u.brand_id)
    order by a.place`)
  return rows
}
