import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { closestSpelling, countSlips } from './closest-spelling.ts'

it.each<[string, string, number, number | null]>([
  ['tigo', 'tiggo', 1, 1],
  ['hawal', 'haval', 1, 1],
  ['chnagan', 'changan', 1, 1],
  ['seel', 'seal', 1, 1],
  ['byd', 'byd', 1, 0],
  ['volkwagn', 'volkswagen', 2, 2],
  ['volkwagn', 'volkswagen', 1, null],
  ['', 'abc', 2, null],
  ['хавалл', 'хавал', 1, 1],
])('%s and %s, up to %i: %s', (a, b, most, slips) => {
  expect(countSlips(a, b, most)).toBe(slips)
})

it('is the same both ways, and nothing only for equal words', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countSlips(a, b, 3)).toBe(countSlips(b, a, 3))
      expect(countSlips(a, b, 3) === 0).toBe(a === b)
    }),
  )
})

it('takes makers before models before other words, and leaves short words alone', () => {
  const known = new Map([
    ['steel', 2],
    ['seal', 1],
    ['haval', 0],
  ])
  expect(closestSpelling('seel', known)).toBe('seal')
  expect(closestSpelling('hawal', known)).toBe('haval')
  expect(closestSpelling('sea', known)).toBeNull()
  expect(closestSpelling('ferrari', known)).toBeNull()
})

it('forgives what sounds the same as one slip', () => {
  const known = new Map([
    ['dolphin', 1],
    ['arrizo', 1],
  ])
  expect(closestSpelling('dolfin', known)).toBe('dolphin')
  expect(closestSpelling('dolfyn', known)).toBe('dolphin')
  expect(closestSpelling('ariso', known)).toBeNull()
})

it('forgives two letters exchanged in a maker of three letters, and nothing else', () => {
  const known = new Map([
    ['byd', 0],
    ['gel', 2],
  ])
  expect(closestSpelling('bdy', known)).toBe('byd')
  expect(closestSpelling('ybd', known)).toBe('byd')
  expect(closestSpelling('dyb', known)).toBeNull()
  expect(closestSpelling('bxd', known)).toBeNull()
  expect(closestSpelling('egl', known)).toBeNull()
})
