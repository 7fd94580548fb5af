import path from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listDownloads, openDownload } from '#core/domain/download/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { DEMO_DOCUMENTS } from './downloads/documents.ts'
import { loadDemoDownloads } from './load-downloads.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const FILES = DEMO_DOCUMENTS.flatMap(({ files }) => files.map(({ name }) => name))
/** Languages that the guide did not have at first. */
const GAINED = ['de', 'it', 'nl', 'pt', 'th', 'ur', 'zh'].map((locale) => `quayline-buyers-guide-${locale}.pdf`)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('publishes every file with words in every language, each of a size to send, and changes nothing when run again', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await loadDemoDownloads({ ctx, input: { rootDir } })).toBe(FILES.length)
  expect(await loadDemoDownloads({ ctx, input: { rootDir } })).toBe(0)
  for (const locale of LOCALE_CODES) {
    const items = await listDownloads({ ctx: { ...ctx, locale, actor: { kind: 'visitor' } }, input: {} })
    expect(items.map((item) => item.file_name)).toEqual(FILES)
    expect(items.every((item) => item.is_sample && item.byte_size > 1_000 && item.byte_size < 400_000)).toBe(true)
  }
  const guides = (await listDownloads({ ctx, input: { category: 'guide' } })).filter((item) => item.document_sign === 'buyers-guide')
  expect(guides.map((item) => item.language)).toEqual([...LOCALE_CODES])
  expect(guides.every((item) => item.byte_size < 200_000)).toBe(true)
  for (const { download_id: id, file_name: name } of guides)
    expect(await openDownload({ ctx, input: { id, name } })).toMatchObject({ contentType: 'application/pdf' })
})

it('gives a document that gained files its new ones with the words that staff gave it', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await loadDemoDownloads({ ctx, input: { rootDir } })
  await database.db.delete(download).where(inArray(download.fileName, GAINED))
  const [first] = await database.db.select().from(download).where(eq(download.fileName, 'quayline-buyers-guide-en.pdf'))
  const ofFirst = eq(downloadTranslation.downloadId, first?.id ?? 0)
  await database.db
    .update(downloadTranslation)
    .set({ title: 'Named by staff' })
    .where(and(ofFirst, eq(downloadTranslation.locale, 'de')))
  await database.db
    .update(downloadTranslation)
    .set({ publishState: 'draft' })
    .where(and(ofFirst, eq(downloadTranslation.locale, 'fr')))
  expect(await loadDemoDownloads({ ctx, input: { rootDir, isWanted: isGained } })).toBe(GAINED.length)
  expect(await textsOf('quayline-buyers-guide-de.pdf')).toMatchObject({ de: ['Named by staff', 'published'], fr: [expect.any(String), 'draft'] })
  expect((await textsOf('quayline-buyers-guide-ar.pdf')).de?.[0]).not.toBe('Named by staff')
})

it('leaves a document away that staff took away, also when it gained files', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await database.db.delete(download).where(eq(download.documentSign, 'buyers-guide'))
  expect(await loadDemoDownloads({ ctx, input: { rootDir, isWanted: isGained } })).toBe(0)
})

function isGained(name: string): boolean {
  return GAINED.some((file) => name === `download ${file}`)
}

async function textsOf(fileName: string): Promise<Record<string, [title: string, state: string]>> {
  const rows = await database.db
    .select({ locale: downloadTranslation.locale, title: downloadTranslation.title, state: downloadTranslation.publishState })
    .from(downloadTranslation)
    .innerJoin(download, eq(download.id, downloadTranslation.downloadId))
    .where(eq(download.fileName, fileName))
  return Object.fromEntries(rows.map(({ locale, title, state }) => [locale, [title, state]]))
}
