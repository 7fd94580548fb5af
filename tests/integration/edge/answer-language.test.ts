import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEdge, type Edge, type EdgeAnswer } from './open-edge.ts'

let edge: Edge
beforeAll(async () => {
  edge = await openEdge(inject('databaseUrl'))
})
afterAll(() => edge.close())

const DRAWING = '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg'

type Kind = {
  address: () => string
  status: number
  method?: string
  headers?: Record<string, string>
  body?: string
  cache: 'by language' | 'for all' | 'by nobody'
  /** Its prices may speak of a destination that the visitor has named (decision 0052). */
  isPriced?: true
}

/** Every kind of answer, and who may keep it. */
const KINDS: Record<string, Kind> = {
  'a page': { address: () => '/', status: 200, cache: 'by language', isPriced: true },
  'the data of a page': { address: () => '/_.data', status: 200, cache: 'by language', isPriced: true },
  'a feed': { address: () => '/article/rss.xml', status: 200, cache: 'by language', isPriced: true },
  'an address that is none': { address: () => '/nothing', status: 404, cache: 'by language', isPriced: true },
  'what is sold': { address: () => '/car/7', status: 404, cache: 'by language', isPriced: true },
  'what is gone for good': { address: () => '/gone', status: 410, cache: 'by language', isPriced: true },
  'robots.txt': { address: () => '/robots.txt', status: 200, cache: 'by language' },
  'the index of site maps': { address: () => '/sitemap.xml', status: 200, cache: 'by language' },
  'a read of the API': { address: () => '/api/home/sys_column', status: 200, cache: 'by language' },
  'an old address': { address: () => '/old', status: 301, cache: 'for all' },
  'a slash too many': { address: () => '/carList/', status: 308, cache: 'for all' },
  'a web manifest': { address: () => '/site.webmanifest', status: 200, cache: 'by language' },
  'a script': { address: () => '/assets/boot-12345678.js', status: 200, cache: 'for all' },
  'a drawing': { address: () => DRAWING, status: 200, cache: 'for all' },
  'a shared picture': { address: () => `/shared${DRAWING}.jpg`, status: 200, cache: 'for all' },
  'a film': { address: () => edge.film, status: 200, cache: 'for all' },
  'a download': { address: () => edge.download, status: 200, cache: 'for all' },
  'the document of the API': { address: () => '/api/openapi.json', status: 200, cache: 'for all' },
  'a script of the back office': { address: () => '/admin/assets/main-12345678.js', status: 200, cache: 'for all' },
  'a redirect of a page': { address: () => '/car', status: 301, cache: 'by nobody' },
  'a form that was sent': {
    address: () => '/',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
    status: 303,
    cache: 'by nobody',
  },
  'a method that a page does not take': { address: () => '/car/7', method: 'POST', status: 405, cache: 'for all' },
  'a failure of the API': { address: () => '/api/nothing', status: 404, cache: 'by nobody' },
  'a read of the API by POST': {
    address: () => '/api/car/brand',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    status: 200,
    cache: 'by nobody',
  },
  'a drawing that is none': { address: () => '/drawing/1/side/none.svg', status: 404, cache: 'by nobody' },
  'a film that is none': { address: () => '/media/film/none.mp4', status: 404, cache: 'by nobody' },
  'the change of language': { address: () => '/language?to=th&back=/', status: 303, cache: 'by nobody' },
  'the back office': { address: () => '/admin/', status: 200, cache: 'by nobody' },
  'the staff API': { address: () => '/admin/api/staff', status: 401, cache: 'by nobody' },
  health: { address: () => '/readyz', status: 200, cache: 'by nobody' },
}

/** In the order in which one could spoil the other: the page of the language host is kept first. */
const VISITORS: Record<string, { host: string; cookie?: string; locale: string; isOfAddress: boolean }> = {
  'at the Arabic host': { host: 'ar.quayline.example', locale: 'ar', isOfAddress: true },
  'at the English host with a cookie': { host: 'www.quayline.example', cookie: 'locale=ar', locale: 'en', isOfAddress: true },
  'at a bare host with a cookie': { host: 'quayline.example', cookie: 'locale=ar', locale: 'ar', isOfAddress: false },
  'at a bare host': { host: 'quayline.example', locale: 'en', isOfAddress: false },
  'at a bare host with an unknown cookie': { host: 'quayline.example', cookie: 'locale=xx', locale: 'en', isOfAddress: false },
  'at an IP address with a cookie': { host: '192.0.2.1', cookie: 'locale=ar', locale: 'ar', isOfAddress: false },
  'at an IP address': { host: '192.0.2.1:3000', locale: 'en', isOfAddress: false },
  'at the Arabic host, again': { host: 'ar.quayline.example', cookie: 'locale=de', locale: 'ar', isOfAddress: true },
}

