import type { Locale } from '#i18n/locales.ts'
import { byWeight } from './heaviest.ts'
import { expect, test } from './journey.ts'
import { picturesMade, weightFaults, windowFaults } from './weight-limits.ts'

// `weight.sweep.ts` weighs pages of every kind in every language.
test.describe.configure({ mode: 'parallel' })

const LOCALES: readonly Locale[] = ['en', 'ar', 'ur', 'th', 'ru']
/** The heaviest are the same in every language; in Thai they are heaviest. */
const RANKED_IN: Locale = 'th'
/** How many of a kind are packed as well as can be, to find the heaviest: packed quickly, two may have changed places. */
const CANDIDATES = 3

test('the heaviest cars stay within their weight', async ({ browser, server }) => {
  test.setTimeout(240_000)
  await picturesMade(server)
  const heaviest = async (kind: 'car' | 'used_car') => (await byWeight(server.origin, RANKED_IN, kind)).slice(0, CANDIDATES).map(({ path }) => path)
  const [cars, usedCars] = [await heaviest('car'), await heaviest('used_car')]
  const faults: string[] = []
  for (const locale of LOCALES) {
    faults.push(...(await windowFaults({ server, locale, paths: ['/', '/carList', '/usedCars', ...cars, ...usedCars] })))
  }
  faults.push(...(await weightFaults({ browser, server, locale: RANKED_IN, pages: { car: cars[0] ?? '', used_car: usedCars[0] ?? '' } })))
  expect(faults).toEqual([])
})

// The plainest language, and the one with the heaviest faces.
for (const locale of ['en', 'ur'] as const) {
  test(`every kind of page stays within its weight in ${locale}`, async ({ browser, server }) => {
    test.setTimeout(180_000)
    const pages = { home: '/', list: '/carList', brand: '/brand/byd', search: '/searchsite?word=byd', contact: '/contactUs' }
    expect(await weightFaults({ browser, server, locale, pages })).toEqual([])
  })
}
