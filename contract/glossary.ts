import { z } from 'zod'
import { lineSchema, linesSchema, localeSchema } from './texts.ts'
import { inEachLanguage } from './translated.ts'

/**
 * A term of the trade. `term`: how English says it; `spellings`: other ways in which English writes it; `meaning`: for whoever translates;
 * `words`: how each other language says it, empty where nobody has decided.
 */
export const glossaryTermValueSchema = z.strictObject({
  term: lineSchema(80).min(1, 'required'),
  spellings: z.array(lineSchema(80).min(1, 'required')).max(20, 'too_many'),
  meaning: linesSchema(400),
  words: inEachLanguage(lineSchema(160)),
})
export type GlossaryTermValue = z.infer<typeof glossaryTermValueSchema>

/** `id`: the term as an address writes it. `is_own`: staff have written it; others are the product's. `version` 0: staff have not touched it. */
export const glossaryTermSchema = z.object({ id: z.string(), version: z.number().int(), is_own: z.boolean(), value: glossaryTermValueSchema })
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>
export const glossaryPageSchema = z.object({ list: z.array(glossaryTermSchema), total: z.number().int() })
export type GlossaryPage = z.infer<typeof glossaryPageSchema>

export const listGlossaryInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  /** Terms for which this language has no word yet. */
  locale: localeSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListGlossaryInput = z.infer<typeof listGlossaryInputSchema>
export const glossaryIdSchema = z.strictObject({ id: z.string().min(1).max(100) })
export const saveGlossaryTermInputSchema = z.strictObject({ version: z.number().int().min(0), value: glossaryTermValueSchema })
export type SaveGlossaryTermInput = z.infer<typeof saveGlossaryTermInputSchema>
