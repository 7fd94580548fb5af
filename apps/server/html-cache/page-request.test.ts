import { expect, it } from 'vitest'
import type { FlatRoutes } from '#apps/site/react-router/route-tree.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'
import { createPageReader } from './page-request.ts'

const routes: FlatRoutes = {
  root: { id: 'root', path: '' },
  shell: { id: 'shell', parentId: 'root' },
  home: { id: 'home', parentId: 'shell', index: true },
  list: { id: 'list', parentId: 'shell', path: 'carList' },
  section: { id: 'section', parentId: 'shell', path: 'car/:id/:section' },
  '404': { id: '404', parentId: 'shell', path: '404' },
  unknown: { id: 'unknown', parentId: 'shell', path: '*' },
}

const read = createPageReader({
  routes,
  siteOrigin: 'https://www.quayline.example',
  queryNames: (pattern) => (pattern === '/carList' ? ['brand', 'page', 'type', 'word'] : []),
  isPrivate: (pattern) => pattern === '/404',
  isEmbeddable: (pattern) => pattern === '/car/:id/:section',
})

function page(target: string, host = 'www.quayline.example', cookie: string | null = null) {
  const found = read({ target, host, cookie })
  if (found === null) throw new Error('not an address')
  return found
}

it('takes only the query names that the route knows, in one order', () => {
  const one = page('/carList?utm_source=x&type=suv&brand=byd&brand=aito')
  const other = page('/carList?brand=aito&type=suv&brand=byd&fbclid=y&brand=byd')
  expect(one.url.href).toBe('https://www.quayline.example/carList?brand=aito&brand=byd&type=suv')
  expect(other.key).toBe(one.key)
  expect(page('/carList?page=2').key).not.toBe(one.key)
  expect(page('/?type=suv').key).toBe(page('/').key)
})

it('drops empty and endless values, and takes noHeader as a flag on every page', () => {
  expect(page(`/carList?type=&brand=${'x'.repeat(301)}`).url.search).toBe('')
  expect(page('/?noHeader').key).toBe(page('/?noHeader=yes').key)
  expect(page('/?noHeader').key).not.toBe(page('/').key)
})

it('cuts what was typed, and never within a letter', () => {
  expect(page(`/carList?word=${'x'.repeat(400)}`).url.searchParams.get('word')).toBe('x'.repeat(300))
  expect(page(`/carList?word=${'x'.repeat(299)}${encodeURIComponent('🚗')}`).url.searchParams.get('word')).toBe('x'.repeat(299))
})

it('takes no control character and no mark that turns text about', () => {
  expect(page('/carList?brand=%00').url.search).toBe('')
  expect(page('/carList?brand=a%00%0D%0Ab%E2%80%AE').url.search).toBe('?brand=a+b')
  for (const path of ['/car/%00/faq', '/car/a%0D%0Ab/faq', '/car/%C2%85/faq', '/%00']) expect(page(path)).toMatchObject({ isUnknown: true, routeId: null })
  expect(page('/car/%D8%A7/faq').routeId).toBe('section')
})

it('keeps destinations apart, and what the address names from what the visitor has named', () => {
  const list = page('/carList')
  const ofVisitor = page('/carList', undefined, 'locale=en; dest=KE-mombasa')
  const ofAddress = page('/carList?dest=KE-mombasa', undefined, 'dest=PE-callao')
  expect(list).toMatchObject({ destination: null, destinationOf: null })
  expect(ofVisitor).toMatchObject({ destination: 'KE-mombasa', destinationOf: 'visitor' })
  expect(ofAddress).toMatchObject({ destination: 'KE-mombasa', destinationOf: 'address' })
  expect(ofAddress.url.search).toBe('?dest=KE-mombasa')
  expect(new Set([list.key, ofVisitor.key, ofAddress.key, page('/carList', undefined, 'dest=PE-callao').key]).size).toBe(4)
  expect(page('/carList?dest=KE-mombasa').key).toBe(ofAddress.key)
  expect(page('/carList?dest=').key).toBe(list.key)
  // What is no destination is one page, which speaks of the visitor's own.
  for (const no of ['kenya', 'KE-Mombasa', 'KE-a%0D%0Ab']) {
    const unknown = page(`/carList?dest=${no}`, undefined, 'dest=PE-callao')
    expect(unknown).toMatchObject({ destination: 'PE-callao', destinationOf: 'visitor' })
    expect(unknown.url.search).toBe('?dest=unknown')
  }
})

