import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { openApi, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())

const STATUS_OF = new Map<number, number>(Object.values(ERRORS).map(({ code, status }) => [code, status]))
const GETS = [
  '/api/home/country',
  '/api/home/lang',
  '/api/home/sys_column',
  '/api/car/brand',
  '/api/car/auto_type',
  '/api/car/list',
  '/api/car/facets',
  '/api/car/detail',
  '/api/fitting/list',
  '/api/fitting/detail',
  '/api/used_car/list',
  '/api/used_car/detail',
  '/api/article/list',
  '/api/article/detail',
  '/api/article/top',
  '/api/activity/list',
  '/api/activity/detail',
  '/api/download/list',
  '/api/search',
]
const POSTS = ['/api/car/brand', '/api/car/auto_type', '/api/clue/record', '/api/clue/record_buy', '/api/session/handover', '/api/session/handover/redeem']
const NAMES = [
  'word',
  'type',
  'brand',
  'model',
  'price',
  'energy',
  'auto_type',
  'body',
  'emission',
  'engine',
  'drive',
  'transmission',
  'steering',
  'seats',
  'year',
  'category',
  'mileage',
  'port',
  'status',
  'sort',
  'page',
  'page_size',
  'id',
  'limit',
  'name',
  'country',
  'country_id',
  'remark',
  'mail',
  'mobile',
  'from_id',
  'first_touch',
  'lang',
  '__proto__',
  'constructor',
]
const HOSTILE = [
  '',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '%',
  '\\',
  '\0',
  "' or 1=1 --",
  '\ud800',
  '\u202e',
  '比亚迪',
  'รถ',
  '<script>',
  '{}',
  '1,2',
  'a'.repeat(500),
  'Euro V',
  'suv',
  'byd',
]

const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) })
const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }), fc.integer().map(String))
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.array(text, { maxLength: 3 }))
const language = fc.constantFrom('en', 'ar', 'th', 'zh', 'xx', '')

function expectSound(answer: { status: number; json: unknown }): void {
  if (answer.status === 200) return
  const { code, msg } = answer.json as { code: number; msg: string }
  expect(answer.status).toBeLessThan(500)
  expect([code, answer.status]).toEqual([code, STATUS_OF.get(code)])
  expect(msg).not.toBe('')
}

it('answers any query soundly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...GETS), fc.array(fc.tuple(name, text), { maxLength: 6 }), language, async (path, pairs, lang) => {
      const query = pairs.map(([key, item]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(item.toWellFormed())}`).join('&')
      expectSound(await api.ask(`${path}?${query}`, { headers: { lang } }))
    }),
    { numRuns: 400 },
  )
  expect(api.errors).toEqual([])
})

it('answers any JSON soundly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTS), fc.dictionary(name, value, { maxKeys: 8 }), language, async (path, body, lang) => {
      expectSound(await api.ask(path, { body, headers: { lang } }))
    }),
    { numRuns: 250 },
  )
  expect(api.errors).toEqual([])
})

it('answers any bytes soundly', async () => {
  const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-16', '')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTS), type, fc.uint8Array({ maxLength: 300 }), async (path, contentType, bytes) => {
      const headers = new Headers(contentType === '' ? [] : [['content-type', contentType]])
      const response = await fetch(`${api.origin}${path}`, { method: 'POST', headers, body: new Uint8Array(bytes) })
      expectSound({ status: response.status, json: await response.json() })
    }),
    { numRuns: 200 },
  )
  expect(api.errors).toEqual([])
})
