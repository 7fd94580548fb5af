import { isLocale, resolveLocale, type Locale } from '#i18n/locales.ts'

/** Language of a call: header `lang` (specification section 7), else `lang` in the query, else host, cookie, English (product D10). */
export function requestLocale(request: Request, query: URLSearchParams): Locale {
  const named = [request.headers.get('lang'), query.get('lang')].map(baseLanguage).find(isLocale)
  return named ?? resolveLocale({ host: request.headers.get('host'), cookie: localeCookie(request.headers.get('cookie')) })
}

/** `fr` of `fr-FR`, `zh` of `zh_Hans_CN`: there is one wording per language. */
function baseLanguage(value: string | null): string | undefined {
  return value?.trim().toLowerCase().split(/[-_]/, 1)[0]
}

function localeCookie(line: string | null): string | null {
  return /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(line ?? '')?.[1] ?? null
}
