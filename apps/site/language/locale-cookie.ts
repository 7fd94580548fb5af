import type { StoredName } from '#contract/stored.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { storedLocale } from '#apps/site/client/storage.ts'

export const LOCALE_COOKIE = 'locale' satisfies StoredName
const YEAR_S = 31_536_000

/** Saves the language to cookie and store (R2.6). */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  if (storedLocale.read() !== locale) storedLocale.write(locale)
}

/** Saves the language of this page. */
export function rememberPageLocale(): void {
  const { lang } = document.documentElement
  if (isLocale(lang)) rememberLocale(lang)
}
