import { z } from 'zod'

/** Brand of the wire (R6.8): `type` 1 passenger, 2 commercial. `brand_img` null: draw the monogram. */
export const brandSchema = z.object({
  brand_name: z.string(),
  brand_sign: z.string(),
  brand_img: z.string().nullable(),
  type: z.union([z.literal(1), z.literal(2)]),
  is_hot: z.boolean(),
  is_sample: z.boolean(),
  car_count: z.number().int(),
})
export type Brand = z.infer<typeof brandSchema>

/**
 * A brand with the facts of its page. `country_name` and `introduction` in the request's language; `introduction` (plain text) is null
 * where none is published in it.
 */
export const brandDetailSchema = brandSchema.extend({
  founded_year: z.number().int().nullable(),
  country_of_origin: z.string().nullable(),
  country_name: z.string().nullable(),
  introduction: z.string().nullable(),
})
export type BrandDetail = z.infer<typeof brandDetailSchema>

export const brandDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(200) })

/** What is said of a maker, plain text. */
export const brandIntroductionSchema = z.string().trim().min(1).max(1000)

/** Introductions by language: null takes one away, a language that is left out keeps its own. */
export const saveBrandIntroductionInputSchema = z.strictObject({
  brand_sign: z.string().trim().min(1).max(200),
  texts: z.record(z.string(), brandIntroductionSchema.nullable()),
})
export type SaveBrandIntroductionInput = z.input<typeof saveBrandIntroductionInputSchema>

export const listBrandsInputSchema = z.strictObject({
  type: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .optional(),
})
export type ListBrandsInput = z.infer<typeof listBrandsInputSchema>

/** Auto type, fuel type or other type of the products panel (R6.3). `url` leads into the list. */
export const autoTypeSchema = z.object({
  type_name: z.string(),
  type_sign: z.string(),
  url: z.string(),
  group: z.enum(['auto_type', 'fuel_type', 'other_type']),
  car_count: z.number().int(),
})
export type AutoTypeEntry = z.infer<typeof autoTypeSchema>
