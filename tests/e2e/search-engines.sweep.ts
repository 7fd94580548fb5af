import { expect, test } from './journey.ts'
import { walkPages } from '#tests/search-engines/walk-pages.ts'

// R24.1, R24.4, R24.6: what `npm run seo` asks, of the product of the sweep.
test('no page breaks a rule of search engines in any language', async ({ server }) => {
  test.setTimeout(600_000)
  const { faults, pages } = await walkPages({ origin: server.origin, share: 'turns' })
  expect(pages).toBeGreaterThan(500)
  expect(faults).toEqual([])
})
