import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '#core/db/client.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { openApi, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'), { limits: { search: { points: 2, seconds: 60 }, enquiry: { points: 40, seconds: 600 } } })
})
afterAll(() => api.close())

describe('every answer is in the envelope with a real status', () => {
  it.each<[string, string, { method?: string; body?: unknown; headers?: Record<string, string> }, number, number]>([
    ['an unknown address', '/api/nothing', {}, 404, 4402],
    ['the root', '/api/', {}, 404, 4402],
    ['a read by the wrong method', '/api/car/list', { method: 'DELETE' }, 405, 4501],
    ['a write by the wrong method', '/api/clue/record', {}, 405, 4501],
    ['a body that is no JSON', '/api/clue/record', { body: '{' }, 400, 4001],
    ['a body that is a list', '/api/clue/record', { body: '[]' }, 400, 4000],
    ['a body that is too deep', '/api/clue/record', { body: `${'{"a":'.repeat(21)}1${'}'.repeat(21)}` }, 400, 4006],
    ['a body that is too large', '/api/clue/record', { body: { remark: 'x'.repeat(65_536) } }, 413, 4131],
    ['another content type', '/api/clue/record', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 4151],
    ['personal data in the address', '/api/clue/record?mail=a@example.com', { body: {} }, 400, 4005],
    ['a secret in the address of a read', '/api/car/list?Token=secret', {}, 400, 4005],
    ['a very long address', `/api/car/list?word=${'x'.repeat(8200)}`, {}, 414, 4141],
    ['a value out of its list', '/api/car/list?price=7', {}, 400, 4002],
    ['a repeated single value', '/api/car/list?page=1&page=2', {}, 400, 4002],
    ['a missing value', '/api/car/detail', {}, 400, 4002],
  ])('%s', async (_what, target, options, status, code) => {
    const answer = await api.ask(target, options)
    expect(answer).toMatchObject({ status, json: { code, msg: expect.stringMatching(/./), data: { request_id: answer.headers.get('x-request-id') } } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('names the methods that are allowed', async () => {
    expect((await api.ask('/api/car/brand', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
    const options = await api.ask('/api/clue/record', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  })

  it('never repeats what was sent', async () => {
    const answer = await api.ask('/api/clue/record_buy', { body: { name: 'x'.repeat(200), '<script>alert(1)</script>': 'secret-value' } })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/script|secret|xxx/)
    const tooLong = await api.ask('/api/clue/record_buy', { body: { name: 'x'.repeat(200) } })
    expect(tooLong.json).toMatchObject({ code: 4002, data: { issues: [{ path: 'name', key: 'too_long' }] } })
    expect(tooLong.text).not.toContain('xxx')
  })

  it('refuses too many calls with the time to wait', async () => {
    const answers = [await api.ask('/api/search?word=a'), await api.ask('/api/search?word=a'), await api.ask('/api/search?word=a', { headers: { lang: 'fr' } })]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
    expect(answers[2]).toMatchObject({ json: { code: 4291, msg: 'Trop de requêtes. Veuillez réessayer plus tard.' } })
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('does not count an enquiry that lacks something', async () => {
    for (let time = 0; time < 50; time += 1) {
      expect(await api.ask('/api/clue/record', { body: { name: 'Amina' } })).toMatchObject({ status: 400, json: { code: 4003 } })
    }
  })

  it('stops a body without a length that grows too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest(
        `${api.origin}/api/clue/record`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (answer) => {
          resolve(answer.statusCode)
          answer.resume()
        },
      )
      sending.on('error', reject)
      for (let part = 0; part < 9; part++) sending.write(' '.repeat(8_000))
      sending.end()
    })
    expect(status).toBe(413)
  })
})

describe('failures nobody expects', () => {
  it('answer a fixed text and the id under which they are reported', async () => {
    const broken = await openApi(inject('databaseUrl'), {
      createCtx: () => {
        throw new Error('password=hunter2')
      },
    })
    const answer = await broken.ask('/api/car/list', { headers: { lang: 'es' } })
    await broken.close()
    expect(answer).toMatchObject({ status: 500, json: { code: 5000, msg: 'Algo falló de nuestro lado. Inténtelo más tarde.' } })
    expect(answer.text).not.toContain('hunter2')
  })

  it('say 503 while the database is away', async () => {
    const away = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    const lost = await openApi(inject('databaseUrl'), { createCtx: ({ locale }) => createTestCtx(away.db, { locale }).ctx })
    const answer = await lost.ask('/api/car/list')
    await Promise.all([lost.close(), away.close()])
    expect(answer).toMatchObject({ status: 503, json: { code: 5031 } })
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(lost.errors).toHaveLength(1)
  })
})

async function language(query: string, headers: Record<string, string>): Promise<string | null> {
  return (await api.ask(`/api/home/sys_column${query}`, { headers })).headers.get('content-language')
}

describe('reads can be kept', () => {
  it('answer 304 to who has the answer already, per language', async () => {
    const first = await api.ask('/api/home/country?word=kenya')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('max-age=60')
    expect(first.headers.get('vary')).toContain('lang')
    expect((await api.ask('/api/home/country?word=kenya', { headers: { 'if-none-match': `"other", ${tag}` } })).status).toBe(304)
    expect((await api.ask('/api/home/country?word=kenya', { headers: { 'if-none-match': tag, lang: 'ar' } })).status).toBe(200)
    expect((await api.ask('/api/car/brand', { body: {} })).headers.get('cache-control')).toBe('no-store')
  })

  it('choose the language by header, query, cookie, host', async () => {
    expect(await language('?lang=ru', { lang: 'ar', cookie: 'locale=th' })).toBe('ar')
    expect(await language('?lang=ru', { lang: 'xx' })).toBe('ru')
    expect(await language('', { cookie: 'a=b; locale=th' })).toBe('th')
    expect(await language('', {})).toBe('en')
  })
})
