import { z } from 'zod'

/** Every language of the site. */
export const localeSchema = z.enum(['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'th', 'ur', 'zh'])

/** A value in each of the languages. Texts that a language does not have are empty, so that forms, versions and revisions name the same fields always. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.record(localeSchema, schema)
}

/** Words as somebody types or pastes them: trimmed, without characters that no page can show. `isLong`: lines and tabs are kept. Empty is allowed. */
export function typedWords(most: number, { isLong = false }: { isLong?: boolean } = {}) {
  const text = z.string().trim().max(most, 'too_long')
  return text.regex(isLong ? /^(\P{Cc}|[\t\n])*$/u : /^\P{Cc}*$/u, 'control_characters')
}

/** What a text is beside its words: `is_stale`: the English has changed since; `is_unread`: made by a machine and read by nobody. */
export const languageNoteSchema = z.object({ is_stale: z.boolean(), is_unread: z.boolean() })
export type LanguageNote = z.infer<typeof languageNoteSchema>
