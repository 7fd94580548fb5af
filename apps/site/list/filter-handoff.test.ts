import { expect, it } from 'vitest'
import { FILTER_HANDOFF } from './filter-handoff.ts'

it('leaves titles and choices of the filters to the page, and nothing else', () => {
  const brand = { name: 'brand', title: 'Brand', selected: ['byd'], options: [['byd', 'BYD', '19']] }
  const body = { name: 'body', title: 'Body', selected: [], options: [['suv', 'SUV', '4']] }
  const list = { total: 2, cars: [{ id: 1 }], facets: [brand, body] }
  expect(FILTER_HANDOFF.lean({ list, title: 'New cars' })).toEqual({
    list: { ...list, facets: [{ name: 'brand', selected: ['byd'] }, { name: 'body' }] },
    title: 'New cars',
  })
})
