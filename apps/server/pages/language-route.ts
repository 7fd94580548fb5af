import { ownPath } from '#contract/own-path.ts'
import { DEFAULT_LOCALE, isLocale, localeFromHost, localeOrigin, type Locale } from '#i18n/locales.ts'

const YEAR_S = 31_536_000

/**
 * `GET /language?to=ar&back=/path`: changes language without script where the cookie decides (R2.7). Sets the cookie and
 * leads back; on a host that names a language, it leads to the other language's host. Only to addresses of this site.
 */
export function changeLanguage(input: { url: URL; host: string | null; siteOrigin: string; protocol: 'http' | 'https' }): Response {
  const { url, host, siteOrigin, protocol } = input
  const to = url.searchParams.get('to')
  const locale = isLocale(to) ? to : DEFAULT_LOCALE
  const back = ownPath(url.searchParams.get('back'))
  const elsewhere = localeFromHost(host) === null ? null : localeOrigin(siteOrigin, locale)
  return new Response(null, {
    status: 303,
    headers: {
      location: elsewhere === null ? back : `${elsewhere}${back}`,
      'set-cookie': localeCookieLine(locale, protocol),
      'cache-control': 'private, no-store',
    },
  })
}

function localeCookieLine(locale: Locale, protocol: 'http' | 'https'): string {
  return `locale=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
}
