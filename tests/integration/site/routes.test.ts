import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
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
