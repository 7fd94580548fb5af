import { z } from 'zod'
import { bound, filterBrandSign, filterSign as sign, listOf } from './filter-schemas.ts'
import { admittedSchema, destinationSchema } from './landed-price.ts'
import { vehicleDocumentSchema } from './media.ts'
import { EQUIPMENT } from './equipment-values.ts'
import { AUTO_TYPES, COLOURS, ENERGY_TYPES, FACET_NAMES, FUELS, LEAD_TIMES, PRICE_BANDS, SORTS, STEERING_SIDES } from './vehicle.ts'

/** A picture with its renditions; `src` is the fallback. Sizes in px. */
export const pictureSchema = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  colour: z.string().nullable(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Picture = z.infer<typeof pictureSchema>

/** What a list card shows. Prices in US cents, null: ask for a quote. Lengths mm, range km, power kW. */
export const carCardSchema = z.object({
  model_id: z.number().int(),
  model_sign: z.string(),
  model_name: z.string(),
  trim: z.string().nullable(),
  model_year: z.number().int().nullable(),
  brand_name: z.string(),
  brand_sign: z.string(),
  auto_type: z.enum(AUTO_TYPES).nullable(),
  body_type: z.string(),
  energy_type: z.enum(ENERGY_TYPES),
  /** What the engine burns; null: nothing, or not known. */
  fuel: z.enum(FUELS).nullable(),
  seats: z.number().int().nullable(),
  range_km: z.number().int().nullable(),
  range_cycle: z.string().nullable(),
  displacement_cc: z.number().int().nullable(),
  power_kw: z.number().int().nullable(),
  payload_kg: z.number().int().nullable(),
  gvw_kg: z.number().int().nullable(),
  drive_type: z.string().nullable(),
  axle_config: z.string().nullable(),
  doors: z.number().int().nullable(),
  length_mm: z.number().int().nullable(),
  width_mm: z.number().int().nullable(),
  height_mm: z.number().int().nullable(),
  wheelbase_mm: z.number().int().nullable(),
  steering: z.enum(STEERING_SIDES).nullable(),
  transmission: z.string().nullable(),
  fob_price_usd_cents: z.number().int().nullable(),
  /** Where the price is FOB: the vehicle's own port of loading, or the company's; null where neither is said. */
  port_of_loading: z.string().nullable(),
  moq: z.number().int(),
  is_hot: z.boolean(),
  is_off_road: z.boolean(),
  is_sports: z.boolean(),
  is_sample: z.boolean(),
  picture: pictureSchema.nullable(),
})
export type CarCard = z.infer<typeof carCardSchema>

/** Filters of the car list; each is a list, empty means all, or a bound. `type` is an auto, fuel or other type sign (R6.2). */
export const carFilterSchema = z.strictObject({
  type: listOf(sign),
  brand: listOf(filterBrandSign),
  price: listOf(z.enum(PRICE_BANDS)),
  energy: listOf(z.enum(ENERGY_TYPES)),
  /** What the engine burns. */
  fuel: listOf(z.enum(FUELS)),
  /** The socket for charging: GB/T, CCS2, Type 2 … */
  charge_port: listOf(sign),
  auto_type: listOf(z.enum(AUTO_TYPES)),
  body: listOf(sign),
  emission: listOf(sign),
  /** Engine: displacement bands in litres, see `ENGINE_BANDS`. */
  engine: listOf(sign),
  drive: listOf(sign),
  transmission: listOf(sign),
  steering: listOf(z.enum(STEERING_SIDES)),
  seats: listOf(sign),
  year: listOf(sign),
  /** Paints that the car can be had in. */
  colour: listOf(sign),
  /** Ready for loading within so many days of the order. */
  lead_time: listOf(z.enum(LEAD_TIMES)),
  /** All of it is wanted. */
  equipment: listOf(z.enum(EQUIPMENT)),
  /** 1 passenger, 2 commercial. */
  category: listOf(z.enum(['1', '2'])),
  /** Bounds of `CAR_RANGES`, inclusive; a range and the values of a filter of the same name are alternatives. */
  price_from: bound,
  price_to: bound,
  year_from: bound,
  year_to: bound,
  range_from: bound,
  range_to: bound,
  power_from: bound,
  power_to: bound,
  /** Whole US dollars at the destination of the call. */
  cif_from: bound,
  cif_to: bound,
  landed_from: bound,
  landed_to: bound,
  word: z.string().trim().max(100).optional(),
})
export type CarFilter = z.infer<typeof carFilterSchema>

/** Displacement bands in cc: lower bound exclusive, upper inclusive. */
export const ENGINE_BANDS = { '0-1.5': [0, 1500], '1.5-2.0': [1500, 2000], '2.0-3.0': [2000, 3000], '3.0': [3000, null] } as const

export const CAR_PAGE_SIZE = 24

/** What facets are counted under. */
export const countCarsInputSchema = carFilterSchema.extend({ admitted: admittedSchema, destination: destinationSchema })

export const listCarsInputSchema = countCarsInputSchema.extend({
  sort: z.enum(SORTS).default('0'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(CAR_PAGE_SIZE),
})
export type ListCarsInput = z.infer<typeof listCarsInputSchema>

export const carPageSchema = z.object({
  list: z.array(carCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
})
export type CarPage = z.infer<typeof carPageSchema>

/** A facet's option: `value` goes into the URL; `label` only for names that are data (brands), else null: the screen translates. */
export const facetOptionSchema = z.object({ value: z.string(), label: z.string().nullable(), count: z.number().int(), is_selected: z.boolean() })
export const carFacetsSchema = z.object({
  total: z.number().int(),
  facets: z.array(z.object({ name: z.enum(FACET_NAMES), options: z.array(facetOptionSchema) })),
})
export type FacetOption = z.infer<typeof facetOptionSchema>
export type CarFacets = z.infer<typeof carFacetsSchema>

/** The specification sheet of a car. Same units as the card; dimensions mm, weights kg, battery kWh, consumption L/100 km, speed km/h. */
export const carSheetSchema = carCardSchema.extend({
  torque_nm: z.number().int().nullable(),
  curb_weight_kg: z.number().int().nullable(),
  battery_kwh: z.number().nullable(),
  battery_type: z.string().nullable(),
  charge_port: z.string().nullable(),
  /** Paints that it can be had in; empty: not known. */
  colours: z.array(z.enum(COLOURS)),
  /** Days from the order until it stands ready for loading; 0: in stock, null: not known. */
  lead_time_days: z.number().int().nullable(),
  /** What it comes with, in display order; empty: not known. */
  equipment: z.array(z.enum(EQUIPMENT)),
  fuel_consumption_l_100km: z.number().nullable(),
  top_speed_kmh: z.number().int().nullable(),
  emission_standard: z.string().nullable(),
  brand_type: z.union([z.literal(1), z.literal(2)]),
  /** The last day of the price; null: not said. */
  price_valid_until: z.string().nullable(),
  updated_at: z.string(),
})
export type CarSheet = z.infer<typeof carSheetSchema>

/** Everything a detail page tells. */
export const carDetailSchema = carSheetSchema.extend({
  summary: z.string().nullable(),
  media: z.object({
    video: z.array(z.object({ src: z.string(), poster: pictureSchema.nullable() })),
    exterior: z.array(pictureSchema),
    interior: z.array(pictureSchema),
    /** Frames of a turn, in order; empty where there is none. */
    spin: z.array(pictureSchema),
  }),
  /** PDFs, in their order. */
  documents: z.array(vehicleDocumentSchema),
  /** Other trims and years of the same model. */
  trims: z.array(carCardSchema),
  related: z.array(carCardSchema),
  same_brand: z.array(carCardSchema),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type CarDetail = z.infer<typeof carDetailSchema>

export const carDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(200) })
