import { LOCALES } from '#i18n/locales.ts'
import { byWeight } from './heaviest.ts'
import { expect, test } from './journey.ts'
import { picturesMade, weightFaults, windowFaults } from './weight-limits.ts'

test.describe.configure({ mode: 'parallel' })

const KINDS = ['page', 'brand', 'car', 'used_car', 'fitting', 'article', 'activity'] as const
/** How many of a kind are packed as well as can be: packed quickly, none of those behind them comes near the heaviest. */
const CANDIDATES = 12

for (const { code: locale } of LOCALES) {
  test(`no page is beyond its weight in ${locale}`, async ({ browser, server }) => {
    test.setTimeout(900_000)
    await picturesMade(server)
    const faults: string[] = []
    const pages: Record<string, string> = { home: '/', list: '/carList', search: '/searchsite?word=byd', contact: '/contactUs' }
    for (const kind of KINDS) {
      const ranked = await byWeight(server.origin, locale, kind)
      expect(ranked.length).toBeGreaterThan(0)
      pages[kind] = ranked[0]?.path ?? ''
      faults.push(...(await windowFaults({ server, locale, paths: ranked.slice(0, CANDIDATES).map(({ path }) => path) })))
    }
    expect([...faults, ...(await weightFaults({ browser, server, locale, pages }))]).toEqual([])
  })
}
