import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { ENQUIRY_REQUIRED_MESSAGE } from '#contract/enquiry.ts'
import { SEARCH_KINDS } from '#contract/search.ts'
import { enquiry, intent, port } from '#core/db/schema/index.ts'
import { enquiryInput } from '#core/domain/testing.ts'
import { LISTED_LOCALES } from '#i18n/locales.ts'
import { openApi, type TestApi } from './open-api.ts'

/** Kinds of a search in their order, after used cars. */
const REST = SEARCH_KINDS.filter((kind) => kind !== 'used_car')

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())
afterEach(() => {
  if (api.errors.length > 0) throw new Error('an unexpected error', { cause: api.errors })
})

describe('calls of fixed shape (R14.1)', () => {
  it('answers the bare map of the eleven languages', async () => {
    const { json, status } = await api.ask('/api/home/lang')
    expect(status).toBe(200)
    expect(json).toEqual(Object.fromEntries(LISTED_LOCALES.map((locale) => [locale.code, locale.ownName])))
    expect(Object.keys(Object(json))).toHaveLength(11)
  })

  it('answers countries by word in the language of the header', async () => {
    const { json } = await api.ask('/api/home/country?word=Kenia', { headers: { lang: 'de' } })
    expect(json).toEqual({ code: 0, msg: 'success', data: [{ id: expect.any(Number), country: 'Kenia', iso2: 'KE', calling_code: '+254' }] })
  })

  it('answers the ports of a country, none for one without (R10.21)', async () => {
    await api.database.db.insert(port).values({ portName: 'Port of Testing', countryIso2: 'IS', unLocode: 'ISTST' })
    expect((await api.ask('/api/home/port?country=is')).json).toEqual({ code: 0, msg: 'success', data: [{ port_name: 'Port of Testing', un_locode: 'ISTST' }] })
    expect((await api.ask('/api/home/port?country=AQ')).json).toMatchObject({ code: 0, data: [] })
  })

  it('answers the menu', async () => {
    const { json } = await api.ask('/api/home/sys_column')
    expect(json).toMatchObject({
      code: 0,
      data: expect.arrayContaining([
        expect.objectContaining({ column: 'home', url: '/', is_hot: false }),
        expect.objectContaining({ column: 'about', url: expect.stringMatching(/^\/about\+\/service/), is_hot: false }),
      ]),
    })
  })

  it.each<[string, { body?: unknown; headers?: Record<string, string>; method?: string }]>([
    ['JSON', { body: { type: 1 } }],
    ['JSON with text', { body: { type: '1' } }],
    ['a form', { body: 'type=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['nothing but the query', { method: 'POST' }],
  ])('answers brands to a POST of %s', async (_kind, options) => {
    const target = options.method ? '/api/car/brand?type=1&unknown=2' : '/api/car/brand'
    const { json } = await api.ask(target, options)
    expect(json).toEqual({
      code: 0,
      msg: 'success',
      data: [{ brand_name: 'BYD', brand_sign: 'byd', brand_img: null, type: 1, is_hot: true, is_sample: false, car_count: 4 }],
    })
  })

  it('answers types to POST and to GET alike', async () => {
    const posted = await api.ask('/api/car/auto_type', { body: {} })
    const got = await api.ask('/api/car/auto_type')
    expect(posted.json).toEqual(got.json)
    expect(posted.json).toMatchObject({
      code: 0,
      data: expect.arrayContaining([{ type_name: 'SUV', type_sign: 'suv', url: '/carList?type=suv', group: 'auto_type', car_count: 2 }]),
    })
  })

  it('records an enquiry once per idempotency key', async () => {
    const body = enquiryInput()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await api.ask('/api/clue/record', { body: { ...body, extra: 'dropped', utm: { deep: [1] } }, headers })
    const again = await api.ask('/api/clue/record', { body, headers })
    expect(first).toMatchObject({ status: 200, json: { code: 0, data: { reference: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{2}$/) } } })
    expect(again.json).toEqual(first.json)
    const changed = await api.ask('/api/clue/record', { body: { ...body, remark: 'Another text altogether' }, headers })
    expect(changed).toMatchObject({ status: 422, json: { code: 4221 } })
    expect(await api.database.db.select({ rows: count() }).from(enquiry)).toEqual([{ rows: 1 }])
  })

  it('asks for the required five with the fixed message, translated by the header', async () => {
    const english = await api.ask('/api/clue/record', { body: { name: 'Amina', mail: '' } })
    expect(english).toMatchObject({ status: 400, json: { code: 4003, msg: ENQUIRY_REQUIRED_MESSAGE } })
    expect(Object(english.json).data.issues.map((issue: { path: string }) => issue.path)).toEqual(['mobile', 'mail', 'country', 'remark'])
    const arabic = await api.ask('/api/clue/record', { body: {}, headers: { lang: 'ar' } })
    expect(Object(arabic.json).msg).toMatch(/^يُرجى ملء الاسم/)
  })

  it('records a favourite and refuses what it does not know', async () => {
    expect(await api.ask('/api/clue/record_buy', { body: { car_model_sign: 'byd-seal', name: '' } })).toMatchObject({
      status: 200,
      json: { code: 0, data: null },
    })
    expect(await api.ask('/api/clue/record_buy', { body: { car_model_sign: 'byd-seal', vin: 'x' } })).toMatchObject({
      status: 400,
      json: { code: 4004, data: { issues: [{ path: 'vin', key: 'unknown_key' }] } },
    })
    expect(await api.ask('/api/clue/record_buy', { body: { name: 'Amina' } })).toMatchObject({ status: 200, json: { code: 0, data: null } })
    expect(await api.database.db.select({ rows: count() }).from(intent)).toEqual([{ rows: 1 }])
  })
})

describe('our calls', () => {
  it('find a maker and a type however they are capitalised', async () => {
    const totals = ['brand=byd&type=suv', 'brand=BYD&type=SUV', 'brand=Byd,FOTON', 'brand=byd,foton'].map(async (query) => {
      const lists = await Promise.all(['list', 'facets'].map((call) => api.ask(`/api/car/${call}?${query}`)))
      return lists.map(({ json }) => Object(json).data.total as number)
    })
    const [lower, upper, mixed, plain] = await Promise.all(totals)
    expect(upper).toEqual(lower)
    expect(mixed).toEqual(plain)
    expect(plain).toEqual([5, 5])
  })

  it('lists, counts and finds the same cars', async () => {
    const list = await api.ask('/api/car/list?brand=byd&brand=foton&sort=2&page_size=3&price=&nonsense=1')
    expect(list.json).toMatchObject({ code: 0, data: { total: 5, page: 1, page_size: 3, page_count: 2 } })
    expect(Object(list.json).data.list.map((card: { model_sign: string }) => card.model_sign)).toEqual(['byd-song', 'byd-seal', 'byd-seal-2024'])
    const facets = await api.ask('/api/car/facets?brand=byd,foton')
    expect(Object(facets.json).data.total).toBe(5)
    const found = await api.ask('/api/search?word=%E6%AF%94%E4%BA%9A%E8%BF%AA')
    expect(found.json).toMatchObject({ data: { brands: [{ brand_sign: 'byd' }], cars: { total: 4 } } })
  })

  it('searches over every kind in the language of the header', async () => {
    const { json } = await api.ask(`/api/search?word=${encodeURIComponent('бид электро')}`, { headers: { lang: 'ru' } })
    expect(json).toMatchObject({
      code: 0,
      data: { types: [{ group: 'energy', type_sign: 'BEV' }], cars: { total: 3 }, used_cars: { filter: 'brand=byd&energy=BEV' } },
    })
    expect(await api.ask('/api/search?word=freight')).toMatchObject({ json: { data: { articles: { total: 1, list: [{ sign: 'shipping-terms' }] } } } })
    const page = await api.ask('/api/search?word=dealer', { headers: { lang: 'ar' } })
    expect(page.json).toMatchObject({ data: { pages: [{ url: '/netWork', title: 'انضموا كموزّعين' }, { url: '/contactUs' }] } })
    expect(await api.ask('/api/search?word=used2222')).toMatchObject({
      json: { data: { exact: [{ kind: 'used_car', sign: 'USED2222' }], order: ['used_car', ...REST] } },
    })
  })

  it('refuses a text that is too long, and answers controls and nothing with nothing', async () => {
    expect(await api.ask(`/api/search?word=${'x'.repeat(101)}`)).toMatchObject({ status: 400 })
    for (const word of ['', '%00', '%E2%80%AE%01', '%F0%9F%98%80'])
      expect(await api.ask(`/api/search?word=${word}`)).toMatchObject({ status: 200, json: { data: { total: 0 } } })
  })

  it('finds a part by its number and says 404 for an unknown one', async () => {
    expect(await api.ask('/api/fitting/detail?id=fil-7')).toMatchObject({
      status: 200,
      json: { code: 0, data: { sku: 'FIL-7', fits: [{ brand_sign: 'byd' }], related: [] } },
    })
    expect(await api.ask('/api/fitting/detail?id=nothing')).toMatchObject({ status: 404, json: { code: 4401 } })
    expect(await api.ask('/api/fitting/list?brand=byd&model=Seal')).toMatchObject({ json: { data: { total: 1 } } })
    expect(await api.ask('/api/fitting/list?year=soon')).toMatchObject({ status: 400 })
  })

  it('lists used cars and finds one by its stock reference', async () => {
    const { json } = await api.ask('/api/used_car/list?brand=byd&status=reserved,available&nonsense=1')
    expect(json).toMatchObject({ code: 0, data: { total: 1, list: [{ stock_ref: 'USED2222', status: 'reserved' }] } })
    expect(await api.ask('/api/used_car/detail?id=used2222')).toMatchObject({
      status: 200,
      json: { data: { stock_ref: 'USED2222', defects: [], similar: [] } },
    })
    expect(await api.ask('/api/used_car/detail?id=nothing')).toMatchObject({ status: 404, json: { code: 4401 } })
    expect(await api.ask('/api/used_car/list?status=stolen')).toMatchObject({ status: 400 })
  })

  it('finds a car by sign and says 404 for an unknown one', async () => {
    expect(await api.ask('/api/car/detail?id=byd-seal')).toMatchObject({
      status: 200,
      json: { data: { model_name: 'Seal', trims: [{ trim: 'Long' }], battery_kwh: 82.5 } },
    })
    expect(await api.ask('/api/car/detail?id=nothing', { headers: { lang: 'de' } })).toMatchObject({
      status: 404,
      json: { code: 4401, msg: 'Das Gesuchte wurde nicht gefunden oder existiert nicht mehr.' },
    })
  })
})
