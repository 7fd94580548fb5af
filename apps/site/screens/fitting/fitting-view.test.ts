import { beforeAll, describe, expect, it } from 'vitest'
import type { FittingDetail } from '#contract/fitting.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { fittingJsonLd } from './json-ld.server.ts'
import { fittingView } from './fitting-view.server.ts'

const NO_QUESTIONS = { title: 'Questions', entries: [] }

beforeAll(() => preloadMessages(['site', 'head']))

const FITTING: FittingDetail = {
  sku: 'FIL/1',
  name: 'Oil filter',
  catalogue_name: 'Oil filter',
  category: 'filters',
  oem_numbers: ['A1', 'B2', 'C3'],
  is_universal: false,
  fits_brands: ['BYD', 'Jetour'],
  unit: 'piece',
  moq: 50,
  fob_price_usd_cents: 160,
  weight_kg: 0.28,
  warranty_months: null,
  is_sample: true,
  picture: null,
  hs_code: '8421.23',
  material: null,
  volume_cbm: 0.0009,
  updated_at: '2026-11-20T08:00:00.000Z',
  summary: null,
  pictures: [],
  fits: [
    { brand_name: 'BYD', brand_sign: 'byd', models: [{ model_name: 'Seal U', years: [2022, 2023, 2025], car_count: 4 }] },
    { brand_name: 'Jetour', brand_sign: 'jetour', models: [] },
  ],
  related: [],
}

function view(changes: Partial<FittingDetail> = {}, locale: Locale = 'en') {
  return fittingView({ t: createServerTranslator(locale, 'site'), locale }, { ...FITTING, ...changes }, NO_QUESTIONS)
}

describe('fittingView', () => {
  it('names each model with its years as spans, and whole brands', () => {
    expect(view().fits).toEqual([
      { brand: 'BYD', model: 'Seal U', years: '2022–2023, 2025', href: '/carList?brand=byd&word=Seal%20U' },
      { brand: 'Jetour', model: 'All models', years: 'All years', href: '/carList?brand=jetour' },
    ])
    expect(view({}, 'ar').fits[0]?.years).toBe('\u20682022–2023\u2069، \u20682025\u2069')
    expect(view().fitsText).toBeNull()
    expect(view({ fits: [] }).fitsText).toBe('We check by VIN which vehicle it fits.')
    expect(view({ fits: [], is_universal: true }, 'de').fitsText).toBe('Passt zu jedem Fahrzeug.')
  })

  it('lists every number and leaves out what is not known', () => {
    const [numbers, packing] = view().facts
    expect(numbers?.rows.map((row) => row.value)).toEqual(['FIL/1', 'A1', 'B2', 'C3'])
    expect(packing?.rows.map((row) => row.value)).toEqual(['50 pieces', '0.28 kg', '0.0009 m³', '8421.23', 'China, FOB'])
  })

  it('shows the drawing of its kind where there is no photograph, and asks for a quote where there is no price', () => {
    expect(view()).toMatchObject({ isDrawn: true, pictures: [{ src: '/drawing/1/part/oil-filter.svg', alt: 'Oil filter' }], price: 'US$1.60' })
    expect(view({ fob_price_usd_cents: null }).price).toBeNull()
  })
})

it('tells search engines a price only where there is one', () => {
  expect(
    fittingJsonLd(
      { siteOrigin: 'https://x.example', locale: 'en', t: createServerTranslator('en', 'site'), company: 'Example', description: 'A part.' },
      FITTING,
    ),
  ).toMatchObject({
    '@type': 'Product',
    sku: 'FIL/1',
    url: 'https://www.x.example/carFittingsDetail/FIL%2F1',
    offers: { price: '1.60' },
  })
  expect(
    fittingJsonLd(
      { siteOrigin: 'https://x.example', locale: 'en', t: createServerTranslator('en', 'site'), company: 'Example', description: 'A part.' },
      { ...FITTING, fob_price_usd_cents: null },
    ),
  ).not.toHaveProperty('offers')
})
