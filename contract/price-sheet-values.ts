// Apart from the schemas, because browsers load these and must not load the validator.
import {
  AGE_BASES,
  CHARGE_CONDITIONS,
  CHARGE_KINDS,
  CHARGE_PAYABLE_AT,
  DUTY_BASES,
  DUTY_CATEGORIES,
  DUTY_COMPONENTS,
  DUTY_CONDITIONS,
  FREIGHT_MODES,
  type PriceSheet,
} from './landed-price-values.ts'
import { BODY_TYPES, CONFIDENCES, ENERGY_TYPES } from './vehicle.ts'

/** What a cell may hold: `month` is a month or a day, `countries` and `any` are parted by `|`. */
export const CELL_KINDS = ['text', 'texts', 'whole', 'decimal', 'percent', 'day', 'month', 'country', 'countries', 'code', 'flag', 'one', 'any'] as const
export type CellKind = (typeof CELL_KINDS)[number]

/** A column of a sheet. `values`: of `one` and `any`; `most`: the greatest figure that makes sense, far above what any lane, inspection or tax of today costs. */
export type SheetColumn = { kind: CellKind; isRequired?: boolean; values?: readonly string[]; most?: number }

/** Higher rates than these are slips of the pen: no country takes ten times the value, no insurance half of it (from about 90 % on it has no sum at all). */
const MOST_DUTY_PERCENT = 1000
const MOST_CHARGE_PERCENT = 50
const MOST_FUEL_PERCENT = 100
/** So are these: no lane takes half a year, no engine of a road vehicle is larger or stronger, no tax begins at more. */
const MOST_DAYS = 180
const MOST_CC = 50_000
const MOST_KW = 2_000
const MOST_VALUE_USD = 10_000_000

const TEXT: SheetColumn = { kind: 'text' }
const NAME: SheetColumn = { kind: 'text', isRequired: true }
const WHOLE: SheetColumn = { kind: 'whole' }
const COUNT: SheetColumn = { kind: 'whole', isRequired: true }
const DECIMAL: SheetColumn = { kind: 'decimal' }
const DAY: SheetColumn = { kind: 'day', isRequired: true }
const COUNTRY: SheetColumn = { kind: 'country', isRequired: true }
const FLAG: SheetColumn = { kind: 'flag', isRequired: true }
const EVIDENCE = {
  note_en: TEXT,
  confidence: { kind: 'one', values: CONFIDENCES, isRequired: true },
  as_of: { kind: 'month', isRequired: true },
  source: TEXT,
} as const satisfies Record<string, SheetColumn>

