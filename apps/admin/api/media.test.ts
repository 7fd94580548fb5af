import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { makePicture } from '#core/domain/media/testing.ts'
import { renderPending } from '#core/domain/media/index.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { addCar } from '#core/domain/testing.ts'
import { createHarness } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let cookie = ''
let place = ''
let carId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  cookie = (await harness.openSession('content')).cookie
  carId = (await addCar(database.db, { modelName: 'Seal', brandName: 'BYD' })).id
  place = `/admin/api/media?owner_kind=car&owner_id=${carId}&tab=exterior`
})
afterAll(() => database.drop())

function formOf(...files: [string, Uint8Array | string][]): FormData {
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new File([content as BlobPart], name))
  return form
}

describe('POST /media', () => {
  it('takes a picture in at its place and shows it to the staff', async () => {
    const form = formOf(['front.jpg', await makePicture()])
    const sent = await harness.send(place, { form, cookie })
    expect([sent.status, sent.body?.data]).toEqual([200, { id: expect.any(Number), is_known: false }])
    const ctx = harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'job' })
    await renderPending({ ctx, input: { budgetMs: 30_000 } })
    const { body } = await harness.send(`/admin/api/media?owner_kind=car&owner_id=${carId}`, { cookie })
    expect(body?.data).toMatchObject({
      owner: { count: 1 },
      media: [{ tab: 'exterior', state: 'done', preview: expect.stringMatching(/^\/media\/picture\/.+-480\.webp$/) }],
    })
  })

  it('refuses by code what is no picture', async () => {
    const svg = await harness.send(place, { form: formOf(['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>']), cookie })
    expect([svg.status, svg.code]).toEqual([415, 4152])
    const torn = await harness.send(place, { form: formOf(['a.png', (await makePicture({ format: 'png' })).subarray(0, 700)]), cookie })
    expect([torn.status, torn.code]).toEqual([422, 4222])
    const large = await harness.send(place, { form: formOf(['a.jpg', Buffer.alloc(26 * 1024 * 1024)]), cookie })
    expect([large.status, large.code]).toEqual([413, 4131])
  })

  it('takes a PDF in as a document of the vehicle and hands it back to the staff', async () => {
    const form = formOf(['Bericht ü.pdf', '%PDF-1.7 of a car'])
    const { body } = await harness.send(place.replace('exterior', 'document'), { form, cookie })
    const id = (body?.data as { id: number } | undefined)?.id ?? 0
    const described = await harness.send(`/admin/api/media/${id}/describe`, { body: { alts: { en: 'Report' }, file_language: 'de' }, cookie })
    expect(described.status).toBe(200)
    const wrong = await harness.send(`/admin/api/media/${id}/describe`, { body: { file_language: 'xx' }, cookie })
    expect(wrong.code).toBe(4002)
    const file = await harness.send(`/admin/api/media/${id}/document`, { cookie })
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining("filename*=UTF-8''Bericht%20%C3%BC.pdf")])
  })

  it('refuses a body that is not one file', async () => {
    const two = await makePicture({ width: 64, height: 64 })
    expect((await harness.send(place, { form: formOf(['a.jpg', two], ['b.jpg', two]), cookie })).code).toBe(4002)
    const field = new FormData()
    field.append('file', 'text')
    expect((await harness.send(place, { form: field, cookie })).code).toBe(4002)
    expect((await harness.send(place, { body: {}, cookie })).code).toBe(4151)
    const torn = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(
      (await harness.send(place, { raw: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc', headers: torn, cookie })).status,
    ).toBe(400)
    expect(harness.errors).toEqual([])
  })

  it('looks at origin, session, permission and place before the file', async () => {
    const form = formOf(['a.jpg', 'x'])
    expect((await harness.send(place, { form, cookie, headers: { origin: 'https://evil.example' } })).code).toBe(4302)
    expect((await harness.send(place, { form })).code).toBe(4101)
    expect((await harness.send(place, { form, cookie: (await harness.openSession('sales')).cookie })).code).toBe(4301)
    expect((await harness.send('/admin/api/media?owner_kind=house&owner_id=1&tab=exterior', { form, cookie })).code).toBe(4002)
  })

  it('is described with its file and its place', async () => {
    const document = JSON.parse((await harness.send('/admin/api/openapi.json', { cookie })).text) as { paths: Record<string, Record<string, unknown>> }
    expect(document.paths['/media']?.['post']).toMatchObject({
      parameters: [
        { name: 'owner_kind', in: 'query' },
        { name: 'owner_id', in: 'query' },
        { name: 'tab', in: 'query' },
      ],
      requestBody: { content: { 'multipart/form-data': { schema: { properties: { file: { type: 'string', format: 'binary' } } } } } },
    })
  })
})
