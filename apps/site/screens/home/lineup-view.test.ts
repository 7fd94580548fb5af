import { beforeAll, expect, test } from 'vitest'
import type { CarCard } from '#contract/car.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { lineupView } from './lineup-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

function card(over: Partial<CarCard>): CarCard {
  return {
    model_id: 1,
    model_sign: 'byd-seal',
    model_name: 'Seal',
    trim: null,
    model_year: 2026,
    brand_name: 'BYD',
    brand_sign: 'byd',
    auto_type: 'sedan',
    body_type: 'sedan',
    energy_type: 'BEV',
    fuel: null,
    seats: 5,
    range_km: 600,
    range_cycle: 'CLTC',
    displacement_cc: null,
    power_kw: 200,
    payload_kg: null,
    gvw_kg: 2400,
    drive_type: 'RWD',
    steering: 'left',
    transmission: null,
    fob_price_usd_cents: null,
    port_of_loading: null,
    moq: 1,
    is_hot: true,
    is_sample: true,
    picture: null,
    length_mm: 4800,
    width_mm: 1875,
    height_mm: 1460,
    wheelbase_mm: 2920,
    doors: 4,
    axle_config: null,
    is_off_road: false,
    is_sports: false,
    ...over,
  }
}

function words(locale: Locale) {
  return { t: createServerTranslator(locale, 'site'), locale }
}

const small = card({ model_sign: 'byd-seagull', body_type: 'hatchback', length_mm: 3780, width_mm: 1715, height_mm: 1540, wheelbase_mm: 2500 })
const tall = card({ model_sign: 'byd-tang', body_type: 'suv', length_mm: 4900, height_mm: 1725, wheelbase_mm: 2820 })

test('vehicles stand in true length, from the smallest on, without touching', () => {
  const lineup = lineupView(words('en'), [tall, card({}), small])
  expect(lineup?.vehicles.map(({ href }) => href)).toEqual(['/car/byd-seagull', '/car/byd-seal', '/car/byd-tang'])
  expect(lineup?.vehicles.map(({ lengthText }) => lengthText)).toEqual(['3.78 m', '4.8 m', '4.9 m'])
  const [first, second] = lineup?.vehicles ?? []
  expect((second?.centre ?? 0) - 2400 - ((first?.centre ?? 0) + 1890)).toBe(700)
  expect(first?.image.width).toBe(3780 + 2 * 170)
})

test('where reading starts at the right the smallest stands at the right', () => {
  const centres = lineupView(words('ar'), [tall, card({}), small])?.vehicles.map(({ centre }) => centre) ?? []
  expect(centres).toEqual(centres.toSorted((a, b) => b - a))
})

test('too few bodies, or vehicles without measures, make no line-up', () => {
  expect(lineupView(words('en'), [small, card({})])).toBeNull()
  expect(lineupView(words('en'), [small, card({}), card({ ...tall, length_mm: null })])).toBeNull()
})
