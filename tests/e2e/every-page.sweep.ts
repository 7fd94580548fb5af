import { LOCALE_CODES, LOCALES, type Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import type { SitePage } from './pages.ts'
import { deadLinks, LOST_NOISE, VISITED, visitPages, type Effort } from './visit-pages.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ expectedNoise: [LOST_NOISE] })

/** Languages that are audited whole, at both widths: one of each script and direction. */
const AUDITED: ReadonlySet<string> = new Set(['en', 'ar', 'th'])

/** Of the other languages each audits a quarter of the pages, every page in two or three of them: markup is the same, words and their length are not. */
const SHARE = 4

/** A twin or a section is made of the parts of its page: it is visited everywhere, woken in three languages and audited in one. */
function effortOf(locale: Locale, { kind }: SitePage, index: number): Effort {
  if (AUDITED.has(locale)) return { audits: kind === 'page' ? 'both' : locale === 'en' ? 'phone' : 'none', isWoken: true }
  const isChosen = (index + LOCALE_CODES.indexOf(locale)) % SHARE === 0
  return { audits: isChosen ? 'phone' : 'none', isWoken: kind === 'page' }
}

for (const { code: locale } of LOCALES) {
  test(`every page in ${locale}`, async ({ context, server }) => {
    test.setTimeout(900_000)
    const pages = VISITED.map((known, index) => ({ known, ...effortOf(locale, known, index) }))
    const { faults, addresses } = await visitPages({ context, server, locale, pages })
    expect([...faults, ...(await deadLinks(server, locale, addresses))]).toEqual([])
  })
}
