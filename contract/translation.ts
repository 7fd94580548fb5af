import { z } from 'zod'
import { PUBLISH_STATES } from './content-values.ts'
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
