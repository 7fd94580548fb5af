import { z } from 'zod'
import { admittedSchema, destinationSchema } from './landed-price.ts'
import { facetOptionSchema, pictureSchema } from './car.ts'
import { bound, filterBrandSign, filterSign, listOf } from './filter-schemas.ts'
import { vehicleDocumentSchema } from './media.ts'
import { MILEAGE_BANDS, USED_CAR_STATUSES, USED_FACET_NAMES, USED_PRICE_BANDS, USED_SORTS } from './used-values.ts'
import { EQUIPMENT } from './equipment-values.ts'
import { AUTO_TYPES, ENERGY_TYPES, FUELS, STEERING_SIDES } from './vehicle.ts'

export const USED_PAGE_SIZE = 24

/** Filters of the list of used cars; each is a list, empty means all, or a bound. */
export const usedCarFilterSchema = z.strictObject({
  brand: listOf(filterBrandSign),
  price: listOf(z.enum(USED_PRICE_BANDS)),
  year: listOf(filterSign),
  mileage: listOf(z.enum(MILEAGE_BANDS)),
  energy: listOf(z.enum(ENERGY_TYPES)),
  /** What the engine burns. */
  fuel: listOf(z.enum(FUELS)),
  /** Body of the model, by the catalogue of new cars where it has the model. */
  body: listOf(filterSign),
  transmission: listOf(filterSign),
  drive: listOf(filterSign),
  /** Charging port and seats of the model, where all of its versions in the catalogue of new cars agree. */
  charge_port: listOf(filterSign),
  steering: listOf(z.enum(STEERING_SIDES)),
  seats: listOf(filterSign),
  /** Exterior colour, as the stock names it. */
  colour: listOf(filterSign),
  /** All of it is wanted. */
  equipment: listOf(z.enum(EQUIPMENT)),
  port: listOf(filterSign),
  status: listOf(z.enum(USED_CAR_STATUSES)),
  /** Bounds of `USED_RANGES`, inclusive; a range and the values of the filter of the same name are alternatives. */
  price_from: bound,
  price_to: bound,
  year_from: bound,
  year_to: bound,
  mileage_from: bound,
  mileage_to: bound,
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
export type UsedCarFilter = z.infer<typeof usedCarFilterSchema>

export const listUsedCarsInputSchema = usedCarFilterSchema.extend({
  admitted: admittedSchema,
  destination: destinationSchema,
  sort: z.enum(USED_SORTS).default('0'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(USED_PAGE_SIZE),
})
export type ListUsedCarsInput = z.infer<typeof listUsedCarsInputSchema>

/** What is known of a unit's model: its body, and its measures (mm, kg) where the catalogue of new cars has the model. */
export const usedCarSeriesSchema = z.object({
  /** Sign of the new car that comes nearest in version, energy and year; null: not in the catalogue. */
  model_sign: z.string().nullable(),
  body_type: z.string().nullable(),
  auto_type: z.enum(AUTO_TYPES).nullable(),
  doors: z.number().int().nullable(),
  length_mm: z.number().int().nullable(),
  width_mm: z.number().int().nullable(),
  height_mm: z.number().int().nullable(),
  wheelbase_mm: z.number().int().nullable(),
  gvw_kg: z.number().int().nullable(),
  axle_config: z.string().nullable(),
  is_off_road: z.boolean(),
  is_sports: z.boolean(),
})
export type UsedCarSeries = z.infer<typeof usedCarSeriesSchema>

/** One unit of the stock in a list. Price in US cents, null: ask for a quote. Dates are `YYYY-MM-DD`. */
export const usedCarCardSchema = z.object({
  stock_ref: z.string(),
  model_name: z.string(),
  trim: z.string().nullable(),
  model_year: z.number().int().nullable(),
  brand_name: z.string(),
  brand_sign: z.string(),
  first_registration_date: z.string().nullable(),
  mileage_km: z.number().int().nullable(),
  colour_exterior: z.string().nullable(),
  steering: z.enum(STEERING_SIDES).nullable(),
  energy_type: z.enum(ENERGY_TYPES),
  /** What the engine burns; null: nothing, or not known. */
  fuel: z.enum(FUELS).nullable(),
  port_of_loading: z.string().nullable(),
  fob_price_usd_cents: z.number().int().nullable(),
  status: z.enum(USED_CAR_STATUSES),
  is_sample: z.boolean(),
  series: usedCarSeriesSchema,
  picture: pictureSchema.nullable(),
})
export type UsedCarCard = z.infer<typeof usedCarCardSchema>

export const usedCarFacetsSchema = z.array(z.object({ name: z.enum(USED_FACET_NAMES), options: z.array(facetOptionSchema) }))

/** A page of used cars with its facets: a facet's counts leave its own selection out. */
export const usedCarPageSchema = z.object({
  list: z.array(usedCarCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
  facets: usedCarFacetsSchema,
})
export type UsedCarPage = z.infer<typeof usedCarPageSchema>

/** A finding of the inspection; size in cm, null where it has none. */
export const usedCarDefectSchema = z.object({ zone: z.string(), kind: z.string(), size_cm: z.number().nullable(), note: z.string().nullable() })

/** What is compared of a unit. */
export const usedCarSheetSchema = usedCarCardSchema.extend({
  displacement_cc: z.number().int().nullable(),
  transmission: z.string().nullable(),
  drive_type: z.string().nullable(),
  emission_standard: z.string().nullable(),
  /** What it comes with, in display order; empty: not known. */
  equipment: z.array(z.enum(EQUIPMENT)),
  owners: z.number().int().nullable(),
  battery_soh_pct: z.number().int().nullable(),
})
export type UsedCarSheet = z.infer<typeof usedCarSheetSchema>

/** Everything that is known of a unit. Displacement in cc, battery health in percent of the new capacity. */
export const usedCarDetailSchema = usedCarCardSchema.extend({
  manufacture_date: z.string().nullable(),
  colour_interior: z.string().nullable(),
  displacement_cc: z.number().int().nullable(),
  transmission: z.string().nullable(),
  drive_type: z.string().nullable(),
  emission_standard: z.string().nullable(),
  /** What it comes with, in display order; empty: not known. */
  equipment: z.array(z.enum(EQUIPMENT)),
  vin: z.string().nullable(),
  previous_use: z.string().nullable(),
  owners: z.number().int().nullable(),
  keys: z.number().int().nullable(),
  inspection_body: z.string().nullable(),
  inspection_date: z.string().nullable(),
  /** Null: not examined. */
  is_accident_free: z.boolean().nullable(),
  battery_soh_pct: z.number().int().nullable(),
  defects: z.array(usedCarDefectSchema),
  /** The last day of the price; null: not said. */
  price_valid_until: z.string().nullable(),
  updated_at: z.string(),
  summary: z.string().nullable(),
  media: z.object({
    video: z.array(z.object({ src: z.string(), poster: pictureSchema.nullable() })),
    exterior: z.array(pictureSchema),
    interior: z.array(pictureSchema),
    spin: z.array(pictureSchema),
  }),
  /** PDFs, in their order. */
  documents: z.array(vehicleDocumentSchema),
  /** Units that are not sold: of the same model first, then of the same body and a near price. */
  similar: z.array(usedCarCardSchema),
})
export type UsedCarDetail = z.infer<typeof usedCarDetailSchema>

/** `id` is the stock reference, in any case. */
export const usedCarDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(60) })

/** What is known of a unit before it is saved, for the drawing that its findings are marked on. */
export const defectDrawingInputSchema = z.strictObject({
  brand_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  model_name: z.string().trim().max(80).default(''),
  energy_type: z.enum(ENERGY_TYPES).optional(),
})
export type DefectDrawingInput = z.infer<typeof defectDrawingInputSchema>
/** A drawing without marks; its zones with their middles in per cent of its width and height. */
export const defectDrawingSchema = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  zones: z.array(z.object({ zone: z.string(), x: z.number(), y: z.number() })),
})
export type DefectDrawing = z.infer<typeof defectDrawingSchema>

/** Names that may be numbers of units, as folders and files have them. */
export const matchUnitsInputSchema = z.strictObject({ names: z.array(z.string().max(200)).min(1).max(5_000) })
/** `unit` null: none, or several (`is_ambiguous`). */
export const matchedUnitSchema = z.object({
  name: z.string(),
  unit: z.object({ id: z.number().int(), sign: z.string(), name: z.string(), picture_count: z.number().int() }).nullable(),
  is_ambiguous: z.boolean(),
})
export type MatchedUnit = z.infer<typeof matchedUnitSchema>
