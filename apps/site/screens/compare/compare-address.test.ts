import { expect, it } from 'vitest'
import { chooseDrawn, compareHref, readComparison, shownSigns } from './compare-address.ts'

const read = (query: string) => readComparison(new URLSearchParams(query))

it('reads signs in their order, the added one last, each once', () => {
  expect(read('add=a&cars=c,b').cars).toEqual(['c', 'b', 'a'])
  expect(read('cars=a,,b,a,%20c,d,e').cars).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(read('')).toEqual({ cars: [], used: [], show: [], first: null, beside: null, isOnlyDifferent: false })
})

it('reads used units beside new cars, and keeps the rows that were chosen (R11.4)', () => {
  expect(read('cars=a,b,c&used=ql-1,ql-2')).toMatchObject({ cars: ['a', 'b', 'c'], used: ['QL-1', 'QL-2'] })
  expect(compareHref(read('used=ql-1&cars=a&beside=QL-1&first=a&only=different'))).toBe('/compare?cars=a&used=QL-1&first=a&beside=QL-1&only=different')
  expect(chooseDrawn(read('used=ql-1&cars=a'))).toEqual({ first: 'a', beside: 'QL-1' })
})

it('shows the first four, or those that are chosen, the added one among them', () => {
  expect(shownSigns(read('cars=a,b,c,d&used=ql-1'))).toEqual(['a', 'b', 'c', 'd'])
  expect(shownSigns(read('cars=a,b,c,d&used=ql-1&show=QL-1&show=a'))).toEqual(['a', 'QL-1'])
  expect(shownSigns(read('cars=a,b&show=b&add=c'))).toEqual(['b', 'c'])
  expect(compareHref(read('cars=a,b,c&show=c,gone'))).toBe('/compare?cars=a,b,c&show=c')
  const many = Array.from({ length: 30 }, (_, at) => `c${at}`).join(',')
  expect([read(`cars=${many}&used=q`).cars.length, read(`cars=${many}&used=q`).used]).toEqual([24, []])
})

it('writes what it reads, without a choice whose car is gone', () => {
  expect(compareHref(read('cars=a,b&first=b&beside=person'))).toBe('/compare?cars=a,b&first=b&beside=person')
  expect(compareHref(read('cars=a&first=b&beside=c'))).toBe('/compare?cars=a')
  expect(compareHref(read(''))).toBe('/compare')
})

it.each([
  ['cars=a,b', { first: 'a', beside: 'b' }],
  ['cars=a', { first: 'a', beside: 'person' }],
  ['cars=a,b,c&first=c', { first: 'c', beside: 'a' }],
  ['cars=a,b,c&first=c&beside=c', { first: 'c', beside: 'a' }],
  ['cars=a,b&beside=person', { first: 'a', beside: 'person' }],
  ['', null],
])('draws for %s', (query, drawn) => {
  expect(chooseDrawn(read(query))).toEqual(drawn)
})
