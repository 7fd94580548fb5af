import { z } from 'zod'
import { facetOptionSchema, pictureSchema } from './car.ts'
import { bound, filterBrandSign, filterSign, listOf } from './filter-schemas.ts'
import { SORTS } from './vehicle.ts'

export const FITTING_FACET_NAMES = ['category', 'brand', 'model', 'year'] as const
export type FittingFacetName = (typeof FITTING_FACET_NAMES)[number]

export const FITTING_PAGE_SIZE = 24

/**
 * Filters of the parts list; each list empty means all. `brand` keeps what fits a vehicle of one of the brands, universal parts included.
 * `model` (a model's name) and `year` (its model year) narrow that to vehicles of the catalogue; each needs the one before it.
 */
export const listFittingsInputSchema = z.strictObject({
  category: listOf(filterSign),
  brand: listOf(filterBrandSign),
  model: z.string().trim().max(100).optional(),
  year: z
    .string()
    .regex(/^(|[12]\d{3})$/)
    .optional(),
  /** Bounds of the price in US dollars, inclusive; what has no price is not in the range. */
  price_from: bound,
  price_to: bound,
  word: z.string().trim().max(100).optional(),
  sort: z.enum(SORTS).default('0'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(FITTING_PAGE_SIZE),
})
export type ListFittingsInput = z.infer<typeof listFittingsInputSchema>

/**
 * A part of the list. `name` is that of the request's language; a part must have one, so where the language has none it is
 * `catalogue_name`, which papers go by and which is the same in every language. Price (US cents, null: ask for a quote) and weight (kg)
 * are of one `unit`; `warranty_months` 0: none.
 */
export const fittingCardSchema = z.object({
  sku: z.string(),
  name: z.string(),
  catalogue_name: z.string(),
  category: z.string(),
  oem_numbers: z.array(z.string()),
  /** Fits any vehicle. */
  is_universal: z.boolean(),
  /** Brands with a model that it fits, empty for universal parts and where none is known. Which model is a matter of the VIN. */
  fits_brands: z.array(z.string()),
  unit: z.string(),
  moq: z.number().int(),
  fob_price_usd_cents: z.number().int().nullable(),
  weight_kg: z.number().nullable(),
  warranty_months: z.number().int().nullable(),
  is_sample: z.boolean(),
  picture: pictureSchema.nullable(),
})
export type FittingCard = z.infer<typeof fittingCardSchema>

/**
 * A page of parts with its facets: a facet's counts leave its own selection out, as those of the car list do. Models are there for one
 * selected brand, years for one selected model, each with the number of parts that fit it.
 */
export const fittingPageSchema = z.object({
  list: z.array(fittingCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
  facets: z.array(z.object({ name: z.enum(FITTING_FACET_NAMES), options: z.array(facetOptionSchema) })),
})
export type FittingPage = z.infer<typeof fittingPageSchema>

/** Which vehicles a part fits. `models` empty: every vehicle of the brand. Years are the model years of the catalogue that it fits. */
export const fittingFitsSchema = z.object({
  brand_name: z.string(),
  brand_sign: z.string(),
  models: z.array(z.object({ model_name: z.string(), years: z.array(z.number().int()), car_count: z.number().int() })),
})
export type FittingFits = z.infer<typeof fittingFitsSchema>

/**
 * Everything that is known of a part. Weight (kg) and volume (m³) are of one `unit`; dates are ISO moments in UTC. `material` and
 * `summary` are null where the request's language has none.
 */
export const fittingDetailSchema = fittingCardSchema.extend({
  hs_code: z.string().nullable(),
  material: z.string().nullable(),
  volume_cbm: z.number().nullable(),
  updated_at: z.string(),
  summary: z.string().nullable(),
  pictures: z.array(pictureSchema),
  fits: z.array(fittingFitsSchema),
  /** For the same vehicles first, then of the same category; at most 8. */
  related: z.array(fittingCardSchema),
})
export type FittingDetail = z.infer<typeof fittingDetailSchema>

/** `id` is the part number, in any case. */
export const fittingDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(60) })
