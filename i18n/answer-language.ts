import { DEFAULT_LOCALE, isLocale, localeFromHost, type Locale } from './locales.ts'

/**
 * The language of an answer and whether its address says it: by its host or, in the API, by `lang` in the query. An address that says
 * none answers each visitor in another language (cookie, header `lang`, else English).
 */
export type AnswerLanguage = { locale: Locale; isOfAddress: boolean }

export type LanguageAsked = {
  host: string | null | undefined
  /** The `Cookie` line as sent. */
  cookie: string | null | undefined
  /** Of a call of the API (R2.5): header `lang` and `lang` in the query. */
  call?: { header: string | null; query: string | null }
}

/** How long an answer may be kept, in seconds: by its reader's browser, by caches that many share, and longer while these ask again. */
export type Keeping = { browser: number; shared?: number; stale?: number }

/** Language of an answer: a call's own word, then host, then cookie, then English (R2.4, R2.5). */
export function answerLanguage({ host, cookie, call }: LanguageAsked): AnswerLanguage {
  const ofHeader = namedLocale(call?.header)
  if (ofHeader !== null) return { locale: ofHeader, isOfAddress: false }
  const ofAddress = namedLocale(call?.query) ?? localeFromHost(host)
  if (ofAddress !== null) return { locale: ofAddress, isOfAddress: true }
  return { locale: localeCookie(cookie) ?? DEFAULT_LOCALE, isOfAddress: false }
}

/** Value of the language cookie in a `Cookie` line; null where it names none of the languages. */
export function localeCookie(line: string | null | undefined): Locale | null {
  const value = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(line ?? '')?.[1]
  return isLocale(value) ? value : null
}

/**
 * What an answer in this language says of itself (decision 0022). Only where the address names the language may others than its reader
 * keep it: caches on the way often know no `Vary`. `keeping`: null for what nobody keeps; `varies`: what else the answer depends on.
 */
export function languageHeaders(
  { locale, isOfAddress }: AnswerLanguage,
  { keeping, varies = [] }: { keeping: Keeping | null; varies?: readonly string[] },
): Record<string, string> {
  const vary = isOfAddress ? varies : [...varies, 'cookie']
  return {
    'content-language': locale,
    'cache-control': keepingRule(keeping, isOfAddress),
    ...(vary.length > 0 ? { vary: vary.join(', ') } : {}),
  }
}

function keepingRule(keeping: Keeping | null, isShareable: boolean): string {
  if (keeping === null) return 'private, no-store'
  const { browser, shared, stale } = keeping
  if (!isShareable) return `private, max-age=${browser}`
  const rules = ['public', `max-age=${browser}`]
  if (shared !== undefined) rules.push(`s-maxage=${shared}`)
  if (stale !== undefined) rules.push(`stale-while-revalidate=${stale}`)
  return rules.join(', ')
}

/** `fr` of `fr-FR`, `zh` of `zh_Hans_CN`: there is one wording per language. */
function namedLocale(value: string | null | undefined): Locale | null {
  const base = value?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return isLocale(base) ? base : null
}
