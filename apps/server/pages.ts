import type { ServerBuild } from 'react-router'
import { holdForm } from '#apps/site/held-form.ts'
import { discardAll } from '#core/domain/upload/index.ts'
import { answerFailure, isUnexpected } from './failure.ts'
import type { Reader } from './html-cache/cached-page.ts'
import { createHtmlCache, type HtmlCache, type Rendered } from './html-cache/html-cache.ts'
import { createPageReader, parseTarget, type PageReaderInput, type PageRequest } from './html-cache/page-request.ts'
import type { Redirects } from './redirects.ts'
import type { RenderGate } from './render-gate.ts'
import { hasAction } from './site-build.ts'
import type { SiteRenderer } from './site-renderer.ts'
import type { Submission } from './submission.ts'

export type PageAsk = {
  method: string
  /** Path and query as sent. */
  target: string
  host: string | null
  cookie: string | null
  reader: Reader
}

export type Pages = {
  /** Answers any request that no other part of the server answers. `readSubmission` reads a sent form, where the page takes one. */
  answer(ask: PageAsk, readSubmission: () => Promise<Submission>): Promise<Response>
  /** Reads what is asked for, or null where it is no address. */
  read(ask: Pick<PageAsk, 'target' | 'host' | 'cookie'>): PageRequest | null
  cache: HtmlCache<PageJob>
}

/** A page and the request that causes it to be rendered. */
export type PageJob = PageRequest & { requestId: string }

export type PagesInput = Omit<PageReaderInput, 'routes'> & {
  build: ServerBuild
  render: SiteRenderer
  gate: RenderGate
  redirects: Redirects
  isDevelopment: boolean
  onError: (error: unknown) => void
}

/** The public pages: which methods they take, old addresses, and the cache before the renderer. */
export function createPages(input: PagesInput): Pages {
  const { build, redirects } = input
  const read = createPageReader({ ...input, routes: build.routes })
  const render = (page: PageJob): Promise<Rendered> => input.gate.run(() => input.render({ page, requestId: page.requestId }))
  const cache = createHtmlCache<PageJob>({ render, onError: input.onError })

  async function answerPage(page: PageJob, ask: PageAsk): Promise<Response> {
    const leads = page.isUnknown ? await redirects.find(page.askedPath) : null
    if (leads !== null && leads.target !== null) return redirectTo(leads.target, leads.status, page.isData)
    const answer = input.isDevelopment ? (await render(page)).response : await cache.answer(page, ask.reader)
    if (leads !== null) return new Response(answer.body, { status: 410, headers: answer.headers })
    if (answer.status !== 404 || page.isUnknown) return answer
    const found = await redirects.find(page.askedPath)
    return found?.target ? redirectTo(found.target, found.status, page.isData) : answer
  }

  async function submit(page: PageJob, submission: Submission): Promise<Response> {
    const {
      requestId,
      language: { locale },
    } = page
    try {
      return (await input.gate.run(() => input.render({ page, requestId, submission }))).response
    } catch (error) {
      if (isUnexpected(error)) input.onError(error)
      return answerFailure(error, { locale, requestId, held: holdForm(page.askedPath, submission.form) })
    } finally {
      await discardAll(submission.documents)
    }
  }

  return {
    read,
    cache,
    answer: async (ask, readSubmission) => {
      const asked = read(ask)
      if (asked === null) return new Response('Bad Request', { status: 400 })
      const page = { ...asked, requestId: ask.reader.requestId }
      const methods = allowedMethods(build, page)
      if (!methods.includes(ask.method)) return new Response('Method Not Allowed', { status: 405, headers: { allow: methods.join(', ') } })
      if (ask.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: methods.join(', ') } })
      const clean = withoutSlash(ask.target)
      if (clean !== null) return new Response(null, { status: 308, headers: { location: clean } })
      return ask.method === 'POST' ? submit(page, await readSubmission()) : answerPage(page, ask)
    },
  }
}

function allowedMethods(build: ServerBuild, page: PageRequest): string[] {
  const takesForms = page.routeId !== null && hasAction(build, page.routeId)
  return ['GET', 'HEAD', 'OPTIONS', ...(takesForms ? ['POST'] : [])]
}

/** Where a path with a slash at its end, or with several in a row, leads; null for others. Several become one, so that none names another host. */
export function withoutSlash(target: string): string | null {
  const url = parseTarget(target)
  if (url === null || url.pathname === '/' || !/\/(\/|$)/.test(url.pathname)) return null
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return `${path === '' ? '/' : path}${url.search}`
}

// React Router's client asks for data, and follows this header instead of a status.
function redirectTo(target: string, status: number, isData: boolean): Response {
  if (!isData) return new Response(null, { status, headers: { location: target } })
  return new Response(null, { status: 204, headers: { 'x-remix-redirect': target, 'x-remix-status': String(status), 'x-remix-replace': 'true' } })
}
