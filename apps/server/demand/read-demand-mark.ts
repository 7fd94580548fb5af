import type { IncomingMessage } from 'node:http'
import { looksPersonal } from '#apps/server/observability/mask-personal.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'
import { splitDataAddress } from '#apps/site/react-router/data-address.ts'
import { demandWord } from '#core/domain/demand/index.ts'
import { SITE_PAGES } from '#core/domain/wish/index.ts'
import { answerLanguage } from '#i18n/answer-language.ts'
import type { Locale } from '#i18n/locales.ts'

/** A search that somebody made, or something that was opened from its results. `word`: empty where it is not kept. */
export type DemandMark = { what: 'searched' | 'opened'; locale: Locale; word: string }

const SEARCH = '/searchsite'
/** The results page tells by it what was opened without a request for a page; the path of the page follows. */
export const OPENED = '/searchsite/opened'
/** Fetched before anybody has asked for it (Sec-Purpose; the others are what browsers sent before). */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
/** Programs that say what they are. CUBOT makes telephones. */
const PROGRAM = /(?<!cu)bot|crawl|spider|slurp|externalhit|preview|^whatsapp|curl|wget|python|lighthouse/i
/** Pages of one thing that a search can find. */
const THING = /^\/(?:mobile\/)?(?:car|usedCarsDetail|carFittingsDetail|article|activity|brand)\/[^/]+$|^\/api\/download\//
/** Lists, which results lead to with a choice; without one they are in the menu of every page. */
const LIST = /^\/(?:mobile\/)?(?:carList|usedCars|carFittings|article)$/

/**
 * What an answered request says of what buyers look for; null for all others. A search is a page of results, in whatever way it is loaded, but not the
 * same search once more in another order. Something was opened where the next page is asked for from a page of results, which its `Referer` names.
 */
export function readDemandMark({ method = 'GET', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, status: number): DemandMark | null {
  // Of nearly every request this is all that is looked at.
  if (!url.startsWith(SEARCH) && headers.referer?.includes(`${SEARCH}?`) !== true) return null
  if (status !== 200 && status !== 204 && status !== 304) return null
  if (AHEAD.some((name) => String(headers[name] ?? '').includes('prefetch')) || PROGRAM.test(headers['user-agent'] ?? '')) return null
  const asked = parseTarget(url)
  if (asked === null) return null
  const from = searchedBefore(headers)
  const mark = (what: DemandMark['what'], typed: string): DemandMark => ({
    what,
    locale: answerLanguage({ host: headers.host ?? null, cookie: headers.cookie ?? null }).locale,
    word: looksPersonal(typed) ? '' : demandWord(typed),
  })
  if (method === 'POST') return from !== null && url.startsWith(`${OPENED}/`) && isResult(url.slice(OPENED.length)) ? mark('opened', from) : null
  if (method !== 'GET') return null
  const { path, isData } = splitDataAddress(asked.pathname)
  if (path !== SEARCH) return from !== null && !isData && isDocument(headers) && isResult(url) ? mark('opened', from) : null
  const typed = typedIn(asked)
  return typed === null || typed === from ? null : mark('searched', typed)
}

/** What was searched for on the page that a request was sent from; null for every other page, and for pages of other sites. */
function searchedBefore({ referer, host }: IncomingMessage['headers']): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.host === host && page.pathname === SEARCH ? typedIn(page) : null
}

function typedIn({ searchParams }: URL): string | null {
  const typed = searchParams.get('word')?.trim() ?? ''
  return typed === '' ? null : typed
}

// A file that is downloaded is for `empty`; old browsers say nothing.
function isDocument(headers: IncomingMessage['headers']): boolean {
  return ['document', 'empty', undefined].includes(headers['sec-fetch-dest'])
}

function isResult(target: string): boolean {
  const asked = parseTarget(target)
  if (asked === null) return false
  const { pathname, search } = asked
  return LIST.test(pathname) ? search !== '' : THING.test(pathname) || SITE_PAGES.some(({ url }) => url === pathname)
}
