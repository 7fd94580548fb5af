import { sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import.ts'
import type { Tx } from '#core/db/client.ts'
import { foldName } from '#core/domain/import/cells/text.ts'
import { countryIndex } from '#core/domain/import/keys/countries.ts'
import type { Lookups } from '#core/domain/import/rows/draft.ts'

/** Chinese names of the loading ports of the catalogue. */
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
    brands: isVehicle || wants.kind === 'brands' ? await readBrands(tx) : new Map(),
    ports: wants.kind === 'used' ? await readLoadingPorts(tx) : new Map(),
    countries: countryIndex(),
    models: isVehicle && wants.lacksVehicleTypes ? await readModels(tx) : new Map(),
    carPaths: wants.kind === 'fittings' ? await readCarPaths(tx) : [],
    stockByVin: wants.kind === 'used' ? await readStockByVin(tx) : new Map(),
  }
}

/** A sign and a name win over another brand's alias. */
async function readBrands(tx: Tx): Promise<Lookups['brands']> {
  type Row = { brand_sign: string; brand_name: string; brand_name_zh: string | null; aliases: string[] }
  const { rows } = await tx.execute<Row>(sql`select brand_sign, brand_name, brand_name_zh, aliases from brand order by id`)
  const index = new Map<string, string>()
  const add = (name: string | null, sign: string) => {
    const key = foldName(name ?? '')
    if (key !== '' && !index.has(key)) index.set(key, sign)
  }
  for (const row of rows) add(row.brand_sign, row.brand_sign)
  for (const row of rows) add(row.brand_name, row.brand_sign)
  for (const row of rows) add(row.brand_name_zh, row.brand_sign)
  for (const row of rows) for (const alias of row.aliases) add(alias, row.brand_sign)
  return index
}

async function readLoadingPorts(tx: Tx): Promise<Lookups['ports']> {
  const { rows } = await tx.execute<{ port_name: string }>(sql`select port_name from port where country_iso2 = 'CN'`)
  return new Map(rows.flatMap(({ port_name: name }) => [name, ...(PORT_NAMES_ZH[name] ?? [])].map((spelling) => [foldName(spelling), name] as const)))
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
