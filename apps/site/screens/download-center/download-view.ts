import type { Locale } from '#i18n/locales.ts'

/** A file in finished words: `facts` are its type, size, day and language. */
export type FileView = {
  href: string
  fileName: string
  byteSize: number
  language: Locale | null
  /** `PDF`. */
  type: string
  facts: string[]
  /** Name of the link for whoever hears it alone. */
  label: string
}

/** A document with its file for this reader, and the same in other languages or formats. */
export type DocumentView = { sign: string; title: string; summary: string; file: FileView; others: FileView[] }

export type ShelfView = { id: string; title: string; documents: DocumentView[] }
