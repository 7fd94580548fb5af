import { z } from 'zod'
import { PUBLISH_STATES } from './content-values.ts'
import type { StockKind } from './stock-values.ts'
import { USED_CAR_STATUSES } from './used-values.ts'
import {
  FITTING_MOQ,
  FITTING_PRICE,
  FITTING_VOLUME_CBM,
  FITTING_WEIGHT_KG,
  FOUNDED_YEARS,
  MAKER_PLACES,
  MODEL_YEARS,
  NEW_PRICE,
  USED_PRICE,
  VEHICLE_RANGES,
  WARRANTY_MONTHS,
  type Range,
} from './vehicle-ranges.ts'
import { EQUIPMENT } from './equipment-values.ts'
import { AUTO_TYPES, BODY_TYPES, COLOURS, ENERGY_TYPES, FUELS, RANGE_CYCLES, STEERING_SIDES, TRANSMISSIONS } from './vehicle.ts'
import { tidyVin, vinState } from './vin.ts'

/** One line of words as people write it; no sign that turns text about or hides. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(most, 'too_long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'control_characters')
/** The same where it may be missing; an empty one is none. */
const optional = (most: number) =>
  z
    .union([
      z
        .string()
        .regex(/^\s*$/u)
        .transform(() => null),
      line(most),
    ])
    .nullable()
const number = ({ hard: [least, most] }: Range) => z.number('a_number').min(least, 'out_of_range').max(most, 'out_of_range')
const measure = (name: keyof typeof VEHICLE_RANGES) => number(VEHICLE_RANGES[name]).int('whole_number').nullable()
const year = z.int('whole_number').min(MODEL_YEARS[0], 'out_of_range').max(MODEL_YEARS[1], 'out_of_range').nullable()
const day = z.iso.date('date').nullable()
const cents = ({ hard: [least, most] }: Range) =>
  z
    .int('whole_number')
    .min(Math.max(1, Math.round(least * 100)), 'out_of_range')
    .max(most * 100, 'out_of_range')
    .nullable()
const id = z.int('required').positive('required')
const slug = (most: number) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(most, 'too_long')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'sign')

/** Whether and when it is on the site. Moments are ISO, in UTC. */
const publication = {
  publish_state: z.enum(PUBLISH_STATES),
  publish_at: z.iso.datetime({ error: 'date' }).nullable(),
  withdraw_at: z.iso.datetime({ error: 'date' }).nullable(),
}

const vehicle = {
  brand_id: id,
  model_name: line(80),
  trim: optional(120),
  model_year: year,
  energy_type: z.enum(ENERGY_TYPES, 'required'),
  fuel: z.enum(FUELS).nullable(),
  displacement_cc: measure('displacement_cc'),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  drive_type: optional(20),
  emission_standard: optional(40),
  steering: z.enum(STEERING_SIDES).nullable(),
  equipment: z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length, 'too_many'),
}

/** A new car as staff edit it. `model_sign` null: made of brand, model, trim and year; it never changes afterwards. Units as in `carSheetSchema`. */
export const carRecordSchema = z.strictObject({
  model_sign: slug(120).nullable(),
  ...vehicle,
  auto_type: z.enum(AUTO_TYPES).nullable(),
  body_type: z.enum(BODY_TYPES, 'required'),
  power_kw: measure('power_kw'),
  torque_nm: measure('torque_nm'),
  axle_config: z
    .string()
    .regex(/^\d{1,2}x\d{1,2}$/, 'axles')
    .nullable(),
  seats: measure('seats'),
  doors: measure('doors'),
  length_mm: measure('length_mm'),
  width_mm: measure('width_mm'),
  height_mm: measure('height_mm'),
  wheelbase_mm: measure('wheelbase_mm'),
  curb_weight_kg: measure('curb_weight_kg'),
  payload_kg: measure('payload_kg'),
  gvw_kg: measure('gvw_kg'),
  battery_kwh: number(VEHICLE_RANGES.battery_kwh).nullable(),
  battery_type: optional(40),
  range_km: measure('range_km'),
  range_cycle: z.enum(RANGE_CYCLES).nullable(),
  charge_port: optional(40),
  colours: z.array(z.enum(COLOURS)).max(COLOURS.length, 'too_many'),
  lead_time_days: measure('lead_time_days'),
  fuel_consumption_l_100km: number(VEHICLE_RANGES.fuel_consumption_l_100km).nullable(),
  top_speed_kmh: measure('top_speed_kmh'),
  fob_price_usd_cents: cents(NEW_PRICE),
  price_valid_until: day,
  port_of_loading: optional(80),
  moq: number(VEHICLE_RANGES.moq).int('whole_number'),
  is_hot: z.boolean(),
  is_off_road: z.boolean(),
  is_sports: z.boolean(),
  ...publication,
})

