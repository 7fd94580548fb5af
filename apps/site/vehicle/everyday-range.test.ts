import { expect, test } from 'vitest'
import { everydayRange } from './everyday-range.ts'

test('the everyday range stays under the figure of every cycle and is rounded', () => {
  expect(everydayRange(700, 'CLTC')).toEqual([490, 530])
  expect(everydayRange(430, 'WLTP')).toEqual([340, 390])
  expect(everydayRange(400, 'NEDC')).toEqual([260, 280])
  expect(everydayRange(110, 'CLTC')).toEqual([75, 85])
})

test('no estimate is made without a range or without a known cycle', () => {
  expect(everydayRange(null, 'CLTC')).toBeNull()
  expect(everydayRange(500, null)).toBeNull()
  expect(everydayRange(500, 'EPA')).toBeNull()
})
