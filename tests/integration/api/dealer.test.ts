import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { dealerApplication, dealerDocument } from '#core/db/schema/index.ts'
import { issueStatusCode } from '#core/domain/dealer/index.ts'
import { applicationInput, pdfBytes, programBytes } from '#core/domain/dealer/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { openApi, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())
afterEach(() => {
  if (api.errors.length > 0) throw new Error('an unexpected error', { cause: api.errors })
})

type Envelope = { code: number; msg: string; data: { reference?: string; issues?: unknown; stage?: string; documents?: unknown[] } | null }

/** As a form sends it, with the documents last. */
async function post(
  path: string,
  fields: Record<string, unknown>,
  files: readonly (readonly [string, Uint8Array])[] = [],
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) body.append(name, String(one))
  }
  for (const [name, bytes] of files) body.append('documents', new Blob([new Uint8Array(bytes)]), name)
  const response = await fetch(`${api.origin}${path}`, { method: 'POST', body, headers })
  return { status: response.status, json: (await response.json()) as Envelope }
}

async function stored(reference: string) {
  const [row] = await api.database.db.select().from(dealerApplication).where(eq(dealerApplication.reference, reference))
  if (!row) throw new Error('no application')
  return row
}

function codeOf(id: number): Promise<string> {
  const { ctx } = createTestCtx(api.database.db, { actor: { kind: 'system' } })
  return issueStatusCode({ ctx, input: { id } })
}

describe('POST /api/dealer/apply', () => {
  it('takes JSON', async () => {
    const { json } = await api.ask('/api/dealer/apply', { body: { ...applicationInput(), interests: ['used'], unknown: 1 }, headers: { lang: 'es' } })
    const { code, data } = json as Envelope
    expect(code).toBe(0)
    expect(await stored(data?.reference ?? '')).toMatchObject({ locale: 'es', interests: ['used'], countryName: 'Perú' })
  })

  it('takes multipart with documents, lists and the touches of a visit', async () => {
    const fields = { ...applicationInput(), 'first_touch[utm_source]': 'meta', 'first_touch[landing_page]': '/dealerRecruitment' }
    const { json } = await post('/api/dealer/apply', fields, [['licence.pdf', pdfBytes()]])
    const row = await stored(json.data?.reference ?? '')
    expect(row).toMatchObject({ interests: ['electric', 'parts'], detail: { first_touch: { utm_source: 'meta', landing_page: '/dealerRecruitment' } } })
    expect(await api.database.db.select().from(dealerDocument).where(eq(dealerDocument.dealerApplicationId, row.id))).toHaveLength(1)
  })

  it('answers the same to the same key', async () => {
    const input = applicationInput()
    const bytes = pdfBytes()
    const send = () => post('/api/dealer/apply', input, [['a.pdf', bytes]], { 'idempotency-key': 'one' })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.json).toEqual(second.json)
    const other = await post('/api/dealer/apply', input, [['a.pdf', pdfBytes()]], { 'idempotency-key': 'one' })
    expect([other.status, other.json.code]).toEqual([422, 4221])
  })

  it('names what is missing and what is wrong with which document, in the language of the request', async () => {
    const missing = await post('/api/dealer/apply', { company: 'Lima Motors' }, [], { lang: 'es' })
    expect([missing.status, missing.json.code]).toEqual([400, 4007])
    expect(missing.json.msg).toMatch(/^Indique la empresa/)
    expect(missing.json.data?.issues).toContainEqual({ path: 'mail', key: 'required' })
    const bad = await post('/api/dealer/apply', applicationInput(), [
      ['a.pdf', pdfBytes()],
      ['b.pdf', programBytes()],
      ['c.pdf', Buffer.alloc(0)],
      ['d.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 'x')],
      ['e.pdf', pdfBytes()],
      ['f.pdf', pdfBytes()],
    ])
    expect([bad.status, bad.json.code]).toEqual([422, 4224])
    expect(bad.json.data?.issues).toEqual([
      { path: 'documents.1', key: 'type_refused' },
      { path: 'documents.2', key: 'empty' },
      { path: 'documents.3', key: 'too_large' },
      { path: 'documents.5', key: 'too_many' },
    ])
  })

  it('refuses a torn body and a multipart body where none is taken', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const torn = await fetch(`${api.origin}/api/dealer/apply`, { method: 'POST', headers, body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx' })
    expect([torn.status, ((await torn.json()) as Envelope).code]).toEqual([400, 4000])
    const other = await fetch(`${api.origin}/api/dealer/status`, { method: 'POST', headers, body: '--b--' })
    expect([other.status, ((await other.json()) as Envelope).code]).toEqual([415, 4151])
  })
})

describe('the applicant', () => {
  it('follows, adds and withdraws by the code alone', async () => {
    const { json } = await post('/api/dealer/apply', applicationInput())
    const code = await codeOf((await stored(json.data?.reference ?? '')).id)
    const ask = async (path: string, body: object) => (await api.ask(path, { body })).json as Envelope
    expect(await ask('/api/dealer/status', { code })).toMatchObject({ code: 0, data: { reference: json.data?.reference, stage: 'submitted', documents: [] } })
    const added = await post('/api/dealer/documents', { code }, [['more.pdf', pdfBytes()]])
    expect(added.json.data?.documents).toHaveLength(1)
    expect(await ask('/api/dealer/withdraw', { code })).toMatchObject({ data: { stage: 'withdrawn', may_withdraw: false } })
    const late = await post('/api/dealer/documents', { code }, [['late.pdf', pdfBytes()]])
    expect([late.status, late.json.code]).toEqual([409, 4901])
    expect(await ask('/api/dealer/status', { code: 'A'.repeat(43) })).toMatchObject({ code: 4401 })
  })

  it('gets the same answer for a link whether there is an application or not', async () => {
    const input = applicationInput()
    const { json } = await post('/api/dealer/apply', input)
    const answers = await Promise.all(
      [
        { reference: json.data?.reference, mail: input.mail },
        { reference: json.data?.reference, mail: 'nobody@example.com' },
        { reference: 'AAAA-AA', mail: 'nobody@example.com' },
      ].map(async (body) => (await api.ask('/api/dealer/link', { body })).text),
    )
    expect(new Set(answers).size).toBe(1)
  })
})
