import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { createAdminApp } from '#apps/admin/api/app.ts'
import { createApi, createRateLimits, DEFAULT_LIMITS } from '#apps/api/index.ts'
import { startJobs } from '#apps/jobs/start-jobs.ts'
import { createDatabase } from '#core/db/client.ts'
import { listenForContent } from '#core/db/content-listener.ts'
import { migrateDatabase } from '#core/db/migrate.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { registerMailWebhook } from '#core/domain/message/index.ts'
import { createAdEvents } from '#core/ports/ads/http.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { prepareJobs } from '#core/ports/jobs/prepare.ts'
import { createFakeWebhook } from '#core/ports/webhook/fake.ts'
import { createHttpWebhook } from '#core/ports/webhook/http.ts'
import type { Ports } from '#core/ports/ports.ts'
import { createHttpCurrencyRates } from '#core/ports/currency-rates/http.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createApp, type App, type AppDeps } from './app.ts'
import { createDemandCounter } from './demand/demand-counter.ts'
import type { AppBindings } from './request/bindings.ts'
import { takeConsole } from './observability/console-log.ts'
import { openDiskRoom, watchDisks } from './startup/disk-watch.ts'
import { answerDownload } from './files/download-route.ts'
import { followBuild } from './follow-build.ts'
import { healthRoutes } from './observability/health.ts'
import { createLogger } from './observability/logger.ts'
import { openNoticeHub } from './startup/notice-hub.ts'
import { openMailbox } from './startup/mailbox.ts'
import { openMailer } from './startup/mailer.ts'
import { answerMedia } from './files/media-route.ts'
import { openPorts } from './startup/open-ports.ts'
import { ownOrigins } from './request/own-origins.ts'
import type { Compose } from './startup/run.ts'
import { startSamplePictures } from './startup/sample-pictures.ts'
import { seed } from './startup/seed.ts'
import { warmSearch } from './startup/warm-search.ts'

const CONNECTIONS = 10

/**
 * The whole product on an open database: schema, seeds, jobs and everything that answers requests. `loadBuild`: React Router's server
 * build, part of the one bundle in production, made by Vite on demand in development.
 */
