import { NetworkFirst, NetworkOnly, Serwist, type RouteHandlerCallbackOptions, type SerwistPlugin } from 'serwist'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { splitDataAddress } from '#apps/site/react-router/data-address.ts'
import { documentRedirect } from '#apps/site/react-router/data-redirect.ts'
import { FIXED_PAGES, isKeptPicture, keptAddress, OFFLINE_PAGE } from '#apps/site/offline/kept-address.ts'
import { cacheNames, type KeptPage } from '#apps/site/offline/kept-caches.ts'
import { withNote, type NoteWords } from '#apps/site/offline/kept-note.ts'
import type { RestMessage, WorkerMessage } from '#apps/site/offline/worker-message.ts'
import { createPageKeeper } from './page-keeper.ts'
import { scope, type AskingEvent } from './worker-scope.ts'

/** Put in their places by the build (`scripts/vite/service-worker.ts`). */
declare const BUILD: { name: string; manifest: string; parts: readonly string[]; words: Readonly<Record<Locale, NoteWords>> }

/** A line that does not answer for so long is taken for dead, where a kept page can stand in (R5.50). */
const TIME_LIMIT_S = 4
/** Where the page's data have just been waited for, its document is waited for less. */
const SHORT_LIMIT_S = 1
const JUST_WAITED_MS = 5_000
/** What is fetched to be kept does not hold up what comes after it. */
const FETCH_LIMIT_MS = 30_000
/** A page that was kept just now is not fetched again. */
const JUST_NOW_MS = 5 * 60 * 1000
/** Pages that everybody has are fetched anew when they are older. */
const FRESH_MS = 24 * 60 * 60 * 1000
const OF_PAGES = /^\/(?:assets|hydration|site-style)\//
const COUNTRIES = '/api/home/country'

const keeper = createPageKeeper({
  build: BUILD.name,
  manifest: BUILD.manifest,
  caches,
  fetchIt: (address, init) => fetch(address, { credentials: 'same-origin', priority: 'low', signal: AbortSignal.timeout(FETCH_LIMIT_MS), ...init }),
  now: Date.now,
})
/** Open pages that were given from the caches: what they need comes from there too. */
const keptClients = new Set<string>()
let waited = { target: '', at: 0 }
let work: Promise<unknown> = Promise.resolve()

const serwist = new Serwist({
  precacheEntries: BUILD.parts.map((url) => ({ url, revision: null })),
  precacheOptions: { cacheName: cacheNames(BUILD.name).parts, concurrency: 2 },
  clientsClaim: true,
  // The line is asked while the worker starts: a living site does not wait for it.
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'document' && isPage(url), handler: answerPage },
    // Taken by somebody, as a request whose preload was begun is made twice otherwise.
    { matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', handler: new NetworkOnly() },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isDataOfKept(url), handler: answerData },
    { matcher: ({ url, event, sameOrigin }) => sameOrigin && isFile(url) && isAway(event), handler: answerFile },
  ],
})
serwist.addEventListeners()

scope.addEventListener('install', (event) => event.waitUntil(begin()))
scope.addEventListener('activate', (event) => event.waitUntil(keeper.leaveOldBuilds()))
scope.addEventListener('message', (event) => {
  work = work.then(() => obey(event.data as WorkerMessage)).catch(() => {})
  event.waitUntil(work)
})

/** Without the page that stands for all others the worker is of no use: it is tried again with the next visit. */
async function begin(): Promise<void> {
  if (!(await keeper.keep({ address: OFFLINE_PAGE }))) throw new Error('The server gives pages of another build')
}

async function obey(message: WorkerMessage): Promise<void> {
  if (message.manifest === BUILD.manifest) return message.type === 'takeOver' ? scope.skipWaiting() : keepAtRest(message)
  // The server has a newer build, whose own worker keeps its pages.
  if (message.type === 'rest') await scope.registration.update()
}

