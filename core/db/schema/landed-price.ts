import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
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
  PRICE_SHEETS,
  VEHICLE_KINDS,
} from '#contract/landed-price-values.ts'
import { CONFIDENCES, ENERGY_TYPES } from '#contract/vehicle.ts'
import { createdAt, idColumn, isSample, moment, ref, version } from './columns.ts'
import { staff } from './staff.ts'
import { sqlList } from './sql-list.ts'

/** An empty list means any. */
function anyOf<Name extends string, Value extends readonly [string, ...string[]]>(name: Name, values: Value) {
  return text(name, { enum: values })
    .array()
    .notNull()
    .default(sql`'{}'`)
}

/** Holds the values of columns to their lists: `one` has one of them or null, `many` any of them. */
function checksOf(
  table: string,
  { one = {}, many = {} }: { one?: Readonly<Record<string, readonly string[]>>; many?: Readonly<Record<string, readonly string[]>> },
) {
  return [
    ...Object.entries(one).map(([column, values]) => check(`${table}_${column}_check`, sql.raw(`${column} in (${sqlList(values)})`))),
    ...Object.entries(many).map(([column, values]) => check(`${table}_${column}_check`, sql.raw(`${column} <@ array[${sqlList(values)}]`))),
  ]
}

/** The time for which a row was last believed true (`2026-01`), and where the figure came from: a hint, never a proof. */
function evidence() {
  return { confidence: text('confidence', { enum: CONFIDENCES }).notNull(), asOf: text('as_of').notNull(), source: text('source') }
}

/** One lane, one mode, one period: a vehicle from a loading port to a port or terminal. US dollars, of a container for one of 40 feet. */
export const freightRate = pgTable(
  'freight_rate',
  {
    id: idColumn(),
    rateId: text('rate_id').notNull(),
    mode: text('mode', { enum: FREIGHT_MODES }).notNull(),
    loadingPort: text('loading_port').notNull(),
    destinationPort: text('destination_port').notNull(),
    destinationCountryIso2: text('destination_country_iso2').notNull(),
    ratePerM3: numeric('rate_per_m3', { precision: 10, scale: 4 }),
    minCharge: integer('min_charge'),
    costPerContainer: integer('cost_per_container'),
    carsS: integer('cars_s'),
    carsM: integer('cars_m'),
    carsL: integer('cars_l'),
    evSurcharge: integer('ev_surcharge').notNull(),
    fuelPercent: numeric('fuel_percent', { precision: 8, scale: 4 }).notNull(),
    warRisk: integer('war_risk').notNull(),
    docsFee: integer('docs_fee').notNull(),
    destinationCharge: integer('destination_charge').notNull(),
    transitDaysMin: integer('transit_days_min').notNull(),
    transitDaysMax: integer('transit_days_max').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    sourceNote: text('source_note'),
    isSample: isSample(),
    version: version(),
  },
  (t) => [
    uniqueIndex('freight_rate_rate_id_key').on(t.rateId),
    index('freight_rate_way_idx').on(t.destinationCountryIso2, t.destinationPort),
    ...checksOf('freight_rate', { one: { mode: FREIGHT_MODES } }),
    check('freight_rate_validity_check', sql`${t.validFrom} <= ${t.validTo}`),
    check(
      'freight_rate_figures_check',
      sql`case when ${t.mode} = 'roro' then ${t.ratePerM3} is not null else num_nonnulls(${t.costPerContainer}, ${t.carsS}, ${t.carsM}, ${t.carsL}) = 4 end`,
    ),
  ],
)

