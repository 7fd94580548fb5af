import { beforeAll, expect, it } from 'vitest'
import type { UsedCarPage } from '#contract/used-car.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { usedCarDetail } from '#apps/site/vehicle/used-testing.ts'
import { readUsedQuery } from '#apps/site/list/used-list-filters.server.ts'
import { usedListView } from './used-list-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const option = (value: string, is_selected = false) => ({ value, label: null, count: 1200, is_selected })
const PAGE: UsedCarPage = {
  list: [usedCarDetail()],
  total: 1,
  page: 1,
  page_size: 24,
  page_count: 1,
  facets: [
    { name: 'price', options: [option('0-5000'), option('5000-10000', true), option('30000')] },
    { name: 'mileage', options: [option('200000')] },
    { name: 'status', options: [option('reserved')] },
    { name: 'port', options: [] },
  ],
}

function view(query: string, locale: 'en' | 'de' = 'en', page = PAGE) {
  const words = { t: createServerTranslator(locale, 'site'), locale }
  return usedListView(words, {
    path: '/usedCars',
    query: new URLSearchParams(query),
    filter: readUsedQuery(new URLSearchParams(query)),
    page,
    sort: '0',
    prices: { destination: undefined, orders: [], ranges: [] },
  })
}

it('names facets and their bands in words, and leaves empty ones out', () => {
  expect(view('').facets).toEqual([
    {
      name: 'price',
      title: 'Price range',
      selected: ['5000-10000'],
      bounds: { from: ['From (US$)', '', ''], to: ['To (US$)', '', ''], hasScale: true },
      options: [
        ['0-5000', 'Up to US$5,000', '1,200'],
        ['5000-10000', 'US$5,000 – US$10,000', '1,200'],
        ['30000', 'From US$30,000', '1,200'],
      ],
    },
    {
      name: 'mileage',
      title: 'Mileage',
      selected: [],
      bounds: { from: ['From (km)', '', ''], to: ['To (km)', '', ''], hasScale: true },
      options: [['200000', 'From 200,000 km', '1,200']],
    },
    { name: 'status', title: 'Availability', selected: [], bounds: null, options: [['reserved', 'Reserved', '1,200']] },
  ])
  expect(view('', 'de').facets[1]?.options).toEqual([['200000', 'Ab 200.000 km', '1.200']])
})

it('names each filter, typed words too', () => {
  expect(view('price=5000-10000&word=seal&sort=3&utm_source=x').active).toEqual([
    { name: 'word', value: 'seal', label: '“seal”' },
    { name: 'price', value: '5000-10000', label: 'US$5,000 – US$10,000' },
  ])
})

// R6.20
it('names a range by its bounds, and fills its fields', () => {
  const { active, facets } = view('mileage_from=90000&mileage_to=5000&year_from=2020&year_to=2020&price_to=12000')
  expect(active.slice(1)).toEqual([
    { name: 'price', value: null, label: 'Price range: up to US$12,000' },
    { name: 'year', value: null, label: 'Model year: 2020' },
    { name: 'mileage', value: null, label: 'Mileage: 5,000 km – 90,000 km' },
  ])
  expect(facets[1]?.bounds).toEqual({ from: ['From (km)', '5000', '5,000 km'], to: ['To (km)', '90000', '90,000 km'], hasScale: true })
})

// R6.28
it('says how many can be bought where not all of the list can', () => {
  const state = { name: 'status' as const, options: [{ ...option('available'), count: 125 }, option('sold')] }
  const page = { ...PAGE, total: 170, facets: [state] }
  expect(view('', 'en', page).totalText).toBe('170 vehicles\u00a0· Available: 125')
  expect(view('', 'en', { ...page, total: 125 }).totalText).toBe('125 vehicles')
  expect(view('status=sold', 'en', page).totalText).toBe('170 vehicles')
})

// R6.20
it('leaves a bound that cannot be read as it was typed, and says so beside it', () => {
  const { active, facets } = view('mileage_from=few&mileage_to=90.000', 'de')
  expect(active.slice(1).map(({ label }) => label)).toEqual(['Kilometerstand: bis 90.000 km'])
  expect(facets[1]?.bounds).toMatchObject({
    from: ['Von (km)', 'few', '', true],
    to: ['Bis (km)', '90000', '90.000 km'],
    fault: expect.stringMatching(/Ziffern/),
  })
  expect(facets[0]?.bounds).not.toHaveProperty('fault')
})

it('passes over what is no filter value', () => {
  expect(readUsedQuery(new URLSearchParams('status=stolen&price=5000-10000&page=x&sort=9&nothing=1'))).toMatchObject({
    price: ['5000-10000'],
    sort: '0',
    page: 1,
  })
  expect(readUsedQuery(new URLSearchParams('status=stolen'))).not.toHaveProperty('status')
})
