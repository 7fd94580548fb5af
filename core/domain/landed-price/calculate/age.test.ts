import { expect, it } from 'vitest'
import { AGE_BASES } from '#contract/landed-price-values.ts'
import { admittedSince, ageOf } from './age.ts'
import type { PricedVehicle } from './vehicle.ts'

const made = (start: string) => ({ isUsed: true, registeredOn: start, manufacturedOn: start, modelYear: Number(start.slice(0, 4)) }) as PricedVehicle
const before = (since: string) => (since.length === 4 ? `${Number(since) - 1}-12-31` : new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10))

it('says the first day that is still young enough, and the first year where years are counted', () => {
  expect(admittedSince(8, 'first_registration_year', '2026-11-27')).toBe('2019')
  expect(admittedSince(5, 'first_registration', '2026-11-27')).toBe('2021-11-28')
  expect(admittedSince(5, 'manufacture', '2026-12-31')).toBe('2022-01-01')
})

it.each(AGE_BASES)('agrees with the age by %s on every day, leap days too', (basis) => {
  for (let at = Date.UTC(2027, 10, 1); at < Date.UTC(2028, 11, 31); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    for (const most of [1, 4, 8]) {
      const since = admittedSince(most, basis, day)
      const first = since.length === 4 ? `${since}-01-01` : since
      expect(ageOf(made(first), basis, day), `${day} ${since}`).toBeLessThan(most)
      expect(ageOf(made(before(since)), basis, day), `${day} before ${since}`).toBeGreaterThanOrEqual(most)
    }
  }
})
