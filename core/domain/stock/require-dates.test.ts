import { describe, expect, it } from 'vitest'
import { requireDates } from './require-dates.ts'
import { carRecord, usedCarRecord } from './testing.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

describe('what has happened to a vehicle (R16.118)', () => {
  it.each(['first_registration_date', 'manufacture_date', 'inspection_date'] as const)('does not lie in the future: %s', (name) => {
    const check = (day: string | null) => () => requireDates(usedCarRecord(1, { [name]: day }), NOW)
    for (const day of [null, '2021-05-03', '2026-11-23', '2026-11-24']) expect(check(day)).not.toThrow()
    for (const day of ['2026-11-25', '2062-01-01'])
      expect(check(day)).toThrow(expect.objectContaining({ key: 'validation_failed', issues: [{ path: `value.${name}`, key: 'in_future' }] }))
  })

  it('is of a model year that is sold already', () => {
    expect(() => requireDates(carRecord(1, { model_year: 2028 }), NOW)).not.toThrow()
    for (const record of [carRecord(1, { model_year: 2029 }), usedCarRecord(1, { model_year: 2029 })])
      expect(() => requireDates(record, NOW)).toThrow(expect.objectContaining({ issues: [{ path: 'value.model_year', key: 'in_future' }] }))
  })
})
