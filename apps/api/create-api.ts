import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { AppError, isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { answerLanguage, type AnswerLanguage } from '#i18n/answer-language.ts'
import type { Locale } from '#i18n/locales.ts'
import { admitMember } from './admit-member.ts'
import { admitPartner } from './admit-partner.ts'
import { SUCCESS_MESSAGE, type ApiRoute } from './api-route.ts'
import { hasSensitiveName } from './clean-params.ts'
import { openDeviceJar } from './device-jar.ts'
import { docsRoutes } from './docs.ts'
import { failureResponse } from './failure.ts'
import { MAIL_WEBHOOK_PATH, takeMail } from './mail-webhook.ts'
import { createDocument } from './openapi.ts'
import { createRateLimits, DEFAULT_LIMITS, type Limits, type TakePoint } from './rate-limits.ts'
import { readCall } from './read-call.ts'
import { API_ROUTES } from './routes/index.ts'
import { successResponse } from './success.ts'
import { answerChallenge, takeWhatsapp, WHATSAPP_WEBHOOK_PATH, type WhatsappSecrets } from './whatsapp-webhook.ts'

/** What the server knows of a request beside it; a test may leave all of it out. */
export type ApiBindings = { requestId?: string; clientAddress?: string | null }

export type ApiDeps = {
  /** Context of a visitor. */
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  /** Hears of every failure that the table of errors does not expect. */
  onError: (error: unknown, requestId: string) => void
  /** What mails are signed with that a mail server hands on; null: none are taken. */
  mailSecret?: string | null
  /** By what the WhatsApp service and we know each other; null: none is set up. */
  whatsapp?: WhatsappSecrets | null
  /** With `https:` cookies are secure. */
  siteOrigin: string
  limits?: Partial<Limits>
  /** A limiter shared with others who take enquiries; made from `limits` when left out. */
  takePoint?: TakePoint
  routes?: readonly ApiRoute[]
}

type ApiEnv = { Bindings: ApiBindings; Variables: { requestId: string; language: AnswerLanguage; query: URLSearchParams } }
type ApiContext = Context<ApiEnv>

/** Longest path and query. */
const LONGEST_TARGET = 8 * 1024

/**
 * The public JSON API (chapter 14), for whole addresses `/api/…`: every answer is in the envelope with a real status
 * (R14.3), unknown addresses and methods included. Messages must be preloaded (`preloadMessages(['api'])`).
 */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const routes = deps.routes ?? API_ROUTES
  const takePoint = deps.takePoint ?? createRateLimits({ ...DEFAULT_LIMITS, ...deps.limits })
  const api = new Hono<ApiEnv>()
  api.onError((error, c) => {
    const expected = toAppError(error)
    if (expected !== error) deps.onError(error, c.get('requestId'))
    return identified(c, failureResponse(expected, { locale: c.get('language').locale, requestId: c.get('requestId') }))
  })
  api.use(compress({ threshold: 1024 }))
  api.use(async (c, next) => {
    readSurroundings(c)
    if (c.req.url.length > LONGEST_TARGET) throw new AppError('uri_too_long')
    if (hasSensitiveName(c.get('query'))) throw new AppError('sensitive_in_query')
    await next()
  })
  for (const route of routes) {
    for (const method of route.methods) {
      api.on(method.toUpperCase(), route.path, async (c) => {
        const giveBack = await takePoint(route.limit, c.env?.clientAddress ?? null)
        const ctx = deps.createCtx({ locale: c.get('language').locale, requestId: c.get('requestId') })
        const admitted = route.scope === undefined ? null : await admitPartner({ ctx, request: c.req.raw, route, scope: route.scope })
        const { input, documents } = await readCall({ ctx, route, request: c.req.raw, query: c.get('query'), signed: admitted?.params ?? null })
        const member = await admitMember({ ctx, need: route.member, headers: c.req.raw.headers, input })
        const device = openDeviceJar(c.req.raw.headers, deps.siteOrigin)
        const actor = admitted?.actor ?? member?.actor ?? ctx.actor
        const call = { ...callOf(c, { ...ctx, actor }, input), documents, token: member?.token ?? null, device }
        const body = await route.handle(call).catch(async (error: unknown) => {
          // Whoever corrects a form until it is complete has sent one.
          if (isAppError(error) && (error.key === 'enquiry_required' || error.key === 'application_required')) await giveBack()
          throw error
        })
        const response = successResponse(body, {
          request: c.req.raw,
          isCacheable: c.req.method !== 'POST' && admitted === null && route.member === undefined,
          language: c.get('language'),
        })
        device.write(response.headers)
        return identified(c, response)
      })
    }
  }
  const { mailSecret = null, whatsapp = null } = deps
  if (mailSecret !== null) {
    api.post(MAIL_WEBHOOK_PATH, async (c) => {
      await takePoint('partner', c.env?.clientAddress ?? null)
      const ctx = deps.createCtx({ locale: c.get('language').locale, requestId: c.get('requestId') })
      const data = await takeMail({ ctx, request: c.req.raw, secret: mailSecret })
      return identified(
        c,
        successResponse({ code: 0, message: SUCCESS_MESSAGE, data }, { request: c.req.raw, isCacheable: false, language: c.get('language') }),
      )
    })
  }
  if (whatsapp !== null) {
    api.get(WHATSAPP_WEBHOOK_PATH, async (c) => {
      await takePoint('partner', c.env?.clientAddress ?? null)
      return identified(c, answerChallenge(c.get('query'), whatsapp))
    })
    api.post(WHATSAPP_WEBHOOK_PATH, async (c) => {
      const giveBack = await takePoint('partner', c.env?.clientAddress ?? null)
      const ctx = deps.createCtx({ locale: c.get('language').locale, requestId: c.get('requestId') })
      const data = await takeWhatsapp({ ctx, request: c.req.raw, secrets: whatsapp, onSigned: giveBack })
      return identified(
        c,
        successResponse({ code: 0, message: SUCCESS_MESSAGE, data }, { request: c.req.raw, isCacheable: false, language: c.get('language') }),
      )
    })
  }
  api.route('/', docsRoutes(createDocument(routes)))
  api.all('*', (c) => refuse(c, methodsOf(api, c.req.path)))
  return api
}

