import type { StockRecord } from '#contract/stock-record.ts'

const PUBLISHED = { publish_state: 'published', publish_at: null, withdraw_at: null } as const

/** A new car as staff enter it; `brandId` must be there. For tests. */
export function carRecord(brandId: number, changes: Partial<StockRecord<'car'>> = {}): StockRecord<'car'> {
  return {
    model_sign: null,
    brand_id: brandId,
    model_name: 'Seal',
    trim: 'Premium',
    model_year: 2026,
    auto_type: 'sedan',
    body_type: 'sedan',
    energy_type: 'BEV',
    fuel: null,
    equipment: [],
    displacement_cc: null,
    power_kw: 230,
    torque_nm: 360,
    transmission: 'single-speed',
    drive_type: 'RWD',
    axle_config: null,
    seats: 5,
    doors: 4,
    length_mm: 4800,
    width_mm: 1875,
    height_mm: 1460,
    wheelbase_mm: 2920,
    curb_weight_kg: 2015,
    payload_kg: 410,
    gvw_kg: 2425,
    battery_kwh: 82.5,
    battery_type: 'LFP',
    range_km: 650,
    range_cycle: 'CLTC',
    charge_port: 'GB/T',
    colours: [],
    lead_time_days: null,
    port_of_loading: null,
    fuel_consumption_l_100km: null,
    top_speed_kmh: 180,
    emission_standard: null,
    steering: 'left',
    fob_price_usd_cents: 2_200_000,
    price_valid_until: null,
    moq: 1,
    is_hot: false,
    is_off_road: false,
    is_sports: false,
    ...PUBLISHED,
    ...changes,
  }
}

/** A used unit as staff enter it. For tests. */
export function usedCarRecord(brandId: number, changes: Partial<StockRecord<'used_car'>> = {}): StockRecord<'used_car'> {
  return {
    stock_ref: null,
    brand_id: brandId,
    model_name: 'Seal',
    trim: 'Premium',
    model_year: 2023,
    energy_type: 'BEV',
    fuel: null,
    equipment: [],
    displacement_cc: null,
    transmission: null,
    drive_type: null,
    emission_standard: null,
    steering: 'left',
    first_registration_date: '2023-05-04',
    manufacture_date: '2023-03-01',
    mileage_km: 21_000,
    colour_exterior: 'white',
    colour_interior: 'black',
    vin: null,
    previous_use: 'private',
    owners: 1,
    keys: 2,
    inspection_body: null,
    inspection_date: null,
    is_accident_free: true,
    battery_soh_pct: 95,
    defects: [{ zone: 'bonnet', kind: 'scratch', size_cm: 2.5, note: null }],
    port_of_loading: 'Shanghai',
    fob_price_usd_cents: 1_500_000,
    price_valid_until: null,
    status: 'available',
    ...PUBLISHED,
    ...changes,
  }
}

/** A part as staff enter it. For tests. */
export function fittingRecord(sku: string, changes: Partial<StockRecord<'fitting'>> = {}): StockRecord<'fitting'> {
  return {
    sku,
    name: 'Oil filter',
    category: 'filters',
    oem_numbers: ['1017110-M00'],
    fits: ['byd/*'],
    hs_code: '8421.23',
    unit: 'piece',
    moq: 10,
    fob_price_usd_cents: 325,
    price_valid_until: null,
    weight_kg: 0.3,
    volume_cbm: 0.001,
    material: null,
    warranty_months: 6,
    ...PUBLISHED,
    ...changes,
  }
}

/** A maker as staff enter it. For tests. */
export function brandRecord(name: string, changes: Partial<StockRecord<'brand'>> = {}): StockRecord<'brand'> {
  return {
    brand_sign: null,
    brand_name: name,
    brand_name_zh: null,
    type: 1,
    is_hot: false,
    founded_year: null,
    country_of_origin: 'CN',
    aliases: [],
    sort_order: 10,
    ...PUBLISHED,
    ...changes,
  }
}