/** Insurance and inspections of a country; `countryIso2` null: of every country. `position`: the place in the sheet. */
export const shippingCharge = pgTable(
  'shipping_charge',
  {
    id: idColumn(),
    rowId: text('row_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: CHARGE_KINDS }).notNull(),
    countryIso2: text('country_iso2'),
    code: text('code').notNull(),
    nameEn: text('name_en').notNull(),
    appliesTo: text('applies_to', { enum: CHARGE_CONDITIONS }).notNull(),
    categories: anyOf('categories', DUTY_CATEGORIES),
    energyTypes: anyOf('energy_types', ENERGY_TYPES),
    ratePercent: numeric('rate_percent', { precision: 8, scale: 4 }),
    feeUsd: integer('fee_usd'),
    feePercentFob: numeric('fee_percent_fob', { precision: 8, scale: 4 }),
    minUsd: integer('min_usd'),
    maxUsd: integer('max_usd'),
    isRequired: boolean('is_required').notNull(),
    payableAt: text('payable_at', { enum: CHARGE_PAYABLE_AT }).notNull(),
    noteEn: text('note_en'),
    ...evidence(),
    isSample: isSample(),
    version: version(),
  },
  (t) => [
    uniqueIndex('shipping_charge_row_id_key').on(t.rowId),
    index('shipping_charge_country_idx').on(t.countryIso2),
    ...checksOf('shipping_charge', {
      one: { kind: CHARGE_KINDS, applies_to: CHARGE_CONDITIONS, payable_at: CHARGE_PAYABLE_AT, confidence: CONFIDENCES },
      many: { categories: DUTY_CATEGORIES, energy_types: ENERGY_TYPES },
    }),
  ],
)

/** One tax, condition and country. Rows of one `step` are alternatives in the order of `position`: the first that fits applies. */
export const dutyRule = pgTable(
  'duty_rule',
  {
    id: idColumn(),
    position: integer('position').notNull(),
    countryIso2: text('country_iso2').notNull(),
    isEstimated: boolean('is_estimated').notNull(),
    step: integer('step').notNull(),
    component: text('component', { enum: DUTY_COMPONENTS }),
    localName: text('local_name'),
    base: text('base', { enum: DUTY_BASES }),
    baseComponents: anyOf('base_components', DUTY_COMPONENTS),
    upliftPercent: numeric('uplift_percent', { precision: 8, scale: 4 }).notNull(),
    thresholdUsd: integer('threshold_usd').notNull(),
    ratePercent: numeric('rate_percent', { precision: 8, scale: 4 }).notNull(),
    amountUsd: numeric('amount_usd', { precision: 10, scale: 4 }).notNull(),
    ccOver: integer('cc_over').notNull(),
    minUsd: integer('min_usd'),
    maxUsd: integer('max_usd'),
    minPerCcUsd: numeric('min_per_cc_usd', { precision: 10, scale: 4 }),
    energyTypes: anyOf('energy_types', ENERGY_TYPES),
    condition: text('condition', { enum: DUTY_CONDITIONS }),
    categories: anyOf('categories', DUTY_CATEGORIES),
    engineCcMin: integer('engine_cc_min'),
    engineCcMax: integer('engine_cc_max'),
    powerKwMin: integer('power_kw_min'),
    powerKwMax: integer('power_kw_max'),
    ageYearsMin: integer('age_years_min'),
    ageYearsMax: integer('age_years_max'),
    valueUsdMin: integer('value_usd_min'),
    valueUsdMax: integer('value_usd_max'),
    brandSigns: text('brand_signs')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ageBasis: text('age_basis', { enum: AGE_BASES }).notNull(),
    noteEn: text('note_en'),
    ...evidence(),
    isSample: isSample(),
    version: version(),
  },
  (t) => [
    index('duty_rule_country_idx').on(t.countryIso2, t.step, t.position),
    ...checksOf('duty_rule', {
      one: { component: DUTY_COMPONENTS, base: DUTY_BASES, condition: DUTY_CONDITIONS, age_basis: AGE_BASES, confidence: CONFIDENCES },
      many: { base_components: DUTY_COMPONENTS, categories: DUTY_CATEGORIES, energy_types: ENERGY_TYPES },
    }),
    check('duty_rule_estimate_check', sql`${t.isEstimated} = (${t.component} is not null and ${t.base} is not null)`),
  ],
)

/** How a country without a port of its own is reached from one of a neighbour. US dollars by car, pickup and van, and by what is heavier. */
export const transitRoute = pgTable(
  'transit_route',
  {
    id: idColumn(),
    countryIso2: text('country_iso2').notNull(),
    entryPort: text('entry_port').notNull(),
    entryCountryIso2: text('entry_country_iso2').notNull(),
    mode: text('mode').notNull(),
    inlandLightUsd: integer('inland_light_usd').notNull(),
    inlandHeavyUsd: integer('inland_heavy_usd').notNull(),
    isInCustomsValue: boolean('is_in_customs_value').notNull(),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    noteEn: text('note_en'),
    ...evidence(),
    isSample: isSample(),
    version: version(),
  },
  (t) => [
    uniqueIndex('transit_route_way_key').on(t.countryIso2, t.entryPort, t.entryCountryIso2),
    ...checksOf('transit_route', { one: { confidence: CONFIDENCES } }),
  ],
)

/** A sheet as it was taken in, word for word, so that it can be fetched, and put back. `staffId` null: loaded by the system. */
export const priceSheetVersion = pgTable(
  'price_sheet_version',
  {
    id: idColumn(),
    sheet: text('sheet', { enum: PRICE_SHEETS }).notNull(),
    fileName: text('file_name').notNull(),
    content: text('content').notNull(),
    rows: integer('rows').notNull(),
    isSample: isSample(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('price_sheet_version_sheet_idx').on(t.sheet, t.id.desc()), ...checksOf('price_sheet_version', { one: { sheet: PRICE_SHEETS } })],
)

/** Size, power and seats of the models of used units, which come without: one size of each model, trims are not told apart. */
export const modelSize = pgTable(
  'model_size',
  {
    id: idColumn(),
    brandSign: text('brand_sign').notNull(),
    modelName: text('model_name').notNull(),
    energyType: text('energy_type', { enum: ENERGY_TYPES }).notNull(),
    displacementCc: integer('displacement_cc'),
    bodyType: text('body_type').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    powerKw: integer('power_kw').notNull(),
    seats: integer('seats').notNull(),
    source: text('source'),
    isSample: isSample(),
    version: version(),
  },
  (t) => [
    unique('model_size_key').on(t.brandSign, t.modelName, t.energyType, t.displacementCc).nullsNotDistinct(),
    ...checksOf('model_size', { one: { energy_type: ENERGY_TYPES } }),
  ],
)

/** A currency that prices are shown in beside US dollars. `usdRate`: units for one US dollar; never part of a calculation. */
export const currency = pgTable(
  'currency',
  {
    /** Beside the code, so that rows of every sheet are named alike. */
    id: ref('id').notNull().unique().generatedAlwaysAsIdentity(),
    code: text('code').primaryKey(),
    symbol: text('symbol').notNull(),
    minorUnits: integer('minor_units').notNull(),
    usdRate: numeric('usd_rate', { precision: 10, scale: 4 }).notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    source: text('source'),
    countries: text('countries')
      .array()
      .notNull()
      .default(sql`'{}'`),
    locales: text('locales')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isSample: isSample(),
    version: version(),
  },
  (t) => [check('currency_rate_check', sql`${t.usdRate} > 0`)],
)

/**
 * What lists are ordered and narrowed by at a destination: the figures of its prices for the whole stock, made when a list first asks for them and
 * again when what they are made from changes (decision 0053). Whole US dollars, null: not known. `destination`: the code in addresses.
 */
export const landedFigure = pgTable(
  'landed_figure',
  {
    destination: text('destination').notNull(),
    vehicleKind: text('vehicle_kind', { enum: VEHICLE_KINDS }).notNull(),
    vehicleId: ref('vehicle_id').notNull(),
    cifUsd: integer('cif_usd'),
    landedUsd: integer('landed_usd'),
  },
  (t) => [
    primaryKey({ columns: [t.destination, t.vehicleKind, t.vehicleId] }),
    index('landed_figure_cif_idx').on(t.destination, t.vehicleKind, t.cifUsd, t.vehicleId),
    index('landed_figure_landed_idx').on(t.destination, t.vehicleKind, t.landedUsd, t.vehicleId),
    ...checksOf('landed_figure', { one: { vehicle_kind: VEHICLE_KINDS } }),
  ],
)

/** Destinations that have figures. `mark`: what all of them were made from beside the vehicles; `computedAt`: vehicles changed until then are in. */
export const landedFigureState = pgTable('landed_figure_state', {
  destination: text('destination').primaryKey(),
  mark: text('mark').notNull(),
  computedAt: moment('computed_at').notNull(),
})