function readSurroundings(c: ApiContext): void {
  const query = new URL(c.req.url).searchParams
  c.set('requestId', c.env?.requestId ?? crypto.randomUUID())
  c.set('query', query)
  const { headers } = c.req.raw
  c.set(
    'language',
    answerLanguage({ host: headers.get('host'), cookie: headers.get('cookie'), call: { header: headers.get('lang'), query: query.get('lang') } }),
  )
}

function callOf(c: ApiContext, ctx: Ctx, input: unknown) {
  return {
    ctx,
    input,
    client: { ip: c.env?.clientAddress ?? null, userAgent: c.req.header('user-agent') ?? null },
    idempotencyKey: c.req.header('idempotency-key') ?? null,
  }
}

/** Methods that are answered at an address; the catch-all and middleware have the method `ALL`. */
function methodsOf(api: Hono<ApiEnv>, path: string): string[] {
  const methods = new Set(api.routes.filter((route) => route.path === path && route.method !== 'ALL').map((route) => route.method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].toSorted()
}

function refuse(c: ApiContext, methods: readonly string[]): Response {
  if (methods.length === 0) throw new AppError('unknown_path')
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (c.req.method === 'OPTIONS') return identified(c, new Response(null, { status: 204, headers: { allow } }))
  const response = failureResponse(new AppError('method_not_allowed'), { locale: c.get('language').locale, requestId: c.get('requestId') })
  response.headers.set('allow', allow)
  return identified(c, response)
}

function identified(c: ApiContext, response: Response): Response {
  response.headers.set('x-request-id', c.get('requestId'))
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}
