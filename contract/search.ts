import { z } from 'zod'
import { brandSchema } from './brand.ts'
import { carCardSchema } from './car.ts'

export const searchInputSchema = z.strictObject({
  word: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type SearchInput = z.infer<typeof searchInputSchema>

/** What a word finds. `cars` is a page of 24, `brands` at most 12. */
export const searchResultSchema = z.object({
  word: z.string(),
  brands: z.array(brandSchema),
  cars: z.object({ list: z.array(carCardSchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int(), page_count: z.number().int() }),
})
export type SearchResult = z.infer<typeof searchResultSchema>
