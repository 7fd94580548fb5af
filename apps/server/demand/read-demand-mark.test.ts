import { describe, expect, it } from 'vitest'
import { readDemandMark } from './read-demand-mark.ts'

const HOST = 'ar.quayline.example'
const BROWSER = 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/142.0'

type Sent = { method?: string; headers?: Record<string, string>; status?: number }
const read = (url: string, { method = 'GET', headers = {}, status = 200 }: Sent = {}) =>
  readDemandMark({ method, url, headers: { host: HOST, 'user-agent': BROWSER, ...headers } }, status)
const from = (page: string) => ({ referer: `https://${HOST}${page}` })
const searched = (word: string) => ({ what: 'searched', locale: 'ar', word })
const opened = (word: string) => ({ what: 'opened', locale: 'ar', word })

describe('a search', () => {
  it.each([
    ['a page', '/searchsite?word=BYD+Seal', {}],
    ['a page that the browser has already', '/searchsite?word=BYD+Seal', { status: 304 }],
    ['the data of the page, for the router', '/searchsite.data?word=BYD+Seal&_routes=screens%2Fsearch%2Froute', {}],
    ['another search from a page of results', '/searchsite?word=BYD+Seal', { headers: from('/searchsite?word=BYD+Seal+used') }],
    ['the same from another site', '/searchsite?word=BYD+Seal', { headers: { referer: 'https://other.example/searchsite?word=BYD+Seal' } }],
  ])('is %s', (_what, url, sent) => expect(read(url, sent)).toEqual(searched('byd seal')))

  it.each<[string, string, Sent]>([
    ['the empty page', '/searchsite?word=', {}],
    ['a suggestion while typing', '/searchsite/suggest.json?word=byd', {}],
    ['the hydration data of the page', '/hydration/abcdefghijklmnop/searchsite?word=byd', {}],
    ['the same search in another order', '/searchsite.data?word=byd&order=cheapest', { headers: from('/searchsite?word=byd') }],
    ['loaded ahead', '/searchsite?word=byd', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['loaded ahead by an older browser', '/searchsite?word=byd', { headers: { 'x-moz': 'prefetch' } }],
    ['a program', '/searchsite?word=byd', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a failure', '/searchsite?word=byd', { status: 503 }],
    ['a form sent from it', '/searchsite?word=byd', { method: 'POST' }],
    ['only its head', '/searchsite?word=byd', { method: 'HEAD' }],
    ['another page', '/searchsites?word=byd', {}],
    ['nothing that can be read', '/searchsite?word=%', { headers: { referer: 'no address /searchsite?word=%' }, status: 400 }],
  ])('is not %s', (_what, url, sent) => expect(read(url, sent)).toBeNull())

  it.each(['amina%40example.com', 'amina%2540example.com', '0712%20345%20678', 'x'.repeat(90)])('for %s is counted without its words', (word) => {
    expect(read(`/searchsite?word=${word}`)).toEqual(searched(''))
  })
})

describe('something is opened', () => {
  const results = from('/searchsite?word=BYD&order=cheapest')

  it.each([
    '/car/byd-seal',
    '/mobile/usedCarsDetail/ab23cd45',
    '/carFittingsDetail/FIL-002C',
    '/carList?word=byd',
    '/brand/byd',
    '/contactUs',
    '/api/download/3/a.pdf',
  ])('where %s is asked for from a page of results', (url) => expect(read(url, { headers: results })).toEqual(opened('byd')))

  it('where the page tells so, whose router had its data already', () => {
    expect(read('/searchsite/opened/car/byd-seal', { method: 'POST', status: 204, headers: results })).toEqual(opened('byd'))
    expect(read('/searchsite/opened/carList?word=byd', { method: 'POST', status: 204, headers: results })).toEqual(opened('byd'))
  })

  it.each<[string, string, Sent]>([
    ['from another page', '/car/byd-seal', { headers: from('/carList?word=byd') }],
    ['from another site', '/car/byd-seal', { headers: { referer: 'https://other.example/searchsite?word=byd' } }],
    ['from nowhere', '/car/byd-seal', {}],
    ['ahead', '/car/byd-seal', { headers: { ...results, 'sec-purpose': 'prefetch' } }],
    ['as data, which the page tells of', '/car/byd-seal.data', { headers: results }],
    ['as a picture', '/car/byd-seal', { headers: { ...results, 'sec-fetch-dest': 'image' } }],
    ['from the menu', '/carList', { headers: results }],
    ['as the home page', '/', { headers: results }],
    ['as a part of the page', '/assets/a.js', { headers: results }],
    ['as no page', '/car/gone', { headers: results, status: 404 }],
    ['by a call of the API', '/api/clue/record', { method: 'POST', headers: results }],
    ['as the page of results itself', '/searchsite/opened/searchsite?word=x', { method: 'POST', status: 204, headers: results }],
    ['without a word', '/searchsite/opened/car/byd-seal', { method: 'POST', status: 204, headers: from('/searchsite') }],
  ])('but not %s', (_what, url, sent) => expect(read(url, sent)).toBeNull())
})
