import { expect, it } from 'vitest'
import { chooseDropped } from './choose-dropped.ts'

const NOW = 1_000_000
const LIMITS = { pages: 3, bytes: 100, ageMs: 500 }

function seen(at: number, bytes = 10) {
  return { kind: 'seen' as const, at, bytes }
}

function dropped(pages: readonly Parameters<typeof chooseDropped>[0][number][]): number[] {
  return chooseDropped(pages, NOW, LIMITS)
    .map(({ at }) => at)
    .toSorted()
}

it('drops the oldest of too many', () => {
  expect(dropped([seen(NOW - 1), seen(NOW - 4), seen(NOW - 2), seen(NOW - 5), seen(NOW - 3)])).toEqual([NOW - 5, NOW - 4])
})

it('drops the oldest of too much, with all that are older', () => {
  expect(dropped([seen(NOW - 1, 60), seen(NOW - 2, 60), seen(NOW - 3, 1)])).toEqual([NOW - 3, NOW - 2])
})

it('drops what is too old to be told of', () => {
  expect(dropped([seen(NOW - 501), seen(NOW - 500)])).toEqual([NOW - 501])
})

it('leaves pages that everybody has, and counts their bytes', () => {
  const fixed = { kind: 'fixed' as const, at: 0, bytes: 95 }
  expect(dropped([fixed, seen(NOW - 1)])).toEqual([NOW - 1])
})
