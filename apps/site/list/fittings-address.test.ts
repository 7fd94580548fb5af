import { expect, it } from 'vitest'
import { fittingsAddress } from './fittings-address.ts'

function query(text: string) {
  return new URLSearchParams(text)
}

it('gives one choice one address, whatever order it was made in', () => {
  const one = fittingsAddress(query('word=oil, 5 L&brand=byd&category=filters&category=braking&sort=2'))
  expect(one).toBe('/carFittings?category=braking&category=filters&brand=byd&word=oil%2C+5+L&sort=2')
  expect(fittingsAddress(query('sort=2&category=filters,braking&brand=byd&word=+oil, 5 L'))).toBe(one)
})

it('drops names that do not change the list, empty values and the default order', () => {
  expect(fittingsAddress(query('utm_source=x&category=&brand=&word=&sort=0&page=3'))).toBe('/carFittings')
})

it('changes one thing, keeps the others and starts at the first page', () => {
  const current = query('category=filters&brand=byd&page=4&sort=1')
  expect(fittingsAddress(current, { category: 'braking' })).toBe('/carFittings?category=braking&brand=byd&sort=1')
  expect(fittingsAddress(current, { category: null, brand: null })).toBe('/carFittings?sort=1')
  expect(fittingsAddress(current, { page: 2 })).toBe('/carFittings?category=filters&brand=byd&sort=1&page=2')
})

it('keeps a model with its brand and a year with its model only', () => {
  const current = query('brand=byd&model=Seal&year=2025')
  expect(fittingsAddress(current)).toBe('/carFittings?brand=byd&model=Seal&year=2025')
  expect(fittingsAddress(current, { model: null })).toBe('/carFittings?brand=byd')
  expect(fittingsAddress(current, { brand: null })).toBe('/carFittings')
})
