import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { destinationCookie } from '#contract/destination.ts'
import { localeCookie } from '#i18n/answer-language.ts'
import { localeFromHost } from '#i18n/locales.ts'
import { wireAnswer, type WireAnswer } from '#apps/server/html-cache/cached-page.ts'
import type { PageRequest } from '#apps/server/html-cache/page-request.ts'
import type { Pages } from './pages.ts'

export type HotPath = {
  /** The kept page, before anything else is read of the request; null where another part has to answer. */
  answer(incoming: IncomingMessage, requestId: string): WireAnswer | null
  /** Remembers which page this request line is, once it was answered with 200. */
  learn(incoming: IncomingMessage): void
}

const KNOWN_LINES = 5_000
const KNOWN_HOSTS = 100
const LONGEST_LINE = 1_000

/** Answers kept pages in microseconds: the request line alone leads to the page, without parsing an address or a route again. */
export function createHotPath({ read, cache }: Pages): HotPath {
  const pages = new LRUCache<string, PageRequest>({ max: KNOWN_LINES })
  return {
    answer: (incoming, requestId) => {
      const page = isReading(incoming) ? pages.get(lineOf(incoming)) : undefined
      if (page === undefined) return null
      const kept = cache.peek({ ...page, requestId })
      // A page that has gone may have a redirect now.
      if (kept === null || kept.status === 404) return null
      const { method = 'GET', headers } = incoming
      return wireAnswer(kept, { method, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'], requestId })
    },
    learn: (incoming) => {
      if (!isReading(incoming)) return
      const { url = '/', headers } = incoming
      const page = read({ target: url, host: headers.host ?? null, cookie: headers.cookie ?? null })
      // Who comes by an address that names a destination, and has none, is given it to keep.
      const isGivenOne = page?.destinationOf === 'address' && destinationCookie(headers.cookie) === null
      if (page !== null && !page.isUnknown && !isGivenOne) pages.set(lineOf(incoming), page)
    },
  }
}

function isReading({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.length <= LONGEST_LINE
}

function lineOf({ url, headers }: IncomingMessage): string {
  const host = headers.host ?? ''
  const destination = destinationCookie(headers.cookie) ?? ''
  if (namesLanguage(host)) return `${host} ${destination} ${url}`
  return `${host} ${localeCookie(headers.cookie) ?? ''} ${destination} ${url}`
}

const hosts = new Map<string, boolean>()

// A site has a dozen hosts; what else is sent must not fill the memory.
function namesLanguage(host: string): boolean {
  const known = hosts.get(host)
  if (known !== undefined) return known
  const names = localeFromHost(host) !== null
  if (hosts.size < KNOWN_HOSTS) hosts.set(host, names)
  return names
}
