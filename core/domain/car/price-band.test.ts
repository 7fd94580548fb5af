import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { PRICE_BANDS } from '#contract/vehicle.ts'
import { PRICE_BAND_CENTS } from './price-band.ts'

function bandsOf(cents: number): string[] {
  return PRICE_BANDS.filter((band) => cents >= PRICE_BAND_CENTS[band].from && cents < (PRICE_BAND_CENTS[band].to ?? Infinity))
}

it('puts every price in exactly one band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (cents) => {
      expect(bandsOf(cents)).toHaveLength(1)
    }),
  )
})

it.each([
  [999_999, '0-10000'],
  [1_000_000, '10000-20000'],
  [5_000_000, '40000-50000'],
  [5_000_001, '50000'],
])('puts %d cents in %s', (cents, band) => {
  expect(bandsOf(cents)).toEqual([band])
})
