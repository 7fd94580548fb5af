import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import type { Computed, Content, Rows } from './table-spec.ts'
import type { BrandIds } from './to-record.ts'

/** Makes the computed columns of a row. `position`: of the row among the new ones. */
export type ComputeColumns<K extends ImportKind> = (record: Content<K>, position: number) => Computed<K>

export type BrandFacts = { ids: BrandIds; namesById: ReadonlyMap<number, readonly string[]> }

/** What a vehicle is found by, beside its brand's names. */
export type VehicleNames = Pick<Rows['cars'], 'brand_id' | 'model_name' | 'trim' | 'model_year'>

const BASE_YEAR = 2000

/** Brands with every name they are searched by. */
export async function readBrandFacts(tx: Tx): Promise<BrandFacts> {
  type Row = { id: string; brand_sign: string; brand_name: string; brand_name_zh: string | null; aliases: string[] }
  const { rows } = await tx.execute<Row>(sql`select id, brand_sign, brand_name, brand_name_zh, aliases from brand`)
  return {
    ids: new Map(rows.map((row) => [row.brand_sign, Number(row.id)])),
    namesById: new Map(rows.map((row) => [Number(row.id), [row.brand_name, row.brand_name_zh ?? '', ...row.aliases]])),
  }
}

/** How a kind's computed columns are made. */
export function createComputeColumns<K extends ImportKind>(tx: Tx, kind: K, brands: BrandFacts): Promise<ComputeColumns<K>> {
  return MAKERS[kind](tx, brands)
}

const MAKERS: { [K in ImportKind]: (tx: Tx, brands: BrandFacts) => Promise<ComputeColumns<K>> } = {
  brands: async (tx) => {
    const last = await readLastSortOrder(tx)
    return (_, position) => ({ sort_order: last + position + 1 })
  },
  cars: async (_, brands) => (record) => ({ relevance: relevance(record), search_text: vehicleSearchText(record, brands) }),
  used: async (tx, brands) => {
    const carIds = await readCarIds(tx)
    return (record) => ({ car_id: carIds.get(trimKey(record)) ?? null, search_text: vehicleSearchText(record, brands, record.stock_ref) })
  },
  fittings: async () => (record) => ({ search_text: buildSearchText([record.name, record.sku, ...record.oem_numbers, record.material]) }),
  ports: async () => () => ({}),
  rules: async () => () => ({}),
}

/** The text by which a vehicle is found: the brand's names, the model, the trim, the year and a used unit's reference. */
export function vehicleSearchText(vehicle: VehicleNames, brands: BrandFacts, reference: string | null = null): string {
  const names = brands.namesById.get(vehicle.brand_id) ?? []
  const year = vehicle.model_year === null ? null : String(vehicle.model_year)
  return buildSearchText([...names, vehicle.model_name, vehicle.trim, year, reference])
}

/** Order of the default list: hot cars, then those with a price, then newer ones. Higher is better. */
export function relevance(car: Pick<Content<'cars'>, 'model_year' | 'is_hot' | 'fob_price_usd_cents'>): number {
  const year = car.model_year === null ? 0 : car.model_year - BASE_YEAR
  return (car.is_hot ? 200 : 0) + (car.fob_price_usd_cents === null ? 0 : 100) + Math.min(Math.max(year, 0), 99)
}

async function readCarIds(tx: Tx): Promise<Map<string, number>> {
  type Row = { id: string; brand_id: string; model_name: string; trim: string | null }
  const { rows } = await tx.execute<Row>(sql`select id, brand_id, model_name, trim from car where trim is not null order by model_year nulls first, id`)
  return new Map(rows.map((row) => [trimKey({ ...row, brand_id: Number(row.brand_id) }), Number(row.id)]))
}

/** A used unit belongs to the catalogue's car of the same brand, model and trim; of several years to the newest. */
function trimKey(vehicle: Omit<VehicleNames, 'model_year'>): string {
  return `${vehicle.brand_id} ${foldName(vehicle.model_name)} ${foldName(vehicle.trim ?? '')}`
}

async function readLastSortOrder(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(sort_order), 0)::int as last from brand`)
  return rows[0]?.last ?? 0
}
