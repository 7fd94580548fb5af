import type { Locale } from '#i18n/locales.ts'
import { rememberLocale } from './locale-cookie.ts'
import { LANGUAGE_HANDOVER_PARAMETER } from './redeem-language-handover.ts'

const PATIENCE_MS = 3_000

/**
 * Changes language (R2.7, R2.8): remembers it, hands over what this browser has stored, and goes to
 * `href`. On one host for all languages, the page is read again in
 * place, or the one that stands for it there is opened. A handover that fails does not keep the visitor.
 */
export async function switchLanguage(locale: Locale, href: string): Promise<void> {
  rememberLocale(locale)
  const target = withWholeAddress(new URL(href, location.href), location)
  if (target.origin === location.origin) {
    const page = pageOf(target)
    if (page.pathname === location.pathname) location.reload()
    else location.assign(page)
    return
  }
  const code = await requestCode()
  location.assign(code === null ? target.href : withCode(target, code))
}

/**
 * The address with the whole query and the anchor of the page the visitor is on: a link was rendered without the names that change no
 * page (campaigns, say). Where it leads by `/language`, the query goes with the page it leads back to; the anchor outlives the redirect.
 */
export function withWholeAddress(target: URL, { search, hash }: Pick<Location, 'search' | 'hash'>): URL {
  const url = new URL(target)
  const back = url.searchParams.get('back')
  if (url.pathname === '/language' && back !== null) url.searchParams.set('back', `${new URL(back, 'http://site').pathname}${search}`)
  else url.search = search
  url.hash = hash
  return url
}

/** The page that an address leads to, by itself or by `/language`. */
function pageOf(target: URL): URL {
  const back = target.pathname === '/language' ? target.searchParams.get('back') : null
  return back === null ? target : new URL(back, target.origin)
}

/** The address with a code; where it leads by `/language`, the code goes with the page it leads back to. */
export function withCode(target: URL, code: string): string {
  const url = new URL(target)
  const back = url.searchParams.get('back')
  if (url.pathname === '/language' && back !== null) url.searchParams.set('back', withParameter(back, code))
  else url.searchParams.set(LANGUAGE_HANDOVER_PARAMETER, code)
  return url.href
}

function withParameter(path: string, code: string): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set(LANGUAGE_HANDOVER_PARAMETER, code)
  return `${url.pathname}${url.search}`
}

async function requestCode(): Promise<string | null> {
  try {
    const { collectLanguageHandover } = await import('./language-handover.ts')
    const handover = await collectLanguageHandover()
    if (handover === null) return null
    const answer = await fetch('/api/session/handover', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(handover),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { code, data } = (await answer.json()) as { code: number; data: { code?: string } | null }
    return code === 0 ? (data?.code ?? null) : null
  } catch {
    return null
  }
}
