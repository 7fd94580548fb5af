import { LRUCache } from 'lru-cache'
import { answerWith, createCachedPage, renewedPage, type CachedPage } from './cached-page.ts'
import type { HydrationData, HydrationText } from './hydration-data.ts'
import { ownAnswer } from './own-answer.ts'
import { createRecompression } from './recompression.ts'
import { createPageStore, type PageStoreLimits } from './page-store.ts'
import type { Reader } from './reader.ts'

/**
 * What a render gives: the answer, what it shows, whether it is for this visitor alone, and the hydration data that are kept beside it (null:
 * it has none, or carries them itself).
 */
export type Rendered = { response: Response; tags: ReadonlySet<string>; isPrivate: boolean; hydration?: HydrationText | null }

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
  /**
   * The hydration data of a page, by their name; null where there are others by now. What this process does not hold, because another one
   * made the page or it was long ago, is made again.
   */
  hydration(page: Page, name: string): Promise<HydrationData | null>
  /** Published content has changed: what shows it is dropped, and no render that began before is kept. */
  drop(tags: readonly string[]): number
  clear(): void
  counts(): CacheCounts & { pages: number; bytes: number }
}

type Flight = { promise: Promise<CachedPage | Rendered> }

const LIMITS: PageStoreLimits = { pages: 5_000, bytes: 128 * 1024 * 1024, unknownPages: 300 }
/** Data of pages that are open in browsers although they are not kept any more. */
const HYDRATION_BYTES = 32 * 1024 * 1024

/** Keeps finished pages, the same for every visitor of a language host (R5.1). */
export function createHtmlCache<Page extends Renderable>(input: HtmlCacheInput<Page>): HtmlCache<Page> {
  const { render, freshMs = 5 * 60_000, staleMs = 60 * 60_000, now = Date.now, onError = () => {} } = input
  const store = createPageStore({ ...LIMITS, ...input.limits })
  const recent = new LRUCache<string, HydrationData>({ maxSize: HYDRATION_BYTES, sizeCalculation: ({ packed }) => packed.length })
  const recompression = createRecompression(store, onError)
  const counts: CacheCounts = { hits: 0, stale: 0, misses: 0, joined: 0, uncached: 0 }
  let flights = new Map<string, Flight>()

  function peek(page: Page): CachedPage | null {
    const kept = store.get(page.key)
    if (kept === undefined) return null
    const age = now() - kept.renderedAt
    if (age > staleMs) return null
    if (age > freshMs) refresh(page)
    else if (!kept.isRecompressed) recompression.note(page.key, kept)
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
    return running === undefined ? ownAnswer(result.response, reader) : ownAnswer((await render(page)).response, reader)
  }

  // Under the name alone, whatever page is asked for with it: who has chosen another language meanwhile still has this page open.
  async function hydration(page: Page, name: string): Promise<HydrationData | null> {
    const known = recent.get(name)
    if (known !== undefined) return known
    const kept = store.get(page.key)
    const made = kept !== undefined && now() - kept.renderedAt <= staleMs ? kept : await (flights.get(page.key) ?? begin(page)).promise
    return 'variants' in made && made.hydration?.name === name ? made.hydration : null
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
    const finished = { status: response.status, headers: response.headers, body, tags, renderedAt, hydration: rendered.hydration ?? null }
    const kept = store.get(page.key)
    const cached = (kept ? renewedPage(kept, finished) : null) ?? (await createCachedPage(finished))
    if (cached.hydration !== null) recent.set(cached.hydration.name, cached.hydration)
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
    hydration,
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
  return !isPrivate && isKept(response.status, response.headers)
}

/** True for an answer that may be kept, if it is not one visitor's alone. */
export function isKept(status: number, headers: Headers): boolean {
  return (status === 200 || status === 404) && !headers.has('set-cookie')
}
