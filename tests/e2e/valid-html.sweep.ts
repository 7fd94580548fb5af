import { LOCALES } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { readPage } from './read-page.ts'
import { validate } from './validate.ts'
import { VISITED } from './visit-pages.ts'

test.describe.configure({ mode: 'parallel' })

for (const { code: locale } of LOCALES) {
  test(`every page in ${locale} is valid HTML`, async ({ server }) => {
    test.setTimeout(180_000)
    const documents: { name: string; html: string }[] = []
    for (const { path } of VISITED) documents.push({ name: `${locale} ${path}`, html: await readPage(server.origin, locale, path) })
    expect(await validate(documents)).toEqual([])
  })
}
