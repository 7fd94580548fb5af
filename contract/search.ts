import { z } from 'zod'
import { activityCardSchema } from './activity.ts'
import { articleCardSchema } from './article.ts'
import { brandSchema } from './brand.ts'
import { carCardSchema } from './car.ts'
import { downloadItemSchema } from './download.ts'
import { fittingCardSchema } from './fitting.ts'
import { usedCarCardSchema } from './used-car.ts'

/** Kinds of what a search finds. */
export const SEARCH_KINDS = ['type', 'brand', 'car', 'used_car', 'fitting', 'article', 'activity', 'download', 'page'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Longest text that is searched for, in characters. */
export const SEARCH_TERM_LIMIT = 100

export const searchInputSchema = z.strictObject({
  word: z.string().trim().max(SEARCH_TERM_LIMIT).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type SearchInput = z.infer<typeof searchInputSchema>

/** A type of car that the words name, with the list it leads to. `type_sign` is a value of `group`. */
export const searchTypeSchema = z.object({
  group: z.enum(['auto_type', 'energy', 'body', 'other_type', 'category']),
  type_sign: z.string(),
  url: z.string(),
  car_count: z.number().int(),
})
export type SearchType = z.infer<typeof searchTypeSchema>

/** A page of the site. `key` names its title among the site's words of the menu. */
export const searchPageSchema = z.object({ key: z.string(), url: z.string(), title: z.string() })
export type SearchPage = z.infer<typeof searchPageSchema>

/** The first rows of a kind and the number of all. */
const groupOf = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.number().int() })

/**
 * What a word finds, by kind. `cars` is a page of 24; of the other kinds the first rows are there, with the number of all.
 * `query`: what the lists are to be asked for to show all of a kind. `corrected`: what was looked for instead of a slip of the hand,
 * null where nothing was corrected. `exact`: rows whose number was typed; their kind comes first in `order`, and they first in their kind.
 */
export const searchResultSchema = z.object({
  word: z.string(),
  query: z.string(),
  corrected: z.string().nullable(),
  total: z.number().int(),
  order: z.array(z.enum(SEARCH_KINDS)),
  exact: z.array(z.object({ kind: z.enum(['car', 'used_car', 'fitting']), sign: z.string() })),
  types: z.array(searchTypeSchema),
  brands: z.array(brandSchema),
  cars: z.object({ list: z.array(carCardSchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int(), page_count: z.number().int() }),
  /** `filter`: query of the list of used cars that shows all of them. */
  used_cars: groupOf(usedCarCardSchema).extend({ filter: z.string() }),
  fittings: groupOf(fittingCardSchema),
  articles: groupOf(articleCardSchema),
  activities: groupOf(activityCardSchema),
  downloads: groupOf(downloadItemSchema),
  pages: z.array(searchPageSchema),
})
export type SearchResult = z.infer<typeof searchResultSchema>
