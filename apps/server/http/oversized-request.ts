import type { IncomingMessage, ServerResponse } from 'node:http'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { SEARCH_TERM_LIMIT } from '#contract/search.ts'
import { refuseOversized } from './refuse-unread.ts'

/** What is read of a request before its body: 10,000 signs of any script in an address (nine bytes each), and the headers. */
export const MOST_HEAD = 112 * 1024
/** What a search may have more of than any other address. */
const LONGEST_OTHER = 16 * 1024
/** The longest address that a page is asked for by. */
const LONGEST_PAGE = 8 * 1024
const LONGEST_HEADERS = 16 * 1024

/**
 * Answers what is longer than anything that is read, and says whether it did (R20.3). Somebody who has put a whole text into the search is led to a search for
 * its beginning, where the page says so in their language: nothing of the language is known here.
 */
export function answerOversized(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', rawHeaders } = request
  const short = url.length > LONGEST_PAGE ? shortSearch(request) : null
  if (rawHeaders.reduce((length, line) => length + line.length, 0) > LONGEST_HEADERS) refuseOversized(request, response, 'headers')
  else if (short !== null) response.writeHead(303, { location: short, 'cache-control': 'no-store', 'content-length': 0 }).end()
  else if (url.length > LONGEST_OTHER) refuseOversized(request, response, 'address')
  else return false
  return true
}

/** One sign more than is looked for, by which the page knows that there were more. */
function shortSearch({ method, url = '' }: IncomingMessage): string | null {
  const [, path, query] = /^(\/searchsite(?:\.data)?)\?(.*)$/.exec(url) ?? []
  if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return null
  const asked = new URLSearchParams(query)
  const word = [...(asked.get('word') ?? '')].slice(0, SEARCH_TERM_LIMIT + 1).join('')
  const kept = ['order', DESTINATION_NAME].flatMap((name) => {
    const value = asked.get(name)
    return value !== null && value.length <= SEARCH_TERM_LIMIT ? [[name, value]] : []
  })
  return `${path}?${new URLSearchParams([['word', word], ...kept]).toString()}`
}
