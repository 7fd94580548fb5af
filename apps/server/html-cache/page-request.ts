import { matchRoutes } from 'react-router'
import { DESTINATION_NAME, destinationCookie, isDestinationCode, UNKNOWN_DESTINATION } from '#contract/destination.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'
import { dataAddress, splitDataAddress, wantedRoutes } from '#apps/site/react-router/data-address.ts'
import { routeTree, type FlatRoutes } from '#apps/site/react-router/route-tree.ts'
import { answerLanguage, type AnswerLanguage } from '#i18n/answer-language.ts'
import { localeOrigin, LOCALES } from '#i18n/locales.ts'

export type PageRequest = {
  /** Everything the page and its headers depend on: language and who named it, how languages are changed, destination, path, known query, HTML or data. */
  key: string
  language: AnswerLanguage
  languageHosts: 'host' | 'cookie'
  /** Code of the destination that prices speak of: the address's, else the visitor's. */
  destination: string | null
  /** Who named it: another address is another page, a visitor makes it theirs alone. */
  destinationOf: 'address' | 'visitor' | null
  /** Path as asked for, without `.data`: what a redirect may know. */
  askedPath: string
  /** Address as rendered, on the language's own origin. */
  url: URL
  /** The same for React Router: with `.data` and the wanted routes where data alone is asked for. */
  routerUrl: URL
  isData: boolean
  isUnknown: boolean
  /** For one visitor alone: kept by nobody. */
  isPrivate: boolean
  isEmbeddable: boolean
  /** Route that the address leads to; null where it is no page. */
  routeId: string | null
}

/** What a route tells of its addresses: query names that change the page. All others are no part of it. */
export type QueryNames = (pattern: string) => readonly string[]

export type PageReaderInput = {
  routes: FlatRoutes
  siteOrigin: string
  queryNames: QueryNames
  isEmbeddable?: (pattern: string) => boolean
  isPrivate?: (pattern: string) => boolean
}

/** Route that answers what is no page. Its page is that of `/404`; its data must be that of the route itself. */
const UNKNOWN_ROUTE = 'unknown'
const UNKNOWN_PATH = '/404'
const UNKNOWN_DATA_PATH = '/404/unknown'
const MOST_VALUES = 40
const LONGEST_VALUE = 300
/** What somebody typed is cut; of a value that is chosen, a piece says nothing. */
const TYPED = 'word'
const CONTROLS = /\p{Cc}/u
/** Marks that turn the text around them about; a value is shown in titles and to staff. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** `target` is path and query as sent, starting with "/". Answers null where they cannot be read. */
export type PageReader = (request: { target: string; host: string | null; cookie: string | null }) => PageRequest | null

/** Reads what a request asks for, reduced to what the page depends on: unknown query names neither reach a loader nor the cache. */
export function createPageReader({ routes, siteOrigin, queryNames, isEmbeddable = () => false, isPrivate = () => false }: PageReaderInput): PageReader {
  const tree = routeTree(routes)
  const isOwnHost = ownHosts(siteOrigin)
  return ({ target, host, cookie }) => {
    const asked = parseTarget(target)
    if (asked === null) return null
    const { path, isData } = splitDataAddress(asked.pathname)
    nameDestination(asked.searchParams)
    const branch = isReadable(path) ? (matchRoutes(tree, path) ?? []) : []
    const leaf = branch.at(-1)?.route.id
    const isUnknown = leaf === undefined || leaf === UNKNOWN_ROUTE
    const pattern = patternOf(branch.map(({ route }) => route.path))
    const query = knownQuery(asked.searchParams, isUnknown ? [] : [...queryNames(pattern), DESTINATION_NAME])
    const language = answerLanguage({ host, cookie })
    const place = destinationOf(asked.searchParams, cookie)
    const languageHosts = isOwnHost(host) ? 'host' : 'cookie'
    const rendered = isUnknown ? (isData ? UNKNOWN_DATA_PATH : UNKNOWN_PATH) : path
    // Joined, not resolved: a path of two slashes would name another host.
    const url = new URL(`${new URL(localeOrigin(siteOrigin, language.locale) ?? siteOrigin).origin}${rendered}${query}`)
    const wanted = wantedRoutes(asked.searchParams)
    const ids = branch.flatMap(({ route: { id } }) => (id !== undefined && wanted.has(id) ? [id] : []))
    const routerUrl = isData ? dataAddress(url, ids) : url
    return {
      key: `${language.locale} ${language.isOfAddress ? 'address' : 'visitor'} ${languageHosts} ${place.destinationOf === 'visitor' ? place.destination : '-'} ${routerUrl.pathname}${routerUrl.search}`,
      language,
      languageHosts,
      ...place,
      askedPath: path,
      url,
      routerUrl,
      isData,
      isUnknown,
      routeId: isUnknown ? null : leaf,
      isPrivate: !isUnknown && isPrivate(pattern),
      isEmbeddable: query.includes('noHeader=') && isEmbeddable(pattern),
    }
  }
}

// What is no destination is one page, however it is written, and says that it is none (R22.8).
function nameDestination(query: URLSearchParams): void {
  const named = query.get(DESTINATION_NAME) ?? ''
  if (named === '') query.delete(DESTINATION_NAME)
  else query.set(DESTINATION_NAME, isDestinationCode(named) ? named : UNKNOWN_DESTINATION)
}

function isNamed(query: URLSearchParams): boolean {
  return isDestinationCode(query.get(DESTINATION_NAME))
}

function destinationOf(query: URLSearchParams, cookie: string | null): Pick<PageRequest, 'destination' | 'destinationOf'> {
  if (isNamed(query)) return { destination: query.get(DESTINATION_NAME), destinationOf: 'address' }
  const destination = destinationCookie(cookie)
  return { destination, destinationOf: destination === null ? null : 'visitor' }
}

// No name of ours has a control character, and the database takes none with NUL.
function isReadable(path: string): boolean {
  try {
    return !CONTROLS.test(decodeURI(path))
  } catch {
    return false
  }
}

// Names in one order, values too: the same choice is the same page, however it was clicked together.
function knownQuery(given: URLSearchParams, names: readonly string[]): string {
  const pairs = names.flatMap((name) =>
    [...new Set(given.getAll(name).map((value) => (name === TYPED ? cutTyped(plainValue(value)) : plainValue(value))))]
      .filter((value) => value.length <= LONGEST_VALUE && value !== '')
      .toSorted()
      .map((value) => [name, value]),
  )
  const flag = given.has('noHeader') ? [['noHeader', '1']] : []
  const query = new URLSearchParams([...pairs.slice(0, MOST_VALUES), ...flag])
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

/** Never within a pair of surrogates. */
function cutTyped(text: string): string {
  return text.slice(0, LONGEST_VALUE).replace(/[\ud800-\udbff]$/, '')
}

function plainValue(value: string): string {
  return value
    .replace(DIRECTION_OVERRIDES, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

function patternOf(paths: readonly (string | undefined)[]): string {
  return `/${paths.filter((part) => part !== undefined && part !== '').join('/')}`
}

function ownHosts(siteOrigin: string): (host: string | null) => boolean {
  const arabic = localeOrigin(siteOrigin, 'ar')
  if (arabic === null) return () => false
  const base = new URL(arabic).hostname.slice('ar.'.length)
  const names = new Set([base, ...LOCALES.map((locale) => `${locale.host}.${base}`)])
  return (host) => names.has((host ?? '').toLowerCase().replace(/:\d+$/, ''))
}
