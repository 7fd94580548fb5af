import type { ImportKind } from '#contract/import.ts'

/** A row of a table as JSON: SQL column names, values as `to_jsonb` gives them. */
export type StoredRecord = Record<string, unknown>

/** Where a kind's values go. All names are constants of this file, so they may stand in SQL text. */
export type TableSpec = {
  table: string
  /** What `notifyContent` names when rows change. */
  tags: readonly string[]
  keys: readonly string[]
  /** Our column name to the table's. */
  columns: Readonly<Record<string, string>>
  /** Columns that the import computes from the others at writing. */
  computed: readonly string[]
}

export const TABLES: Record<ImportKind, TableSpec> = {
  brands: {
    table: 'brand',
    tags: ['brand', 'car'],
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
        'fuel_consumption_l_100km',
        'top_speed_kmh',
        'emission_standard',
        'steering',
        'moq',
      ]),
      brand_sign: 'brand_id',
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
        'defects',
        'port_of_loading',
        'status',
      ]),
      brand_sign: 'brand_id',
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
}

/** Not a column of the fitting's table: its patterns are rows of `fitting_fit`. */
export const FITS = 'fits'

function same(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]))
}
