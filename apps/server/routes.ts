import { Hono, type Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { AppError } from '#contract/errors.ts'
import type { GiveBack } from '#apps/api/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { answerLanguage, type AnswerLanguage } from '#i18n/answer-language.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import type { AppBindings } from './request/bindings.ts'
import { isLoopback } from './request/client-address.ts'
import type { CompanyPictures } from './pictures/company-pictures.ts'
import type { Drawings } from './pictures/drawings.ts'
import { answerFailure } from './request/failure.ts'
import { keepDestination, withKnownDestination } from './pages/keep-destination.ts'
import { changeLanguage } from './pages/language-route.ts'
import type { Metrics } from './observability/metrics.ts'
import type { PageAsk, Pages } from './pages/pages.ts'
import type { HeaderRecord, SecurityHeaders } from './request/security-headers.ts'
import type { SharedPictures } from './pictures/shared-pictures.ts'
import type { StaticAssets } from './files/static-assets.ts'
import { systemCode } from './process/startup-error.ts'
import { OPENED } from './demand/read-demand-mark.ts'
import { readSubmission } from './pages/submission.ts'
import { answerFavicon, answerManifest, MANIFEST_PATH } from './pages/web-manifest.ts'
import { answerServiceWorker, WORKER_PATH } from './files/service-worker-route.ts'
import { answerAccentStyle } from './files/accent-style-route.ts'

/** A part of the application that answers whole addresses (`/api/…`, `/admin/…`) and sets its own policy. */
export type Part = (request: Request, bindings: AppBindings) => Response | Promise<Response>

export type RouteParts = {
  siteOrigin: string
  /** Request header in which the proxy names the visitor's country; null: none does. */
  countryHeader: string | null
  /** `/healthz` and `/readyz`. */
  health: Hono
  api: Part | null
  admin: Part | null
  /** Answers a file of the download centre; null where the address names none. */
  download: (request: Request, headers: HeaderRecord) => Promise<Response | null>
  /** Answers `/media/…`, with the headers of every answer. */
  media: (request: Request, headers: HeaderRecord) => Promise<Response>
  /** `/robots.txt`, `/llms.txt` and the site maps; null for every other address. */
  siteMaps: (request: Request, asked: { language: AnswerLanguage; requestId: string }) => Promise<Response | null>
  /** Answers `/feed/…`; null where the address opens no feed. */
  feeds: (request: Request, requestId: string) => Promise<Response | null>
  /** A page before it is published, by its link; null where the link opens nothing. */
  drafts: (request: Request, requestId: string) => Promise<Response | null>
  shared: SharedPictures
  companyPictures: CompanyPictures
  pages: Pages
  assets: StaticAssets | null
  /** False: the service worker is withdrawn. */
  hasServiceWorker: boolean
  drawings: Drawings
  security: SecurityHeaders
  metrics: Metrics
  /** Context of a visitor, for reading a form. */
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  /** Counts a form sent without script against the address; throws `rate_limited` (the limit of the API's enquiries). */
  admitForm: (address: string | null) => Promise<GiveBack>
  onError: (error: unknown, requestId: string) => void
}

type Env = { Bindings: AppBindings }

const LONGEST_TARGET = 8 * 1024

/** Which part answers which address. The first that matches has the word; the pages come last and answer everything else. */
export function createRoutes(parts: RouteParts): Hono<Env> {
  const { api, admin, assets, metrics, siteOrigin } = parts
  const app = new Hono<Env>()
  app.onError((thrown, c) => {
    const error = isBrokenOff(c.env.incoming, thrown) ? new AppError('bad_request') : toAppError(thrown)
    if (error !== thrown && error.key !== 'bad_request') parts.onError(thrown, c.env.requestId)
    const answer = answerFailure(error, { locale: languageOf(c).locale, requestId: c.env.requestId })
    protect(c, answer, parts.security)
    return answer
  })
  app.use(async (c, next) => {
    const target = c.env.incoming.url ?? ''
    // The API and the back office refuse it themselves, in their envelope.
    if (target.length > LONGEST_TARGET && !/^\/(api|admin)\//.test(target)) throw new AppError('uri_too_long')
    await next()
    protect(c, c.res, parts.security)
  })
  app.route('/', parts.health as unknown as Hono<Env>)
  app.get('/metrics', async (c) => {
    // A proxy on this machine that nobody has named as trusted still forwards for strangers.
    const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name) !== undefined)
    if (isForwarded || !isLoopback(c.env.clientAddress)) throw new AppError('not_found')
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })
  // Before the API, which says in its envelope what is wrong with any other address.
  app.on(['GET', 'HEAD'], ['/api/download/*', '/api/document/*'], async (c, next) => (await parts.download(c.req.raw, parts.security.file)) ?? next())
  if (api !== null) app.all('/api/*', (c) => api(c.req.raw, c.env))
  if (admin !== null) for (const path of ['/admin', '/admin/*']) app.all(path, (c) => admin(c.req.raw, c.env))
  app.all('/media/*', (c) => parts.media(c.req.raw, parts.security.file))
  app.get('/language', (c) => changeLanguage({ url: new URL(c.req.url), host: hostOf(c), siteOrigin, protocol: c.env.protocol }))
  app.get('/drawing/*', (c) => {
    const drawing = parts.drawings.respond(c.req.path, c.req.raw)
    if (drawing === null) throw new AppError('not_found')
    return drawing
  })
  app.on(['GET', 'HEAD'], ['/robots.txt', '/llms.txt', '/:file{sitemap[a-z0-9_-]*\\.xml}'], async (c, next) => {
    return (await parts.siteMaps(c.req.raw, { language: languageOf(c), requestId: c.env.requestId })) ?? next()
  })
  app.on(['GET', 'HEAD'], '/feed/*', async (c) => {
    const feed = await parts.feeds(c.req.raw, c.env.requestId)
    if (feed === null) throw new AppError('not_found')
    return feed
  })
  app.on(['GET', 'HEAD'], '/preview/*', async (c, next) => (await parts.drafts(c.req.raw, c.env.requestId)) ?? next())
  app.on(['GET', 'HEAD'], '/shared/*', async (c, next) => (await parts.shared.respond(c.req.raw)) ?? next())
  app.on(['GET', 'HEAD'], '/company-picture/*', async (c, next) => (await parts.companyPictures.respond(c.req.raw)) ?? next())
  app.on(['GET', 'HEAD'], '/site-style/*', (c, next) => {
    const style = answerAccentStyle(c.req.raw, parts.security.file)
    return style === null ? next() : Promise.resolve(style)
  })
  // Asked for by programs that do not read the page.
  app.on(['GET', 'HEAD'], '/favicon.ico', async (c, next) => {
    return (await answerFavicon({ ctx: parts.createCtx({ locale: DEFAULT_LOCALE, requestId: c.env.requestId }), headers: parts.security.file })) ?? next()
  })
  app.on(['GET', 'HEAD'], MANIFEST_PATH, (c) =>
    answerManifest(c.req.raw, {
      ctx: parts.createCtx({ locale: DEFAULT_LOCALE, requestId: c.env.requestId }),
      language: languageOf(c),
      headers: parts.security.file,
    }),
  )
  // Counted where all answered requests are.
  app.post(`${OPENED}/*`, (c) => c.body(null, 204, { 'cache-control': 'no-store' }))
  app.on(['GET', 'HEAD'], '/hydration/*', async (c, next) => (await parts.pages.hydration(askOf(c, parts))) ?? next())
  if (assets !== null) {
    const { hasServiceWorker: isOn, security } = parts
    app.on(['GET', 'HEAD'], WORKER_PATH, async (c, next) => answerServiceWorker(c.req.raw, { assets, isOn, headers: security.file }) ?? next())
  }
  if (assets !== null) app.get('*', async (c, next) => assets.respond(c.req.path, c.req.raw) ?? next())
  app.all('*', async (c) => {
    const { requestId, clientAddress: ip, protocol } = c.env
    let giveBack: GiveBack = async () => {}
    const admit = async () => {
      giveBack = await parts.admitForm(ip)
    }
    const ctx = parts.createCtx({ locale: languageOf(c).locale, requestId })
    const sent = { request: c.req.raw, ctx, ip, admit, arrival: { protocol, siteOrigin } }
    const asked = askOf(c, parts)
    const target = await withKnownDestination(ctx, asked.target)
    const answer = await parts.pages.answer({ ...asked, target }, () => readSubmission(sent))
    // Whoever corrects a form until it is complete has sent one.
    if (answer.status === 400) await giveBack()
    return keepDestination(answer, { ctx, target: c.env.incoming.url ?? '/', cookie: c.req.raw.headers.get('cookie'), protocol })
  })
  return app
}

