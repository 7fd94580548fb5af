import { LOCALES } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { PAGES } from './pages.ts'
import { DESKTOP, PHONE } from './visit.ts'
import { LOST_NOISE, VISITED, visitPages } from './visit-pages.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ expectedNoise: [LOST_NOISE] })

/** Twins and sections are made of the parts of these. */
const WHOLE = VISITED.filter(({ kind }) => kind === 'page')

// Each page once, in the language whose turn it is, held to WCAG at one width; `every-page.sweep.ts` takes each, its twins and its
// sections in every language, and follows what they lead to.
for (const [turn, { code: locale }] of LOCALES.entries()) {
  const due = WHOLE.filter((_page, index) => index % LOCALES.length === turn)
  test(`${due.length} pages in ${locale}`, async ({ context, server }) => {
    test.setTimeout(180_000)
    const pages = due.map((known, index) => ({ known, audits: index % 2 === 0 ? ('phone' as const) : ('desktop' as const), isWoken: true }))
    expect(pages.length).toBeGreaterThan(0)
    const { faults, addresses } = await visitPages({ context, server, locale, pages })
    expect(addresses.size).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
}

test('ways without an id lead to their lists', async ({ request: api, server }) => {
  const ways = PAGES.filter(({ kind }) => kind === 'way')
  expect(ways.length).toBeGreaterThan(0)
  for (const { path, canonical } of ways) {
    const answer = await api.get(server.origin + path, { maxRedirects: 0 })
    expect([path, answer.status(), new URL(answer.headers()['location'] ?? '', server.origin).pathname.replace(/^\/mobile/, '')]).toEqual([
      path,
      301,
      canonical,
    ])
  }
})

test('a page without its header is the same page', async ({ page, server }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/carList?noHeader`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.setViewportSize(DESKTOP)
  await expect(page.getByRole('main')).toBeVisible()
})
