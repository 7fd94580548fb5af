import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { countryIndex } from '#core/domain/import/map/cells/countries.ts'
import type { Lookups } from '#core/domain/import/map/draft.ts'

/** Loading ports that every export price list knows, with their other names; ports of the catalogue are added. */
const PORT_NAMES_ZH: Readonly<Record<string, readonly string[]>> = {
  Shanghai: ['上海', '上海港'],
  'Tianjin Xingang': ['天津', '天津新港', '天津港', '新港', 'Tianjin', 'Xingang'],
  Qingdao: ['青岛', '青岛港'],
  Ningbo: ['宁波', '宁波港', '宁波舟山', '北仑'],
  'Guangzhou Nansha': ['广州', '南沙', '广州南沙', '南沙港', 'Guangzhou', 'Nansha'],
  Dalian: ['大连', '大连港'],
  Taicang: ['太仓', '太仓港'],
  Zhangjiagang: ['张家港'],
  Shenzhen: ['深圳', '深圳港', '盐田', '蛇口'],
  Xiamen: ['厦门', '厦门港'],
  Yantai: ['烟台', '烟台港'],
  Lianyungang: ['连云港'],
}

type Wants = { kind: ImportKind; lacksVehicleTypes: boolean }

/** Reads what the rules of a kind look up. */
export async function readLookups(tx: Tx, wants: Wants): Promise<Lookups> {
  const isVehicle = wants.kind === 'cars' || wants.kind === 'used'
  return {
    brands: isVehicle ? indexBrands(await readBrandNames(tx)) : new Map(),
    ports: wants.kind === 'used' ? await readLoadingPorts(tx) : new Map(),
    countries: countryIndex(),
    models: isVehicle && wants.lacksVehicleTypes ? await readModels(tx) : new Map(),
    carPaths: wants.kind === 'fittings' ? await readCarPaths(tx) : [],
    stockByVin: wants.kind === 'used' ? await readStockByVin(tx) : new Map(),
  }
}

/** The names that a brand goes by. */
export type BrandNames = { brand_sign: string; brand_name: string; brand_name_zh: string | null; aliases: readonly string[] }

/** Any name of a brand to its sign. A sign wins over a name, a name over an alias; of equals the first brand. */
export function indexBrands(brands: readonly BrandNames[]): Map<string, string> {
  const index = new Map<string, string>()
  const add = (name: string | null, sign: string) => {
    const key = foldName(name ?? '')
    if (key !== '' && !index.has(key)) index.set(key, sign)
  }
  for (const brand of brands) add(brand.brand_sign, brand.brand_sign)
  for (const brand of brands) add(brand.brand_name, brand.brand_sign)
  for (const brand of brands) add(brand.brand_name_zh, brand.brand_sign)
  for (const brand of brands) for (const alias of brand.aliases) add(alias, brand.brand_sign)
  return index
}

/** Stored brands, oldest first. */
export async function readBrandNames(tx: Tx): Promise<BrandNames[]> {
  const { rows } = await tx.execute<BrandNames>(sql`select brand_sign, brand_name, brand_name_zh, aliases from brand order by id`)
  return rows
}

async function readLoadingPorts(tx: Tx): Promise<Lookups['ports']> {
  const { rows } = await tx.execute<{ port_name: string }>(sql`select port_name from port where country_iso2 = 'CN'`)
  const names = [...Object.keys(PORT_NAMES_ZH), ...rows.map((row) => row.port_name)]
  return new Map(names.flatMap((name) => [name, ...(PORT_NAMES_ZH[name] ?? [])].map((spelling) => [foldName(spelling), name] as const)))
}

async function readModels(tx: Tx): Promise<Lookups['models']> {
  type Row = { brand_sign: string; model_name: string; body_type: string; energy_type: string }
  const { rows } = await tx.execute<Row>(sql`
    select distinct on (brand_sign, model_name) brand_sign, model_name, body_type, energy_type
    from car join brand on brand.id = car.brand_id order by brand_sign, model_name, model_year desc nulls last, car.id`)
  return new Map(rows.map((row) => [`${row.brand_sign} ${foldName(row.model_name)}`, { bodyType: row.body_type, energyType: row.energy_type }]))
}

async function readCarPaths(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`select brand_sign || '/' || model_sign as path from car join brand on brand.id = car.brand_id`)
  return rows.map((row) => row.path)
}

async function readStockByVin(tx: Tx): Promise<Lookups['stockByVin']> {
  const { rows } = await tx.execute<{ vin: string; stock_ref: string }>(sql`select vin, stock_ref from used_car where vin is not null and status <> 'sold'`)
  return new Map(rows.map((row) => [row.vin, row.stock_ref]))
}
