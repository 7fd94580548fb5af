import { answerWith, createCachedPage, renewedPage, type CachedPage, type Reader } from './cached-page.ts'
import { createDensifier } from './densifier.ts'
import { createPageStore, type PageStoreLimits } from './page-store.ts'

/** What a render gives: the answer, what it shows, and whether it is for this visitor alone. */
export type Rendered = { response: Response; tags: ReadonlySet<string>; isPrivate: boolean }

/** A page to answer: `key` names everything that it depends on. */
export type Renderable = { key: string }

export type HtmlCacheInput<Page extends Renderable> = {
  render: (page: Page) => Promise<Rendered>
  limits?: Partial<PageStoreLimits>
  /** How long a page is given out as it is; older ones are given out once more while a new one is made. */
  freshMs?: number
  /** Older than this, a page is not given out any more. */
  staleMs?: number
  now?: () => number
  /** A render that nobody waits for has failed. */
  onError?: (error: unknown) => void
}

export type CacheCounts = { hits: number; stale: number; misses: number; joined: number; uncached: number }

export type HtmlCache<Page extends Renderable> = {
  /** The kept page, at once, or null; an old one is made anew behind it. */
  peek(page: Page): CachedPage | null
  /** The answer, rendered where none is kept; everyone who asks for the same page meanwhile waits for one render. */
  answer(page: Page, reader: Reader): Promise<Response>
  /** Published content has changed: what shows it is dropped, and no render that began before is kept. */
  drop(tags: readonly string[]): number
  clear(): void
  counts(): CacheCounts & { pages: number; bytes: number }
}

type Flight = { promise: Promise<CachedPage | Rendered> }

const LIMITS: PageStoreLimits = { pages: 5_000, bytes: 128 * 1024 * 1024, unknownPages: 300 }

/** Keeps finished pages, the same for every visitor of a language host (architecture, "HTML cache, late script and CSP"). */
export function createHtmlCache<Page extends Renderable>(input: HtmlCacheInput<Page>): HtmlCache<Page> {
  const { render, freshMs = 5 * 60_000, staleMs = 60 * 60_000, now = Date.now, onError = () => {} } = input
  const store = createPageStore({ ...LIMITS, ...input.limits })
  const densifier = createDensifier(store, onError)
  const counts: CacheCounts = { hits: 0, stale: 0, misses: 0, joined: 0, uncached: 0 }
  let flights = new Map<string, Flight>()

  function peek(page: Page): CachedPage | null {
    const kept = store.get(page.key)
    if (kept === undefined) return null
    const age = now() - kept.renderedAt
    if (age > staleMs) return null
    if (age > freshMs) refresh(page)
    else if (!kept.isDense) densifier.note(page.key, kept)
    counts[age > freshMs ? 'stale' : 'hits'] += 1
    return kept
  }

  async function answer(page: Page, reader: Reader): Promise<Response> {
    const kept = peek(page)
    if (kept !== null) return answerWith(kept, reader)
    const running = flights.get(page.key)
    counts[running === undefined ? 'misses' : 'joined'] += 1
    const result = await (running ?? begin(page)).promise
    if ('variants' in result) return answerWith(result, reader)
    counts.uncached += 1
    // What is for one visitor alone is given to the one who caused it; the others get their own.
    return running === undefined ? ownAnswer(result, reader) : ownAnswer(await render(page), reader)
  }

  function refresh(page: Page): void {
    if (!flights.has(page.key)) begin(page).promise.catch(onError)
  }

  function begin(page: Page): Flight {
    const generation = flights
    const promise = renderAndKeep(page, () => generation === flights).finally(() => generation.delete(page.key))
    const flight = { promise }
    generation.set(page.key, flight)
    return flight
  }

  async function renderAndKeep(page: Page, isCurrent: () => boolean): Promise<CachedPage | Rendered> {
    const renderedAt = now()
    const rendered = await render(page)
    if (!isKeepable(rendered)) return rendered
    const { response, tags } = rendered
    const body = Buffer.from(await response.arrayBuffer())
    const finished = { status: response.status, headers: response.headers, body, tags, renderedAt }
    const kept = store.get(page.key)
    const cached = (kept ? renewedPage(kept, finished) : null) ?? (await createCachedPage(finished))
    if (isCurrent()) store.set(page.key, cached)
    return cached
  }

  // Renders under way may have read what was there before: they answer those who wait, but are not kept and not joined.
  function forgetFlights(): void {
    flights = new Map()
  }

  return {
    peek,
    answer,
    drop: (tags) => {
      forgetFlights()
      return store.dropTags(tags)
    },
    clear: () => {
      forgetFlights()
      store.clear()
    },
    counts: () => ({ ...counts, ...store.stats() }),
  }
}

function isKeepable({ response, isPrivate }: Rendered): boolean {
  return !isPrivate && (response.status === 200 || response.status === 404) && !response.headers.has('set-cookie')
}

function ownAnswer({ response }: Rendered, { method, requestId }: Reader): Response {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', requestId)
  headers.set('cache-control', 'private, no-store')
  return new Response(method === 'HEAD' ? null : response.body, { status: response.status, headers })
}
