import { request } from 'node:http'
import { Writable } from 'node:stream'
import { connect, type Socket } from 'node:net'
import { data, redirect, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import { listenForContent } from '#core/db/content-listener.ts'
import { notifyContent } from '#core/db/notify.ts'
import { redirect as redirectTable } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { renewFeedAddress } from '#core/domain/listing-feed/index.ts'
import { addFeed } from '#core/domain/listing-feed/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createApp, type App } from './app.ts'
import { healthRoutes } from './observability/health.ts'
import { openHttpServer, type HttpServer } from './http/http-server.ts'
import { createLineLogger, createLogger } from './observability/logger.ts'
import { answerMedia } from './files/media-route.ts'
import { withoutSlash } from './pages/pages.ts'
import { tinyBuildOf } from '#tests/fixtures/tiny-build.ts'

const calls: string[] = []
const lines: string[] = []
const noted: string[] = []
let database: TestDatabase
let app: App
let server: HttpServer
let isFull = false
let isAway = false
let isBroken = false

/** As pg reports a server that has gone. */
const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** The site in small: what matters here is what stands before React Router. */
function tinyBuild(): ServerBuild {
  const screen = () => null
  const routes = {
    root: { id: 'root', path: '', module: { default: screen } },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      module: {
        default: screen,
        loader: ({ context, url }: LoaderFunctionArgs) => {
          calls.push(`home ${siteContext(context).locale} ${url.search}`)
          if (isAway) throw AWAY
          siteContext(context).ctx.reads('car')
          return { count: calls.length, country: siteContext(context).visitor.country }
        },
        action: formAction({
          submit: async ({ form, site }) => {
            calls.push(`sent ${form.get('name')} from ${site.visitor.ip}`)
            if (isAway) throw AWAY
            if (isBroken) throw new Error('planted')
            return form.get('name') === '' ? data({ fault: 'required' }, 400) : redirect('/result', 303)
          },
          refuse: ({ key }, { form }) => ({ fault: key, name: form.get('name') }),
        }),
      },
    },
    car: {
      id: 'car',
      parentId: 'root',
      path: 'car/:id',
      module: {
        default: screen,
        loader: ({ params }: LoaderFunctionArgs) => {
          if (params['id'] === 'broken') throw new Error('planted')
          throw new AppError('not_found')
        },
      },
    },
    destination: {
      id: 'destination',
      parentId: 'root',
      path: 'destination',
      module: { default: screen, loader: ({ context }: LoaderFunctionArgs) => siteContext(context).visitor },
    },
    '404': { id: '404', parentId: 'root', path: '404', module: { default: screen, loader: () => data(null, { status: 404 }) } },
    unknown: { id: 'unknown', parentId: 'root', path: '*', module: { default: screen, loader: () => data(null, { status: 404 }) } },
  }
  type Entry = { staticHandlerContext: { loaderData: unknown; actionData: unknown; errors: unknown } }
  const render = (_request: Request, status: number, headers: Headers, { staticHandlerContext: { loaderData, actionData, errors } }: Entry) => {
    if (status === 500 || isBroken) throw new Error('the error page fails too')
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(`<p>${JSON.stringify([loaderData, status, actionData, errors])}</p>`, { status, headers })
  }
  return tinyBuildOf(routes, { default: render, handleError: (error: unknown, { context }: { context: never }) => siteContext(context).onError(error) })
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends exactly this request line and these headers. */
function send(target: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    { host: '127.0.0.1', port: server.port, path: target, method: options.method ?? 'GET', headers: { host: 'www.quayline.example', ...options.headers } },
    (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    },
  )
  sent.on('error', reject)
  sent.end(options.body)
  return promise
}

/** A form whose body never ends, and what has been answered to it. */
async function sendHalf(): Promise<{ socket: Socket; received: () => string }> {
  let received = ''
  const socket = connect(server.port, '127.0.0.1')
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  const head = ['POST / HTTP/1.1', 'Host: www.quayline.example', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 1000', '', '--b']
  await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()))
  return { socket, received: () => received }
}

beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(redirectTable).values([
    { source: '/old', target: '/new', status: 301 },
    { source: '/car/old', target: '/car/new', status: 308 },
    { source: '/gone', target: null, status: 410 },
  ])
  const output = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const { logger } = createLogger({ level: 'info', output })
  app = createApp({
    build: tinyBuild(),
    siteOrigin: 'https://www.quayline.example',
    clientFolder: '/nowhere',
    mediaOrigin: null,
    ads: null,
    trustedProxies: [],
    countryHeader: 'x-country',
    hsts: 'standard',
    hasServiceWorker: true,
    logger,
    requestLogger: createLineLogger((line) => void lines.push(line)),
    noteDemand: ({ method, url }, status) => noted.push(`${method} ${url} ${status}`),
    readDisks: async () => [{ disk: 'files', freeBytes: 5000, reserveBytes: 1000 }],
    createCtx: ({ locale, requestId }) => ({ ...createTestCtx(database.db).ctx, locale, requestId }),
    admitForm: async (address) => {
      if (isFull && address === '127.0.0.1') throw new AppError('rate_limited', { retryAfterSeconds: 60 })
      return async () => {}
    },
    health: healthRoutes({ isStopping: () => false, probe: async () => {} }),
    api: (sent) => Response.json({ path: new URL(sent.url).pathname }),
    admin: null,
    download: async () => null,
    media: (asked, headers) => answerMedia(asked, { ctx: createTestCtx(database.db).ctx, headers }),
  })
  server = await openHttpServer({ handler: app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close({ capMs: 0 })
  await database.drop()
})
beforeEach(() => {
  calls.length = 0
  lines.length = 0
  noted.length = 0
  app.dropAll()
})

