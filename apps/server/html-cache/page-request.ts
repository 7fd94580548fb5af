import { matchRoutes, type RouteObject } from 'react-router'
import { answerLanguage, type AnswerLanguage } from '#i18n/answer-language.ts'
import { localeOrigin, LOCALES } from '#i18n/locales.ts'

export type PageRequest = {
  /** Everything the page and its headers depend on: language and who named it, how languages are changed, path, known query, HTML or data. */
  key: string
  language: AnswerLanguage
  languageHosts: 'host' | 'cookie'
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

export type RouteTable = Readonly<Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>>

export type PageReaderInput = {
  routes: RouteTable
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
    const { path, isData } = splitData(asked.pathname)
    const branch = isReadable(path) ? (matchRoutes(tree, path) ?? []) : []
    const leaf = branch.at(-1)?.route.id
    const isUnknown = leaf === undefined || leaf === UNKNOWN_ROUTE
    const pattern = patternOf(branch.map(({ route }) => route.path))
    const query = knownQuery(asked.searchParams, isUnknown ? [] : queryNames(pattern))
    const language = answerLanguage({ host, cookie })
    const languageHosts = isOwnHost(host) ? 'host' : 'cookie'
    const rendered = isUnknown ? (isData ? UNKNOWN_DATA_PATH : UNKNOWN_PATH) : path
    // Joined, not resolved: a path of two slashes would name another host.
    const url = new URL(`${new URL(localeOrigin(siteOrigin, language.locale) ?? siteOrigin).origin}${rendered}${query}`)
    const routerUrl = isData
      ? dataUrl(
          url,
          asked.searchParams,
          branch.map(({ route }) => route.id),
        )
      : url
    return {
      key: `${language.locale} ${language.isOfAddress ? 'address' : 'visitor'} ${languageHosts} ${routerUrl.pathname}${routerUrl.search}`,
      language,
      languageHosts,
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

/** Path and query of a request line, or null where they are malformed. Back slashes and dots are resolved as browsers do. */
export function parseTarget(target: string): URL | null {
  if (!target.startsWith('/') || !URL.canParse(`http://site${target}`)) return null
  return new URL(`http://site${target}`)
}

// No name of ours has a control character, and the database takes none with NUL.
function isReadable(path: string): boolean {
  try {
    return !CONTROLS.test(decodeURI(path))
  } catch {
    return false
  }
}

function splitData(pathname: string): { path: string; isData: boolean } {
  if (pathname.endsWith('/_.data')) return { path: pathname.slice(0, -'_.data'.length), isData: true }
  return pathname.endsWith('.data') ? { path: pathname.slice(0, -'.data'.length), isData: true } : { path: pathname, isData: false }
}

// Names in one order, values too: the same choice is the same page, however it was clicked together.
function knownQuery(given: URLSearchParams, names: readonly string[]): string {
  const pairs = names.flatMap((name) =>
    [...new Set(given.getAll(name).map(plainValue))]
      .filter((value) => value.length <= LONGEST_VALUE && value !== '')
      .toSorted()
      .map((value) => [name, value]),
  )
  const flag = given.has('noHeader') ? [['noHeader', '1']] : []
  const query = new URLSearchParams([...pairs.slice(0, MOST_VALUES), ...flag])
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

function plainValue(value: string): string {
  return value
    .replace(DIRECTION_OVERRIDES, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

function dataUrl(url: URL, given: URLSearchParams, branch: readonly (string | undefined)[]): URL {
  const data = new URL(url)
  data.pathname = url.pathname.endsWith('/') ? `${url.pathname}_.data` : `${url.pathname}.data`
  const wanted = new Set((given.get('_routes') ?? '').split(','))
  const known = branch.filter((id) => id !== undefined && wanted.has(id))
  if (known.length > 0) data.searchParams.set('_routes', known.join(','))
  return data
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

function routeTree(routes: RouteTable, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index } = route as NonNullable<typeof route>
      return index ? { id, path, index } : { id, path, children: routeTree(routes, id) }
    })
}
