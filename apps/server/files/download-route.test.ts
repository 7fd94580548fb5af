import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { SaveDownloadInput } from '#contract/download.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveDownload } from '#core/domain/download/index.ts'
import { downloadInput, oneChunk, storeText } from '#core/domain/download/testing.ts'
import { storeDocument } from '#core/domain/media/index.ts'
import { createDraftLink } from '#core/domain/stock/index.ts'
import { addCar, createTestCtx } from '#core/domain/testing.ts'
import { answerDownload, attachmentOf } from './download-route.ts'

const NAME = 'Prüfliste für Händler.csv'
let database: TestDatabase
let ctx: Ctx
let id = 0
let draft = 0

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  const mediaId = await storeText(ctx, 'a;b\n1;2\n')
  const save = async (input: SaveDownloadInput) => (await saveDownload({ ctx, input })).download_id
  id = await save(downloadInput(mediaId, { file_name: NAME }))
  draft = await save(downloadInput(mediaId, { file_name: 'draft.csv' }, { publish_state: 'draft' }))
})
afterAll(() => database.drop())

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return answerDownload(new Request(`http://localhost${path}`, { headers, method }), { ctx, headers: { 'x-content-type-options': 'nosniff' } })
}

const own = () => `/api/download/${id}/${encodeURIComponent(NAME)}`

it('answers a file to be saved under its own name', async () => {
  const got = await ask(own())
  expect([got?.status, await got?.text()]).toEqual([200, 'a;b\n1;2\n'])
  expect(Object.fromEntries(got?.headers ?? [])).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '8',
    'content-disposition': `attachment; filename="Prufliste fur Handler.csv"; filename*=UTF-8''Pr%C3%BCfliste%20f%C3%BCr%20H%C3%A4ndler.csv`,
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const head = await ask(own(), {}, 'HEAD')
  expect([head?.status, head?.headers.get('content-length'), await head?.text()]).toEqual([200, '8', ''])
})

it('goes on where a line was cut off, and sends nothing to whoever has it', async () => {
  const etag = (await ask(own()))?.headers.get('etag') ?? ''
  const part = await ask(own(), { range: 'bytes=4-', 'if-range': etag })
  expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([206, 'bytes 4-7/8', '1;2\n'])
  expect((await ask(own(), { range: 'bytes=4-', 'if-range': '"older"' }))?.status).toBe(200)
  const beyond = await ask(own(), { range: 'bytes=8-' })
  expect([beyond?.status, beyond?.headers.get('content-range'), beyond?.headers.get('content-disposition')]).toEqual([416, 'bytes */8', null])
  expect((await ask(own(), { 'if-none-match': etag }))?.status).toBe(304)
})

describe('reaches nothing but published files under their own names', () => {
  it.each([
    () => `/api/download/${id}/other.csv`,
    () => `/api/download/${draft}/draft.csv`,
    () => `/api/download/${id + 900}/${encodeURIComponent(NAME)}`,
    () => `/api/download/${id}/..%2f..%2f..%2fetc%2fpasswd`,
    () => `/api/download/${id}/%00`,
    () => `/api/download/${id}/%E0%A4%A`,
    () => `/api/download/0${id}/${encodeURIComponent(NAME)}`,
    () => `/api/download/${id}`,
    () => '/api/download/list',
    () => `/api/download/99999999999999999999/${encodeURIComponent(NAME)}`,
  ])('%#', async (path) => {
    expect(await ask(path())).toBeNull()
  })

  it('is gone where its file is gone', async () => {
    const files = createTestCtx(database.db).files
    const lost = { ...ctx, ports: { ...ctx.ports, files } }
    expect(await answerDownload(new Request(`http://localhost${own()}`), { ctx: lost, headers: {} })).toBeNull()
  })
})

it('answers a document of a vehicle by its name, and one of a draft by its link, kept by nobody', async () => {
  const { id: carId } = await addCar(database.db, { modelName: 'Seal', brandName: 'BYD' })
  const place = { owner_kind: 'car' as const, owner_id: carId, tab: 'document' as const }
  const document = await storeDocument({ ctx, input: { source: oneChunk(Buffer.from('%PDF-1.7 ')), fileName: 'report.pdf', place } })
  const path = `/api/document/${document.id}/report.pdf`
  const got = await ask(path)
  expect([got?.status, got?.headers.get('content-type'), got?.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'public, max-age=0, must-revalidate',
  ])
  expect(await ask(`/api/download/${document.id}/report.pdf`)).toBeNull()
  const { token } = await createDraftLink({ ctx, kind: 'car', input: { id: carId, days: 1 } })
  await database.db.execute(sql`update car set publish_state = 'draft' where id = ${carId}`)
  expect(await ask(path)).toBeNull()
  expect(await ask(`${path}?draft=${token}x`)).toBeNull()
  expect((await ask(`${path}?draft=${token}`))?.headers.get('cache-control')).toBe('private, no-store')
})

it.each([
  ['stock list.xlsx', `attachment; filename="stock list.xlsx"; filename*=UTF-8''stock%20list.xlsx`],
  ['دليل المشتري.pdf', `attachment; filename="____ _______.pdf"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84%20%D8%A7%D9%84%D9%85%D8%B4%D8%AA%D8%B1%D9%8A.pdf`],
  ["l'été (1).pdf", `attachment; filename="l'ete (1).pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29.pdf`],
])('names %s', (name, expected) => {
  expect(attachmentOf(name)).toBe(expected)
})