describe('a page', () => {
  it('hears of the country that the proxy names where it is for one visitor alone', async () => {
    const countryOn = async (path: string, country?: string) =>
      /"country":("[A-Z]+"|null)/.exec((await send(path, country ? { headers: { 'x-country': country } } : {})).body)?.[1]
    expect(await Promise.all(['KE', 'PE', 'XX', 'ke', 'Kenya', undefined].map((country) => countryOn('/destination', country)))).toEqual([
      '"KE"',
      '"PE"',
      ...Array(4).fill('null'),
    ])
    expect(await countryOn('/', 'KE')).toBe('null')
  })

  it('is rendered once, and answered the same to everybody until its content changes', async () => {
    const first = await send('/?utm_source=x')
    const second = await send('/', { headers: { cookie: 'id=1', 'user-agent': 'y' } })
    const third = await send('/')
    expect(first.status).toBe(200)
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(calls).toEqual(['home en '])
    app.dropContent(['faq'])
    await send('/')
    expect(calls).toHaveLength(1)
    app.dropContent(['car', 'brand'])
    await send('/')
    expect(calls).toHaveLength(2)
  })

  it('is counted each time, kept or not, as is what a page of results tells (R7.14)', async () => {
    await send('/')
    await send('/')
    expect((await send('/searchsite/opened/car/7', { method: 'POST' })).status).toBe(204)
    expect((await send('/searchsite/opened/car/7')).status).toBe(404)
    expect(calls).toHaveLength(1)
    expect(noted).toEqual(['GET / 200', 'GET / 200', 'POST /searchsite/opened/car/7 204', 'GET /searchsite/opened/car/7 404'])
  })

  it('is rendered anew once a transaction has published what it shows', async () => {
    const { promise: heard, resolve } = Promise.withResolvers<void>()
    const onContent = (tags: readonly string[]) => {
      app.dropContent(tags)
      resolve()
    }
    const listener = await listenForContent({ url: database.url, onContent, onGap: () => {}, onError: () => {} })
    const before = await send('/')
    await database.db.transaction((tx) => notifyContent(tx, ['car']))
    await heard
    expect((await send('/')).body).not.toBe(before.body)
    await listener.stop()
  })

  it('carries its protection, language and an id of its own', async () => {
    const { headers } = await send('/', { headers: { host: 'ar.quayline.example', 'x-request-id': 'forged' } })
    expect(headers).toMatchObject({
      'content-language': 'ar',
      vary: 'accept-encoding, cookie',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; .*trusted-types service-worker$/)
    expect(headers['x-request-id']).not.toBe('forged')
    const next = await send('/', { headers: { host: 'ar.quayline.example' } })
    expect(next.headers['x-request-id']).not.toBe(headers['x-request-id'])
    expect((await send('/', { headers: { host: 'quayline.example' } })).headers['vary']).toBe('accept-encoding, cookie')
  })

  it('is 304 to who has it, also from the hot path, and bodiless to HEAD', async () => {
    const { headers } = await send('/')
    for (let round = 0; round < 2; round += 1) {
      const known = await send('/', { headers: { 'if-none-match': String(headers['etag']) } })
      expect([known.status, known.body]).toEqual([304, ''])
    }
    const head = await send('/', { method: 'HEAD' })
    expect([head.status, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']])
  })

  it('follows the cookie where the host says nothing', async () => {
    const inThai = await send('/', { headers: { host: '192.0.2.1', cookie: 'locale=th' } })
    const inEnglish = await send('/', { headers: { host: '192.0.2.1' } })
    const again = await send('/', { headers: { host: '192.0.2.1', cookie: 'locale=th' } })
    expect([inThai, inEnglish, again].map(({ headers }) => headers['content-language'])).toEqual(['th', 'en', 'th'])
  })
})

describe('a page that is none', () => {
  it('is answered 404 in place, once for all unknown paths', async () => {
    const [one, other] = [await send('/nope'), await send('/nope/at/all?x=1')]
    expect([one.status, other.status, other.headers['location']]).toEqual([404, 404, undefined])
    expect(other.body).toBe(one.body)
    expect((await send('/404')).status).toBe(404)
  })

  it('answers an expected failure of a verb by its status', async () => {
    expect((await send('/car/none')).status).toBe(404)
    expect((await send('/car/none')).headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
  })

  it('leads where an old address leads now, or says that it is gone', async () => {
    const old = await send('/old')
    expect([old.status, old.headers['location']]).toEqual([301, '/new'])
    const car = await send('/car/old')
    expect([car.status, car.headers['location']]).toEqual([308, '/car/new'])
    expect((await send('/gone')).status).toBe(410)
    expect((await send('/old.data')).headers).toMatchObject({ 'x-remix-redirect': '/new', 'x-remix-status': '301' })
  })

  it('loses a slash at its end, without ever leading to another host', async () => {
    const lead = async (target: string) => (await send(target)).headers['location']
    expect(await lead('/carList/?type=suv')).toBe('/carList?type=suv')
    expect(await lead('//evil.test/')).toBe('/evil.test')
    expect((await send('/\\evil.test/')).status).toBe(400)
    expect(withoutSlash('/\\evil.test/')).toBe('/evil.test')
    expect((await send('/carList/')).status).toBe(308)
    expect([await lead('//'), await lead('//carList'), await lead('/a//b')]).toEqual(['/', '/carList', '/a/b'])
  })
})

describe('a form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('reaches the action of its route, and is kept by nobody', async () => {
    const answer = await send('/', { method: 'POST', headers: form, body: 'name=Amina' })
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([303, '/result', 'private, no-store'])
    expect(calls).toEqual(['sent Amina from 127.0.0.1'])
    const refused = await send('/', { method: 'POST', headers: form, body: 'name=' })
    expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'private, no-store'])
  })

  it('is refused from another site, as anything but a form, and beyond 64 KiB', async () => {
    const status = async (headers: Record<string, string>, body = 'name=x') => (await send('/', { method: 'POST', headers, body })).status
    expect(await status({ ...form, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ ...form, origin: 'https://evil.test' })).toBe(403)
    expect(await status({ 'content-type': 'application/json' }, '{}')).toBe(415)
    expect(await status(form, `name=${'x'.repeat(70_000)}`)).toBe(413)
    expect(calls.filter((call) => call.startsWith('sent'))).toEqual([])
  })

  it('is refused with the time to wait where an address has sent too many', async () => {
    isFull = true
    const answer = await send('/', { method: 'POST', headers: form, body: 'name=x' })
    isFull = false
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60'])
    expect(answer.body).toContain('"home":{"fault":"rate_limited","name":"x"}')
    expect(calls).not.toContain('sent x from 127.0.0.1')
  })

  it('comes back with what was typed, but for passwords, where the database is away and the page cannot be shown', async () => {
    isAway = true
    const body = 'name=Amina&remark=two%0Alines&password=canary-secret'
    const answer = await send('/', { method: 'POST', headers: form, body })
    isAway = false
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).toContain('"held":{"action":"/","fields":[["name","Amina"],["remark","two\\nlines"]]}')
    expect(answer.body).not.toContain('canary-secret')
  })

  it('comes back from the page of last resort too', async () => {
    isBroken = true
    const answer = await send('/', { method: 'POST', headers: form, body: 'name=Am%22ina&password=canary-secret' })
    isBroken = false
    expect(answer.status).toBe(500)
    expect(answer.body).toContain('<form method="post" action="/"><textarea name="name" readonly hidden>\nAm&quot;ina</textarea><p><button>')
    expect(answer.body).not.toContain('canary-secret')
  })

  it('is read before it takes a place: slow senders keep nobody from being answered', async () => {
    const slow = await Promise.all(Array.from({ length: 20 }, () => sendHalf()))
    expect((await send('/car/8', { headers: { host: 'fr.quayline.example' } })).status).toBe(404)
    expect((await send('/', { method: 'POST', headers: form, body: 'name=Amina' })).status).toBe(303)
    expect(slow.map(({ received }) => received())).toEqual(slow.map(() => ''))
    for (const { socket } of slow) socket.destroy()
  })

  it('is refused where a page takes none, with what it does take', async () => {
    const answer = await send('/car/7', { method: 'POST', headers: form, body: 'a=b' })
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect((await send('/', { method: 'DELETE' })).headers['allow']).toBe('GET, HEAD, OPTIONS, POST')
    expect((await send('/', { method: 'OPTIONS' })).status).toBe(204)
  })
})