it('reads the language from host, then cookie, then English, and keeps the kinds of hosts apart', () => {
  expect(page('/', 'ar.quayline.example', 'locale=de')).toMatchObject({ language: { locale: 'ar', isOfAddress: true }, languageHosts: 'host' })
  expect(page('/', 'quayline.example', 'a=b; locale=de')).toMatchObject({ language: { locale: 'de', isOfAddress: false }, languageHosts: 'host' })
  expect(page('/', '192.0.2.1:3000', 'locale=th')).toMatchObject({ language: { locale: 'th', isOfAddress: false }, languageHosts: 'cookie' })
  expect(page('/', '192.0.2.1')).toMatchObject({ language: { locale: 'en', isOfAddress: false }, languageHosts: 'cookie' })
  expect(page('/', 'one.test').key).toBe(page('/', 'other.test').key)
  expect(page('/', 'www.quayline.example').key).not.toBe(page('/', 'one.test').key)
})

it('never takes an address from the request’s host', () => {
  for (const path of ['//', '//evil.test', '///evil.test/x']) expect(page(path).url.origin).toBe('https://www.quayline.example')
  expect(page('/', 'evil.test').url.origin).toBe('https://www.quayline.example')
  expect(page('/', 'ar.evil.test').url.origin).toBe('https://ar.quayline.example')
})

it('gives one page to all unknown paths, and their data to the route that answers them', () => {
  expect(page('/nope/a?x=1')).toMatchObject({ isUnknown: true, routeId: null })
  expect(page('/nope/a').key).toBe(page('/other').key)
  expect(page('/nope').url.pathname).toBe('/404')
  expect(page('/nope.data?_routes=unknown').routerUrl.pathname).toBe('/404/unknown.data')
})

it('keeps data apart from pages, and only routes of the page as wanted', () => {
  const data = page('/carList.data?type=suv&_routes=list,evil&utm_source=x')
  expect(data).toMatchObject({ isData: true, routeId: 'list' })
  expect(data.routerUrl.pathname + data.routerUrl.search).toBe('/carList.data?type=suv&_routes=list')
  expect(data.url.pathname).toBe('/carList')
  expect(page('/_.data').routerUrl.pathname).toBe('/_.data')
  expect(page('/carList.data?_routes=evil').key).toBe(page('/carList.data').key)
})

it('lets sections be embedded, with noHeader alone', () => {
  expect(page('/car/7/faq?noHeader').isEmbeddable).toBe(true)
  expect(page('/car/7/faq').isEmbeddable).toBe(false)
  expect(page('/carList?noHeader').isEmbeddable).toBe(false)
})

it('keeps private pages to their visitor', () => {
  expect([page('/404').isPrivate, page('/').isPrivate, page('/nope').isPrivate]).toEqual([true, false, false])
})

it('resolves a target as browsers do, and refuses what is none', () => {
  expect(parseTarget('http://other/')).toBeNull()
  expect(parseTarget('*')).toBeNull()
  expect(parseTarget('//evil.test/x')?.pathname).toBe('//evil.test/x')
  expect(parseTarget('/a/../../b')?.pathname).toBe('/b')
  expect(page('/%E0%A4%A').isUnknown).toBe(true)
})

it('never gives the page of a language host to a host that names none', () => {
  expect(page('/', 'quayline.example', 'locale=ar').key).not.toBe(page('/', 'ar.quayline.example').key)
  expect(page('/', 'quayline.example').key).not.toBe(page('/', 'www.quayline.example').key)
})
