import { expect, test } from './journey.ts'
import { readPage } from './read-page.ts'
import { weightFaults, windowFaults } from './weight-limits.ts'

/** In Russian the script in use is heaviest. */
const LOCALE = 'ru'

// One page of each kind that buyers come by; `weight.sweep.ts` weighs the heaviest page of every kind in every language.
test('pages stay within their weight', async ({ browser, server }) => {
  const map = await readPage(server.origin, 'en', '/sitemap-used_car-1.xml')
  const usedCar = new URL(/<loc>([^<]+)<\/loc>/.exec(map)?.[1] ?? '').pathname
  const pages = { home: '/', list: '/carList', used_car: usedCar }
  const faults = await windowFaults({ server, locale: LOCALE, paths: Object.values(pages) })
  expect([...faults, ...(await weightFaults({ browser, server, locale: LOCALE, pages }))]).toEqual([])
})