describe('failures', () => {
  it('say what happened in the language of the page, with the number that is in the log', async () => {
    const answer = await send('/car/broken', { headers: { host: 'de.quayline.example' } })
    expect(answer.status).toBe(500)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    expect(answer.body).toContain('<html lang="de" dir="ltr">')
    expect(answer.body).toContain('<a href="/">')
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toContain('planted')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ request_id: answer.headers['x-request-id'], msg: 'unexpected error' }),
    )
    expect(lines.join('')).not.toContain('planted')
  })
})

describe('other addresses', () => {
  it('go to their part', async () => {
    expect((await send('/api/home/lang')).body).toBe('{"path":"/api/home/lang"}')
    expect((await send('/healthz')).status).toBe(200)
    expect((await send('/metrics')).body).toContain('html_cache_answers_total{how="hits"}')
    expect((await send('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
    const language = await send('/language?to=ar&back=/carList', { headers: { host: '192.0.2.1' } })
    expect([language.status, language.headers['location']]).toEqual([303, '/carList'])
  })

  it('are drawn where they carry the measures of a vehicle, and none where they do not', async () => {
    const spec = 'sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8'
    const drawing = await send(`/drawing/1/side/${spec}.svg`)
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(drawing.headers['content-security-policy']).toContain('sandbox')
    expect(drawing.body).toMatch(/^<svg xmlns=/)
    expect((await send(`/drawing/1/inside/${spec}.svg`)).status).toBe(404)
  })

  it('give a feed to whoever has its address, and tell nobody why another opens none (R22.17)', async () => {
    const feed = await addFeed(database.db, { name: 'For partners' })
    const [read, head] = [await send(feed.path), await send(feed.path, { method: 'HEAD' })]
    const expected = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="for-partners.csv"',
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    }
    for (const { status, headers } of [read, head]) expect({ status, ...headers }).toMatchObject({ status: 200, ...expected })
    expect(read.body).toMatch(/^kind,id,title,/)
    expect(head.body).toBe('')
    expect(lines.join('')).not.toContain(feed.path.slice('/feed/'.length))
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    await renewFeedAddress({ ctx, input: { id: feed.id } })
    const without = ({ status, headers, body }: Answer) => [
      status,
      headers['content-type'],
      headers['cache-control'],
      body.replaceAll(String(headers['x-request-id']), ''),
    ]
    const [old, ...others] = await Promise.all([feed.path, '/feed/', '/feed/1', `${feed.path}/more`, '/feed/zz.AAAA'].map((path) => send(path)))
    if (old === undefined) throw new Error('no answer')
    expect(old.status).toBe(404)
    for (const other of others) expect(without(other)).toEqual(without(old))
    expect((await send(feed.path, { method: 'POST' })).status).toBe(405)
    expect(calls).toEqual([])
  })

  it('leave one line each in the log', async () => {
    await send('/?mail=a@b.example')
    await send('/healthz')
    expect(lines.map((line) => JSON.parse(line)).map(({ path, query, status }) => [path, query, status])).toEqual([
      ['/', 'mail=*', 200],
      ['/healthz', undefined, 200],
    ])
  })
})
