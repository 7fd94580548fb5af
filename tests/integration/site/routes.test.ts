import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { siteTarget, STATIC_PAGES } from '#contract/site-paths.ts'
import { INDEXED_PAGES } from '#apps/site/head/indexed-pages.server.ts'
import routes from '#apps/site/routes.ts'
import { PAGES } from '#tests/e2e/pages.ts'
import { routesDocument } from '#tests/e2e/routes-document.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

function patternsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    const own = entry.index ? ['/'] : entry.path === undefined ? [] : [entry.path === '*' ? '*' : `/${entry.path}`]
    return [...own, ...patternsOf(entry.children ?? [])]
  })
}

it('every route has a page in the table, and every page a route', () => {
  const patterns = [...new Set(patternsOf(routes))].toSorted()
  expect([...new Set(PAGES.map(({ route }) => route))].toSorted()).toEqual(patterns)
})

it('docs/routes.md is what the table says', () => {
  expect(readFileSync(path.join(ROOT, 'docs/routes.md'), 'utf8')).toBe(routesDocument())
})

it('names tests that exist', () => {
  for (const { path: address, tests } of PAGES) {
    for (const name of tests) expect([address, name, existsSync(path.join(ROOT, 'tests/e2e', name))]).toEqual([address, name, true])
  }
})

it('the site map lists every page of its own without an id that search engines may show', () => {
  const own = PAGES.filter(({ kind, isIndexed, route, path: address }) => kind === 'page' && isIndexed && !route.includes(':') && !address.includes('?'))
  expect([...INDEXED_PAGES].toSorted()).toEqual([...new Set(own.map(({ path: address }) => address))].toSorted())
})

it('links of the staff may lead to every page of the site, and to nothing else (R16.119)', () => {
  const plain = [...new Set(PAGES.filter(({ kind, status }) => kind !== 'section' && status === 200).map(({ route }) => route))].filter(
    (route) => !route.includes(':'),
  )
  // What a visitor has sent is told on these, what is typed is answered, and one stands for all others without a line: nobody is led there. The pages of the law are things: they may be unwritten.
  const left = [
    '/netWork/received',
    '/result',
    '/searchsite/suggest.json',
    '/myFavorite/items.json',
    '/myFavorite/searches.json',
    '/offline',
    '/legalNotice',
    '/privacy',
    '/terms',
  ]
  expect([...STATIC_PAGES].toSorted()).toEqual(plain.filter((route) => !left.includes(route)).toSorted())
  const things = PAGES.filter(
    ({ route, kind }) =>
      kind !== 'section' && kind !== 'file' && /^[^:]*\/:[^/]+$/.test(route) && !/^\/(netWork|enquiry|shortlist|alert|quotation|verify)\//.test(route),
  )
  expect(things.map(({ path: address }) => [address, siteTarget(address)])).toEqual(
    things.map(({ path: address }) => [address, { kind: expect.any(String), sign: expect.any(String) }]),
  )
  expect([siteTarget('/carList?brand=byd#top'), siteTarget('/about/'), siteTarget('/carlist2'), siteTarget('/admin')]).toEqual(['page', 'page', null, null])
})
