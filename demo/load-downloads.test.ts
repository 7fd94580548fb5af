import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listDownloads, openDownload } from '#core/domain/download/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { DEMO_DOCUMENTS } from './downloads/documents.ts'
import { loadDemoDownloads } from './load-downloads.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const FILES = DEMO_DOCUMENTS.flatMap(({ files }) => files.map(({ name }) => name))

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
  const [guide] = await listDownloads({ ctx: { ...ctx, locale: 'ar' }, input: { category: 'guide' } })
  expect(await openDownload({ ctx, input: { id: guide?.download_id ?? 0, name: 'quayline-buyers-guide-en.pdf' } })).toMatchObject({
    contentType: 'application/pdf',
  })
})
