import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { downloadItemSchema, listDownloadsInputSchema, type SaveDownloadInput } from '#contract/download.ts'
import { auditLog, media } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deleteMedia, openMediaFile, storeDocument, storeMedia } from '#core/domain/media/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { listDownloads, openDownload, readDocument, saveDownload } from './index.ts'
import { downloadInput, downloadText, oneChunk, storeText } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
let mediaId = 0
const save = (input: SaveDownloadInput) => saveDownload({ ctx, input })

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  mediaId = await storeText(ctx, 'a;b\n')
  await save(
    downloadInput(mediaId, {
      file_name: 'guide-ar.pdf.csv',
      document_sign: 'guide',
      language: 'ar',
      category: 'guide',
      texts: { en: downloadText({ title: 'Buyer’s guide' }), ar: downloadText({ title: 'دليل المشتري' }) },
    }),
  )
  await save(downloadInput(mediaId, { file_name: 'stock.csv', sort_order: 2 }))
  await save(downloadInput(mediaId, { file_name: 'first.csv', sort_order: 1 }))
  await save(downloadInput(mediaId, { file_name: 'loose.csv', category: null }))
  await save(downloadInput(mediaId, { file_name: 'draft.csv' }, { publish_state: 'draft' }))
  await save(downloadInput(mediaId, { file_name: 'tomorrow.csv' }, { published_at: '2026-11-22T08:00:00.000Z' }))
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}, locale: Locale = 'en') {
  const reader = createTestCtx(database.db, { locale }).ctx
  const items = await listDownloads({ ctx: reader, input: listDownloadsInputSchema.parse(query) })
  for (const item of items) expect(downloadItemSchema.parse(item)).toEqual(item)
  return items
}

describe('listDownloads', () => {
  it('shelves what is published by category and the order of the staff', async () => {
    expect((await list()).map((item) => item.file_name)).toEqual(['first.csv', 'stock.csv', 'guide-ar.pdf.csv', 'loose.csv'])
    expect((await list({ category: 'guide' }))[0]).toMatchObject({
      title: 'Buyer’s guide',
      file_type: 'csv',
      content_type: 'text/csv',
      byte_size: 4,
      language: 'ar',
      path: expect.stringMatching(/^\/download\/\d+\/guide-ar\.pdf\.csv$/),
    })
  })

  it('lists in a language only what has words there', async () => {
    expect((await list({}, 'ar')).map((item) => item.title)).toEqual(['دليل المشتري'])
    expect(await list({}, 'fr')).toEqual([])
  })

  it.each([
    ['buyer guide', 1],
    ['first.csv', 1],
    ['zeppelin', 0],
  ])('finds by %s', async (word, count) => {
    expect(await list({ word })).toHaveLength(count)
  })
})

describe('openDownload', () => {
  const open = (input: { id: number; name: string }) => openDownload({ ctx, input })

  it('opens by number and name alone', async () => {
    const [first] = await list()
    const file = await open({ id: first?.download_id ?? 0, name: 'first.csv' })
    expect(file).toMatchObject({ fileName: 'first.csv', contentType: 'text/csv', byteSize: 4 })
    await expect(open({ id: first?.download_id ?? 0, name: 'stock.csv' })).rejects.toMatchObject({ key: 'not_found' })
    await expect(open({ id: 0, name: 'first.csv' })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('has no other address', async () => {
    const [row] = await database.db.select({ key: media.storageKey }).from(media).where(eq(media.id, mediaId))
    expect(row?.key).toMatch(/^document\//)
    expect(await openMediaFile({ ctx, input: { key: row?.key ?? '' } })).toBeNull()
  })
})

describe('saveDownload', () => {
  it('leaves the same untouched, changes and takes down languages', async () => {
    const input = downloadInput(mediaId, { file_name: 'changing.csv', texts: { de: downloadText({ title: 'Liste' }), nl: downloadText() } })
    const first = await save(input)
    expect(first.state).toBe('new')
    expect(await save(input)).toEqual({ ...first, state: 'unchanged' })
    expect(await save({ ...input, texts: { de: downloadText({ title: 'Bestand' }) } })).toEqual({ ...first, state: 'changed' })
    expect((await list({}, 'de')).map((item) => item.title)).toEqual(['Bestand'])
    expect(await list({}, 'nl')).toEqual([])
    const audit = await database.db.select().from(auditLog).where(eq(auditLog.action, 'download.saved'))
    expect(audit.filter((row) => row.subjectId === String(first.download_id))).toHaveLength(2)
  })

  it.each(['../up.pdf', 'a/b.pdf', 'no-ending', 'page.html', '.pdf', 'bell\u0007.pdf', 'fdp.\u202Exlsx', 'CON?.csv'])(
    'refuses the name %j',
    async (file_name) => {
      await expect(save(downloadInput(mediaId, { file_name }))).rejects.toMatchObject({ key: 'validation_failed' })
    },
  )

  it('takes documents of the store alone, from staff who may write content', async () => {
    await expect(save(downloadInput(987_654, { file_name: 'none.csv' }))).rejects.toMatchObject({ key: 'not_found' })
    const visitor = createTestCtx(database.db).ctx
    await expect(saveDownload({ ctx: visitor, input: downloadInput(mediaId) })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

describe('storeDocument', () => {
  const store = (fileName: string, bytes: Uint8Array) => storeDocument({ ctx, input: { source: oneChunk(bytes), fileName } })

  it('knows the same content again and keeps what is shown', async () => {
    expect(await store('again.csv', Buffer.from('a;b\n'))).toEqual({ id: mediaId, is_known: true })
    await expect(deleteMedia({ ctx, input: { mediaId } })).rejects.toMatchObject({ key: 'media_in_use' })
  })

  it.each<[string, Buffer]>([
    ['false.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['false.xlsx', Buffer.from('%PDF-1.7')],
    ['bytes.csv', Buffer.from([0x61, 0xff, 0xfe])],
    ['zero.csv', Buffer.from('a\0b')],
    ['run.exe', Buffer.from('MZ')],
    ['empty.pdf', Buffer.from('')],
  ])('refuses %s by its content', async (name, bytes) => {
    await expect(store(name, bytes)).rejects.toMatchObject({ key: 'media_type_refused' })
  })

  it('does not turn a document into a picture', async () => {
    await expect(storeMedia({ ctx, input: { source: oneChunk(Buffer.from('a;b\n')), fileName: 'x.jpg', place: null } })).rejects.toMatchObject({
      key: 'media_type_refused',
    })
  })
})

it('tells staff with which words a document stands, those of its first file, published or not', async () => {
  const texts = { en: downloadText({ title: 'First', publish_state: 'draft' }) }
  await save(downloadInput(mediaId, { file_name: 'pair-2.csv', document_sign: 'pair', sort_order: 2 }))
  await save(downloadInput(mediaId, { file_name: 'pair-1.csv', document_sign: 'pair', sort_order: 1, category: 'form', texts }))
  expect(await readDocument({ ctx, input: { document_sign: 'pair' } })).toEqual({ category: 'form', texts })
  expect(await readDocument({ ctx, input: { document_sign: 'none' } })).toBeNull()
  const visitor = createTestCtx(database.db, {}).ctx
  await expect(readDocument({ ctx: visitor, input: { document_sign: 'pair' } })).rejects.toMatchObject({ key: 'forbidden' })
})
