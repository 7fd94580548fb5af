import { z } from 'zod'
import { localeSchema } from './texts.ts'

/** A value in each of the languages. Texts that a language does not have are empty, so that forms, versions and revisions name the same fields always. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.record(localeSchema, schema)
}

/** What a text is beside its words: `is_stale`: the English has changed since; `is_unread`: made by a machine and read by nobody. */
export const languageNoteSchema = z.object({ is_stale: z.boolean(), is_unread: z.boolean() })
export type LanguageNote = z.infer<typeof languageNoteSchema>