function ask({ address, method, headers, body }: Kind, { host, cookie }: { host: string; cookie?: string }): Promise<EdgeAnswer> {
  return edge.ask(address(), { method, body, headers: { ...headers, host, ...(cookie === undefined ? {} : { cookie }) } })
}

/** True where a cache that many share may keep the answer (RFC 9111 section 3; without a rule, some statuses by rule of thumb). */
function isShareable({ status, headers }: EdgeAnswer): boolean {
  const rule = headers['cache-control']
  if (rule === undefined) return [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].includes(status)
  return !/\b(private|no-store)\b/.test(rule)
}

const cases = Object.entries(KINDS).flatMap(([kind, what]) => Object.entries(VISITORS).map(([where, who]) => ({ kind, what, where, who })))

describe('whoever asks for what, language and caching agree', () => {
  it.each(cases)('$kind, $where', async ({ what, who }) => {
    const answer = await ask(what, who)
    expect(answer.status).toBe(what.status)
    if (what.cache === 'by language') {
      expect([answer.headers['content-language'], isShareable(answer)]).toEqual([who.locale, who.isOfAddress])
      // Browsers keep a private answer too, and a cookie changes in them.
      expect(answer.headers['vary']?.includes('cookie') ?? false).toBe(!who.isOfAddress || what.isPriced === true)
    } else {
      expect(isShareable(answer)).toBe(what.cache === 'for all')
    }
  })

  it.each(Object.entries(KINDS))('%s: what may be shared at an address without a language is the same with every cookie', async (_kind, what) => {
    const answers = await Promise.all([undefined, 'locale=ar', 'locale=xx'].map((cookie) => ask(what, { host: 'quayline.example', cookie })))
    const [plain, ...others] = answers.filter(isShareable)
    for (const other of others) expect([other.body, other.headers['content-language']]).toEqual([plain?.body, plain?.headers['content-language']])
    expect([0, answers.length]).toContain(answers.filter(isShareable).length)
  })
})

describe('a kept page', () => {
  it('goes out with the headers of whoever asks, from the hot path too', async () => {
    const rule = async (host: string, cookie?: string) => {
      const { headers } = await ask(KINDS['a page'] as Kind, { host, cookie })
      return [headers['content-language'], headers['cache-control'], headers['vary']]
    }
    for (let round = 0; round < 3; round += 1) {
      expect(await rule('ar.quayline.example')).toEqual(['ar', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', 'accept-encoding, cookie'])
      expect(await rule('quayline.example', 'locale=ar')).toEqual(['ar', 'private, max-age=0', 'accept-encoding, cookie'])
      expect(await rule('quayline.example')).toEqual(['en', 'private, max-age=0', 'accept-encoding, cookie'])
      expect(await rule('www.quayline.example')).toEqual(['en', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', 'accept-encoding, cookie'])
    }
  })

  it('is shared with no destination but that of its address', async () => {
    const rule = async (address: string, cookie?: string) => {
      const { headers } = await ask({ ...(KINDS['a page'] as Kind), address: () => address }, { host: 'ar.quayline.example', cookie })
      return [isShareable({ headers, status: 200 } as EdgeAnswer), headers['vary']]
    }
    for (let round = 0; round < 2; round += 1) {
      expect(await rule('/')).toEqual([true, 'accept-encoding, cookie'])
      expect(await rule('/', 'dest=KE-mombasa')).toEqual([false, 'accept-encoding, cookie'])
      expect(await rule('/?dest=KE-mombasa', 'dest=PE-callao')).toEqual([true, 'accept-encoding'])
    }
  })
})

describe('a call that names its language', () => {
  const read = async (query: string, headers: Record<string, string>) => {
    const answer = await edge.ask(`/api/home/sys_column${query}`, { headers: { host: 'quayline.example', ...headers } })
    return [answer.headers['content-language'], isShareable(answer), answer.headers['vary']?.toLowerCase().replace(', accept-encoding', '')]
  }

  it('is shared where its address says so, and not where a header does', async () => {
    expect(await read('?lang=de', { cookie: 'locale=ar' })).toEqual(['de', true, 'lang'])
    expect(await read('', { lang: 'de' })).toEqual(['de', false, 'lang, cookie'])
    expect(await read('?lang=de', { lang: 'th' })).toEqual(['th', false, 'lang, cookie'])
    expect(await read('', { host: 'ar.quayline.example', lang: 'th' })).toEqual(['th', false, 'lang, cookie'])
    expect(await read('', { host: 'ar.quayline.example' })).toEqual(['ar', true, 'lang'])
  })
})
