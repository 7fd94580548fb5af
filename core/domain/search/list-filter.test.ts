import { expect, it } from 'vitest'
import type { WishTerm } from '#core/domain/wish/index.ts'
import { listFilter } from './list-filter.ts'

const PLAIN = { word: '', values: [], range: null, isText: false }
const values = (typed: string, ...list: readonly string[]): WishTerm => ({
  ...PLAIN,
  typed,
  values: list.map((each) => ({ name: each.split('=')[0] as 'body', value: each.split('=')[1] ?? '' })),
})
const range = (typed: string, name: 'price' | 'mileage' | 'payload', from: number | null, to: number | null): WishTerm => ({
  ...PLAIN,
  typed,
  range: { name, from, to },
})
const text = (typed: string): WishTerm => ({ ...PLAIN, typed, word: typed, isText: true })

const electric = values('electric', 'energy=BEV')
const suv = values('suv', 'body=suv', 'auto_type=suv')
const under = range('under 20000', 'price', null, 20_000)

it.each([
  ['all that filters say', [electric, under], 'electric under 20000', 'energy=BEV&price_to=20000'],
  ['a kind by its bodies, which hold the group of its name', [electric, suv, under], 'electric suv under 20000', 'energy=BEV&body=suv&price_to=20000'],
  ['what they cannot say stays as words', [electric, { ...values('not blue', 'colour=blue'), isNot: true }], 'electric not blue', 'energy=BEV&word=not+blue'],
  ['several values of one filter', [values('automatic', 'transmission=AT', 'transmission=DCT')], 'automatic', 'transmission=AT&transmission=DCT'],
  ['two wishes for one filter, both of them', [electric, values('hybrid', 'energy=HEV')], 'electric hybrid', 'word=electric+hybrid'],
  ['equipment adds up', [values('sunroof', 'equipment=sunroof'), values('esp', 'equipment=esp')], 'sunroof esp', 'equipment=sunroof&equipment=esp'],
  ['a word is a word', [electric, text('seal')], 'seal electric', 'energy=BEV&word=seal'],
  ['a figure that the list has no filter for', [electric, range('2 tonnes', 'payload', 2000, null)], 'electric 2 tonnes', 'energy=BEV&word=2+tonnes'],
  [
    'a fuel, which may be meant of what the catalogue does not know',
    [values('diesel', 'fuel=diesel'), under],
    'diesel under 20000',
    'price_to=20000&word=diesel',
  ],
])('makes filters of what was understood: %s', (_what, terms, typed, query) => {
  expect(listFilter({ kind: 'car', text: typed, terms, order: null })).toBe(query)
})

it('takes filters and orders that the list has', () => {
  const terms = [values('red', 'colour=red'), range('under 50000 km', 'mileage', null, 50_000)]
  const asked = { text: 'red under 50000 km', terms, order: 'lowest_mileage' } as const
  expect(listFilter({ kind: 'used_car', ...asked, isOffered: true })).toBe('colour=red&mileage_to=50000&status=available&sort=3')
  expect(listFilter({ kind: 'used_car', ...asked })).toBe('colour=red&mileage_to=50000&sort=3')
  expect(listFilter({ kind: 'both', ...asked })).toBe('word=red+under+50000+km')
})
