import type { ServerBuild } from 'react-router'
import { holdForm } from '#apps/site/request/held-form.ts'
import { readHydrationAddress } from '#apps/site/hydration/hydration-block.ts'
import { dataRedirect } from '#apps/site/react-router/data-redirect.ts'
import { hasAction } from '#apps/site/react-router/server-build.server.ts'
import { discardAll } from '#core/domain/upload/index.ts'
import { answerFailure, isUnexpected } from '#apps/server/request/failure.ts'
import { ownAnswer } from '#apps/server/html-cache/own-answer.ts'
import type { Reader } from '#apps/server/html-cache/reader.ts'
import { createHtmlCache, type HtmlCache, type Rendered } from '#apps/server/html-cache/html-cache.ts'
import { answerHydration } from '#apps/server/html-cache/hydration-data.ts'
import { createPageReader, type PageReaderInput, type PageRequest } from '#apps/server/html-cache/page-request.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'
import type { Redirects } from './redirects.ts'
import type { RenderGate } from './render-gate.ts'
import type { SiteRenderer } from './site-renderer.ts'
import type { Submission } from './submission.ts'

export type PageAsk = {
  method: string
  /** Path and query as sent. */
  target: string
  host: string | null
  cookie: string | null
  /** Where the visitor seems to be: a code of two letters. */
  country: string | null
  reader: Reader
}

export type Pages = {
  /** Answers any request that no other part of the server answers. `readSubmission` reads a sent form, where the page takes one. */
  answer(ask: PageAsk, readSubmission: () => Promise<Submission>): Promise<Response>
  /** Reads what is asked for, or null where it is no address. */
  read(ask: Pick<PageAsk, 'target' | 'host' | 'cookie'>): PageRequest | null
  /** Answers the hydration data of a page, or 410 where they are not to be had any more; null for every other address. */
  hydration(ask: PageAsk): Promise<Response | null>
  /** A page made by another renderer, without scripts; kept by nobody. */
  preview(input: { target: string; host: string; requestId: string; render: SiteRenderer }): Promise<Response>
  cache: HtmlCache<PageJob>
}

/** A page and the request that causes it to be rendered. `country` reaches pages for one visitor alone. */
export type PageJob = PageRequest & { requestId: string; country?: string | null }

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
  const render = (page: PageJob): Promise<Rendered> => input.gate.run(() => input.render({ page, requestId: page.requestId, country: page.country ?? null }))
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

  async function submit(page: PageJob, submission: Submission, reader: Reader): Promise<Response> {
    const {
      requestId,
      language: { locale },
    } = page
    try {
      const { response } = await input.gate.run(() => input.render({ page, requestId, country: page.country ?? null, submission }))
      return await ownAnswer(response, reader)
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
    preview: async ({ target, host, requestId, render: own }) => {
      const page = read({ target, host, cookie: null })
      if (page === null) throw new Error(`No page: ${target}`)
      const { response } = await input.gate.run(() => own({ page, requestId }))
      return new Response(withoutScripts(await response.text()), response)
    },
    hydration: async ({ target, host, cookie, reader }) => {
      const address = readHydrationAddress(target)
      if (address === null) return null
      const page = read({ target: address.url, host, cookie })
      const data = page === null || page.isData ? null : await cache.hydration({ ...page, requestId: reader.requestId }, address.name)
      return data === null ? new Response(null, { status: 410, headers: { 'cache-control': 'no-store' } }) : answerHydration(data, reader)
    },
    answer: async (ask, readSubmission) => {
      const asked = read(ask)
      if (asked === null) return new Response('Bad Request', { status: 400 })
      const page = { ...asked, requestId: ask.reader.requestId, country: ask.country }
      const methods = allowedMethods(build, page)
      if (!methods.includes(ask.method)) return new Response('Method Not Allowed', { status: 405, headers: { allow: methods.join(', ') } })
      if (ask.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: methods.join(', ') } })
      const clean = withoutSlash(ask.target)
      if (clean !== null) return new Response(null, { status: 308, headers: { location: clean } })
      return ask.method === 'POST' ? submit(page, await readSubmission(), ask.reader) : answerPage(page, ask)
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

/** No script runs under the policy of a preview; the browser's console would tell of each. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

function redirectTo(target: string, status: number, isData: boolean): Response {
  return isData ? dataRedirect(target, status) : new Response(null, { status, headers: { location: target } })
}
