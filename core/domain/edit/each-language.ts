import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'

/** A value for each language of the site, in their order. */
export function inEachLanguage<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_CODES.map((code) => [code, valueOf(code)])) as Record<Locale, T>
}
