import type { InferSelectModel } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import type { ImportKind } from '#contract/import.ts'
import type { brand, car, fitting, importRule, port, usedCar } from '#core/db/schema/index.ts'

type SqlNames = { dbColumnNames: true }

/** The rows of each kind's table, by the names that SQL knows. */
export type Rows = {
  brands: InferSelectModel<typeof brand, SqlNames>
  cars: InferSelectModel<typeof car, SqlNames>
  used: InferSelectModel<typeof usedCar, SqlNames>
  fittings: InferSelectModel<typeof fitting, SqlNames> & { fits: string[] }
  ports: InferSelectModel<typeof port, SqlNames>
  rules: InferSelectModel<typeof importRule, SqlNames>
}

/** Where a kind's values go. All names are constants of this file, so they may stand in SQL text. */
export type TableSpec<Column extends string = string> = {
  table: string
  /** What `notifyContent` names when rows change. */
  tags: readonly ContentTag[]
  keys: readonly Column[]
  /** Our column name to the table's. */
  columns: Readonly<Record<string, Column>>
  /** Columns that the import computes from the others at writing. */
  computed: readonly Column[]
}

export const TABLES = {
  brands: {
    table: 'brand',
    // Vehicles are found by the names of their brand.
    tags: ['brand', 'car', 'used_car'],
    keys: ['brand_sign'],
    columns: {
      brand_sign: 'brand_sign',
      brand_name: 'brand_name',
      brand_name_zh: 'brand_name_zh',
      type: 'type',
      hot: 'is_hot',
      founded: 'founded_year',
      country_of_origin: 'country_of_origin',
      aliases: 'aliases',
    },
    computed: ['sort_order'],
  },
  cars: {
    table: 'car',
    tags: ['car'],
    keys: ['model_sign'],
    columns: {
      ...same([
        'model_sign',
        'model_name',
        'trim',
        'model_year',
        'auto_type',
        'body_type',
        'energy_type',
        'displacement_cc',
        'power_kw',
        'torque_nm',
        'transmission',
        'drive_type',
        'axle_config',
        'seats',
        'doors',
        'length_mm',
        'width_mm',
        'height_mm',
        'wheelbase_mm',
        'curb_weight_kg',
        'payload_kg',
        'gvw_kg',
        'battery_kwh',
        'battery_type',
        'range_km',
        'range_cycle',
        'charge_port',
        'colours',
        'lead_time_days',
        'port_of_loading',
        'equipment',
        'fuel_consumption_l_100km',
        'top_speed_kmh',
        'emission_standard',
        'steering',
        'moq',
      ]),
      brand_sign: 'brand_id',
      engine_fuel: 'fuel',
      fob_price_usd: 'fob_price_usd_cents',
      hot: 'is_hot',
      off_road: 'is_off_road',
      sports: 'is_sports',
    },
    computed: ['relevance', 'search_text'],
  },
  used: {
    table: 'used_car',
    tags: ['used_car'],
    keys: ['stock_ref'],
    columns: {
      ...same([
        'stock_ref',
        'supplier',
        'supplier_ref',
        'model_name',
        'trim',
        'model_year',
        'first_registration_date',
        'manufacture_date',
        'mileage_km',
        'colour_exterior',
        'colour_interior',
        'steering',
        'energy_type',
        'displacement_cc',
        'transmission',
        'drive_type',
        'emission_standard',
        'vin',
        'previous_use',
        'owners',
        'keys',
        'inspection_body',
        'inspection_date',
        'battery_soh_pct',
        'equipment',
        'defects',
        'port_of_loading',
        'status',
      ]),
      brand_sign: 'brand_id',
      engine_fuel: 'fuel',
      accident_free: 'is_accident_free',
      fob_price_usd: 'fob_price_usd_cents',
    },
    computed: ['car_id', 'search_text'],
  },
  fittings: {
    table: 'fitting',
    tags: ['fitting'],
    keys: ['sku'],
    columns: {
      ...same(['sku', 'name', 'category', 'oem_numbers', 'hs_code', 'unit', 'moq', 'weight_kg', 'material', 'warranty_months']),
      fits: 'fits',
      fob_price_usd: 'fob_price_usd_cents',
      cbm: 'volume_cbm',
    },
    computed: ['search_text'],
  },
  ports: {
    table: 'port',
    tags: ['port'],
    keys: ['port_name', 'country_iso2'],
    columns: { ...same(['port_name', 'country_iso2', 'un_locode', 'region']), lat: 'latitude', lon: 'longitude', roro: 'has_roro', container: 'has_container' },
    computed: [],
  },
  rules: {
    table: 'import_rule',
    tags: ['import_rule'],
    keys: ['country_iso2'],
    columns: {
      ...same(['country_iso2', 'max_age_years', 'steering_allowed', 'min_emission_standard', 'fuel_restrictions', 'note_en', 'confidence']),
      inspection_required: 'is_inspection_required',
      as_of: 'as_of_year',
    },
    computed: [],
  },
} as const satisfies { [K in ImportKind]: TableSpec<keyof Rows[K] & string> }

type Tables = typeof TABLES
type ColumnsOf<K extends ImportKind> = Tables[K]['columns'][keyof Tables[K]['columns']]

/** All that a file can say of a row. */
export type Content<K extends ImportKind> = { [Column in ColumnsOf<K> & keyof Rows[K]]: Rows[K][Column] }
/** What the columns of one file say of it. */
export type Stated<K extends ImportKind> = Partial<Content<K>>
/** What is computed from it. */
export type Computed<K extends ImportKind> = { [Column in Tables[K]['computed'][number] & keyof Rows[K]]: Rows[K][Column] }
/** A whole row to write. `hasNewPrice`: its price is another than the stored one. */
export type WritableRow<K extends ImportKind> = { record: Content<K> & Computed<K>; hash: string; hasNewPrice: boolean }

/** Not a column of the fitting's table: its patterns are rows of `fitting_fit`. */
export const FITS = 'fits'

function same<const Name extends string>(names: readonly Name[]): { readonly [N in Name]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N }
}
