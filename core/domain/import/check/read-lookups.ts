import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { countryIndex } from '#core/domain/import/map/cells/countries.ts'
import type { KnownVehicle, Lookups } from '#core/domain/import/map/draft.ts'
import { nearKeys } from './near-names.ts'
import { supplierKey } from './rules/key-rules.ts'

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

type VehicleKind = 'cars' | 'used'

/** What the cells of a kind are understood by, without the stored vehicles that a row may be one of. */
export async function readCellLookups(tx: Tx, kind: ImportKind): Promise<Lookups> {
  const vehicle = vehicleKind(kind)
  return {
    brands: vehicle ? indexBrands(await readBrandNames(tx)) : new Map(),
    ports: kind === 'used' ? await readLoadingPorts(tx) : new Map(),
    countries: countryIndex(),
    models: vehicle ? await readModels(tx) : new Map(),
    carPaths: [],
    stockByVin: new Map(),
    stockBySupplier: new Map(),
    stockRefs: new Set(),
    vehicles: new Map(),
  }
}

/** Reads what the rules of a kind look up. */
export async function readLookups(tx: Tx, kind: ImportKind): Promise<Lookups> {
  const vehicle = vehicleKind(kind)
  const units = kind === 'used' ? await readUnits(tx) : []
  return {
    ...(await readCellLookups(tx, kind)),
    carPaths: kind === 'fittings' ? await readCarPaths(tx) : [],
    stockByVin: new Map(units.flatMap(({ vin, stock_ref: ref, status }) => (vin === null || status === 'sold' ? [] : [[vin, ref]]))),
    stockBySupplier: new Map(
      units.flatMap(({ supplier, supplier_ref: reference, stock_ref: stockRef, vin, status }) =>
        reference === null ? [] : [[supplierKey(supplier, reference), { stockRef, vin, isSold: status === 'sold' }] as const],
      ),
    ),
    stockRefs: new Set(units.map((unit) => unit.stock_ref)),
    vehicles: vehicle ? await readVehicles(tx, vehicle) : new Map(),
  }
}

function vehicleKind(kind: ImportKind): VehicleKind | null {
  return kind === 'cars' || kind === 'used' ? kind : null
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

type Unit = { stock_ref: string; vin: string | null; supplier: string | null; supplier_ref: string | null; status: string }

async function readUnits(tx: Tx): Promise<Unit[]> {
  const { rows } = await tx.execute<Unit>(sql`select stock_ref, vin, supplier, supplier_ref, status from used_car order by id`)
  return rows
}

/** Stored vehicles under the names by which a new row may be found to be one of them; sold units are gone. */
async function readVehicles(tx: Tx, kind: VehicleKind): Promise<Lookups['vehicles']> {
  type Row = {
    key: string
    brand_sign: string
    model_name: string
    trim: string | null
    model_year: number | null
    vin: string | null
    registered: string | null
    mileage_km: number | null
  }
  const { rows } = await tx.execute<Row>(
    kind === 'cars'
      ? sql`select model_sign as key, brand_sign, model_name, trim, model_year, null as vin, null as registered, null as mileage_km
          from car join brand on brand.id = car.brand_id order by car.id`
      : sql`select stock_ref as key, brand_sign, model_name, trim, model_year, vin, first_registration_date::text as registered, mileage_km
          from used_car join brand on brand.id = used_car.brand_id where status <> 'sold' order by used_car.id`,
  )
  const vehicles = new Map<string, KnownVehicle[]>()
  for (const row of rows) {
    const known = { key: row.key, trim: row.trim, modelYear: row.model_year, vin: row.vin, registered: row.registered, mileageKm: row.mileage_km }
    for (const name of nearKeys(row.brand_sign, row.model_name)) pushTo(vehicles, name, known)
  }
  return vehicles
}

function pushTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
