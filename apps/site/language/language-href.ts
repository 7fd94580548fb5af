import { localeFromHost, localeOrigin, type Locale } from '#i18n/locales.ts'

/** How a site's languages are reached (R2.4). */
export type LanguageSite = { siteOrigin: string; languageHosts: 'host' | 'cookie' }

/**
 * Address of a page in another language, as a plain link that works without script. Where the host does not say the language
 * (a bare IP address, `localhost` for English), the link goes by `/language`, which sets the cookie and leads back to the page.
 */
export function languageHref(site: LanguageSite, locale: Locale, path: string): string {
  const byCookie = `/language?${new URLSearchParams({ to: locale, back: path })}`
  const origin = site.languageHosts === 'host' ? localeOrigin(site.siteOrigin, locale) : null
  if (origin === null) return byCookie
  return localeFromHost(new URL(origin).host) === locale ? `${origin}${path}` : `${origin}${byCookie}`
}
