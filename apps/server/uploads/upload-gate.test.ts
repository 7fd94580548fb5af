import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { formAction } from '#apps/site/request/form-action.server.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createApp } from '#apps/server/app.ts'
import { BODY_TIMES, type BodyTimes } from '#apps/server/http/body-clock.ts'
import { healthRoutes } from '#apps/server/observability/health.ts'
import { openHttpServer } from '#apps/server/http/http-server.ts'
import { createLineLogger } from '#apps/server/observability/logger.ts'
import { UPLOAD_PLACES } from './upload-gate.ts'
import { tinyBuildOf } from '#tests/fixtures/tiny-build.ts'

const PATIENT = { timeout: 10_000 }
const HEAD = '--b\r\nContent-Disposition: form-data; name="remark"\r\n\r\n'
const END = '\r\n--b--\r\n'
/** 100,000 bytes of one field. */
const LARGE_FORM = `${HEAD}${'x'.repeat(100_000 - HEAD.length - END.length)}${END}`
let database: TestDatabase
beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** The site in small: `/netWork` says what it has taken in. */
function tinyBuild(): ServerBuild {
  const screen = () => null
  const action = formAction({
    submit: async ({ form }) => new Response(`took ${[...form.keys()].join()}`),
    refuse: () => null,
  })
  const routes = {
    root: { id: 'root', path: '', module: { default: screen } },
    dealer: { id: 'dealer', parentId: 'root', path: 'netWork', module: { action } },
  }
  return tinyBuildOf(routes, { default: () => new Response(''), handleError: () => {} })
}

async function open(times: Partial<BodyTimes> = {}) {
  const quiet = pino(new Writable({ write: (_chunk, _encoding, done) => done() }))
  const app = createApp({
    build: tinyBuild(),
    siteOrigin: 'https://www.quayline.example',
    clientFolder: '/nowhere',
    mediaOrigin: null,
    hsts: 'standard',
    hasServiceWorker: true,
    ads: null,
    trustedProxies: ['127.0.0.1'],
    countryHeader: null,
    logger: quiet,
    requestLogger: createLineLogger(() => {}),
    noteDemand: () => {},
    readDisks: async () => [{ disk: 'files', freeBytes: 5000, reserveBytes: 1000 }],
    createCtx: ({ locale, requestId }) => ({ ...createTestCtx(database.db).ctx, locale, requestId }),
    admitForm: async () => async () => {},
    health: healthRoutes({ isStopping: () => false, probe: async () => {} }),
    api: async (sent) => Response.json({ took: (await sent.arrayBuffer()).byteLength }),
    admin: async (sent) => Response.json({ took: (await sent.arrayBuffer()).byteLength }),
    download: async () => null,
    media: async () => new Response(null, { status: 404 }),
  })
  const server = await openHttpServer({ handler: app, host: '127.0.0.1', port: 0, times: { ...BODY_TIMES, ...times } })
  onTestFinished(() => server.close({ capMs: 0 }))
  const begin = (path: string, address: string, length = 100_000): Socket => {
    const socket = connect(server.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: www.quayline.example\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
    )
    return socket
  }
  const active = async (uploader: string) => {
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    return Number(new RegExp(`^uploads_active{uploader="${uploader}"} (\\d+)$`, 'm').exec(metrics)?.[1])
  }
  const whole = (path: string, address: string) => {
    const socket = begin(path, address)
    socket.write(LARGE_FORM)
    return text(socket)
  }
  return { begin, whole, active, port: server.port }
}

/** Begins `count` uploads that bring a byte now and then. */
function trickle(begin: (path: string, address: string) => Socket, path: string, addresses: readonly string[]): Promise<string>[] {
  const sockets = addresses.map((address) => begin(path, address))
  const drops = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 10)
  onTestFinished(() => clearInterval(drops))
  return sockets.map(answerOf)
}

/** All that a connection has brought by its end, which may be a reset: whoever goes on sending after the answer meets one. */
function answerOf(socket: Socket): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.on('close', () => resolve(answer))
  return promise
}

const SIXTEEN = Array.from({ length: 16 }, () => '203.0.113.7')

describe('sixteen slow posts from one address', () => {
  it('get the places of one address, the others are refused at once, and a proper upload from elsewhere is taken beside them', async () => {
    const { begin, whole, active } = await open()
    const answers = trickle(begin, '/netWork', SIXTEEN)
    const refused: string[] = []
    for (const answer of answers) void answer.then((head) => refused.push(head))
    await expect.poll(() => refused.length, PATIENT).toBe(16 - UPLOAD_PLACES.stranger.perNetwork)
    for (const head of refused) {
      expect(head).toMatch(/^HTTP\/1\.1 503 /)
      expect(head).toMatch(/\r\nretry-after: 30\r\n/i)
      expect(head).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    }
    expect(await active('stranger')).toBe(UPLOAD_PLACES.stranger.perNetwork)
    expect(await whole('/netWork', '198.51.100.7')).toMatch(/^HTTP\/1\.1 200 [\s\S]*took remark/)
  })

  it('end by the pace, with 408, and leave their places', async () => {
    const { begin, active } = await open({ pace: { windowMs: 30, bytesPerSecond: 20_000, slowWindows: 3 } })
    const answers = trickle(begin, '/netWork', SIXTEEN.slice(0, UPLOAD_PLACES.stranger.perNetwork))
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await expect.poll(() => active('stranger'), PATIENT).toBe(0)
  })
})

it('gives a place back when a body has come, and when its sender is gone', async () => {
  const { begin, whole, active } = await open()
  for (let round = 0; round < UPLOAD_PLACES.stranger.perNetwork + 2; round += 1)
    expect(await whole('/api/dealer/apply', '203.0.113.7')).toContain('"took":100000')
  const socket = begin('/api/dealer/apply', '203.0.113.7')
  await expect.poll(() => active('stranger'), PATIENT).toBe(1)
  socket.destroy()
  await expect.poll(() => active('stranger'), PATIENT).toBe(0)
})

it('keeps places for staff apart from strangers, refuses the API in its envelope, and lets a short text through where all are taken', async () => {
  const { begin, whole, active, port } = await open()
  const addresses = Array.from({ length: UPLOAD_PLACES.stranger.all }, (_, index) => `203.0.${index}.7`)
  for (const address of addresses) begin('/api/dealer/documents', address)
  await expect.poll(() => active('stranger'), PATIENT).toBe(UPLOAD_PLACES.stranger.all)
  const refused = await whole('/api/dealer/apply', '198.51.100.7')
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toContain('"code":5031')
  expect(await whole('/admin/api/media', '198.51.100.7')).toContain('"took":100000')
  const form = new FormData()
  form.append('company', 'Lima Motors')
  expect((await fetch(`http://127.0.0.1:${port}/api/dealer/apply`, { method: 'POST', body: form })).status).toBe(200)
})
