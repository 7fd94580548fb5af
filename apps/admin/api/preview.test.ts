import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { createHarness } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let cookie = ''
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
  cookie = (await harness.openSession('owner')).cookie
})
afterAll(() => database.drop())

const FORM = { group: 'company', value: JSON.stringify({ ...UNSET_SETTINGS.company, name: 'Harbour Motors' }), locale: 'ar', page: '/contactUs' }

function ask(change: Record<string, string> = {}, given: { cookie?: string; headers?: Record<string, string> } = { cookie }) {
  const raw = new URLSearchParams({ ...FORM, ...change }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(raw.length), ...given.headers }
  return harness.send('/admin/preview', { raw, cookie: given.cookie, headers })
}

describe('POST /admin/preview', () => {
  it('shows a page with values that are kept nowhere, in a frame of this origin alone', async () => {
    const got = await ask()
    expect([got.status, got.text]).toEqual([200, expect.stringMatching(/^<head><base target="_blank"\/><h1>ar \/contactUs .*Harbour Motors/)])
    expect(got.headers.get('cache-control')).toBe('private, no-store')
    expect(got.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = got.headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'", 'sandbox allow-same-origin']) expect(policy).toContain(rule)
    for (const word of ['script-src', 'allow-scripts', 'allow-forms', 'allow-top-navigation', 'unsafe-inline']) expect(policy).not.toContain(word)
    expect(await database.db.select().from(setting)).toEqual([])
  })

  it('leaves the frame as it is while the form holds something wrong', async () => {
    const got = await ask({ value: JSON.stringify({ ...UNSET_SETTINGS.company, phone: 'call me' }) })
    expect([got.status, got.text]).toEqual([204, ''])
  })

  it.each([
    ['what is no value', { value: '{' }],
    ['a page that is none of them', { page: '/admin' }],
    ['a page of another host', { page: '//evil.example/' }],
    ['a group that is none', { group: '__proto__' }],
    ['a language that is none', { locale: 'xx' }],
    ['a field that is none', { other: '1' }],
  ])('refuses %s', async (_what, change: Record<string, string>) => {
    const got = await ask(change)
    expect([got.status, got.text.includes('<h1>')]).toEqual([400, false])
  })

  it('is for those who may set it, asked by a page of this origin', async () => {
    expect((await ask({}, {})).status).toBe(401)
    expect((await ask({}, { cookie: (await harness.openSession('content')).cookie })).status).toBe(403)
    expect((await ask({}, { cookie, headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await ask({}, { cookie, headers: { origin: 'null' } })).status).toBe(403)
    expect((await harness.send('/admin/preview', { cookie })).status).toBe(404)
    expect((await ask({ value: 'x'.repeat(1_100_000) })).status).toBe(413)
  })

  it('shows an article before it is saved, to those who may write it', async () => {
    const draft = {
      category: null,
      is_top: false,
      cover_media_id: null,
      list_filter: null,
      title: 'Soon',
      summary: '',
      body: [{ kind: 'paragraph', text: 'At length.' }],
    }
    const form = (value: object) => new URLSearchParams({ group: 'article', value: JSON.stringify(value), locale: 'th' }).toString()
    const send = async (value: object, role: 'content' | 'sales') =>
      harness.send('/admin/preview', {
        raw: form(value),
        cookie: (await harness.openSession(role)).cookie,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form(value).length) },
      })
    const got = await send(draft, 'content')
    expect([got.status, got.text]).toEqual([200, expect.stringMatching(/<h1>th \/article\/draft .*Soon/)])
    expect((await send({ ...draft, body: null }, 'content')).status).toBe(204)
    expect((await send(draft, 'sales')).status).toBe(403)
  })
})
