import { expect, test } from 'vitest'
import { chargingHours, everydayRange } from './ev-facts.ts'

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

test('charging counts what is lost on the way, to half an hour', () => {
  expect(chargingHours(82.5, 7)).toBe(13)
  expect(chargingHours(18.3, 2)).toBe(10)
  expect(chargingHours(0.5, 7)).toBe(0.5)
  expect(chargingHours(null, 7)).toBeNull()
})
