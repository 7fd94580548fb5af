import { STORED } from '#contract/stored.ts'
import type { Locale } from '#i18n/locales.ts'

/** Languages that are not written in Latin letters: there an English word in small letters was forgotten. */
const OTHER_SCRIPTS: ReadonlySet<Locale> = new Set(['ar', 'ru', 'th', 'ur', 'zh'])

/** Names of the browser's stores, which the page about them tells as they are; `cookie` is the word of these languages too. */
const NAMES: ReadonlySet<string> = new Set([...Object.keys(STORED), 'cookie', 'cookies'])

/** A word by itself: no piece of an address, a number or a model's name. */
const ENGLISH_WORD = /(?<![\p{L}\p{N}@./_:-])[a-z]{3,}(?![\p{L}\p{N}@./_:-])/gu

/**
 * English words in the text of a page that is written in another script, each with what stands around it. Names, models and versions begin
 * with a capital. `path`: its query may be repeated on the page.
 */
export function englishLeft(locale: Locale, path: string, text: string): string[] {
  if (!OTHER_SCRIPTS.has(locale)) return []
  const typed = new Set((path.split('?')[1] ?? '').split(/[=&]/))
  const lines = text.split('\n').flatMap((line) => {
    const words = (line.match(ENGLISH_WORD) ?? []).filter((word) => !NAMES.has(word) && !typed.has(word))
    return words.length === 0 ? [] : [`“${line.trim().slice(0, 80)}”`]
  })
  return [...new Set(lines)]
}
