import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import pino from 'pino'
import { createAdminApp } from '#apps/admin/api/app.ts'
import { createNoticeHub } from '#apps/admin/api/notice-hub.ts'
import { createApi } from '#apps/api/index.ts'
import { createApp } from '#apps/server/app.ts'
import type { AppBindings } from '#apps/server/request/bindings.ts'
import { answerDownload } from '#apps/server/files/download-route.ts'
import { healthRoutes } from '#apps/server/observability/health.ts'
import { openHttpServer } from '#apps/server/http/http-server.ts'
import { createLineLogger } from '#apps/server/observability/logger.ts'
import { answerMedia } from '#apps/server/files/media-route.ts'
import { ownOrigins } from '#apps/server/request/own-origins.ts'
import type { Db } from '#core/db/client.ts'
import { freightRate, redirect } from '#core/db/schema/index.ts'
import { createTestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveDownload } from '#core/domain/download/index.ts'
import { downloadInput, storeText } from '#core/domain/download/testing.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { preloadMessages } from '#i18n/server.ts'
import { tinySite } from '#tests/fixtures/tiny-site.ts'

export const SITE_ORIGIN = 'https://www.quayline.example'

const FILM = `film/ab/${'ab'.repeat(32)}.mp4`

export type EdgeAnswer = { status: number; headers: Record<string, string>; body: string }

export type Edge = {
  port: number
  /** Lines of both logs. */
  lines: string[]
  /** Addresses of a film and of a file of the download centre. */
  film: string
  download: string
  /** Asks with exactly these headers; `host` is the site's own where none is given. */
  ask(target: string, options?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<EdgeAnswer>
  close(): Promise<void>
}

/** Mombasa, the one port that prices lead to. */
async function addDestination(db: Db): Promise<void> {
  await addCountry(db, 'KE', { en: 'Kenya' })
  const way = { rateId: 'FR1', mode: 'roro' as const, loadingPort: 'Shanghai', destinationPort: 'Mombasa', destinationCountryIso2: 'KE', ratePerM3: '60' }
  const costs = { evSurcharge: 0, fuelPercent: '0', warRisk: 0, docsFee: 0, destinationCharge: 0, transitDaysMin: 20, transitDaysMax: 30 }
  await db.insert(freightRate).values({ ...way, ...costs, validFrom: '2020-01-01', validTo: '2099-12-31' })
}

/** Everything that answers requests, on a port of its own: a tiny site, the real API, back office and files. `trustedProxies`: none by default. */
export async function openEdge(adminUrl: string, { trustedProxies = [] }: { trustedProxies?: readonly string[] } = {}): Promise<Edge> {
  await preloadMessages(['site', 'head', 'api'])
  const [database, folder] = await Promise.all([createTestDatabase(adminUrl), makeBuild()])
  await database.db.insert(redirect).values([
    { source: '/gone', target: null, status: 410 },
    { source: '/old', target: '/new', status: 301 },
  ])
  await addDestination(database.db)
  const files = createFakeFileStore()
  files.kept.set(FILM, Buffer.from('0123456789'))
  const base = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  const ports = { ...base.ports, files }
  const makeCtx = (given: Pick<Ctx, 'actor' | 'locale' | 'requestId'>): Ctx => ({ db: database.db, ports, reads: () => {}, ...given })
  const createCtx = (given: Pick<Ctx, 'locale' | 'requestId'>) => makeCtx({ actor: { kind: 'visitor' }, ...given })
  const system = makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'setup' })
  const { download_id: id } = await saveDownload({ ctx: system, input: downloadInput(await storeText(system, 'a;b\n'), { file_name: 'list.csv' }) })
  const lines: string[] = []
  const onError = (error: unknown) => lines.push(String(error))
  const api = createApi({ createCtx, onError, siteOrigin: SITE_ORIGIN })
  const admin = createAdminApp({
    noticeHub: createNoticeHub({ readTold: async () => [], onError: () => {} }),
    hasMailServer: false,
    hasTranslator: false,
    renderPreview: async () => '',
    makeCtx,
    clientOf: (c) => {
      const { incoming, protocol, requestId } = c.env as AppBindings
      return { ip: '203.0.113.7', requestId, origins: ownOrigins({ host: incoming.headers.host ?? null, protocol, siteOrigin: SITE_ORIGIN }) }
    },
    siteOrigin: SITE_ORIGIN,
    buildDir: path.join(folder, 'admin'),
    onError,
  })
  const app = createApp({
    build: tinySite(),
    siteOrigin: SITE_ORIGIN,
    clientFolder: path.join(folder, 'client'),
    mediaOrigin: null,
    ads: null,
    hsts: 'standard',
    hasServiceWorker: true,
    noteDemand: () => {},
    readDisks: async () => [],
    trustedProxies,
    countryHeader: null,
    logger: pino({ base: null }, new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })),
    requestLogger: createLineLogger((line) => void lines.push(line)),
    createCtx,
    admitForm: async () => async () => undefined,
    health: healthRoutes({ isStopping: () => false, probe: async () => undefined }),
    api: (sent, bindings) => api.fetch(sent, bindings),
    admin: (sent, bindings) => admin.fetch(sent, bindings),
    media: (asked, headers) => answerMedia(asked, { ctx: { ports }, headers }),
    download: (asked, headers) => answerDownload(asked, { ctx: { db: database.db, ports }, headers }),
  })
  const server = await openHttpServer({ handler: app, host: '127.0.0.1', port: 0 })
  return {
    port: server.port,
    lines,
    film: `/media/${FILM}`,
    download: `/api/download/${id}/list.csv`,
    ask: (target, options = {}) => ask(server.port, target, options),
    close: async () => {
      await server.close({ capMs: 0 })
      await Promise.all([database.drop(), rm(folder, { recursive: true })])
    },
  }
}

async function makeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'))
  await Promise.all([mkdir(path.join(folder, 'client/assets'), { recursive: true }), mkdir(path.join(folder, 'admin/assets'), { recursive: true })])
  await Promise.all([
    writeFile(path.join(folder, 'client/site.webmanifest'), '{"name":"Quayline"}'),
    writeFile(path.join(folder, 'client/service-worker.js'), 'addEventListener("fetch", () => {})'),
    writeFile(path.join(folder, 'client/assets/boot-12345678.js'), 'void 0'),
    writeFile(path.join(folder, 'admin/index.html'), '<!doctype html><script src="/admin/assets/main-12345678.js"></script>'),
    writeFile(path.join(folder, 'admin/assets/main-12345678.js'), 'void 0'),
  ])
  return folder
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

function ask(port: number, target: string, { method = 'GET', headers, body }: Asked): Promise<EdgeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EdgeAnswer>()
  const sent = request({ host: '127.0.0.1', port, path: target, method, headers: { host: 'www.quayline.example', ...headers } }, (response) => {
    const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    text(response).then((read) => resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(fields), body: read }), reject)
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
