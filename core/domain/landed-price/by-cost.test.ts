import { expect, it } from 'vitest'
import { byCost, type Costs } from './by-cost.ts'

it('orders ways by their total, then by CIF, and puts those without a price last', () => {
  const ways: (Costs & { mode: string })[] = [
    { mode: 'none', cif: null, landed: null },
    { mode: 'cif', cif: 10, landed: null },
    { mode: 'cheap freight', cif: 20, landed: 40 },
    { mode: 'cheap in the end', cif: 22, landed: 39 },
    { mode: 'same total', cif: 19, landed: 40 },
  ]
  expect(ways.toSorted(byCost((way) => way)).map(({ mode }) => mode)).toEqual(['cheap in the end', 'same total', 'cheap freight', 'cif', 'none'])
})
