import { z } from 'zod'
import { LANGUAGE_LACKS, PUBLISH_STATES } from './content-values.ts'
import { localeSchema } from './texts.ts'
import { inEachLanguage, languageNoteSchema } from './translated.ts'
import { TRANSLATED_KINDS, WORD_FORMS } from './translation-values.ts'

/** A text as a form holds it: a string, or the blocks of a body, null where there is none. */
export type Word = string | unknown[] | null

/**
 * The words of a thing: for each field a text per language, with `publish_state` per language where the kind has one, and `is_checked`:
 * somebody has read this language and it says what the English says now. Fields and languages that are left out stay as they are.
 */
export const wordsValueSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9_-]{0,60}$/),
  z.partialRecord(localeSchema, z.union([z.string().max(20_000, 'too_long'), z.boolean(), z.array(z.unknown()).max(200, 'too_many'), z.null()])),
)
export type WordsValue = Record<string, Partial<Record<z.infer<typeof localeSchema>, Word | boolean>>>

/** `most`: letters at most, 0 where the blocks say it themselves. `is_required`: a language with any words has these. */
export const wordFieldSchema = z.object({
  name: z.string(),
  form: z.enum(WORD_FORMS),
  most: z.number().int(),
  is_required: z.boolean(),
})

/** A thing with its words. `id`: `article/12`; `name`: what it is called in a list; `source`: English words that stand with the thing itself where it has none of its own. */
export const translatedSchema = z.object({
  id: z.string(),
  kind: z.enum(TRANSLATED_KINDS),
  version: z.number().int(),
  name: z.string(),
  has_state: z.boolean(),
  fields: z.array(wordFieldSchema),
  source: z.record(z.string(), z.string()),
  value: wordsValueSchema,
  languages: inEachLanguage(languageNoteSchema),
})
export type Translated = Omit<z.infer<typeof translatedSchema>, 'value'> & { value: WordsValue }

/** A number, or the name of a group of settings. */
const thing = { kind: z.enum(TRANSLATED_KINDS), id: z.string().regex(/^(?:[1-9]\d{0,14}|[a-z]{1,20})$/) }
export const translatedIdSchema = z.strictObject(thing)
export const saveWordsInputSchema = z.strictObject({ ...thing, version: z.number().int().min(0), value: wordsValueSchema })
export type SaveWordsInput = z.infer<typeof saveWordsInputSchema>

export const WORDS_PUBLISH_STATE_SCHEMA = z.enum(PUBLISH_STATES)

/** Filters of the matrix of things and languages. `lack` counts for `locale`, or for any language; empty means all. */
export const translationFilterSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  kind: z.enum(TRANSLATED_KINDS).optional(),
  locale: localeSchema.optional(),
  lack: z.enum(LANGUAGE_LACKS).optional(),
})
export type TranslationFilter = z.infer<typeof translationFilterSchema>
export const listTranslationsInputSchema = translationFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListTranslationsInput = z.infer<typeof listTranslationsInputSchema>

/** What a language has of a thing: what is wanting of its words, null where nothing is, and their state, null where there are none or the kind has no states. */
const cellSchema = z.object({ lack: z.enum(LANGUAGE_LACKS).nullable(), state: z.enum(PUBLISH_STATES).nullable() })
export type TranslationCell = z.infer<typeof cellSchema>
/** `is_written` false: it has no words in any language and is not there yet; its form is where it is written first. */
export const translationRowSchema = z.object({
  id: z.string(),
  kind: z.enum(TRANSLATED_KINDS),
  name: z.string(),
  is_written: z.boolean(),
  cells: inEachLanguage(cellSchema),
})
export type TranslationRow = z.infer<typeof translationRowSchema>

/** How many things of a kind lack something in each language; `total`: things of the kind with words in any language, or that should have some. */
const countSchema = z.object({ missing: z.number().int(), stale: z.number().int(), unread: z.number().int() })
export const translationCountsSchema = z.array(z.object({ kind: z.enum(TRANSLATED_KINDS), total: z.number().int(), languages: inEachLanguage(countSchema) }))
export type TranslationCounts = z.infer<typeof translationCountsSchema>

export const translationPageSchema = z.object({ list: z.array(translationRowSchema), total: z.number().int() })
export type TranslationPage = z.infer<typeof translationPageSchema>

/** The next thing that lacks something in a language, after `after` in the order of the matrix and round again. */
export const nextTranslationInputSchema = z.strictObject({ locale: localeSchema, kind: z.enum(TRANSLATED_KINDS).optional(), after: z.string().max(40) })
export type NextTranslationInput = z.infer<typeof nextTranslationInputSchema>
export const nextTranslationSchema = z.object({ id: z.string().nullable(), left: z.number().int() })
export type NextTranslation = z.infer<typeof nextTranslationSchema>

/** Terms of the trade that the English of each field holds, as the language says them; `use` empty: the glossary has no word for it there. */
export const wordTermsInputSchema = z.strictObject({ ...thing, locale: localeSchema })
export const wordTermSchema = z.object({ term: z.string(), use: z.string(), avoid: z.array(z.string()), note: z.string(), meaning: z.string() })
export const wordTermsSchema = z.object({ fields: z.record(z.string(), z.array(wordTermSchema)) })
export type WordTerm = z.infer<typeof wordTermSchema>
export type WordTerms = z.infer<typeof wordTermsSchema>
