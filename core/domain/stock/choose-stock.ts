import { sql } from 'drizzle-orm'
import type { StockFilter } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { dayOf } from './list-stock.ts'
import { stockCondition } from './stock-filter.ts'
import { STOCK_TABLES } from './stock-kinds.ts'

export type Choice = { ids?: readonly number[]; filter?: StockFilter }

export type ChosenRow = {
  id: number
  sign: string
  name: string
  publish_state: string
  publish_at: string | null
  fob_price_usd_cents: number | null
  price_valid_until: string | null
}

/** How many rows are changed at once at most: what somebody can still look through, and what one transaction writes in a second or two. */
const MOST_ROWS = 20_000

/** The rows that are meant, by id: those named, or all that a filter finds; `isLocked`: held against other writers. Error: `validation_failed` where they are too many. */
export async function chooseStock(
  tx: Tx,
  { ctx, kind, choice, isLocked = false }: { ctx: Ctx; kind: StockKind; choice: Choice; isLocked?: boolean },
): Promise<ChosenRow[]> {
  const { table, sign, name } = STOCK_TABLES[kind]
  const where = choice.ids === undefined ? stockCondition(kind, choice.filter ?? {}, dayOf(ctx)) : sql`owner.id = any(${sql.param([...choice.ids])}::bigint[])`
  const price =
    kind === 'brand'
      ? sql.raw('null as fob_price_usd_cents, null as price_valid_until')
      : sql.raw('owner.fob_price_usd_cents::float8 as fob_price_usd_cents, owner.price_valid_until::text')
  const { rows } = await tx.execute<ChosenRow>(sql`
    select owner.id::int as id, owner.${sql.raw(sign)} as sign, ${name} as name, owner.publish_state, owner.publish_at, ${price}
    from ${sql.raw(table)} owner where ${where} order by owner.id limit ${MOST_ROWS + 1} ${isLocked ? sql`for update of owner` : sql``}`)
  if (rows.length > MOST_ROWS) throw new AppError('validation_failed', { issues: [{ path: 'filter', key: 'too_many' }] })
  return rows.map((row) => ({ ...row, publish_at: row.publish_at === null ? null : new Date(row.publish_at).toISOString() }))
}
