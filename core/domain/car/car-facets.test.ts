import { expect, it } from 'vitest'
import type { FacetName } from '#contract/vehicle.ts'
import { compareValues } from '#core/domain/facet/index.ts'
import { CAR_FACETS } from './car-facets.ts'

const NO_BRANDS = { brands: { list: [], byId: new Map(), bySign: new Map(), hasHidden: false } }

function sorted(name: FacetName, values: string[]): string[] {
  return values.toSorted(compareValues(CAR_FACETS[name], NO_BRANDS))
}

it('keeps known lists in their order and puts unknown values last', () => {
  expect(sorted('body', ['van', 'amphibian', 'suv', 'sedan'])).toEqual(['sedan', 'suv', 'van', 'amphibian'])
  expect(sorted('price', ['50000', '10000-20000', '0-10000'])).toEqual(['0-10000', '10000-20000', '50000'])
})

it('puts the newest year first, numbers by size, standards by strictness', () => {
  expect(sorted('year', ['2024', '2026', '2025'])).toEqual(['2026', '2025', '2024'])
  expect(sorted('seats', ['15', '5', '2'])).toEqual(['2', '5', '15'])
  expect(sorted('emission', ['Euro V', 'Euro II', 'Euro VI', 'Euro IV'])).toEqual(['Euro II', 'Euro IV', 'Euro V', 'Euro VI'])
})
