import { LOCALES } from '#i18n/locales.ts'
import { expect, test } from './journey.ts'
import { readPage } from './read-page.ts'
import { validate } from './validate.ts'
import { VISITED } from './visit-pages.ts'

test.describe.configure({ mode: 'parallel' })

/** A fault of our own among the pages shows that the checker sees what it is given. */
const PLANTED = { name: 'planted', html: '<!doctype html><html lang="en"><head><title>A page</title></head><body><p><div>No</div></p></body></html>' }

for (const { code: locale } of LOCALES) {
  test(`every page in ${locale} is valid HTML`, async ({ server }) => {
    test.setTimeout(180_000)
    const documents: { name: string; html: string }[] = []
    for (const { path } of VISITED) documents.push({ name: `${locale} ${path}`, html: await readPage(server.origin, locale, path) })
    const faults = await validate([...documents, PLANTED])
    expect(faults.filter((fault) => fault.startsWith('planted:'))).not.toEqual([])
    expect(faults.filter((fault) => !fault.startsWith('planted:'))).toEqual([])
  })
}
