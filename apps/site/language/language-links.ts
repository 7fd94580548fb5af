import { languageHref } from './language-href.ts'
import type { LanguageSite } from './language-href.ts'
import { LISTED_LOCALES } from '#i18n/locales.ts'
import type { Locale } from '#i18n/locales.ts'

export type LanguageLink = { code: Locale; ownName: string; dir: 'ltr' | 'rtl'; href: string }

/** What a page's loader says as `languages` where not every language has the page: the others are led to `otherwise`. */
export type PageLanguages = { locales: readonly string[]; otherwise: string }

/** The page in every listed language, with its full path (R2.7). `own`: null where every language has it. */
export function languageLinks(site: LanguageSite, path: string, own: PageLanguages | null = null): LanguageLink[] {
  const pathIn = (code: Locale) => (own === null || own.locales.includes(code) ? path : own.otherwise)
  return LISTED_LOCALES.map(({ code, ownName, dir }) => ({ code, ownName, dir, href: languageHref(site, code, pathIn(code)) }))
}

/** `languages` of a route's data; null for a page that every language has. */
export function pageLanguages(data: unknown): PageLanguages | null {
  if (typeof data !== 'object' || data === null || !('languages' in data)) return null
  const { languages } = data as { languages: PageLanguages | null }
  return languages !== null && Array.isArray(languages.locales) && typeof languages.otherwise === 'string' ? languages : null
}
