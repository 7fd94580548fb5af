import { sql, type SQL } from 'drizzle-orm'
import type { ListStockInput, StockPage, StockRow } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mediaUrl } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { stockCondition } from './stock-filter.ts'
import { hasColumn, STOCK_TABLES } from './stock-kinds.ts'

type Row = Omit<StockRow, 'publish_at' | 'withdraw_at' | 'updated_at'> & { publish_at: string | null; withdraw_at: string | null; updated_at: string }

/** A page of what the catalogue holds of a kind, published or not, what was changed last first unless asked otherwise. Permission `catalogue.read`. */
export async function listStock({ ctx, kind, input }: { ctx: Ctx; kind: StockKind; input: ListStockInput }): Promise<StockPage> {
  requirePermission(ctx, 'catalogue.read')
  const table = sql.raw(STOCK_TABLES[kind].table)
  const where = stockCondition(kind, input, dayOf(ctx))
  // Only ids are sorted: whole rows of 100,000 cars take two and a half times as long.
  const [{ rows }, { rows: counted }] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select ${rowColumns(kind)} from (
        select owner.id from ${table} owner ${makerFor(kind, input)} where ${where} order by ${orderOf(kind, input)}
        limit ${input.page_size} offset ${(input.page - 1) * input.page_size}
      ) chosen join ${table} owner on owner.id = chosen.id ${makerFor(kind, input)} order by ${orderOf(kind, input)}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from ${table} owner where ${where}`),
  ])
  return { list: rows.map(toRow), total: counted[0]?.total ?? 0, page: input.page, page_size: input.page_size }
}

/** Today, in UTC. */
export function dayOf(ctx: Ctx): string {
  return ctx.ports.clock.now().toISOString().slice(0, 10)
}

const NULLABLE = ['category', 'energy_type', 'model_year', 'mileage_km', 'status', 'is_hot', 'fob_price_usd_cents', 'price_valid_until'] as const
const WHOLE = new Set<string>(['fob_price_usd_cents'])

function rowColumns(kind: StockKind): SQL {
  const { sign, name, links, linkColumn } = STOCK_TABLES[kind]
  const own = NULLABLE.map((column) => {
    if (!hasColumn(kind, column)) return sql.raw(`null as ${column}`)
    return sql.raw(WHOLE.has(column) ? `owner.${column}::float8 as ${column}` : `owner.${column}`)
  })
  const brandName = hasColumn(kind, 'brand_id') ? sql.raw('(select brand_name from brand where brand.id = owner.brand_id)') : sql.raw('null')
  const chinese = sql.raw(hasColumn(kind, 'brand_name_zh') ? 'owner.brand_name_zh' : 'null')
  const pictures = sql.raw(`from ${links} link where link.${linkColumn} = owner.id`)
  return sql`owner.id::int as id, owner.version, owner.${sql.raw(sign)} as sign, ${name} as name, ${chinese} as name_zh, ${brandName} as brand_name, ${sql.join(own, sql`, `)},
    owner.publish_state, owner.publish_at, owner.withdraw_at, owner.is_sample, owner.updated_at,
    (select count(*)::int ${pictures} and link.tab <> 'document') as picture_count,
    (select (select storage_key from media_variant where media_variant.media_id = link.media_id and format = 'webp' order by width_px limit 1)
      ${pictures} and link.tab = 'exterior' order by link.position, link.media_id limit 1) as picture`
}

/** The maker's name orders vehicles by name. Makers come in their order, so that only the vehicles of the first ones are sorted: 4 ms instead of 90 at 100,000 cars. */
function makerFor(kind: StockKind, { sort, order }: ListStockInput): SQL {
  if (sort !== 'name' || !hasColumn(kind, 'brand_id')) return sql``
  return sql.raw(`join (select id, lower(brand_name) as name from brand order by 2 ${order}) maker on maker.id = owner.brand_id`)
}

function orderOf(kind: StockKind, { sort, order }: ListStockInput): SQL {
  const by = (columns: readonly string[]) => sql.raw(columns.map((column) => `${column} ${order}`).join(', '))
  if (sort === 'name') return by([...NAMES[kind], 'owner.id'])
  if (sort === 'updated_at' || !hasColumn(kind, sort)) return by(['owner.updated_at', 'owner.id'])
  return sql.raw(`owner.${sort} ${order} nulls last, owner.id ${order}`)
}

const NAMES: Readonly<Record<StockKind, readonly string[]>> = {
  car: ['maker.name', 'lower(owner.model_name)'],
  used_car: ['maker.name', 'lower(owner.model_name)'],
  fitting: ['lower(owner.name)'],
  brand: ['lower(owner.brand_name)'],
}

function toRow(row: Row): StockRow {
  return {
    ...row,
    picture: row.picture && mediaUrl(row.picture),
    publish_at: isoOf(row.publish_at),
    withdraw_at: isoOf(row.withdraw_at),
    updated_at: isoOf(row.updated_at) ?? '',
  }
}

function isoOf(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
