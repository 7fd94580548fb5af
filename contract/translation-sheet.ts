import { z } from 'zod'
import { localeSchema } from './texts.ts'
import { translationFilterSchema } from './translation.ts'
import { FILE_FAULTS, SHEET_FAULTS, SHEET_FORMATS, TRANSLATED_KINDS } from './translation-values.ts'

/** What a translator is sent: a language, and of the things that the filter finds what they lack, or everything. */
export const exportWordsInputSchema = translationFilterSchema
  .omit({ locale: true })
  .extend({ locale: localeSchema, format: z.enum(SHEET_FORMATS), scope: z.enum(['lacking', 'all']) })
export type ExportWordsInput = z.infer<typeof exportWordsInputSchema>

/** `check`: only tell what would come in. `publish`: what comes in is published where the English is. */
export const importWordsInputSchema = z.strictObject({
  mode: z.enum(['check', 'take']),
  publish: z.enum(['yes', 'no']).default('no'),
})
export type ImportWordsInput = z.infer<typeof importWordsInputSchema>

/** A text that is not taken, and why. `line`: of the file; `name`: what it belongs to, null where that is not known; `hint`: what is wrong, from the file itself. */
const refusedSchema = z.object({
  line: z.number().int().nullable(),
  kind: z.enum(TRANSLATED_KINDS).nullable(),
  key: z.string(),
  name: z.string().nullable(),
  fault: z.enum(SHEET_FAULTS),
  hint: z.string(),
})
export type RefusedText = z.infer<typeof refusedSchema>

/** What became of a file. `fault`: why nothing of it can be taken, with its line and what was found there. A thing with a text that is refused is left as it is whole. `empty`: texts that are not translated yet; `same`: that say what is stored. */
export const wordsReportSchema = z.object({
  locale: localeSchema.nullable(),
  mode: z.enum(['check', 'take']),
  fault: z.object({ key: z.enum(FILE_FAULTS), line: z.number().int().nullable(), hint: z.string() }).nullable(),
  things: z.number().int(),
  texts: z.number().int(),
  same: z.number().int(),
  empty: z.number().int(),
  refused: z.array(refusedSchema),
  refused_count: z.number().int(),
})
export type WordsReport = z.infer<typeof wordsReportSchema>
