import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import { USED_CAR_STATUSES } from '#contract/used-values.ts'
import type { Equipment } from '#contract/equipment-values.ts'
import { AUTO_TYPES, ENERGY_TYPES, FUELS, RANGE_CYCLES, STEERING_SIDES, type Colour } from '#contract/vehicle.ts'
import { contentHash, createdAt, idColumn, isSample, moment, ref, updatedAt, usdCents, version } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** What staff keep of everything in the catalogue: whether it is on the site, and when that changes by itself. */
function stockColumns() {
  return {
    publishState: text('publish_state', { enum: PUBLISH_STATES }).notNull().default('published'),
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    version: version(),
  }
}

/** Last day on which a price is offered; null: until further notice. */
function priceValidUntil() {
  return date('price_valid_until', { mode: 'string' })
}

/** What the engine burns; null: nothing, or not known. */
function fuelColumn() {
  return text('fuel', { enum: FUELS })
}

/** What the vehicle comes with; empty: not known. */
function equipmentColumn() {
  return text('equipment')
    .array()
    .$type<Equipment[]>()
    .notNull()
    .default(sql`'{}'`)
}

/** Brand (make). `type` 1 passenger, 2 commercial (R6.8). */
export const brand = pgTable(
  'brand',
  {
    id: idColumn(),
    brandSign: text('brand_sign').notNull(),
    brandName: text('brand_name').notNull(),
    brandNameZh: text('brand_name_zh'),
    type: smallint('type').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    foundedYear: integer('founded_year'),
    countryOfOrigin: text('country_of_origin'),
    aliases: text('aliases')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sortOrder: integer('sort_order').notNull().default(0),
    ...stockColumns(),
    isSample: isSample(),
    contentHash: contentHash(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('brand_sign_key').on(t.brandSign),
    check('brand_type_check', sql`${t.type} in (1, 2)`),
    check('brand_publish_state_check', sql.raw(`publish_state in (${sqlList(PUBLISH_STATES)})`)),
  ],
)

/**
 * New car: one row per trim and model year. Units: cc, kW, N·m, mm, kg, kWh, km, L/100 km, km/h, US cents.
 * `searchText` is folded, segmented text for word search; `facets` of a list are counted from these columns.
 */
export const car = pgTable(
  'car',
  {
    id: idColumn(),
    modelSign: text('model_sign').notNull(),
    brandId: ref('brand_id')
      .notNull()
      .references(() => brand.id),
    modelName: text('model_name').notNull(),
    trim: text('trim'),
    modelYear: integer('model_year'),
    autoType: text('auto_type', { enum: AUTO_TYPES }),
    bodyType: text('body_type').notNull(),
    energyType: text('energy_type', { enum: ENERGY_TYPES }).notNull(),
    displacementCc: integer('displacement_cc'),
    powerKw: integer('power_kw'),
    torqueNm: integer('torque_nm'),
    transmission: text('transmission'),
    driveType: text('drive_type'),
    axleConfig: text('axle_config'),
    seats: integer('seats'),
    doors: integer('doors'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    wheelbaseMm: integer('wheelbase_mm'),
    curbWeightKg: integer('curb_weight_kg'),
    payloadKg: integer('payload_kg'),
    gvwKg: integer('gvw_kg'),
    batteryKwh: doublePrecision('battery_kwh'),
    batteryType: text('battery_type'),
    rangeKm: integer('range_km'),
    rangeCycle: text('range_cycle', { enum: RANGE_CYCLES }),
    chargePort: text('charge_port'),
    fuel: fuelColumn(),
    /** Paints that it can be had in; empty: not known. */
    colours: text('colours')
      .array()
      .$type<Colour[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Days from the order until it stands ready for loading; 0: in stock. */
    leadTimeDays: integer('lead_time_days'),
    equipment: equipmentColumn(),
    fuelConsumptionL100km: doublePrecision('fuel_consumption_l_100km'),
    topSpeedKmh: integer('top_speed_kmh'),
    emissionStandard: text('emission_standard'),
    steering: text('steering', { enum: STEERING_SIDES }),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
    priceValidUntil: priceValidUntil(),
    /** Where the price is FOB; null: at the company's own port. */
    portOfLoading: text('port_of_loading'),
    moq: integer('moq').notNull().default(1),
    isHot: boolean('is_hot').notNull().default(false),
    isOffRoad: boolean('is_off_road').notNull().default(false),
    isSports: boolean('is_sports').notNull().default(false),
    /** Hot and priced cars first; the "0 default" sort orders by this, then id. Higher is better. */
    relevance: integer('relevance').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    ...stockColumns(),
    isSample: isSample(),
    contentHash: contentHash(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('car_model_sign_key').on(t.modelSign),
    // The staff's list: what was changed last, and how many there are.
    index('car_changed_idx').on(t.updatedAt, t.id, t.publishState),
    // The staff's list in other orders and by single facts: read from here alone, since a whole row is eight times as long.
    index('car_staff_list_idx').on(t.id, t.brandId, t.modelName, t.modelYear, t.energyType, t.fobPriceUsdCents, t.publishState),
    index('car_default_order_idx')
      .on(t.relevance.desc(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_price_idx')
      .on(t.fobPriceUsdCents, t.id)
      .where(sql`publish_state = 'published'`),
    index('car_price_desc_idx')
      .on(t.fobPriceUsdCents.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_range_order_idx')
      .on(t.rangeKm.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_power_order_idx')
      .on(t.powerKw.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_year_order_idx')
      .on(t.modelYear.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_brand_idx')
      .on(t.brandId, t.relevance.desc(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_model_idx').on(t.brandId, t.modelName),
    index('car_auto_type_idx')
      .on(t.autoType, t.relevance.desc(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_energy_idx')
      .on(t.energyType, t.relevance.desc(), t.id)
      .where(sql`publish_state = 'published'`),
    index('car_search_trgm_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('car_search_words_idx').using('gin', sql`to_tsvector('simple', search_text)`),
    check('car_auto_type_check', sql.raw(`auto_type in (${sqlList(AUTO_TYPES)})`)),
    check('car_energy_type_check', sql.raw(`energy_type in (${sqlList(ENERGY_TYPES)})`)),
    check('car_range_cycle_check', sql.raw(`range_cycle in (${sqlList(RANGE_CYCLES)})`)),
    check('car_steering_check', sql.raw(`steering in (${sqlList(STEERING_SIDES)})`)),
    check('car_fuel_check', sql.raw(`fuel in (${sqlList(FUELS)})`)),
    check('car_price_check', sql`${t.fobPriceUsdCents} > 0`),
    check('car_publish_state_check', sql.raw(`publish_state in (${sqlList(PUBLISH_STATES)})`)),
  ],
)

/** Used unit: one row per vehicle. `defects` is a list of {zone, kind, size_cm, note}. */
export const usedCar = pgTable(
  'used_car',
  {
    id: idColumn(),
    stockRef: text('stock_ref').notNull(),
    /** Who offers the unit to us, and their own number of it; for staff only. */
    supplier: text('supplier'),
    supplierRef: text('supplier_ref'),
    brandId: ref('brand_id')
      .notNull()
      .references(() => brand.id),
    carId: ref('car_id').references(() => car.id, { onDelete: 'set null' }),
    modelName: text('model_name').notNull(),
    trim: text('trim'),
    modelYear: integer('model_year'),
    firstRegistrationDate: date('first_registration_date', { mode: 'string' }),
    manufactureDate: date('manufacture_date', { mode: 'string' }),
    mileageKm: integer('mileage_km'),
    colourExterior: text('colour_exterior'),
    colourInterior: text('colour_interior'),
    steering: text('steering', { enum: STEERING_SIDES }),
    energyType: text('energy_type', { enum: ENERGY_TYPES }).notNull(),
    displacementCc: integer('displacement_cc'),
    transmission: text('transmission'),
    driveType: text('drive_type'),
    emissionStandard: text('emission_standard'),
    fuel: fuelColumn(),
    equipment: equipmentColumn(),
    vin: text('vin'),
    previousUse: text('previous_use'),
    owners: integer('owners'),
    keys: integer('keys'),
    inspectionBody: text('inspection_body'),
    inspectionDate: date('inspection_date', { mode: 'string' }),
    isAccidentFree: boolean('is_accident_free'),
    batterySohPct: integer('battery_soh_pct'),
    defects: jsonb('defects').$type<UsedCarDefect[]>().notNull().default([]),
    portOfLoading: text('port_of_loading'),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
    priceValidUntil: priceValidUntil(),
    status: text('status', { enum: USED_CAR_STATUSES }).notNull().default('available'),
    searchText: text('search_text').notNull().default(''),
    ...stockColumns(),
    isSample: isSample(),
    contentHash: contentHash(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('used_car_stock_ref_key').on(t.stockRef),
    // The staff's list: what was changed last, and how many there are.
    index('used_car_changed_idx').on(t.updatedAt, t.id, t.publishState),
    index('used_car_brand_idx').on(t.brandId, t.id),
    index('used_car_model_idx').on(t.brandId, t.modelName),
    // Every order of the list begins with the status: what can be bought, what is reserved, what is sold.
    index('used_car_default_order_idx')
      .on(t.status, t.modelYear.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('used_car_price_order_idx')
      .on(t.status, t.fobPriceUsdCents, t.id)
      .where(sql`publish_state = 'published'`),
    index('used_car_price_desc_order_idx')
      .on(t.status, t.fobPriceUsdCents.desc().nullsLast(), t.id)
      .where(sql`publish_state = 'published'`),
    index('used_car_mileage_order_idx')
      .on(t.status, t.mileageKm, t.id)
      .where(sql`publish_state = 'published'`),
    index('used_car_newest_order_idx')
      .on(t.status, t.id.desc())
      .where(sql`publish_state = 'published'`),
    index('used_car_search_trgm_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('used_car_search_words_idx').using('gin', sql`to_tsvector('simple', search_text)`),
    check('used_car_status_check', sql.raw(`status in (${sqlList(USED_CAR_STATUSES)})`)),
    check('used_car_energy_type_check', sql.raw(`energy_type in (${sqlList(ENERGY_TYPES)})`)),
    check('used_car_steering_check', sql.raw(`steering in (${sqlList(STEERING_SIDES)})`)),
    check('used_car_fuel_check', sql.raw(`fuel in (${sqlList(FUELS)})`)),
    check('used_car_price_check', sql`${t.fobPriceUsdCents} > 0`),
    check('used_car_publish_state_check', sql.raw(`publish_state in (${sqlList(PUBLISH_STATES)})`)),
  ],
)

/** One finding of the inspection of a used car; `sizeCm` null where it has no size. */
export type UsedCarDefect = { zone: string; kind: string; size_cm: number | null; note: string | null }

/** Part or accessory. Price, weight and volume are per `unit`. */
export const fitting = pgTable(
  'fitting',
  {
    id: idColumn(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    oemNumbers: text('oem_numbers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    hsCode: text('hs_code'),
    unit: text('unit').notNull().default('piece'),
    moq: integer('moq').notNull().default(1),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
    priceValidUntil: priceValidUntil(),
    weightKg: doublePrecision('weight_kg'),
    volumeCbm: doublePrecision('volume_cbm'),
    material: text('material'),
    warrantyMonths: integer('warranty_months'),
    searchText: text('search_text').notNull().default(''),
    ...stockColumns(),
    isSample: isSample(),
    contentHash: contentHash(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('fitting_sku_key').on(t.sku),
    // The staff's list: what was changed last, and how many there are.
    index('fitting_changed_idx').on(t.updatedAt, t.id, t.publishState),
    index('fitting_category_idx').on(t.category, t.id),
    index('fitting_search_trgm_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('fitting_search_words_idx').using('gin', sql`to_tsvector('simple', search_text)`),
    check('fitting_price_check', sql`${t.fobPriceUsdCents} > 0`),
    check('fitting_publish_state_check', sql.raw(`publish_state in (${sqlList(PUBLISH_STATES)})`)),
  ],
)

/** Which cars a fitting fits: `brand_sign/model_sign` pattern where `*` matches anything. */
export const fittingFit = pgTable(
  'fitting_fit',
  {
    fittingId: ref('fitting_id')
      .notNull()
      .references(() => fitting.id, { onDelete: 'cascade' }),
    pattern: text('pattern').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fittingId, t.pattern] })],
)

/** Price seen over time; written by imports and edits so that a history can be shown later. */
export const carPrice = pgTable(
  'car_price',
  {
    id: idColumn(),
    carId: ref('car_id')
      .notNull()
      .references(() => car.id, { onDelete: 'cascade' }),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
    validUntil: date('valid_until', { mode: 'string' }),
    validFrom: moment('valid_from')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('car_price_car_idx').on(t.carId, t.validFrom)],
)
