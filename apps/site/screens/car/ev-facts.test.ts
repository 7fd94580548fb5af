import { expect, test } from 'vitest'
import { chargingHours } from './ev-facts.ts'

test('charging counts what is lost on the way, to half an hour', () => {
  expect(chargingHours(82.5, 7)).toBe(13)
  expect(chargingHours(18.3, 2)).toBe(10)
  expect(chargingHours(0.5, 7)).toBe(0.5)
  expect(chargingHours(null, 7)).toBeNull()
})
