import { Writable } from 'node:stream'
import pino from 'pino'
import { data, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { loginMember } from '#core/domain/member/index.ts'
import { addMember, failureOf, newIp, newMail } from '#core/domain/member/testing.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { memberAction } from '#apps/site/screens/club/member-action.server.ts'
import { createApp } from './app.ts'
import { healthRoutes } from './observability/health.ts'
import { openHttpServer, type HttpServer } from './http/http-server.ts'
import { createLineLogger } from './observability/logger.ts'
import { tinyBuildOf } from '#tests/fixtures/tiny-build.ts'

const PASSWORD = 'harbour crane at dusk 41'

let database: TestDatabase
let server: HttpServer

/** `/club` alone, with its real action. */
function clubBuild(): ServerBuild {
  const screen = () => null
  const routes = {
    root: { id: 'root', path: '', module: { default: screen } },
    club: { id: 'club', parentId: 'root', path: 'club', module: { default: screen, loader: () => ({ title: 'Club' }), action: memberAction } },
    unknown: { id: 'unknown', parentId: 'root', path: '*', module: { default: screen, loader: () => data(null, { status: 404 }) } },
  }
  const render = (_request: Request, status: number, headers: Headers, entry: { staticHandlerContext: { loaderData: unknown; actionData: unknown } }) => {
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(JSON.stringify(entry.staticHandlerContext.actionData ?? entry.staticHandlerContext.loaderData), { status, headers })
  }
  return tinyBuildOf(routes, { default: render })
}

beforeAll(async () => {
  await preloadMessages(['site', 'head', 'api'])
  database = await createTestDatabase(inject('databaseUrl'))
  const app = createApp({
    build: clubBuild(),
    siteOrigin: 'https://www.quayline.example',
    clientFolder: null,
    mediaOrigin: null,
    hsts: 'standard',
    hasServiceWorker: true,
    ads: null,
    trustedProxies: [],
    countryHeader: null,
    noteDemand: () => {},
    readDisks: async () => [],
    logger: pino({ base: null }, new Writable({ write: (_chunk, _encoding, done) => done() })),
    requestLogger: createLineLogger(() => {}),
    createCtx: ({ locale, requestId }) => ({ ...createTestCtx(database.db).ctx, locale, requestId }),
    admitForm: async () => async () => {},
    health: healthRoutes({ isStopping: () => false, probe: async () => {} }),
    api: null,
    admin: null,
    download: async () => null,
    media: async () => new Response(null, { status: 404 }),
  })
  server = await openHttpServer({ handler: app, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close({ capMs: 0 })
  await database.drop()
})

async function ask(options: { fields?: Record<string, string>; cookie?: string } = {}) {
  const body = options.fields === undefined ? undefined : new URLSearchParams(options.fields)
  const answer = await fetch(`http://127.0.0.1:${server.port}/club`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body }),
    headers: options.cookie === undefined ? {} : { cookie: options.cookie },
  })
  return { status: answer.status, headers: answer.headers, cookies: answer.headers.getSetCookie(), text: await answer.text() }
}

it('of a member is known to the club’s form without script, by a cookie that no script reads', async () => {
  const { ctx } = createTestCtx(database.db)
  const { mail } = await addMember(ctx, { password: transformPassword(PASSWORD) })
  const fields = { form: 'login', identifier: mail, password: PASSWORD }
  const first = await ask({ fields })
  expect(first.cookies).toEqual(
    ['/api/user', '/club'].map((path) =>
      expect.stringMatching(
        new RegExp(String.raw`^__Secure-quayline_member_device=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=15552000; Path=${path}; HttpOnly; Secure; SameSite=Strict$`),
      ),
    ),
  )
  const cookie = first.cookies[1]?.split(';')[0] ?? ''
  const proof = cookie.split('=')[1] ?? ''
  expect(first.text).not.toContain(proof)
  for (let time = 0; time < 12; time += 1)
    await failureOf(loginMember({ ctx, input: { email: mail, password: transformPassword('wrong') }, ip: newIp(), deviceProof: null }))
  const stranger = await ask({ fields })
  expect([stranger.status, stranger.cookies]).toEqual([429, []])
  const known = await ask({ fields, cookie: `locale=en; ${cookie}` })
  expect(known.status).toBe(200)
  expect(known.text).toMatch(/"token":"[\w-]{43}"/)
  expect(known.cookies).toHaveLength(2)
})

it('changes nothing of the page, which is kept for everybody', async () => {
  const plain = await ask()
  const known = await ask({ cookie: '__Secure-quayline_member_device=a.1.b' })
  expect(known.text).toBe(plain.text)
  expect(known.cookies).toEqual([])
  for (const name of ['cache-control', 'vary', 'etag']) expect(known.headers.get(name)).toBe(plain.headers.get(name))
  expect(plain.headers.get('cache-control')).not.toContain('no-store')
})

it('is not given to who only asks for a mail', async () => {
  const answer = await ask({ fields: { form: 'forgot', email: newMail() } })
  expect([answer.status, answer.cookies]).toEqual([200, []])
})