/** The columns of each sheet in their order, as its file has them and as a row is edited. */
export const SHEET_COLUMNS: Readonly<Record<PriceSheet, Readonly<Record<string, SheetColumn>>>> = {
  freight: {
    rate_id: NAME,
    mode: { kind: 'one', values: FREIGHT_MODES, isRequired: true },
    loading_port: NAME,
    destination_port: NAME,
    destination_country_iso2: COUNTRY,
    currency: { kind: 'one', values: ['USD'], isRequired: true },
    rate_per_m3: { ...DECIMAL, most: 1_000 },
    min_charge: { ...WHOLE, most: 20_000 },
    cost_40hc: { ...WHOLE, most: 50_000 },
    cars_s: { ...WHOLE, most: 10 },
    cars_m: { ...WHOLE, most: 10 },
    cars_l: { ...WHOLE, most: 10 },
    ev_surcharge: { ...COUNT, most: 5_000 },
    baf_percent: { kind: 'percent', isRequired: true, most: MOST_FUEL_PERCENT },
    war_risk: { ...COUNT, most: 20_000 },
    docs_fee: { ...COUNT, most: 5_000 },
    destination_thc: { ...COUNT, most: 20_000 },
    transit_days_min: { ...COUNT, most: MOST_DAYS },
    transit_days_max: { ...COUNT, most: MOST_DAYS },
    valid_from: DAY,
    valid_to: DAY,
    source_note: TEXT,
  },
  charges: {
    row_id: NAME,
    kind: { kind: 'one', values: CHARGE_KINDS, isRequired: true },
    country_iso2: COUNTRY,
    code: NAME,
    name_en: NAME,
    applies_to: { kind: 'one', values: CHARGE_CONDITIONS, isRequired: true },
    category: { kind: 'any', values: DUTY_CATEGORIES },
    energy_type: { kind: 'any', values: ENERGY_TYPES },
    rate_percent: { kind: 'percent', most: MOST_CHARGE_PERCENT },
    fee_usd: { ...WHOLE, most: 20_000 },
    fee_percent_fob: { kind: 'percent', most: MOST_CHARGE_PERCENT },
    min_usd: { ...WHOLE, most: 20_000 },
    max_usd: { ...WHOLE, most: 100_000 },
    required: FLAG,
    payable_at: { kind: 'one', values: CHARGE_PAYABLE_AT, isRequired: true },
    ...EVIDENCE,
  },
  duties: {
    country_iso2: COUNTRY,
    estimate: { kind: 'one', values: ['on', 'off'], isRequired: true },
    order: COUNT,
    component: { kind: 'one', values: [...DUTY_COMPONENTS, 'none'], isRequired: true },
    local_name: TEXT,
    base: { kind: 'one', values: [...DUTY_BASES, 'none'], isRequired: true },
    base_components: { kind: 'any', values: DUTY_COMPONENTS },
    base_uplift_percent: { kind: 'percent', most: MOST_DUTY_PERCENT },
    threshold_usd: { ...WHOLE, most: MOST_VALUE_USD },
    rate_percent: { kind: 'percent', most: MOST_DUTY_PERCENT },
    amount_usd: { ...DECIMAL, most: 500_000 },
    cc_over: { ...WHOLE, most: MOST_CC },
    min_usd: { ...WHOLE, most: 500_000 },
    max_usd: { ...WHOLE, most: MOST_VALUE_USD },
    min_per_cc_usd: { ...DECIMAL, most: 1_000 },
    energy_type: { kind: 'any', values: ENERGY_TYPES },
    condition: { kind: 'one', values: DUTY_CONDITIONS },
    category: { kind: 'any', values: DUTY_CATEGORIES },
    engine_cc_min: { ...WHOLE, most: MOST_CC },
    engine_cc_max: { ...WHOLE, most: MOST_CC },
    power_kw_min: { ...WHOLE, most: MOST_KW },
    power_kw_max: { ...WHOLE, most: MOST_KW },
    age_years_min: { ...WHOLE, most: 100 },
    age_years_max: { ...WHOLE, most: 100 },
    value_usd_min: { ...WHOLE, most: MOST_VALUE_USD },
    value_usd_max: { ...WHOLE, most: MOST_VALUE_USD },
    brand_sign: { kind: 'texts' },
    age_basis: { kind: 'one', values: AGE_BASES, isRequired: true },
    ...EVIDENCE,
  },
  transit: {
    country_iso2: COUNTRY,
    entry_port: NAME,
    entry_country_iso2: COUNTRY,
    mode: NAME,
    inland_usd_light: { ...COUNT, most: 50_000 },
    inland_usd_heavy: { ...COUNT, most: 50_000 },
    in_customs_value: FLAG,
    days_min: { ...COUNT, most: MOST_DAYS },
    days_max: { ...COUNT, most: MOST_DAYS },
    ...EVIDENCE,
  },
  sizes: {
    brand_sign: NAME,
    model_name: NAME,
    energy_type: { kind: 'one', values: ENERGY_TYPES, isRequired: true },
    displacement_cc: { ...WHOLE, most: MOST_CC },
    body_type: { kind: 'one', values: BODY_TYPES, isRequired: true },
    length_mm: COUNT,
    width_mm: COUNT,
    height_mm: COUNT,
    power_kw: { ...COUNT, most: MOST_KW },
    seats: { ...COUNT, most: 200 },
    source: TEXT,
  },
  currencies: {
    currency_code: { kind: 'code', isRequired: true },
    symbol: NAME,
    minor_units: { kind: 'one', values: ['0', '2', '3'], isRequired: true },
    usd_rate: { kind: 'decimal', isRequired: true },
    as_of: DAY,
    source: TEXT,
    countries_iso2: { kind: 'countries' },
    locales: { kind: 'texts' },
  },
}

/** A row as its file writes it: cells by column, empty for what is not known. */
export type SheetCells = Readonly<Record<string, string>>

/** Of rows with a period: in force, in force and soon over, over, or still to come. */
export const VALIDITIES = ['valid', 'lapsing', 'lapsed', 'coming'] as const

/** What a list of rates can be narrowed to: `ending`: the last of its lane, and lapsed or soon over. */
export const VALIDITY_FILTERS = [...VALIDITIES, 'ending'] as const

/** Staff are told so many days before a lane is left without a rate. */
export const LAPSE_NOTICE_DAYS = 30

/** What a row of each sheet is called in the log and among the revisions. */
export const PRICE_ROW_KINDS = {
  freight: 'price_freight',
  charges: 'price_charges',
  duties: 'price_duties',
  transit: 'price_transit',
  sizes: 'price_sizes',
  currencies: 'price_currencies',
} as const satisfies Record<PriceSheet, string>
