import { expect, it } from 'vitest'
import { chooseDrawn, compareHref, readComparison } from './compare-address.ts'

const read = (query: string) => readComparison(new URLSearchParams(query))

it('reads signs in their order, the added one last, each once, at most four', () => {
  expect(read('add=a&cars=c,b').cars).toEqual(['c', 'b', 'a'])
  expect(read('cars=a,,b,a,%20c,d,e').cars).toEqual(['a', 'b', 'c', 'd'])
  expect(read('')).toEqual({ cars: [], used: [], first: null, beside: null, isOnlyDifferent: false })
})

it('reads used units beside new cars, four in all, and keeps the rows that were chosen (R11.4)', () => {
  expect(read('cars=a,b,c&used=ql-1,ql-2')).toMatchObject({ cars: ['a', 'b', 'c'], used: ['QL-1'] })
  expect(compareHref(read('used=ql-1&cars=a&beside=QL-1&first=a&only=different'))).toBe('/compare?cars=a&used=QL-1&first=a&beside=QL-1&only=different')
  expect(chooseDrawn(read('used=ql-1&cars=a'))).toEqual({ first: 'a', beside: 'QL-1' })
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
