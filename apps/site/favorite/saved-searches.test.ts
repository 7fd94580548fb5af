import { expect, it } from 'vitest'
import { SAVED_SEARCH_LIMITS } from '#contract/saved-search-values.ts'
import { noteSeen, parseSearches, readSearches, removeSearch, saveSearch } from './saved-searches.ts'

const suvs = { href: '/carList?body=suv', name: 'SUVs', seen: 12 }

// R6.30
it('keeps the last first, each address once, and at most as many as a device may have', () => {
  saveSearch(suvs)
  saveSearch({ href: '/usedCars', name: 'Used', seen: 3 })
  saveSearch({ ...suvs, seen: 14 })
  expect(readSearches()).toEqual([
    { ...suvs, seen: 14 },
    { href: '/usedCars', name: 'Used', seen: 3 },
  ])
  noteSeen('/usedCars', 5)
  noteSeen('/carFittings', 5)
  expect(readSearches().map(({ seen }) => seen)).toEqual([14, 5])
  for (let at = 0; at < SAVED_SEARCH_LIMITS.items; at++) saveSearch({ href: `/allCars?year_from=${2000 + at}`, name: String(at), seen: at })
  expect(readSearches()).toHaveLength(SAVED_SEARCH_LIMITS.items)
  expect(readSearches()[0]?.name).toBe('19')
  for (const { href } of readSearches()) removeSearch(href)
  expect(readSearches()).toEqual([])
})

it('takes nothing that leads elsewhere, whatever was stored', () => {
  const stored = [
    suvs,
    suvs,
    null,
    'x',
    { href: 'https://example.com/carList', name: 'x', seen: 1 },
    { href: '//example.com/usedCars', name: 'x', seen: 1 },
    { href: '/carList?a=1\n', name: 'x', seen: 1 },
    { href: '/admin', name: 'x', seen: 1 },
    { href: '/usedCars?brand=byd', name: 'BYD', seen: -1 },
    { href: '/usedCars' },
  ]
  expect(parseSearches(stored)).toEqual([suvs, { href: '/usedCars?brand=byd', name: 'BYD', seen: 0 }])
  expect(parseSearches({})).toEqual([])
})
