import type { StockRecord } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'

const DRAFT = { publish_state: 'draft', publish_at: null, withdraw_at: null }
const VEHICLE = {
  brand_id: null,
  model_name: null,
  trim: null,
  model_year: null,
  energy_type: null,
  fuel: null,
  displacement_cc: null,
  transmission: null,
  drive_type: null,
  emission_standard: null,
  steering: null,
  equipment: [],
}
const PRICE = { fob_price_usd_cents: null, price_valid_until: null }

/** What a new entry begins with: a draft of which nothing is known. */
const EMPTY: { [Kind in StockKind]: Record<keyof StockRecord<Kind>, unknown> } = {
  car: {
    model_sign: null,
    ...VEHICLE,
    ...PRICE,
    ...DRAFT,
    auto_type: null,
    body_type: null,
    power_kw: null,
    torque_nm: null,
    axle_config: null,
    seats: null,
    doors: null,
    length_mm: null,
    width_mm: null,
    height_mm: null,
    wheelbase_mm: null,
    curb_weight_kg: null,
    payload_kg: null,
    gvw_kg: null,
    battery_kwh: null,
    battery_type: null,
    range_km: null,
    range_cycle: null,
    charge_port: null,
    colours: [],
    lead_time_days: null,
    port_of_loading: null,
    fuel_consumption_l_100km: null,
    top_speed_kmh: null,
    moq: 1,
    is_hot: false,
    is_off_road: false,
    is_sports: false,
  },
  used_car: {
    stock_ref: null,
    ...VEHICLE,
    ...PRICE,
    ...DRAFT,
    first_registration_date: null,
    manufacture_date: null,
    mileage_km: null,
    colour_exterior: null,
    colour_interior: null,
    vin: null,
    previous_use: null,
    owners: null,
    keys: null,
    inspection_body: null,
    inspection_date: null,
    is_accident_free: null,
    battery_soh_pct: null,
    defects: [],
    port_of_loading: null,
    status: 'available',
  },
  fitting: {
    sku: null,
    name: null,
    category: null,
    oem_numbers: [],
    fits: [],
    hs_code: null,
    unit: 'piece',
    moq: 1,
    ...PRICE,
    ...DRAFT,
    weight_kg: null,
    volume_cbm: null,
    material: null,
    warranty_months: null,
  },
  brand: {
    brand_sign: null,
    brand_name: null,
    brand_name_zh: null,
    type: 1,
    is_hot: false,
    founded_year: null,
    country_of_origin: null,
    aliases: [],
    sort_order: 0,
    ...DRAFT,
  },
}

/** What belongs to one entry alone. */
const OWN = ['model_sign', 'stock_ref', 'sku', 'brand_sign', 'vin', 'publish_state', 'publish_at', 'withdraw_at']

/** A new entry. What may not be missing is asked for by the form, and by the server again. */
export function emptyRecord(kind: StockKind): StockRecord {
  return EMPTY[kind] as StockRecord
}

/** The same entry once more, as a draft without what belongs to the first alone. */
export function copyOf(kind: StockKind, value: StockRecord): StockRecord {
  const own = Object.entries(EMPTY[kind]).filter(([name]) => OWN.includes(name))
  return { ...value, ...Object.fromEntries(own) }
}