// Its client has gone, or the rest of its body was no HTTP: no failure of ours.
function isBrokenOff({ destroyed, complete }: IncomingMessage, error: unknown): boolean {
  return destroyed && !complete && systemCode(error) === 'ECONNRESET'
}

function askOf(c: Context<Env>, { countryHeader }: Pick<RouteParts, 'countryHeader'>): PageAsk {
  const { method, headers } = c.req.raw
  return {
    method,
    target: c.env.incoming.url ?? '/',
    host: hostOf(c),
    cookie: headers.get('cookie'),
    country: countryOf(countryHeader === null ? null : headers.get(countryHeader)),
    reader: { method, acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match'), requestId: c.env.requestId },
  }
}

/** A code of two letters; proxies say `XX` for unknown and `T1` for Tor. */
function countryOf(header: string | null): string | null {
  return header !== null && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null
}

function hostOf(c: Context<Env>): string | null {
  return c.env.incoming.headers.host ?? null
}

function languageOf(c: Context<Env>): AnswerLanguage {
  return answerLanguage({ host: hostOf(c), cookie: c.req.header('cookie') })
}

// A part that has set a header knows better.
function protect(c: Context<Env>, { headers }: Response, security: SecurityHeaders): void {
  headers.set('x-request-id', c.env.requestId)
  const own = headers.get('content-type')?.startsWith('text/html') ? security.base : security.file
  for (const [name, value] of Object.entries(own)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
}
