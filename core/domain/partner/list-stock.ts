import { and, asc, eq, gt, gte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListStockInput, StockItem, StockKind, StockPage } from '#contract/partner.ts'
import { car, fitting, usedCar } from '#core/db/schema/index.ts'
import { listCarSheets } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingCards } from '#core/domain/fitting/index.ts'
import { listUsedCards } from '#core/domain/used-car/index.ts'

type StockRow = { id: number; key: string; state: string; updatedAt: Date }
type Source = {
  table: PgTable
  columns: { id: PgColumn; key: PgColumn; state: PgColumn; updatedAt: PgColumn }
  page: string
  /** What the public lists tell of these rows, by key. */
  read: (ctx: Ctx, rows: readonly StockRow[]) => Promise<Map<string, NonNullable<StockItem['item']>>>
}

/**
 * A page of the stock for a partner's own site, in the order of entry, so that pages neither skip nor repeat while stock changes.
 * Without `updated_since` what can be bought; with it everything that has changed, what is gone (unpublished, sold) included.
 */
export async function listStock({ ctx, input }: { ctx: Ctx; input: ListStockInput }): Promise<StockPage> {
  const source = SOURCES[input.kind]
  const rows = await readRows(ctx, source, input)
  const page = rows.slice(0, input.limit)
  const items = await source.read(
    ctx,
    page.filter((row) => row.state === 'published'),
  )
  const list = page
    .map((row) => itemOf(input.kind, source, row, items.get(row.key) ?? null))
    .filter((item) => input.updated_since !== undefined || !item.is_gone)
  return { list, next_cursor: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null }
}

/** One more than asked for, which tells whether there is another page. */
async function readRows(ctx: Ctx, { table, columns }: Source, input: ListStockInput): Promise<StockRow[]> {
  const conditions: SQL[] = [gt(columns.id, input.cursor)]
  if (input.updated_since === undefined) conditions.push(eq(columns.state, 'published'))
  else conditions.push(gte(columns.updatedAt, new Date(input.updated_since)))
  const rows = await ctx.db
    .select(columns)
    .from(table)
    .where(and(...conditions))
    .orderBy(asc(columns.id))
    .limit(input.limit + 1)
  return rows as StockRow[]
}

function itemOf(kind: StockKind, { page }: Source, row: StockRow, item: StockItem['item']): StockItem {
  const isGone = item === null || ('status' in item && item.status === 'sold')
  const facts = { kind, id: row.key, path: `${page}/${encodeURIComponent(row.key)}`, updated_at: row.updatedAt.toISOString() }
  return { ...facts, is_gone: isGone, item: isGone ? null : item }
}

const SOURCES: Record<StockKind, Source> = {
  car: {
    table: car,
    columns: { id: car.id, key: car.modelSign, state: car.publishState, updatedAt: car.updatedAt },
    page: '/car',
    read: async (ctx, rows) => {
      const sheets = await listCarSheets({ ctx, input: { model_signs: rows.map(({ key }) => key) } })
      return new Map(sheets.map((sheet) => [sheet.model_sign, sheet]))
    },
  },
  used_car: {
    table: usedCar,
    columns: { id: usedCar.id, key: usedCar.stockRef, state: usedCar.publishState, updatedAt: usedCar.updatedAt },
    page: '/usedCarsDetail',
    read: async (ctx, rows) => {
      const cards = await listUsedCards({ ctx, input: { ids: rows.map(({ id }) => id) } })
      return new Map(cards.map((card) => [card.stock_ref, card]))
    },
  },
  fitting: {
    table: fitting,
    columns: { id: fitting.id, key: fitting.sku, state: fitting.publishState, updatedAt: fitting.updatedAt },
    page: '/carFittingsDetail',
    read: async (ctx, rows) => {
      const cards = await listFittingCards({ ctx, input: { ids: rows.map(({ id }) => id) } })
      return new Map(cards.map((card) => [card.sku, card]))
    },
  },
}
