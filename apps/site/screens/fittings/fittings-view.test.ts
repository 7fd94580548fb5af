import { beforeAll, describe, expect, it } from 'vitest'
import type { FittingCard, FittingPage } from '#contract/fitting.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'
import { fittingCategoryLabel as categoryLabel } from '#apps/site/fitting/fitting-card-view.server.ts'
import { queryOf, readFittingsQuery } from '#apps/site/list/fitting-filters.server.ts'
import { fittingsView } from './fittings-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const CARD: FittingCard = {
  sku: 'FIL-1',
  name: 'Oil filter',
  catalogue_name: 'Oil filter',
  category: 'filters',
  oem_numbers: ['A1', 'B2', 'C3'],
  is_universal: false,
  fits_brands: ['BYD', 'Great Wall'],
  unit: 'piece',
  moq: 50,
  fob_price_usd_cents: 160,
  weight_kg: 0.28,
  warranty_months: 6,
  is_sample: true,
  picture: null,
}

function view(locale: Locale, query: string, page: Partial<FittingPage> = {}) {
  const asked = new URLSearchParams(query)
  const filter = readFittingsQuery(asked)
  const whole = { list: [CARD], total: 1, page: 1, page_size: 24, page_count: 1, facets: [], ...page }
  return fittingsView({ t: createServerTranslator(locale, 'site'), locale }, { query: asked, filter, page: whole })
}

describe('readFittingsQuery', () => {
  it('passes over what is no value of a filter', () => {
    const filter = readFittingsQuery(new URLSearchParams('category=filters,braking&brand=%F0%9F%98%80&sort=9&page=x&word=+oil+&utm=1'))
    expect(filter).toEqual({ category: ['filters', 'braking'], brand: undefined, word: 'oil', sort: '0', page: 1, page_size: 24 })
    expect(queryOf(filter).toString()).toBe('category=filters&category=braking&model=&year=&price_from=&price_to=&word=oil&sort=0')
  })
})

describe('fittingsView', () => {
  it('words a fitting with its unit', () => {
    expect(view('en', '').fittings[0]).toEqual({
      sku: 'FIL-1',
      href: '/carFittingsDetail/FIL-1',
      name: 'Oil filter',
      category: 'Filters',
      photograph: null,
      drawing: { src: '/drawing/1/part/oil-filter.svg', width: 480, height: 300 },
      fits: 'BYD and Great Wall models',
      oemNumbers: ['A1', 'B2'],
      weight: '0.28 kg',
      moq: '50 pieces',
      per: 'per piece',
      warranty: '6 months',
      price: 'US$1.60',
    })
    expect(view('ru', '').fittings[0]).toMatchObject({ moq: '50 штук', per: 'за штуку', warranty: '6 месяцев', category: 'Фильтры' })
  })

  it('says what is not known, and keeps a unit that has no words', () => {
    const bare = { ...CARD, fits_brands: [], oem_numbers: [], unit: 'constructor', moq: 1, fob_price_usd_cents: null, weight_kg: null, warranty_months: 0 }
    expect(view('en', '', { list: [bare, { ...bare, is_universal: true }] }).fittings).toMatchObject([
      { fits: 'checked by VIN', oemNumbers: [], moq: '1 × constructor', per: 'per constructor', price: null, weight: null, warranty: 'none' },
      { fits: 'any vehicle' },
    ])
  })

  it('names each category with its number, and all of them', () => {
    const options = [
      { value: 'filters', label: null, count: 2, is_selected: true },
      { value: 'braking', label: null, count: 1, is_selected: false },
    ]
    const found = view('en', 'category=filters&brand=byd&page=2', { facets: [{ name: 'category', options }] })
    expect(found.chips).toEqual([
      { value: null, label: 'All', count: '3', isSelected: false },
      { value: 'filters', label: 'Filters', count: '2', isSelected: true },
      { value: 'braking', label: 'Brakes', count: '1', isSelected: false },
    ])
    expect(found.clearHref).toBe('/carFittings')
    expect(view('en', 'sort=1')).toMatchObject({ chips: [], clearHref: null })
  })

  it('offers every brand with its fittings', () => {
    const options = [{ value: 'byd', label: 'BYD', count: 27, is_selected: true }]
    const { form } = view('de', 'brand=byd&category=filters&sort=2&word=oil', { facets: [{ name: 'brand', options }] })
    expect(form).toEqual({
      word: 'oil',
      brand: 'byd',
      sort: '2',
      brands: [
        { value: '', label: 'Alle Marken' },
        { value: 'byd', label: 'BYD (27)' },
      ],
      models: [{ value: '', label: 'Alle Modelle' }],
      model: '',
      years: null,
      year: '',
      ranges: [{ name: 'price', title: 'Preisspanne', bounds: { from: ['Von (US$)', '', ''], to: ['Bis (US$)', '', ''], hasScale: true } }],
    })
  })
})

it('shows a category without words as it is written', () => {
  const t = createServerTranslator('en', 'site')
  expect([categoryLabel(t, 'ev-charging'), categoryLabel(t, 'window tint'), categoryLabel(t, 'constructor')]).toEqual([
    'EV charging',
    'window tint',
    'constructor',
  ])
})
