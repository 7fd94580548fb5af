import type { Locale } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { readPage } from './read-page.ts'
import { validate } from './validate.ts'
import { VISITED } from './visit-pages.ts'

/** One language of each direction and script: words do not change the markup, directions and breaks may. */
const LANGUAGES: readonly Locale[] = ['en', 'ar', 'th']

// Each page once; `valid-html.sweep.ts` takes each in every language.
test('every page is valid HTML', async ({ server }) => {
  test.setTimeout(180_000)
  const documents: { name: string; html: string }[] = []
  for (const [index, { path }] of VISITED.entries()) {
    const locale = LANGUAGES[index % LANGUAGES.length] ?? 'en'
    documents.push({ name: `${locale} ${path}`, html: await readPage(server.origin, locale, path) })
  }
  // A fault of our own among them shows that the checker sees what it is given.
  const planted = { name: 'planted', html: '<!doctype html><html lang="en"><head><title>A page</title></head><body><p><div>No</div></p></body></html>' }
  const faults = await validate([...documents, planted])
  expect(faults.filter((fault) => fault.startsWith('planted:'))).not.toEqual([])
  expect(faults.filter((fault) => !fault.startsWith('planted:'))).toEqual([])
})