/** Keeps the page that is open, and those for everybody that are missing, old, in another language or without pictures that they will show. */
async function keepAtRest({ address, lang, pictures }: RestMessage): Promise<void> {
  const open = keptAddress(address)
  const known = await keeper.listOwn()
  const isFresh = (page: string, ageMs: number) =>
    known.some((kept) => kept.address === page && kept.lang === lang && Date.now() - kept.at < ageMs && hasAll(kept.pictures, pictures[page]))
  const keep = (page: string) => keeper.keep({ address: page, pictures: pictures[page] }).catch(() => {})
  if (open !== null && !isFresh(open.address, JUST_NOW_MS)) await keep(open.address)
  for (const page of FIXED_PAGES) if (page !== open?.address && !isFresh(page, FRESH_MS)) await keep(page)
}

function hasAll(kept: readonly string[], shown: readonly string[] = []): boolean {
  return shown.every((picture) => kept.includes(picture))
}

function isPage({ pathname }: URL): boolean {
  return !/^\/(?:api|admin|assets|media|drawing|download|preview|language|shared|company-picture)(?:\/|$)|\.\w{2,11}$/.test(pathname)
}

function isDataOfKept({ pathname, search }: URL): boolean {
  const { path, isData } = splitDataAddress(pathname)
  return isData && keptAddress(`${path}${search}`) !== null
}

function isFile({ pathname, search }: URL): boolean {
  return OF_PAGES.test(pathname) || isKeptPicture(pathname) || (pathname === COUNTRIES && search === '')
}

/** True where there is no line, or the page that asks was given without one. */
function isAway({ clientId = '' }: AskingEvent): boolean {
  return !navigator.onLine || keptClients.has(clientId)
}

/** The network first; a kept page where there is none, or it does not answer in time; else the page that says so. */
function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const hasWaited = waited.target === targetOf(options.request) && Date.now() - waited.at < JUST_WAITED_MS
  return patient(documentPlugin(options.event), hasWaited ? SHORT_LIMIT_S : TIME_LIMIT_S).handle(options)
}

/** A page that is opened by the client: where its data do not come and it is kept, the client is sent to the document. */
function answerData(options: RouteHandlerCallbackOptions): Promise<Response> {
  return patient({
    cachedResponseWillBeUsed: async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      searchParams.delete('_routes')
      const target = `${splitDataAddress(pathname).path}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`
      if ((await keeper.find(target)) === null) return undefined
      waited = { target, at: Date.now() }
      return documentRedirect(target)
    },
  }).handle(options)
}

async function answerFile({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await keeper.findFile(`${url.pathname}${url.search}`)) ?? fetch(request)
}

function patient(plugin: SerwistPlugin, networkTimeoutSeconds = TIME_LIMIT_S): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheNames(BUILD.name).pages,
    networkTimeoutSeconds,
    // Pages are kept by the keeper alone, when they are at rest and with all that they need.
    plugins: [{ cacheWillUpdate: async () => null, ...plugin }],
  })
}

function documentPlugin(event: AskingEvent): SerwistPlugin {
  return {
    cachedResponseWillBeUsed: ({ request }) => keptDocument(request, event),
    handlerDidError: ({ request }) => offlineDocument(request, event),
  }
}

async function keptDocument(request: Request, event: AskingEvent): Promise<Response | undefined> {
  const asked = targetOf(request)
  const found = await keeper.find(asked)
  return found === null ? undefined : noted(found, { at: found.page.at, asked, event })
}

async function offlineDocument(request: Request, event: AskingEvent): Promise<Response | undefined> {
  const found = await keeper.find(OFFLINE_PAGE)
  return found === null ? undefined : noted(found, { at: null, asked: targetOf(request), event })
}

type Note = { at: number | null; asked: string; event: AskingEvent }

async function noted({ page, answer }: { page: KeptPage; answer: Response }, { at, asked, event }: Note): Promise<Response> {
  if (event.resultingClientId) keptClients.add(event.resultingClientId)
  const locale = isLocale(page.lang) ? page.lang : DEFAULT_LOCALE
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const html = withNote(await answer.text(), { words: BUILD.words[locale], locale, at, asked, timeZone })
  return new Response(html, { headers: answer.headers })
}

function targetOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
