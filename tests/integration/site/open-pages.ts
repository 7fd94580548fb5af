import type { ServerBuild } from 'react-router'
import { isEmbeddablePage, isPrivatePage, queryNamesOf } from '#apps/site/request/query-names.server.ts'
import type { Rendered } from '#apps/server/html-cache/html-cache.ts'
import { createPages, type PageJob } from '#apps/server/pages/pages.ts'
import { createRenderGate } from '#apps/server/pages/render-gate.ts'
import { createSecurityHeaders } from '#apps/server/request/security-headers.ts'
import { createSiteRenderer } from '#apps/server/pages/site-renderer.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Cache } from '#core/ports/cache/port.ts'

const SITE_ORIGIN = 'https://www.example.com'
const READER = { method: 'GET', acceptEncoding: null, ifNoneMatch: null, requestId: 'test' }

/** `isKept`: the cache keeps such an answer. */
export type Seen = { tags: readonly string[]; isKept: boolean; text: string }

export type OpenPages = {
  /** A page as the site answers it. `isNew`: it was rendered for this. */
  ask(path: string): Promise<Seen & { isNew: boolean }>
  /** A render past the cache of pages: `warm` from values in memory, `cold` from the database alone. */
  render(path: string, how: 'cold' | 'warm'): Promise<Seen & { status: number }>
  /** Published content has changed. */
  drop(tags: readonly string[]): void
}

type Parts = { build: ServerBuild; ctx: Ctx; createCache: () => Cache; host?: string }

/** The pages of a site before its renderer, with both caches of a process. In German unless `host` says otherwise: the sample catalogue has texts of every kind there. */
export function openPages({ build, ctx, createCache, host = 'de.example.com' }: Parts): OpenPages {
  const values = createCache()
  const known = new Map<string, Omit<Seen, 'text'>>()
  const jobs = new Map<string, PageJob>()
  const renderer = (cacheOf: () => Cache) =>
    createSiteRenderer({
      build,
      siteOrigin: SITE_ORIGIN,
      ads: null,
      security: createSecurityHeaders({ siteOrigin: SITE_ORIGIN, isDevelopment: false, mediaOrigin: null, ads: null, hsts: 'standard' }),
      isDevelopment: false,
      createCtx: ({ locale, requestId }) => ({ ...ctx, locale, requestId, ports: { ...ctx.ports, cache: cacheOf() } }),
      onError: fail,
    })
  const warm = renderer(() => values)
  const cold = renderer(createCache)
  const pages = createPages({
    build,
    siteOrigin: SITE_ORIGIN,
    queryNames: queryNamesOf,
    isEmbeddable: isEmbeddablePage,
    isPrivate: isPrivatePage,
    render: async (request) => {
      const rendered = await warm(request)
      known.set(request.page.key, factsOf(rendered))
      return rendered
    },
    gate: createRenderGate({ active: 16, waiting: 16 }),
    redirects: { find: async () => null, clear: () => {} },
    isDevelopment: false,
    onError: fail,
  })

  function read(path: string): PageJob {
    const job = jobs.get(path) ?? readAnew(path)
    jobs.set(path, job)
    return job
  }

  function readAnew(path: string): PageJob {
    const page = pages.read({ target: path, host, cookie: null })
    if (page === null) throw new Error(`No address: ${path}`)
    return { ...page, requestId: 'test' }
  }

  return {
    ask: async (path) => {
      const page = read(path)
      const before = known.get(page.key)
      const text = await (await pages.cache.answer(page, READER)).text()
      const facts = known.get(page.key)
      if (facts === undefined) throw new Error(`Never rendered: ${path}`)
      return { ...facts, text, isNew: facts !== before }
    },
    render: async (path, how) => {
      const rendered = await (how === 'cold' ? cold : warm)({ page: read(path), requestId: 'test' })
      return { ...factsOf(rendered), status: rendered.response.status, text: await rendered.response.text() }
    },
    drop: (tags) => {
      values.drop(tags)
      pages.cache.drop(tags)
    },
  }
}

function factsOf({ response, tags, isPrivate }: Rendered): Omit<Seen, 'text'> {
  return { tags: [...tags].toSorted(), isKept: !isPrivate && (response.status === 200 || response.status === 404) }
}

function fail(error: unknown): never {
  throw error
}
