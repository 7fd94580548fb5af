import { beforeAll, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { parseDrawing } from '#drawing/address.ts'
import { usedCardView } from './used-card-view.server.ts'
import { usedCarDetail } from './used-testing.ts'

beforeAll(() => preloadMessages(['site', 'head']))

function view(changes: Parameters<typeof usedCarDetail>[0] = {}) {
  return usedCardView({ t: createServerTranslator('en', 'site'), locale: 'en' }, usedCarDetail(changes))
}

it('tells mileage, year and steering in one order, and the price with its port', () => {
  expect(view()).toMatchObject({
    href: '/usedCarsDetail/BC578X39',
    kind: 'Electric\u00a0· Sedan',
    figures: [
      { label: 'Mileage', value: '43,210 km' },
      { label: 'Year', value: '2022' },
      { label: 'Steering', value: 'Left' },
    ],
    price: 'US$18,900',
    term: 'FOB Shanghai',
  })
  expect(view({ mileage_km: null, model_year: null, steering: null, port_of_loading: null })).toMatchObject({
    figures: [{ value: '–' }, { value: '–' }, { value: '–' }],
    term: 'FOB',
  })
})

it('draws the unit by the measures of its model in its own paint', () => {
  const drawing = parseDrawing(view().drawing.src)
  expect(drawing?.vehicle).toMatchObject({ paint: '2a3d5c', measure: { shape: 'sedan', lengthMm: 4800, power: 'bev' } })
  expect(parseDrawing(view({ colour_exterior: 'constructor' }).drawing.src)?.vehicle.paint).toMatch(/^[0-9a-f]{6}$/)
})

it('has no price for what is sold', () => {
  expect(view({ status: 'sold' }).price).toBeNull()
})

it('marks the picture of a sample as one of the model', () => {
  const picture = { src: '/media/a.webp', width: 8, height: 5, alt: '', colour: null, sources: [] }
  expect(view({ picture }).isIllustration).toBe(true)
  expect(view({ picture, is_sample: false }).isIllustration).toBe(false)
  expect(view().isIllustration).toBe(false)
})
