import { expect, it } from 'vitest'
import { FILTER_HANDOFF } from './filter-handoff.ts'

it('leaves the choices of the filters to the page, and nothing else', () => {
  const facet = { name: 'brand', title: 'Brand', selected: ['byd'] }
  const list = { total: 2, cars: [{ id: 1 }], facets: [{ ...facet, options: [['byd', 'BYD', '19']] }] }
  expect(FILTER_HANDOFF.lean({ list, title: 'New cars' })).toEqual({ list: { ...list, facets: [{ ...facet, options: [] }] }, title: 'New cars' })
})
