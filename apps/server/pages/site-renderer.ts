import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { siteContextKey, type SiteContext } from '#apps/site/request/context.server.ts'
import { holdForm } from '#apps/site/request/held-form.ts'
import { actionAddress } from '#apps/site/react-router/server-build.server.ts'
import type { ContentTag } from '#contract/content-tag.ts'
import { notingIn, type Ctx } from '#core/domain/context.ts'
import { languageHeaders, type Keeping } from '#i18n/answer-language.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { brokenPage } from '#apps/server/request/failure.ts'
import { isKept, type Rendered } from '#apps/server/html-cache/html-cache.ts'
import { namedHydration, type HydrationText } from '#apps/server/html-cache/hydration-data.ts'
import type { PageRequest } from '#apps/server/html-cache/page-request.ts'
import type { SecurityHeaders } from '#apps/server/request/security-headers.ts'
import { withStatuses } from './site-build.ts'
import type { Submission } from './submission.ts'

export type RendererInput = {
  build: ServerBuild
  siteOrigin: string
  ads: SiteContext['ads']
  security: SecurityHeaders
  isDevelopment: boolean
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  onError: (error: unknown, requestId: string) => void
}

/** `country`: where the visitor seems to be; pages that are the same for everybody do not hear of it. */
export type RenderRequest = { page: PageRequest; requestId: string; country?: string | null; submission?: Submission }

export type SiteRenderer = (request: RenderRequest) => Promise<Rendered>

/** Kept a minute by shared caches, then given out once more while they ask again; browsers ask every time, and mostly hear 304. */
const KEEP: Keeping = { browser: 0, shared: 60, stale: 600 }
const KEEP_UNKNOWN: Keeping = { browser: 0, shared: 10 }

/** Renders pages and their data with React Router. Nothing of the visitor's request but its page and a sent form reaches it. */
export function createSiteRenderer(input: RendererInput): SiteRenderer {
  const handle = createRequestHandler(withStatuses(input.build), input.isDevelopment ? 'development' : 'production')
  return async ({ page, requestId, country = null, submission }) => {
    const { locale } = page.language
    const tags = new Set<ContentTag>()
    const privacy = { isPrivate: page.isPrivate || submission !== undefined }
    let waitSeconds: number | null = null
    let hydration: HydrationText | null = null
    const context = new RouterContextProvider()
    context.set(siteContextKey, {
      ctx: notingIn(tags, input.createCtx({ locale, requestId })),
      locale,
      t: createServerTranslator(locale, 'site'),
      siteOrigin: input.siteOrigin,
      languageHosts: page.languageHosts,
      destinationCode: page.destination,
      ads: input.ads,
      requestId,
      posted: { form: submission?.form ?? new FormData(), documents: submission?.documents ?? [] },
      refusal: submission?.refusal ?? null,
      askToWait: (seconds) => {
        waitSeconds = seconds ?? waitSeconds
      },
      visitor: {
        ip: submission?.ip ?? null,
        userAgent: submission?.userAgent ?? null,
        cookie: submission?.cookie ?? null,
        country: privacy.isPrivate ? country : null,
      },
      url: page.url,
      leaveHydrationData: (data, { status, headers }) => {
        if (input.isDevelopment || privacy.isPrivate || !isKept(status, headers)) return null
        hydration = namedHydration(data)
        return hydration.name
      },
      doNotCache: () => {
        privacy.isPrivate = true
      },
      onError: (error) => input.onError(error, requestId),
    })
    const answer = await handle(requestFor(input.build, page, submission), context)
    const held = submission === undefined ? null : holdForm(page.askedPath, submission.form)
    const response = hasFailed(answer, page) ? brokenPage({ locale, requestId, status: 500, held }) : answer
    const labels = { page, security: input.security, isPrivate: privacy.isPrivate, waitSeconds }
    label(response, labels)
    return { response, tags, isPrivate: privacy.isPrivate, hydration }
  }
}

function requestFor(build: ServerBuild, page: PageRequest, submission: Submission | undefined): Request {
  if (submission === undefined) return new Request(page.routerUrl)
  const url = page.routeId === null ? page.routerUrl : actionAddress(build, page.routeId, page.routerUrl)
  // The form itself has been read and lies in the context.
  return new Request(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' })
}

// React Router's own last words are a line of plain English.
function hasFailed({ status, headers }: Response, page: PageRequest): boolean {
  return status >= 500 && !page.isData && !(headers.get('content-type') ?? '').startsWith('text/html')
}

type Labels = { page: PageRequest; security: SecurityHeaders; isPrivate: boolean; waitSeconds: number | null }

function label({ status, headers }: Response, { page, security, isPrivate, waitSeconds }: Labels): void {
  if (waitSeconds !== null && status >= 400) headers.set('retry-after', String(waitSeconds))
  for (const [name, value] of Object.entries(page.isEmbeddable ? security.embeddablePage : security.page)) headers.set(name, value)
  const keeping = isPrivate || headers.has('set-cookie') ? null : keepingOf(status)
  for (const [name, value] of Object.entries(pageHeaders(page, keeping))) headers.set(name, value)
  // Its address may open something. Not `no-referrer`: browsers then send forms with `Origin: null`, which counts as another site.
  if (page.isPrivate) headers.set('referrer-policy', 'same-origin')
  if (page.isData || page.language.locale === 'zh') headers.set('x-robots-tag', 'noindex')
  // Its links carry the destination on: search engines are led through the pages without one.
  else if (page.destinationOf === 'address') headers.set('x-robots-tag', 'nofollow')
}

// A destination that the visitor named is in no address: what speaks of it is theirs, and what does not would be another page with it (decision 0052).
function pageHeaders({ language, destinationOf }: PageRequest, keeping: Keeping | null): Record<string, string> {
  const isOfAddress = language.isOfAddress && destinationOf !== 'visitor'
  const varies = isOfAddress && destinationOf === null ? ['accept-encoding', 'cookie'] : ['accept-encoding']
  return languageHeaders({ ...language, isOfAddress }, { keeping, varies })
}

function keepingOf(status: number): Keeping | null {
  if (status === 200) return KEEP
  return status === 404 ? KEEP_UNKNOWN : null
}
