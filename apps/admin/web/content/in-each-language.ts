import type { PublishedFields } from '#contract/translated.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'

/** The same in each language. */
export function inEachLanguage<T>(value: T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, value])) as Record<Locale, T>
}

/** Of words that nobody has published yet. */
export const UNPUBLISHED: PublishedFields = {
  publish_state: inEachLanguage('draft'),
  published_at: inEachLanguage(null),
  withdraw_at: inEachLanguage(null),
  is_checked: inEachLanguage(false),
}

/** Words in the reader’s language, else the first that there are in the order of the languages. */
export function firstText(texts: Readonly<Record<Locale, string>>, own: Locale): string | undefined {
  return [own, ...LOCALE_CODES].map((code) => texts[code]).find((text) => text !== '')
}
