import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEdge, SITE_ORIGIN, type Edge } from './open-edge.ts'

let edge: Edge
beforeAll(async () => {
  edge = await openEdge(inject('databaseUrl'), { trustedProxies: ['127.0.0.1'] })
})
afterAll(() => edge.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const DRAWING = '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg'

type Kind = {
  address: () => string
  status: number
  resource: 'same-origin' | 'same-site' | 'cross-origin'
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Every kind of answer and status, and who may take it in. */
const KINDS: Record<string, Kind> = {
  'a page': { address: () => '/', status: 200, resource: 'same-origin' },
  'the data of a page': { address: () => '/_.data', status: 200, resource: 'same-origin' },
  'a feed': { address: () => '/article/rss.xml', status: 200, resource: 'same-origin' },
  'robots.txt': { address: () => '/robots.txt', status: 200, resource: 'same-origin' },
  'an old address': { address: () => '/old', status: 301, resource: 'same-origin' },
  'a form that was sent': { address: () => '/', method: 'POST', headers: FORM, body: 'a=b', status: 303, resource: 'same-origin' },
  'a slash too many': { address: () => '/carList/', status: 308, resource: 'same-origin' },
  'no form': { address: () => '/', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x', status: 415, resource: 'same-origin' },
  'a form from elsewhere': {
    address: () => '/',
    method: 'POST',
    headers: { ...FORM, origin: 'https://evil.test' },
    body: 'a=b',
    status: 403,
    resource: 'same-origin',
  },
  'an address that is none': { address: () => '/nothing', status: 404, resource: 'same-origin' },
  'a method that is not taken': { address: () => '/', method: 'DELETE', status: 405, resource: 'same-origin' },
  'what is gone': { address: () => '/gone', status: 410, resource: 'same-origin' },
  'a form that is too large': { address: () => '/', method: 'POST', headers: FORM, body: `a=${'x'.repeat(70_000)}`, status: 413, resource: 'same-origin' },
  'an address that is too long': { address: () => `/${'x'.repeat(8_200)}`, status: 414, resource: 'same-origin' },
  'a read of the API': { address: () => '/api/home/sys_column', status: 200, resource: 'same-origin' },
  'a failure of the API': { address: () => '/api/nothing', status: 404, resource: 'same-origin' },
  'the reader of the API’s document': { address: () => '/api/docs', status: 200, resource: 'same-origin' },
  'a download': { address: () => edge.download, status: 200, resource: 'same-origin' },
  health: { address: () => '/healthz', status: 200, resource: 'same-origin' },
  'the back office': { address: () => '/admin/', status: 200, resource: 'same-origin' },
  'a script of the back office': { address: () => '/admin/assets/main-12345678.js', status: 200, resource: 'same-origin' },
  'the staff API': { address: () => '/admin/api/staff', status: 401, resource: 'same-origin' },
  'a script': { address: () => '/assets/boot-12345678.js', status: 200, resource: 'same-site' },
  'the service worker': { address: () => '/service-worker.js', status: 200, resource: 'same-origin' },
  'a web manifest': { address: () => '/site.webmanifest', status: 200, resource: 'cross-origin' },
  'a drawing': { address: () => DRAWING, status: 200, resource: 'cross-origin' },
  'a shared picture': { address: () => `/shared${DRAWING}.jpg`, status: 200, resource: 'cross-origin' },
  'a film': { address: () => edge.film, status: 200, resource: 'cross-origin' },
}

describe('every answer', () => {
  it.each(Object.entries(KINDS))(
    '%s says who may take it in, what it is and that it comes by HTTPS',
    async (_kind, { address, status, resource, ...asked }) => {
      const answer = await edge.ask(address(), asked)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': resource,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
    },
  )
})

describe('a document', () => {
  it('is isolated from other windows and from what does not allow it', async () => {
    for (const address of ['/', '/nothing', '/admin/']) {
      expect((await edge.ask(address)).headers, address).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
    }
  })
})

describe('a form or a write from the same host by another scheme', () => {
  const HTTP = SITE_ORIGIN.replace('https:', 'http:')
  const byHttps = { 'x-forwarded-proto': 'https' }

  it.each([
    [SITE_ORIGIN, 303],
    [HTTP, 403],
    ['https://www.quayline.example:8443', 403],
    ['https://quayline.example', 403],
    ['null', 403],
  ])('by %s: %i', async (origin, status) => {
    expect((await edge.ask('/', { method: 'POST', headers: { ...FORM, ...byHttps, origin }, body: 'a=b' })).status).toBe(status)
  })

  it('is refused by the back office', async () => {
    const log = (origin: string) => {
      const headers = { 'content-type': 'application/json', ...byHttps, origin }
      return edge.ask('/admin/api/login', { method: 'POST', headers, body: '{}' }).then(({ status }) => status)
    }
    expect([await log(HTTP), await log(SITE_ORIGIN)]).toEqual([403, 400])
  })
})

describe('a proxy that nobody has named', () => {
  it('is told of in one line, which names nobody', async () => {
    const open = await openEdge(inject('databaseUrl'))
    for (let count = 0; count < 3; count += 1) await open.ask('/healthz', { headers: { 'x-forwarded-for': '203.0.113.99', via: '1.1 cache' } })
    await open.close()
    const told = open.lines
      .map((line) => JSON.parse(line) as { level: unknown; msg: string; network?: string })
      .filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))
    expect(told.map(({ network }) => network)).toEqual(['127.0.0.1'])
    expect(open.lines.join('')).not.toContain('203.0.113.99')
    expect(edge.lines.join('')).not.toContain('TRUSTED_PROXIES')
  })
})
