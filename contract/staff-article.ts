import { z } from 'zod'
import { articleBodySchema, articleSignSchema, carFilterTextSchema } from './article.ts'
import { ARTICLE_CATEGORIES } from './content-values.ts'
import { lineSchema } from './texts.ts'
import {
  checkPageTexts,
  checkPeriods,
  inEachLanguage,
  languageFilters,
  languageNoteSchema,
  languagesInListSchema,
  publishedFields,
  shownFields,
} from './translated.ts'

/** An article as staff edit it, whole. `sign` empty: made from the title. A language without title, summary and body has no text. */
export const articleValueSchema = z
  .strictObject({
    sign: z.literal('').or(articleSignSchema),
    category: z.enum(ARTICLE_CATEGORIES).nullable(),
    is_top: z.boolean(),
    cover_media_id: z.number().int().positive().nullable(),
    list_filter: carFilterTextSchema.nullable(),
    title: inEachLanguage(lineSchema(200)),
    summary: inEachLanguage(lineSchema(600)),
    body: inEachLanguage(articleBodySchema.nullable()),
    ...publishedFields,
  })
  .superRefine((value, { addIssue }) => {
    const fault = (name: string, code: string, message: string) => addIssue({ code: 'custom', path: [name, code], message })
    checkPageTexts(value, [], fault)
    checkPeriods(value, fault)
  })
export type ArticleValue = z.infer<typeof articleValueSchema>

/** What the page of an article shows of it in one language, before it is saved. */
export const articleDraftSchema = z.strictObject({
  category: z.enum(ARTICLE_CATEGORIES).nullable(),
  is_top: z.boolean(),
  cover_media_id: z.number().int().positive().nullable(),
  list_filter: carFilterTextSchema.nullable(),
  title: lineSchema(200).min(1, 'required'),
  summary: lineSchema(600),
  body: articleBodySchema,
})
export type ArticleDraft = z.infer<typeof articleDraftSchema>

/** `version` 0: it is new. */
export const saveStaffArticleInputSchema = z.strictObject({ version: z.number().int().min(0), value: articleValueSchema })

/** `cover`: address of a small rendition of the cover, null while there is none. */
export const staffArticleSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  is_sample: z.boolean(),
  cover: z.string().nullable(),
  value: articleValueSchema,
  languages: inEachLanguage(languageNoteSchema),
})
export type StaffArticle = z.infer<typeof staffArticleSchema>

export const staffArticleRowSchema = z.object({
  id: z.number().int(),
  sign: z.string(),
  title: z.string(),
  title_locale: z.string(),
  category: z.enum(ARTICLE_CATEGORIES).nullable(),
  is_top: z.boolean(),
  is_sample: z.boolean(),
  cover: z.string().nullable(),
  updated_at: z.string(),
  ...shownFields,
  languages: languagesInListSchema,
})
export type StaffArticleRow = z.infer<typeof staffArticleRowSchema>
export const staffArticlePageSchema = z.object({ list: z.array(staffArticleRowSchema), total: z.number().int() })
export type StaffArticlePage = z.infer<typeof staffArticlePageSchema>

export const listStaffArticlesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  ...languageFilters,
  sort: z.enum(['published_at', 'updated_at', 'title']).default('published_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListStaffArticlesInput = z.infer<typeof listStaffArticlesInputSchema>
