import { languageHref } from '#apps/site/client/language-href.ts'
import type { LanguageSite } from '#apps/site/client/language-href.ts'
import { LISTED_LOCALES } from '#i18n/locales.ts'
import type { Locale } from '#i18n/locales.ts'

export type LanguageLink = { code: Locale; ownName: string; dir: 'ltr' | 'rtl'; href: string }

/** The page in every listed language, with its full path (specification section 4, product D10). */
export function languageLinks(site: LanguageSite, path: string): LanguageLink[] {
  return LISTED_LOCALES.map(({ code, ownName, dir }) => ({ code, ownName, dir, href: languageHref(site, code, path) }))
}