export const composeWith =
  (loadBuild: () => Promise<ServerBuild>): Compose =>
  async ({ env, rootDir, databaseUrl, lifecycle, progress }) => {
    const isDevelopment = env.nodeEnv === 'development'
    const { logger, requestLogger, flush } = createLogger({ level: env.logLevel })
    lifecycle.onStop('the log', async () => flush())
    if (!isDevelopment) lifecycle.onStop('the console', takeConsole(logger))
    await migrateDatabase({ url: databaseUrl, migrationsFolder: path.join(rootDir, 'core/db/migrations') })
    await Promise.all([prepareJobs(databaseUrl), preloadMessages(['site', 'head', 'api', 'mail'])])
    const database = createDatabase({ url: databaseUrl, max: CONNECTIONS })
    lifecycle.onStop('the connections', () => database.close())

    const onError = (error: unknown, requestId: string | null = null) => logger.error({ err: error, request_id: requestId }, 'unexpected error')
    const room = openDiskRoom({ env, log: logger })
    const ports = await openPorts({ database, env, rootDir, lifecycle, room, onError })
    watchDisks({ room, files: ports.files, env, lifecycle, onError })
    const makeCtx = (input: { actor: Actor; locale: Locale; requestId: string }): Ctx => ({ db: database.db, ports, reads: () => {}, ...input })

    const system = makeCtx({ actor: { kind: 'system' }, locale: DEFAULT_LOCALE, requestId: 'start' })
    await seed({ ctx: system, env, rootDir, databaseUrl, progress })

    if (env.role !== 'web') {
      const mailer = openMailer({ env, ports, room, lifecycle })
      const worker = await startJobs({
        databaseUrl,
        db: database.db,
        ports,
        mailer,
        ads: createAdEvents(env.ads),
        mailbox: openMailbox(env),
        replyAddress: env.mailIn.replyAddress,
        currencyRates: env.currencyFeed && createHttpCurrencyRates(env.currencyFeed),
        webhooks: isDevelopment ? createFakeWebhook() : createHttpWebhook(),
        siteOrigin: env.siteOrigin,
        log: logger,
      })
      lifecycle.onStop('the jobs', () => worker.stop())
    }
    startSamplePictures({ ctx: system, env, rootDir, lifecycle, onError })
    if (env.role === 'jobs') return null

    const createCtx = (input: { locale: Locale; requestId: string }) => makeCtx({ actor: { kind: 'visitor' }, ...input })
    const demand = createDemandCounter({ ctx: { ...system, requestId: 'demand' }, onError })
    lifecycle.onStop('the counts of searches', () => demand.stop())
    const takePoint = createRateLimits(DEFAULT_LIMITS)
    await registerMailWebhook({ ctx: system, input: { isOn: env.mailIn.webhookSecret !== null } })
    const api = createApi({ createCtx, onError, takePoint, siteOrigin: env.siteOrigin, mailSecret: env.mailIn.webhookSecret, whatsapp: env.whatsapp })
    const noticeHub = await openNoticeHub({ ctx: { ...system, requestId: 'notices' }, databaseUrl, lifecycle, onError })
    const admin = createAdminApp({
      noticeHub,
      makeCtx,
      clientOf: (c) => clientOf(c.env as AppBindings, env.siteOrigin),
      siteOrigin: env.siteOrigin,
      buildDir: path.join(rootDir, 'build/admin'),
      hasMailServer: env.smtpUrl !== null,
      hasTranslator: env.translator !== null,
      renderPreview: async ({ unsaved, locale, path: page, requestId }) => {
        // Values of its own: what is made of unsaved settings must not be given to visitors.
        const own = { ...ports, cache: createMemoryCache() }
        const rendered = await app.preview({ path: page, locale, requestId, createCtx: (input) => ({ ...createCtx(input), ports: own, unsaved }) })
        return rendered.text()
      },
      onError,
    })
    const deps: Omit<AppDeps, 'build'> = {
      siteOrigin: env.siteOrigin,
      ads: env.ads.meta || env.ads.google ? { pixel: env.ads.meta?.pixelId ?? null } : null,
      clientFolder: isDevelopment ? null : path.join(rootDir, 'build/client'),
      mediaOrigin: null,
      trustedProxies: env.trustedProxies,
      countryHeader: env.countryHeader,
      hsts: env.hsts,
      hasServiceWorker: env.hasServiceWorker,
      logger,
      requestLogger,
      noteDemand: demand.note,
      readDisks: room.read,
      createCtx,
      admitForm: (address) => takePoint('enquiry', address),
      health: healthRoutes({ isStopping: lifecycle.isStopping, probe: () => database.pool.query('select 1') }),
      api: (request, bindings) => api.fetch(request, bindings),
      admin: (request, bindings) => admin.fetch(request, bindings),
      media: (request, headers) => answerMedia(request, { ctx: { ports }, headers }),
      download: (request, headers) => answerDownload(request, { ctx: { db: database.db, ports }, headers }),
    }
    const app = isDevelopment ? await followBuild(loadBuild, (build) => createApp({ ...deps, build })) : createApp({ ...deps, build: await loadBuild() })
    const listener = await listenForContent({ url: databaseUrl, ...dropping(app, ports), onError })
    lifecycle.onStop('the content listener', () => listener.stop())
    warmSearch({ createCtx, lifecycle, onError })
    return app
  }

function clientOf({ incoming, clientAddress, requestId, protocol }: AppBindings, siteOrigin: string) {
  const origins = ownOrigins({ host: incoming.headers.host ?? null, protocol, siteOrigin })
  return { ip: clientAddress ?? 'unknown', requestId, origins }
}

/** Published content is dropped from both caches of this process; after a gap everything is. */
function dropping(app: App, ports: Ports) {
  function dropAll() {
    ports.cache.drop()
    app.dropAll()
  }
  return {
    onGap: dropAll,
    onContent: (tags: readonly string[]) => {
      if (tags.includes('*')) return dropAll()
      ports.cache.drop(tags)
      app.dropContent(tags)
    },
  }
}
