/** Kinds of rows that a query may mean, as search names them. */
export const ROW_KINDS = ['car', 'used_car', 'fitting', 'page', 'brand'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** What is known of a row. A list: the row has each of these (OEM numbers, vehicles that a part fits). Null: not known, and no predicate holds. */
export type FieldValue = string | number | boolean | null | readonly string[]

/** Anything that a search may find. `sign` is the number that the public API answers for it. */
export type StockRow = { kind: RowKind; sign: string; fields: Readonly<Record<string, FieldValue>> }

const VEHICLE_FIELDS = [
  'brand',
  'model',
  'trim',
  'body',
  'energy',
  'auto_type',
  'steering',
  'drive',
  'transmission',
  'seats',
  'year',
  'price',
  'range',
  'power',
  'off_road',
  'sports',
  'category',
  'payload',
  'emission',
  'axle',
  'colour',
  'fuel',
] as const
const USED_FIELDS = ['mileage', 'status', 'port'] as const

/** Fields of each kind that a table may ask for. Price USD, range and mileage km, power kW, payload kg, `days` until it stands ready. */
export const ROW_FIELDS: Readonly<Record<RowKind, readonly string[]>> = {
  car: [...VEHICLE_FIELDS, 'days'],
  used_car: [...VEHICLE_FIELDS, ...USED_FIELDS],
  fitting: ['sku', 'name', 'category', 'brand', 'model', 'oem', 'universal', 'price'],
  page: ['key'],
  brand: ['brand', 'category'],
}
