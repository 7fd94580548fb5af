import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { foldName } from '#core/domain/import/cells/text.ts'
import { buildSearchText } from '#core/domain/word/index.ts'
import type { StoredRecord } from './table-spec.ts'
import type { BrandIds } from './to-record.ts'

/** Adds the computed columns to a whole record. `position`: of the row among the new ones. */
export type ComputeColumns = (record: StoredRecord, position: number) => StoredRecord

export type BrandFacts = { ids: BrandIds; wordsById: ReadonlyMap<number, readonly string[]> }

const BASE_YEAR = 2000

/** Brands with every name they are searched by. */
export async function readBrandFacts(tx: Tx): Promise<BrandFacts> {
  type Row = { id: string; brand_sign: string; brand_name: string; brand_name_zh: string | null; aliases: string[] }
  const { rows } = await tx.execute<Row>(sql`select id, brand_sign, brand_name, brand_name_zh, aliases from brand`)
  return {
    ids: new Map(rows.map((row) => [row.brand_sign, Number(row.id)])),
    wordsById: new Map(rows.map((row) => [Number(row.id), [row.brand_name, row.brand_name_zh ?? '', ...row.aliases]])),
  }
}

/** How a kind's computed columns are made. */
export async function createComputeColumns(tx: Tx, kind: ImportKind, brands: BrandFacts): Promise<ComputeColumns> {
  if (kind === 'cars') return (record) => ({ ...record, relevance: relevance(record), search_text: vehicleSearchText(record, brands) })
  if (kind === 'used') {
    const carIds = await readCarIds(tx)
    return (record) => ({ ...record, car_id: carIds.get(trimKey(record)) ?? null, search_text: vehicleSearchText(record, brands, [record.stock_ref]) })
  }
  if (kind === 'fittings')
    return (record) => ({ ...record, search_text: buildSearchText([text(record.name), text(record.sku), ...texts(record.oem_numbers), text(record.material)]) })
  if (kind === 'brands') {
    const last = await readLastSortOrder(tx)
    return (record, position) => ({ ...record, sort_order: last + position + 1 })
  }
  return (record) => record
}

/** Words by which a vehicle is found: the brand's names, the model, the trim and the year. */
export function vehicleSearchText(record: StoredRecord, brands: BrandFacts, more: readonly unknown[] = []): string {
  const names = brands.wordsById.get(Number(record.brand_id)) ?? []
  return buildSearchText([...names, text(record.model_name), text(record.trim), text(record.model_year), ...more.map(text)])
}

/** Order of the default list: hot cars, then those with a price, then newer ones. Higher is better. */
function relevance(record: StoredRecord): number {
  const year = typeof record.model_year === 'number' ? record.model_year - BASE_YEAR : 0
  return (record.is_hot === true ? 200 : 0) + (record.fob_price_usd_cents === null ? 0 : 100) + Math.min(Math.max(year, 0), 99)
}

async function readCarIds(tx: Tx): Promise<Map<string, number>> {
  type Row = { id: string; brand_id: string; model_name: string; trim: string | null }
  const { rows } = await tx.execute<Row>(sql`select id, brand_id, model_name, trim from car where trim is not null order by model_year nulls first, id`)
  return new Map(rows.map((row) => [trimKey(row), Number(row.id)]))
}

/** A used unit belongs to the catalogue's car of the same brand, model and trim; of several years to the newest. */
function trimKey(record: StoredRecord): string {
  return `${String(record.brand_id)} ${foldName(text(record.model_name) ?? '')} ${foldName(text(record.trim) ?? '')}`
}

async function readLastSortOrder(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(sort_order), 0)::int as last from brand`)
  return rows[0]?.last ?? 0
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
