import { expect, it } from 'vitest'
import { mergeRows, parseKeptRows } from './kept-rows.ts'
import type { ShortlistRow } from './shortlist-view.ts'

const none = { lang: '', known: {} }

function row(sign: string): ShortlistRow {
  return { kind: 'car', sign, href: `/car/${sign}`, title: sign } as ShortlistRow
}

it('puts an answer beside what was known of other things, each with its own time', () => {
  const before = mergeRows(none, { things: [row('a'), row('b')], rows: [row('a'), row('b')], lang: 'en', at: 1 })
  const after = mergeRows(before, { things: [row('b'), row('c')], rows: [row('b')], lang: 'en', at: 2 })
  expect(after.known).toEqual({ 'car a': { at: 1, row: row('a') }, 'car b': { at: 2, row: row('b') }, 'car c': { at: 2, row: null } })
})

it('begins anew in another language, and keeps the newest hundred', () => {
  const before = mergeRows(none, { things: [row('a')], rows: [row('a')], lang: 'en', at: 1 })
  expect(Object.keys(mergeRows(before, { things: [row('b')], rows: [row('b')], lang: 'ar', at: 2 }).known)).toEqual(['car b'])
  const many = Array.from({ length: 100 }, (_, index) => row(`n${index}`))
  const full = mergeRows(before, { things: many, rows: many, lang: 'en', at: 2 })
  expect(Object.keys(full.known)).toHaveLength(100)
  expect(full.known['car a']).toBeUndefined()
})

it.each([null, 'x', [], { lang: 1 }, { lang: 'en', known: null }])('reads %j as nothing', (stored) => {
  expect(parseKeptRows(stored).known).toEqual({})
})

it('reads what is whole and lets broken entries fall out', () => {
  const known = { 'car a': { at: 1, row: row('a') }, 'car b': { at: '1', row: null }, 'car c': { at: 1, row: { kind: 'car' } }, 'car d': { at: 1, row: null } }
  expect(Object.keys(parseKeptRows({ lang: 'en', known }).known)).toEqual(['car a', 'car d'])
})
