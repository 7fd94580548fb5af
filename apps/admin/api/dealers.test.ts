import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { DealerDetail, DealerPage } from '#contract/staff-dealer.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { applyAsDealer } from '#core/domain/dealer/index.ts'
import { applicationInput, pdfBytes, receivedDocuments } from '#core/domain/dealer/testing.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createHarness } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let sales = ''
let content = ''
const bytes = pdfBytes()
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  sales = (await harness.openSession('sales')).cookie
  content = (await harness.openSession('content')).cookie
  const ctx = harness.makeCtx({ actor: { kind: 'visitor' }, locale: 'ar', requestId: 'visit' })
  const documents = await receivedDocuments(ctx, [{ name: 'رخصة "1".pdf', bytes }])
  await applyAsDealer({ ctx, input: applicationInput({ company: 'Muscat Motors' }), documents, idempotencyKey: null, request: VISITOR_REQUEST })
})
afterAll(() => database.drop())

async function first(): Promise<DealerDetail> {
  const page = (await harness.send('/admin/api/dealers/search', { body: { word: 'muscat' }, cookie: sales })).body?.data as DealerPage
  const [row] = page.list
  return (await harness.send(`/admin/api/dealers/${row?.id}`, { cookie: sales })).body?.data as DealerDetail
}

it('finds an application and moves it by the ways that exist', async () => {
  const { id, next_stages: next } = await first()
  expect(next).toContain('in_review')
  const refused = await harness.send(`/admin/api/dealers/${id}/stage`, { body: { stage: 'approved' }, cookie: sales })
  expect([refused.status, refused.code]).toEqual([409, 4901])
  const moved = await harness.send(`/admin/api/dealers/${id}/stage`, { body: { stage: 'in_review' }, cookie: sales })
  expect(moved.body?.data).toMatchObject({ stage: 'in_review' })
  expect((await harness.send('/admin/api/dealers/search', { body: { stage: 'approved' }, cookie: sales })).body?.data).toMatchObject({ total: 0 })
})

it('gives a document as a download that no browser shows or guesses at', async () => {
  const { id, documents } = await first()
  const [document] = documents
  const path = `/admin/api/dealers/${id}/documents/${document?.id}`
  const got = await harness.send(path, { cookie: sales })
  expect(got.status).toBe(200)
  expect(got.text).toBe(bytes.toString())
  const header = (name: string) => got.headers.get(name)
  expect(header('content-type')).toBe('application/pdf')
  expect(header('x-content-type-options')).toBe('nosniff')
  expect(header('cache-control')).toContain('no-store')
  expect(header('content-disposition')).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''%D8%B1[%\w.]+\.pdf$/)
  expect((await harness.send(path)).code).toBe(4101)
  expect((await harness.send(path, { cookie: content })).code).toBe(4301)
  expect((await harness.send(`/admin/api/dealers/${id}/documents/999999`, { cookie: sales })).code).toBe(4401)
})

it('is closed to whoever does not work on leads', async () => {
  expect((await harness.send('/admin/api/dealers/search', { body: {}, cookie: content })).code).toBe(4301)
})
