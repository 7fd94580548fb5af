import { expect, it } from 'vitest'
import { asPriced, asStored } from './form-value.ts'

const COSTS = { discount_cents: null, freight_cents: 120_000, insurance_cents: 9_050, inspection_cents: null }

it.each([
  ['fob', { freight_cents: null, insurance_cents: null }],
  ['cfr', { freight_cents: 120_000, insurance_cents: null }],
  ['cif', { freight_cents: 120_000, insurance_cents: 9_050 }],
])('stores no costs that %s leaves out', (basis, kept) => {
  expect(asStored({ basis, ...COSTS })).toEqual({ basis, discount_cents: 0, inspection_cents: null, ...kept })
})

it('adds up nothing that is no number yet', () => {
  const lines = [
    { quantity: null, unit_cents: 100, list_cents: 100 },
    { quantity: 2, unit_cents: '12.', list_cents: null },
  ]
  expect(asPriced({ basis: 'cif', ...COSTS, discount_cents: '1,', lines })).toEqual({
    lines: [
      { quantity: 0, unit_cents: 100, list_cents: 100 },
      { quantity: 2, unit_cents: null, list_cents: null },
    ],
    discount_cents: 0,
    freight_cents: 120_000,
    insurance_cents: 9_050,
    inspection_cents: null,
  })
})
