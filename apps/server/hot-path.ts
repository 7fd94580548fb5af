import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { localeFromHost } from '#i18n/locales.ts'
import { localeCookie, type PageRequest } from './html-cache/page-request.ts'
import type { Pages } from './pages.ts'

export type HotPath = {
  /** The kept page, before anything else is read of the request; null where another part has to answer. */
  answer(incoming: IncomingMessage, requestId: string): Response | null
  /** Remembers which page this request line is, once it was answered with 200. */
  learn(incoming: IncomingMessage): void
}

const KNOWN_LINES = 5_000
const LONGEST_LINE = 1_000

/** Answers kept pages in microseconds: the request line alone leads to the page, without parsing an address or a route again. */
export function createHotPath({ read, cache }: Pages): HotPath {
  const pages = new LRUCache<string, PageRequest>({ max: KNOWN_LINES })
  return {
    answer: (incoming, requestId) => {
      const page = isReading(incoming) ? pages.get(lineOf(incoming)) : undefined
      if (page === undefined) return null
      const { method = 'GET', headers } = incoming
      const reader = { method, acceptEncoding: headers['accept-encoding'] as string | undefined, ifNoneMatch: headers['if-none-match'], requestId }
      const kept = cache.peek({ ...page, requestId }, reader)
      // A page that has gone may have a redirect now.
      return kept === null || kept.status === 404 ? null : kept
    },
    learn: (incoming) => {
      if (!isReading(incoming)) return
      const { url = '/', headers } = incoming
      const page = read({ target: url, host: headers.host ?? null, cookie: headers.cookie ?? null })
      if (page !== null && !page.isUnknown) pages.set(lineOf(incoming), page)
    },
  }
}

function isReading({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.length <= LONGEST_LINE
}

function lineOf({ url, headers }: IncomingMessage): string {
  const host = headers.host ?? ''
  return localeFromHost(host) === null ? `${host} ${localeCookie(headers.cookie ?? null) ?? ''} ${url}` : `${host} ${url}`
}
