import { expect, it } from 'vitest'
import { createDemandTally } from './demand-tally.ts'

it('counts by day, language and words, and begins anew when it was taken', () => {
  const tally = createDemandTally()
  for (const what of ['searched', 'opened', 'searched'] as const) tally.add({ what, locale: 'en', word: 'byd' }, '2026-11-24')
  tally.add({ what: 'searched', locale: 'fr', word: 'byd' }, '2026-11-25')
  expect(tally.take()).toEqual([
    { day: '2026-11-24', locale: 'en', word: 'byd', searches: 2, opened: 1 },
    { day: '2026-11-25', locale: 'fr', word: 'byd', searches: 1, opened: 0 },
  ])
  expect(tally.take()).toEqual([])
})

it('holds so many words and no more', () => {
  const tally = createDemandTally(3)
  for (let number = 0; number < 1_000; number += 1) tally.add({ what: 'searched', locale: 'en', word: `word ${number}` }, '2026-11-24')
  tally.add({ what: 'searched', locale: 'en', word: 'word 1' }, '2026-11-24')
  expect(tally.take().map(({ word, searches }) => [word, searches])).toEqual([
    ['word 0', 1],
    ['word 1', 2],
    ['word 2', 1],
    ['', 997],
  ])
})