/** A finding of the inspection; size in cm. */
const defect = z.strictObject({
  zone: z.string().regex(/^[\p{L}\p{N} _/-]{1,60}$/u, 'required'),
  kind: z.string().regex(/^[\p{L}\p{N} _/-]{1,60}$/u, 'required'),
  size_cm: z.number('a_number').min(0, 'out_of_range').max(600, 'out_of_range').nullable(),
  note: optional(300),
})

/** A used unit as staff edit it. `stock_ref` null: one is made; it never changes afterwards. */
export const usedCarRecordSchema = z.strictObject({
  stock_ref: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-HJ-NP-Z2-9]{8}$/, 'stock_ref')
    .nullable(),
  ...vehicle,
  first_registration_date: day,
  manufacture_date: day,
  mileage_km: measure('mileage_km'),
  colour_exterior: optional(60),
  colour_interior: optional(60),
  vin: z
    .string()
    .transform((typed) => tidyVin(typed) || null)
    .refine((vin) => vin === null || vinState(vin) !== 'incomplete', 'vin')
    .nullable(),
  previous_use: optional(60),
  owners: measure('owners'),
  keys: measure('keys'),
  inspection_body: optional(60),
  inspection_date: day,
  is_accident_free: z.boolean().nullable(),
  battery_soh_pct: measure('battery_soh_pct'),
  defects: z.array(defect).max(60, 'too_many'),
  port_of_loading: optional(80),
  fob_price_usd_cents: cents(USED_PRICE),
  price_valid_until: day,
  status: z.enum(USED_CAR_STATUSES),
  ...publication,
})

/** A part or accessory as staff edit it; price, weight (kg) and volume (m³) of one `unit`. `fits`: patterns `brand_sign/model_sign`, `*` for anything. */
export const fittingRecordSchema = z.strictObject({
  sku: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9](?:[A-Z0-9._/-]{0,38}[A-Z0-9])?$/, 'sku'),
  name: line(160),
  category: z.string().regex(/^[\p{L}\p{N} _-]{1,40}$/u, 'required'),
  oem_numbers: z.array(line(60)).max(60, 'too_many'),
  fits: z.array(z.string().regex(/^[a-z0-9*-]{1,60}\/[a-z0-9*-]{1,120}$/, 'fits')).max(200, 'too_many'),
  hs_code: z
    .string()
    .regex(/^\d{4}\.\d{2}(\.\d{2,4})?$/, 'hs_code')
    .nullable(),
  unit: z.string().regex(/^[\p{L}\p{N} _-]{1,30}$/u, 'required'),
  moq: number(FITTING_MOQ).int('whole_number'),
  fob_price_usd_cents: cents(FITTING_PRICE),
  price_valid_until: day,
  weight_kg: number(FITTING_WEIGHT_KG).nullable(),
  volume_cbm: number(FITTING_VOLUME_CBM).nullable(),
  material: optional(120),
  warranty_months: number(WARRANTY_MONTHS).int('whole_number').nullable(),
  ...publication,
})

/** A maker as staff edit it. `brand_sign` null: made of the name; it never changes afterwards. `aliases`: other names it is searched by. */
export const brandRecordSchema = z.strictObject({
  brand_sign: slug(60).nullable(),
  brand_name: line(60),
  brand_name_zh: optional(60),
  type: z.union([z.literal(1), z.literal(2)], 'required'),
  is_hot: z.boolean(),
  founded_year: z.int('whole_number').min(FOUNDED_YEARS[0], 'out_of_range').max(FOUNDED_YEARS[1], 'out_of_range').nullable(),
  country_of_origin: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country')
    .nullable(),
  aliases: z.array(line(60)).max(40, 'too_many'),
  sort_order: z.int('whole_number').min(MAKER_PLACES[0], 'out_of_range').max(MAKER_PLACES[1], 'out_of_range'),
  ...publication,
})

export const STOCK_RECORD_SCHEMAS = {
  car: carRecordSchema,
  used_car: usedCarRecordSchema,
  fitting: fittingRecordSchema,
  brand: brandRecordSchema,
} as const satisfies Record<StockKind, z.ZodObject>

export type StockRecord<Kind extends StockKind = StockKind> = z.output<(typeof STOCK_RECORD_SCHEMAS)[Kind]>

/** It leaves after it comes. Said apart from the schemas, whose fields are also asked for one by one. */
export function isPeriod({ publish_at: from, withdraw_at: to }: { publish_at: string | null; withdraw_at: string | null }): boolean {
  return from === null || to === null || from < to
}
