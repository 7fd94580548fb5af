import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { StockRecord } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StoredStock } from '#contract/stock.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { stockHints } from './stock-hints.ts'
import { hasColumn, STOCK_TABLES } from './stock-kinds.ts'

/** A record as it is stored, without what is computed from it. */
export type StockState<Kind extends StockKind = StockKind> = {
  id: number
  version: number
  sign: string
  name: string
  isSample: boolean
  /** What has no maker counts as if it had one on the site. */
  isMakerOut: boolean
  createdAt: Date
  updatedAt: Date
  value: StockRecord<Kind>
}

/** A record as staff edit it. Permission `catalogue.read`. Errors: `forbidden`, `not_found`. */
export async function findStock<Kind extends StockKind>({ ctx, kind, input }: { ctx: Ctx; kind: Kind; input: { id: number } }): Promise<StoredStock<Kind>> {
  requirePermission(ctx, 'catalogue.read')
  const [found] = await readStock(ctx.db, kind, [input.id])
  if (found === undefined) throw new AppError('not_found')
  return toStored(kind, found, ctx)
}

/** What is answered of a record. */
export function toStored<Kind extends StockKind>(
  kind: Kind,
  { isSample, isMakerOut, createdAt, updatedAt, ...state }: StockState<Kind>,
  { locale }: Ctx,
): StoredStock<Kind> {
  return {
    ...state,
    address: STOCK_TABLES[kind].addressOf(state.sign),
    is_sample: isSample,
    is_maker_out: isMakerOut,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    hints: stockHints(kind, state.value, locale),
  }
}

/** Records by their ids, in the order of the ids; `isLocked`: held against other writers. Those that are not there are left out. */
export async function readStock<Kind extends StockKind>(tx: Tx, kind: Kind, ids: readonly number[], isLocked = false): Promise<StockState<Kind>[]> {
  const { table, sign, name } = STOCK_TABLES[kind]
  const fits =
    kind === 'fitting'
      ? sql` || jsonb_build_object('fits', (select coalesce(jsonb_agg(pattern order by pattern), '[]') from fitting_fit where fitting_id = owner.id))`
      : sql``
  const isMakerOut = hasColumn(kind, 'brand_id') ? sql`(select publish_state = 'published' from brand where brand.id = owner.brand_id)` : sql`true`
  const { rows } = await tx.execute<Raw>(sql`
    select owner.id::int as id, owner.version, owner.${sql.raw(sign)} as sign, ${name} as name, owner.is_sample, ${isMakerOut} as is_maker_out, owner.created_at, owner.updated_at,
      to_jsonb(owner)${fits} as record
    from ${sql.raw(table)} owner where owner.id = any(${sql.param([...ids])}::bigint[]) order by owner.id ${isLocked ? sql`for update of owner` : sql``}`)
  return rows.map((row) => toState(kind, row))
}

type Raw = {
  id: number
  version: number
  sign: string
  name: string
  is_sample: boolean
  is_maker_out: boolean
  created_at: string
  updated_at: string
  record: Record<string, unknown>
}

const MOMENTS = ['publish_at', 'withdraw_at']

function toState<Kind extends StockKind>(kind: Kind, { record, is_sample, is_maker_out, created_at, updated_at, ...rest }: Raw): StockState<Kind> {
  const names = kind === 'fitting' ? [...STOCK_TABLES[kind].columns, 'fits'] : STOCK_TABLES[kind].columns
  const value = Object.fromEntries(names.map((column) => [column, MOMENTS.includes(column) ? isoOf(record[column]) : record[column]]))
  // The columns are those of the kind's schema.
  return {
    ...rest,
    isSample: is_sample,
    isMakerOut: is_maker_out,
    createdAt: new Date(created_at),
    updatedAt: new Date(updated_at),
    value: value as StockRecord<Kind>,
  }
}

function isoOf(moment: unknown): string | null {
  return typeof moment === 'string' ? new Date(moment).toISOString() : null
}
