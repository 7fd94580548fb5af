import { sql, type SQL } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import { STOCK_RECORD_SCHEMAS } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'

/** How a kind is stored. All names are constants of this file, so they may stand in SQL text. */
export type StockTable = {
  table: string
  /** Its key in addresses, which never changes. */
  sign: string
  /** What a change tells: the pages that show it. */
  tags: readonly ContentTag[]
  /** Columns of the record that staff edit. */
  columns: readonly string[]
  /** Table and column of its pictures. */
  links: string
  linkColumn: string
  /** What it is called in a list; `owner` is the row. */
  name: SQL
  /** Where its page stands on the site. */
  addressOf: (sign: string) => string
}

const VEHICLE_NAME = sql.raw(`(select brand_name from brand where brand.id = owner.brand_id) || ' ' || owner.model_name || coalesce(' ' || owner.trim, '')
  || coalesce(' ' || owner.model_year, '')`)

/** Not a column of the part's table: its patterns are rows of `fitting_fit`. */
const FITS = 'fits'

export const STOCK_TABLES: Readonly<Record<StockKind, StockTable>> = {
  car: {
    table: 'car',
    sign: 'model_sign',
    tags: ['car'],
    columns: columnsOf('car'),
    links: 'car_media',
    linkColumn: 'car_id',
    name: VEHICLE_NAME,
    addressOf: (sign) => `/car/${sign}`,
  },
  used_car: {
    table: 'used_car',
    sign: 'stock_ref',
    tags: ['used_car'],
    columns: columnsOf('used_car'),
    links: 'used_car_media',
    linkColumn: 'used_car_id',
    name: VEHICLE_NAME,
    addressOf: (sign) => `/usedCarsDetail/${sign}`,
  },
  fitting: {
    table: 'fitting',
    sign: 'sku',
    tags: ['fitting'],
    columns: columnsOf('fitting'),
    links: 'fitting_media',
    linkColumn: 'fitting_id',
    name: sql.raw('owner.name'),
    addressOf: (sign) => `/carFittingsDetail/${sign}`,
  },
  brand: {
    table: 'brand',
    sign: 'brand_sign',
    // Vehicles show their maker and are found by its names; parts name whom they fit.
    tags: ['brand', 'car', 'used_car', 'fitting'],
    columns: columnsOf('brand'),
    links: 'brand_media',
    linkColumn: 'brand_id',
    name: sql.raw('owner.brand_name'),
    addressOf: (sign) => `/brand/${sign}`,
  },
}

/** True where the kind has such a column; a filter or an order by one that it has not changes nothing. */
export function hasColumn(kind: StockKind, column: string): boolean {
  return STOCK_TABLES[kind].columns.includes(column)
}

function columnsOf(kind: StockKind): string[] {
  return Object.keys(STOCK_RECORD_SCHEMAS[kind].shape).filter((name) => name !== FITS)
}
