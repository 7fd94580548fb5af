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

/** Orders that vehicles can be asked for in. */
export const SEARCH_ORDERS = ['cheapest', 'dearest', 'newest', 'lowest_mileage'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** Longest text that is searched for, in characters. */
export const SEARCH_TERM_LIMIT = 100

export const searchInputSchema = z.strictObject({
  word: z.string().trim().max(SEARCH_TERM_LIMIT).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Order of the vehicles; none: best match. */
  order: z.enum(SEARCH_ORDERS).optional(),
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

const searchRangeSchema = z.object({ name: z.string(), from: z.number().nullable(), to: z.number().nullable() })

/** A sum in other money, with the US dollars (round, null without end) that it was looked for by, and the day (ISO) of the rate. `currency`: ISO 4217. */
export const searchSumSchema = z.object({
  currency: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  usd: searchRangeSchema,
  as_of: z.string(),
})
export type SearchSum = z.infer<typeof searchSumSchema>

/**
 * What was understood of a text: values of which any will do, or bounds of a figure (inclusive, null without end), or the country it is to go
 * to; a price at that place is the range `landed` or `cif`; none of these: a word that is looked for, or that says used, new or an order. `typed`: the words it was read from; `without`: the text that is left without them.
 */
export const searchTermSchema = z.object({
  typed: z.string(),
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  range: searchRangeSchema.nullable(),
  country: z.string().nullable(),
  without: z.string(),
})
export type SearchTerm = z.infer<typeof searchTermSchema>

/**
 * Where vehicles are to go. `code`: the destination that prices speak of, null where none lead there. `admission`: vehicles are narrowed to what the country
 * admits; `refused`: none of them is admitted, so that all are there; null: no rule is known.
 */
const searchDestinationSchema = z.object({ country: z.string(), code: z.string().nullable(), admission: z.enum(['admitted', 'refused']).nullable() })

/** The first rows of a kind and the number of all. */
const groupOf = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.number().int() })

/**
 * What a word finds, by kind. `cars` is a page of 24; of the other kinds the first rows are there, with the number of all.
 * `query`: what the lists are to be asked for to show all of a kind. `corrected`: what was looked for instead of a slip of the hand,
 * null where nothing was corrected. `terms`: what was understood; `left_out`: words that no vehicle meets together with the others, so that the lists go
 * without them; `instead`: there is none in the condition that was asked for, so that
 * those in this one are there; `nearby`: vehicles that meet most of it, where few meet all (`left_out`: what they do not); `near`: how many parts at the end
 * of their list are of the same name for other vehicles; `absent`: a
 * model that the company does not have, in whose place its kind was looked for; `converted`: sums in other money; `unpriced`: limits in money that no rate is
 * known of, without which was looked; `turned`: ranges whose bounds were said the wrong way round; `missing`: a part, as typed, that there is none of for the
 * vehicle that is named. Of used cars `total` counts
 * those that can be bought, while there are any and no number of theirs was typed; others stand at the end of the list. `exact`: rows whose number was typed; their kind comes first in `order`, and they first in their kind.
 */
export const searchResultSchema = z.object({
  word: z.string(),
  query: z.string(),
  corrected: z.string().nullable(),
  total: z.number().int(),
  order: z.array(z.enum(SEARCH_KINDS)),
  exact: z.array(z.object({ kind: z.enum(['car', 'used_car', 'fitting']), sign: z.string() })),
  terms: z.array(searchTermSchema),
  left_out: z.array(z.string()),
  absent: z.string().nullable(),
  instead: z.enum(['used', 'new']).nullable(),
  destination: searchDestinationSchema.nullable(),
  converted: z.array(searchSumSchema),
  unpriced: z.array(z.string()),
  turned: z.array(z.object({ typed: z.string(), range: searchRangeSchema })),
  /** Query of the list of new and used cars that shows all of both. */
  filter: z.string(),
  nearby: z.object({ cars: z.array(carCardSchema), used_cars: z.array(usedCarCardSchema), left_out: z.array(z.string()) }),
  types: z.array(searchTypeSchema),
  brands: z.array(brandSchema),
  /** `filter`: query of the list of new cars that shows all of them. */
  cars: z.object({
    list: z.array(carCardSchema),
    total: z.number().int(),
    filter: z.string(),
    page: z.number().int(),
    page_size: z.number().int(),
    page_count: z.number().int(),
  }),
  /** `filter`: query of the list of used cars that shows all of them. */
  used_cars: groupOf(usedCarCardSchema).extend({ filter: z.string() }),
  fittings: groupOf(fittingCardSchema).extend({ near: z.number().int(), missing: z.string().nullable() }),
  articles: groupOf(articleCardSchema),
  activities: groupOf(activityCardSchema),
  downloads: groupOf(downloadItemSchema),
  pages: z.array(searchPageSchema),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/** What is typed so far. */
export const suggestInputSchema = z.strictObject({ word: z.string().trim().max(SEARCH_TERM_LIMIT).default('') })
export type SuggestInput = z.infer<typeof suggestInputSchema>

/** What a text that is still typed may mean. `phrases`: whole texts that it begins, to be searched for; of the rest the first rows. */
export const searchSuggestionsSchema = z.object({
  phrases: z.array(z.string()),
  brands: z.array(brandSchema),
  cars: z.array(carCardSchema),
  used_cars: z.array(usedCarCardSchema),
  fittings: z.array(fittingCardSchema),
  pages: z.array(searchPageSchema),
})
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>
