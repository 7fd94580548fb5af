import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { StockRecord } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { Tx } from '#core/db/client.ts'
import { carPrice } from '#core/db/schema/index.ts'
import { readBrandFacts, refreshBrandNames, relevance, vehicleSearchText } from '#core/domain/import/index.ts'
import { buildSearchText, foldText } from '#core/domain/search-term/index.ts'
import { STOCK_TABLES } from './stock-kinds.ts'
import type { StockState } from './read-stock.ts'

type WriteInput<Kind extends StockKind> = {
  kind: Kind
  /** Null: it is made. */
  before: StockState<Kind> | null
  value: StockRecord<Kind>
  now: Date
}

/** Writes a record with everything that is computed from it, and what hangs on it in other tables. Answers its id. From here on it is no sample any more. */
export async function writeStock<Kind extends StockKind>(tx: Tx, { kind, before, value, now }: WriteInput<Kind>): Promise<number> {
  const { table, columns } = STOCK_TABLES[kind]
  const computed = await COMPUTE[kind](tx, value as never)
  const record = { ...value, ...computed, is_sample: false, content_hash: null, updated_at: now.toISOString() }
  const names = [...columns, ...Object.keys(computed), 'is_sample', 'content_hash', 'updated_at'].join(', ')
  const given = sql`json_populate_record(null::${sql.raw(table)}, ${JSON.stringify(record)}::json)`
  const { rows } = await tx.execute<{ id: string }>(
    before === null
      ? sql`insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(names)} from ${given} returning id`
      : sql`update ${sql.raw(table)} set (${sql.raw(names)}) = (select ${sql.raw(names)} from ${given}), version = version + 1 where id = ${before.id} returning id`,
  )
  const id = Number(rows[0]?.id)
  if (!Number.isInteger(id)) throw new AppError('internal')
  await FOLLOW[kind](tx, { id, before: before?.value ?? null, value, now } as never)
  return id
}

type Computed = Record<string, string | number | null>
type Change<Kind extends StockKind> = { id: number; before: StockRecord<Kind> | null; value: StockRecord<Kind>; now: Date }

const COMPUTE: { [Kind in StockKind]: (tx: Tx, value: StockRecord<Kind>) => Promise<Computed> } = {
  car: async (tx, value) => ({ relevance: relevance(value), search_text: vehicleSearchText(value, await readBrandFacts(tx)) }),
  used_car: async (tx, value) => ({
    car_id: await findCarId(tx, value),
    search_text: vehicleSearchText(value, await readBrandFacts(tx), value.stock_ref),
  }),
  fitting: async (_, value) => ({ search_text: buildSearchText([value.name, value.sku, ...value.oem_numbers, value.material]) }),
  brand: async () => ({}),
}

const FOLLOW: { [Kind in StockKind]: (tx: Tx, change: Change<Kind>) => Promise<void> } = {
  car: addPrice,
  used_car: async () => {},
  fitting: replaceFits,
  brand: refreshNames,
}

async function addPrice(tx: Tx, { id, before, value, now }: Change<'car'>): Promise<void> {
  const isSame = (before?.fob_price_usd_cents ?? null) === value.fob_price_usd_cents && (before?.price_valid_until ?? null) === value.price_valid_until
  if (isSame) return
  await tx.insert(carPrice).values({ carId: id, fobPriceUsdCents: value.fob_price_usd_cents, validUntil: value.price_valid_until, validFrom: now })
}

async function replaceFits(tx: Tx, { id, value }: Change<'fitting'>): Promise<void> {
  await tx.execute(sql`delete from fitting_fit where fitting_id = ${id}`)
  await tx.execute(
    sql`insert into fitting_fit (fitting_id, pattern) select ${id}, pattern from unnest(${sql.param([...new Set(value.fits)])}::text[]) as pattern`,
  )
}

async function refreshNames(tx: Tx, { before, value }: Change<'brand'>): Promise<void> {
  const namesOf = ({ brand_name: name, brand_name_zh: nameZh, aliases }: StockRecord<'brand'>) => JSON.stringify([name, nameZh, aliases])
  if (before !== null && namesOf(before) !== namesOf(value)) await refreshBrandNames(tx, [value.brand_sign ?? ''])
}

/** A used unit belongs to the catalogue's car of the same brand, model and trim; of several years to the newest. */
async function findCarId(tx: Tx, unit: StockRecord<'used_car'>): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string; model_name: string; trim: string }>(
    sql`select id, model_name, trim from car where brand_id = ${unit.brand_id} and trim is not null order by model_year desc nulls last, id desc`,
  )
  const key = (model: string, trim: string | null) => `${foldText(model)} ${foldText(trim ?? '')}`
  const found = rows.find((row) => key(row.model_name, row.trim) === key(unit.model_name, unit.trim))
  return found === undefined ? null : Number(found.id)
}
