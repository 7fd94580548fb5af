import type { Locale } from '#i18n/locales.ts'

/**
 * What a country calls a levy or an inspection, as the sheets have it. In other languages than English it is a name among their own words,
 * so it is written as names are: `Import Declaration Fee (IDF)`, `Age & Value Certificate`.
 */
export function officialName(locale: Locale, name: string): string {
  if (locale === 'en') return name
  return name.replaceAll(/\band\b/g, '&').replaceAll(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
