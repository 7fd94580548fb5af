import { z } from 'zod'
import { ARTICLE_CATEGORIES, PUBLISH_STATES } from './content-values.ts'
import { carFilterSchema, pictureSchema } from './car.ts'

/** Parts of the news under addresses of their own (R3.5); no article may be called so. */
export const ARTICLE_SECTIONS = ['item', 'list', 'top', 'search-top'] as const
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number]

export const ARTICLE_PAGE_SIZE = 12

/** What no page can show. A rule of its own: readers of the API's description know no `\p{Cc}`. */
const CONTROL = /[^\P{Cc}\t\n]/u

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine((text) => !CONTROL.test(text), 'control_characters')

/** One piece of a body. Text is plain: screens escape it, so no mark-up ever reaches a page. */
export const articleBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: words(4000) }),
  z.strictObject({ kind: z.literal('heading'), text: words(200) }),
  z.strictObject({ kind: z.literal('list'), is_ordered: z.boolean(), items: z.array(words(1000)).min(1).max(60) }),
  z
    .strictObject({
      kind: z.literal('table'),
      head: z.array(words(200)).min(2).max(6),
      rows: z
        .array(z.array(words(400)))
        .min(1)
        .max(60),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), { message: 'uneven_table' }),
  z.strictObject({ kind: z.literal('quote'), text: words(1000), source: words(200).nullable() }),
])
export type ArticleBlock = z.infer<typeof articleBlockSchema>

export const articleBodySchema = z.array(articleBlockSchema).min(1).max(200)
export type ArticleBody = z.infer<typeof articleBodySchema>

/** An article of a list. `picture`: set by staff, wins over the drawing of its category. `published_at` and `updated_at` are ISO moments in UTC. */
export const articleCardSchema = z.object({
  article_id: z.number().int(),
  sign: z.string(),
  category: z.enum(ARTICLE_CATEGORIES).nullable(),
  title: z.string(),
  summary: z.string(),
  picture: pictureSchema.nullable(),
  is_top: z.boolean(),
  is_sample: z.boolean(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type ArticleCard = z.infer<typeof articleCardSchema>

export const articlePageSchema = z.object({
  list: z.array(articleCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
})
export type ArticlePage = z.infer<typeof articlePageSchema>

/**
 * A whole article. `locales`: the languages that it is published in. `list_filter`: a query of the car list that shows what it is
 * about. `related`: what to read next, same category first.
 */
export const articleDetailSchema = articleCardSchema.extend({
  body: articleBodySchema,
  locales: z.array(z.string()),
  list_filter: z.string().nullable(),
  related: z.array(articleCardSchema),
})
export type ArticleDetail = z.infer<typeof articleDetailSchema>

export const listArticlesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(ARTICLE_PAGE_SIZE),
})
export type ListArticlesInput = z.infer<typeof listArticlesInputSchema>

export const listTopArticlesInputSchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(12).default(3) })
export type ListTopArticlesInput = z.infer<typeof listTopArticlesInputSchema>

export const articleDetailInputSchema = z.strictObject({ id: z.string().trim().min(1).max(120) })
export type ArticleDetailInput = z.infer<typeof articleDetailInputSchema>

/** Word in an article's address, the same in every language: not a number, not the name of a part of the news. */
export const articleSignSchema = z
  .string()
  .max(120)
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'sign')
  .refine((sign) => !(ARTICLE_SECTIONS as readonly string[]).includes(sign), { message: 'reserved' })

/** A query of the car list, such as `type=suv&fuel=BEV`. */
export const carFilterTextSchema = z.string().max(400).refine(isCarFilter, { message: 'not_a_filter' })

/** An article in one language. Without a body it is not published there, whatever its state says. */
export const articleTextSchema = z.strictObject({
  title: words(200),
  summary: words(600),
  body: articleBodySchema.nullable(),
  publish_state: z.enum(PUBLISH_STATES),
  published_at: z.iso.datetime(),
})
export type ArticleText = z.infer<typeof articleTextSchema>

export const saveArticleInputSchema = z.strictObject({
  sign: articleSignSchema,
  category: z.enum(ARTICLE_CATEGORIES).nullable(),
  is_top: z.boolean(),
  is_sample: z.boolean(),
  list_filter: carFilterTextSchema.nullable(),
  /** A picture of the store; left out, the one that is there stays. */
  cover_media_id: z.number().int().positive().nullable().optional(),
  /** By language code; a language that is left out is taken down. */
  texts: z.record(z.string(), articleTextSchema),
})
export type SaveArticleInput = z.infer<typeof saveArticleInputSchema>

function isCarFilter(query: string): boolean {
  return carFilterSchema.safeParse(Object.fromEntries(new URLSearchParams(query))).success
}
