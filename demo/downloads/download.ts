import type { SaveDownloadInput } from '#contract/download.ts'
import type { Locale } from '#i18n/locales.ts'

/** A sample document with its words in every language, and its files: one, or one for each language it was written in. */
export type DemoDocument = Pick<SaveDownloadInput, 'document_sign' | 'category'> & {
  files: readonly { name: string; language: Locale | null }[]
  words: Record<Locale, { title: string; summary: string }>
}
