import { LISTED_LOCALES, localeOrigin } from '#i18n/locales.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ShellData } from './shell-data.ts'

export type LanguageLink = { code: Locale; ownName: string; dir: 'ltr' | 'rtl'; href: string }

/** The page in every listed language, with its full path (specification section 4, product D10). */
export function languageLinks({ siteOrigin, languageHosts }: Pick<ShellData, 'siteOrigin' | 'languageHosts'>, path: string): LanguageLink[] {
  return LISTED_LOCALES.map(({ code, ownName, dir }) => ({ code, ownName, dir, href: hrefOf(siteOrigin, languageHosts, code, path) }))
}

function hrefOf(siteOrigin: string, hosts: ShellData['languageHosts'], code: Locale, path: string): string {
  const origin = hosts === 'host' ? localeOrigin(siteOrigin, code) : null
  return origin === null ? path : `${origin}${path}`
}
