import type { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { GiveBack } from '#apps/api/index.ts'
import { isEmbeddablePage, isPrivatePage, queryNamesOf } from '#apps/site/request/query-names.server.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { DiskRoom } from '#core/ports/files/disk-room.ts'
import { findRedirect } from '#core/domain/redirect/index.ts'
import { DEFAULT_LOCALE, localeInfo, localeOrigin, type Locale } from '#i18n/locales.ts'
import type { AppBindings } from './request/bindings.ts'
import { createClientReader } from './request/client-address.ts'
import { createCompanyPictures } from './pictures/company-pictures.ts'
import { createDrawings } from './pictures/drawings.ts'
import { createHotPath } from './pages/hot-path.ts'
import type { LineLogger } from './observability/logger.ts'
import { answerListingFeed } from './files/listing-feed-route.ts'
import { createMetrics, kindOf } from './observability/metrics.ts'
import { answerDraft } from './pages/draft-page.ts'
import { createPages } from './pages/pages.ts'
import { createProxyNotice } from './request/proxy-notice.ts'
import { createRedirects } from './pages/redirects.ts'
import { refuseUpload } from './uploads/refuse-upload.ts'
import { createRenderGate } from './pages/render-gate.ts'
import { createRequestIds } from './request/request-id.ts'
import { logRequest, type RequestLine } from './observability/request-log.ts'
import { createRoutes, type Part, type RouteParts } from './routes.ts'
import { createSecurityHeaders } from './request/security-headers.ts'
import { createSharedPictures } from './pictures/shared-pictures.ts'
import { answerSiteMaps } from './pages/site-maps.ts'
import type { DemandCounter } from './demand/demand-counter.ts'
import { createSiteRenderer, type RendererInput } from './pages/site-renderer.ts'
import { loadStaticAssets } from './files/static-assets.ts'
import { createUploadGate } from './uploads/upload-gate.ts'

export type AppDeps = {
  /** React Router's server build. */
  build: ServerBuild
  siteOrigin: string
  /** Advertisers that the site is set up for. */
  ads: RendererInput['ads']
  /** Folder of the finished client build; null in development, where Vite answers files and nothing is kept. */
  clientFolder: string | null
  /** Origin of pictures and films where they do not lie on this host. */
  mediaOrigin: string | null
  trustedProxies: readonly string[]
  /** Request header in which the proxy names the visitor's country; null: none does. */
  countryHeader: string | null
  hsts: 'standard' | 'preload'
  /** False: the service worker is withdrawn from every browser that has it. */
  hasServiceWorker: boolean
  logger: Logger
  /** One line per request. */
  requestLogger: LineLogger
  /** Told of every answered request, for the report of what buyers look for. */
  noteDemand: DemandCounter['note']
  /** Disks that files are written to, for the metrics. */
  readDisks: DiskRoom['read']
  /** Context of a visitor, for loaders and actions. */
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  /** Counts a form sent without script; throws `rate_limited`. Its answer takes the point back. */
  admitForm: (address: string | null) => Promise<GiveBack>
  /** `/healthz` and `/readyz`. */
  health: Hono
  /** Answer `/api/…` and `/admin…` with whole addresses; null where the process has none. */
  api: Part | null
  admin: Part | null
  /** Answers `/media/…`: pictures and films. */
  media: RouteParts['media']
  /** Answers the files of the download centre. */
  download: RouteParts['download']
}

export type App = {
  /** Answers kept pages straight to the wire; everything else is left to `next`. Optional: without it, `fetch` answers them. */
  before?(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
  fetch(request: Request, bindings: Pick<AppBindings, 'incoming' | 'outgoing'>): Response | Promise<Response>
  /** A page of the site made past the cache of pages with another context, without scripts. */
  preview(input: { path: string; locale: Locale; requestId: string; createCtx: AppDeps['createCtx'] }): Promise<Response>
  /** Published content has changed (`LISTEN content`): what shows it is dropped. */
  dropContent(tags: readonly string[]): void
  /** Notices may have been missed: everything kept is dropped. */
  dropAll(): void
}

const RENDERS = { active: 16, waiting: 256 }

/** The whole application behind one function: identification, log, limits, health, files, API, back office and the public pages. */
export function createApp(deps: AppDeps): App {
  const isDevelopment = deps.clientFolder === null
  const nextId = createRequestIds()
  const readClient = createClientReader(deps.trustedProxies)
  const noteProxy = createProxyNotice((fields, message) => deps.logger.warn(fields, message))
  const security = createSecurityHeaders({ ...deps, isDevelopment })
  const redirects = createRedirects((path) => findRedirect({ ctx: deps.createCtx({ locale: DEFAULT_LOCALE, requestId: nextId() }), input: { path } }))
  const onError = (error: unknown, requestId: string | null = null) => deps.logger.error({ err: error, request_id: requestId }, 'unexpected error')
  const renderer = { ...deps, security, isDevelopment, onError }
  const pages = createPages({
    build: deps.build,
    siteOrigin: deps.siteOrigin,
    queryNames: queryNamesOf,
    isEmbeddable: isEmbeddablePage,
    isPrivate: isPrivatePage,
    render: createSiteRenderer(renderer),
    gate: createRenderGate(RENDERS),
    redirects,
    isDevelopment,
    onError,
  })
  const uploads = createUploadGate()
  const metrics = createMetrics({ readCache: pages.cache.counts, readDisks: deps.readDisks, readUploads: uploads.active })
  const assets = isDevelopment ? null : loadStaticAssets(deps.clientFolder ?? '', security.file)
  const shared = createSharedPictures(deps.createCtx({ locale: DEFAULT_LOCALE, requestId: nextId() }))
  const companyPictures = createCompanyPictures(deps.createCtx({ locale: DEFAULT_LOCALE, requestId: nextId() }))
  const preview: App['preview'] = ({ path, locale, requestId, createCtx }) => {
    const host = new URL(localeOrigin(deps.siteOrigin, locale) ?? `http://${localeInfo(locale).host}.localhost`).host
    return pages.preview({ target: path, host, requestId, render: createSiteRenderer({ ...renderer, createCtx }) })
  }
  const drafts: RouteParts['drafts'] = (request, requestId) => answerDraft({ request, requestId, createCtx: deps.createCtx, renderPage: preview })
  const siteMaps: RouteParts['siteMaps'] = (request, asked) => answerSiteMaps(request, { deps, ...asked })
  const feeds: RouteParts['feeds'] = (request, requestId) =>
    answerListingFeed(request, { ctx: deps.createCtx({ locale: DEFAULT_LOCALE, requestId }), siteOrigin: deps.siteOrigin, headers: security.file })
  const routes = createRoutes({
    ...deps,
    pages,
    assets,
    drawings: createDrawings(),
    siteMaps,
    feeds,
    drafts,
    shared,
    companyPictures,
    security,
    metrics,
    onError,
  })
  const hot = createHotPath(pages)

  async function answer(request: Request, bindings: AppBindings, started: number): Promise<Response> {
    const response = uploads.enter(bindings) ? await routes.fetch(request, bindings) : refuseUpload(request, bindings, security)
    const kind = kindOf(bindings.incoming.url ?? '/')
    if (kind === 'page' && response.status === 200 && !isDevelopment) hot.learn(bindings.incoming)
    const duration = performance.now() - started
    metrics.count(kind, response.status, duration)
    deps.noteDemand(bindings.incoming, response.status)
    logRequest(deps.requestLogger, lineOf(bindings, response.status, duration))
    return response
  }

  function bindingsOf(incoming: IncomingMessage, outgoing: ServerResponse): AppBindings {
    const client = readClient(incoming)
    noteProxy(incoming, client)
    return { incoming, outgoing, requestId: nextId(), clientAddress: client.address, protocol: client.protocol }
  }

  return {
    before: (incoming, outgoing, next) => {
      const started = performance.now()
      const requestId = nextId()
      const kept = hot.answer(incoming, requestId)
      if (kept === null) return next()
      outgoing.writeHead(kept.status, kept.headers)
      outgoing.end(kept.body)
      deps.noteDemand(incoming, kept.status)
      if (!deps.requestLogger.isEnabled('info')) return
      logRequest(deps.requestLogger, lineOf({ ...bindingsOf(incoming, outgoing), requestId }, kept.status, performance.now() - started))
    },
    fetch: (request, { incoming, outgoing }) => answer(request, bindingsOf(incoming, outgoing), performance.now()),
    preview,
    dropContent: (tags) => {
      redirects.clear()
      pages.cache.drop(tags)
    },
    dropAll: () => {
      redirects.clear()
      pages.cache.clear()
    },
  }
}

function lineOf({ incoming, requestId, clientAddress }: AppBindings, status: number, duration: number): RequestLine {
  const { method = 'GET', url = '/', headers } = incoming
  return { requestId, method, target: url, host: headers.host ?? null, status, duration, address: clientAddress, userAgent: headers['user-agent'] ?? null }
}
