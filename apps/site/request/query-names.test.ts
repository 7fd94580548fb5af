import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { withoutSecret } from '#contract/secret-path.ts'
import { isEmbeddablePage, isPrivatePage, KNOWN_PATTERNS, queryNamesOf } from './query-names.server.ts'
import routes from '#apps/site/routes.ts'

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return [path === '' ? '/' : path, ...patternsOf(entry.children ?? [], path)]
  })
}

it('names patterns of the route table only', () => {
  const patterns = patternsOf(routes).map((pattern) => pattern.replace(/^\/mobile(?=\/)/, ''))
  for (const known of KNOWN_PATTERNS) expect(patterns).toContain(known)
})

it('gives a mobile twin the names of its main page', () => {
  expect(queryNamesOf('/mobile/carList')).toEqual(queryNamesOf('/carList'))
  expect(queryNamesOf('/carList')).toEqual(expect.arrayContaining(['brand', 'price', 'page', 'sort']))
  expect(queryNamesOf('/')).toEqual([])
})

it('names as secret what stands in the address of a private page', () => {
  const opening = KNOWN_PATTERNS.filter((pattern) => isPrivatePage(pattern) && pattern.includes('/:'))
  expect(opening).toContain('/netWork/status/:code')
  for (const pattern of opening) expect(withoutSecret(pattern)).toBe(pattern.slice(0, pattern.indexOf('/:')))
})

it('lets sections be embedded and keeps /result to its visitor', () => {
  expect(['/car/:id/:section', '/mobile/car/:id/:section', '/article/:id/:section', '/mobile/article/search-top'].every(isEmbeddablePage)).toBe(true)
  expect(['/car/:id', '/carList', '/article', '/article/:id', '/'].some(isEmbeddablePage)).toBe(false)
  expect([isPrivatePage('/result'), isPrivatePage('/')]).toEqual([true, false])
})
