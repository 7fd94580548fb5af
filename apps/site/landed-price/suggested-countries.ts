import type { Locale } from '#i18n/locales.ts'

/** Countries that are suggested to readers of a language, the likeliest first: where it is spoken and vehicles from China are bought. A guess, never a choice. */
const SUGGESTED: Readonly<Record<Locale, readonly string[]>> = {
  en: ['KE', 'NG', 'TZ', 'GH', 'UG', 'ZA'],
  ar: ['AE', 'SA', 'IQ', 'EG', 'JO', 'DZ'],
  de: ['DE'],
  es: ['MX', 'PE', 'CL', 'CO', 'EC', 'DO'],
  fr: ['CI', 'SN', 'CM', 'CD', 'DZ', 'FR'],
  it: ['IT'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'AO', 'MZ'],
  ru: ['RU', 'KZ', 'UZ', 'KG', 'GE', 'AZ'],
  th: ['TH'],
  ur: ['PK', 'AE'],
  zh: ['KZ', 'RU', 'AE', 'MX'],
}

/** The country that the visitor seems to be in goes before all. */
export function suggestedCountries({ locale, country }: { locale: Locale; country: string | null }): readonly string[] {
  return [...new Set([...(country === null ? [] : [country]), ...SUGGESTED[locale]])]
}
