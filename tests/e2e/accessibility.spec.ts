import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './journey.ts'
import { originOf } from './words.ts'

// axe brings its own script; the policy itself is watched by every other journey.
test.use({ bypassCSP: true })

const PAGES = [
  '/',
  '/carList',
  '/car/byd-dolphin-active-420-km-2024',
  '/brand',
  '/brand/byd',
  '/searchsite?word=byd',
  '/contactUs',
  '/club',
  '/myFavorite',
  '/result?ref=Q7K3-M2',
]

for (const locale of ['en', 'ar'] as const) {
  test(`no accessibility fault on the main pages in ${locale}`, async ({ page, server }) => {
    const origin = locale === 'en' ? server.origin : originOf(server.origin, locale)
    const faults: string[] = []
    for (const path of PAGES) {
      await page.goto(origin + path)
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
      faults.push(
        ...violations.map(
          (violation) =>
            `${path}: ${violation.id} ${violation.nodes
              .map((node) => node.target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        ),
      )
    }
    expect(faults).toEqual([])
  })
}
