import { expect, it } from 'vitest'
import { limitFault } from './limits.ts'

it('tells the limits of a number (R16.120)', () => {
  const key = (value: unknown, limits: Parameters<typeof limitFault>[1]) => limitFault(value, limits)?.message
  expect([0, 1, 50, 51, 2.5, null].map((value) => key(value, { least: 1, most: 50, isWhole: true }))).toEqual([
    'issue.between',
    undefined,
    undefined,
    'issue.between',
    'issue.whole_number',
    undefined,
  ])
  expect([key(0, { least: 1 }), key(2, { most: 1 }), key(1.5, { least: 1 })]).toEqual(['issue.at_least', 'issue.at_most', undefined])
  expect(limitFault(99, { least: -90, most: 90 })).toEqual({ message: 'issue.between', least: -90, most: 90 })
})
