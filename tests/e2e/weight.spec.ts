import { byWeight } from './heaviest.ts'
import { expect, test } from './journey.ts'
import { picturesMade, weightFaults, windowFaults } from './weight-limits.ts'

/** In Thai pages are heaviest. */
const LOCALE = 'th'
/** How many of a kind are packed as well as can be, to find the heaviest: packed quickly, two may have changed places. */
const CANDIDATES = 3

// `weight.sweep.ts` weighs the heaviest page of every kind in every language.
test('the heaviest cars, and pages of other kinds, stay within their weight', async ({ browser, server }) => {
  test.setTimeout(240_000)
  await picturesMade(server)
  const heaviest = async (kind: 'car' | 'used_car') => (await byWeight(server.origin, LOCALE, kind)).slice(0, CANDIDATES).map(({ path }) => path)
  const [cars, usedCars] = [await heaviest('car'), await heaviest('used_car')]
  const faults = await windowFaults({ server, locale: LOCALE, paths: ['/', '/carList', '/usedCars', ...cars, ...usedCars] })
  const pages = { home: '/', list: '/carList', car: cars[0] ?? '', used_car: usedCars[0] ?? '', search: '/searchsite?word=byd' }
  expect([...faults, ...(await weightFaults({ browser, server, locale: LOCALE, pages }))]).toEqual([])
})
