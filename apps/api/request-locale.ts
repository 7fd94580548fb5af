import { isLocale, resolveLocale, type Locale } from '#i18n/locales.ts'

/** Language of a call: header `lang` (specification section 7), else `lang` in the query, else host, cookie, English (product D10). */
export function requestLocale(request: Request, query: URLSearchParams): Locale {
  const named = [request.headers.get('lang'), query.get('lang')].map((value) => value?.trim().toLowerCase()).find(isLocale)
  return named ?? resolveLocale({ host: request.headers.get('host'), cookie: localeCookie(request.headers.get('cookie')) })
}

function localeCookie(line: string | null): string | null {
  return /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(line ?? '')?.[1] ?? null
}
