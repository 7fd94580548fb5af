import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { createHarness, TRANSFORMED } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
  await ensureSetupLink({ ctx: harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
})
afterAll(() => database.drop())

const LOGIN = { mail: 'nobody@example.com', password: TRANSFORMED }

describe('a write from another site', () => {
  const refused = {
    'names another origin': { origin: 'https://evil.example' },
    'comes from a sibling sub-domain': { origin: 'http://shop.localhost:4260' },
    'has the origin of a sandbox': { origin: 'null' },
    'is marked cross-site': { 'sec-fetch-site': 'cross-site' },
    'is marked same-site': { 'sec-fetch-site': 'same-site' },
    'was typed into the address bar': { 'sec-fetch-site': 'none', origin: '' },
    'says nothing about itself': { 'sec-fetch-site': '', origin: '' },
    'has another port': { origin: 'http://localhost:4261' },
    'has another scheme': { origin: 'https://localhost:4260' },
    'has another scheme, and no word of the browser': { origin: 'https://localhost:4260', 'sec-fetch-site': '' },
  }

  it.each(Object.entries(refused))('is refused where it %s', async (_, headers) => {
    const { cookie } = await harness.openSession('owner')
    for (const path of ['/login', '/logout', '/me/password', '/staff', '/enquiries/1/status']) {
      const got = await harness.send(`/admin/api${path}`, { method: 'POST', headers, cookie, body: LOGIN })
      expect([path, got.status, got.code]).toEqual([path, 403, 4302])
    }
  })

  it('passes where the browser says it is the same origin, with or without an Origin', async () => {
    const said: Record<string, string>[] = [{}, { origin: '' }, { 'sec-fetch-site': '' }]
    for (const headers of said) {
      expect((await harness.send('/admin/api/login', { body: LOGIN, headers })).code).toBe(4102)
    }
  })

  it('cannot be made by reading', async () => {
    const { cookie, staffId } = await harness.openSession('owner')
    for (const path of [`/staff/${staffId}/disable`, '/logout', '/login', '/enquiries/1/release']) {
      const got = await harness.send(`/admin/api${path}`, { method: 'GET', cookie })
      expect([got.status, got.code, got.headers.get('allow')]).toEqual([405, 4501, 'POST'])
    }
  })
})

describe('what a call accepts', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])('refuses %s', async (type) => {
    const got = await harness.send('/admin/api/login', { raw: JSON.stringify(LOGIN), headers: { 'content-type': type } })
    expect([got.status, got.code]).toEqual([415, 4151])
  })

  it.each(['', '{', '[]', 'null', '"text"', '{"mail":'])('refuses %s as JSON', async (raw) => {
    const got = await harness.send('/admin/api/login', { raw })
    expect([got.status, got.code]).toEqual([400, 4001])
  })

  it('refuses large bodies, with and without a length', async () => {
    const raw = JSON.stringify({ ...LOGIN, mail: 'x'.repeat(70_000) })
    expect((await harness.send('/admin/api/login', { raw })).code).toBe(4131)
    expect((await harness.send('/admin/api/login', { raw, headers: { 'content-length': String(raw.length) } })).code).toBe(4131)
  })

  it('refuses unknown keys by name and never repeats a value', async () => {
    const got = await harness.send('/admin/api/login', { body: { ...LOGIN, password: 'clear text secret', is_admin: 'marker-value' } })
    expect(got).toMatchObject({ status: 400, code: 4004 })
    expect(got.text).toContain('is_admin')
    expect(got.text).not.toMatch(/clear text secret|marker-value/)
  })

  it('takes the id from the path, not from the body', async () => {
    const { cookie } = await harness.openSession('owner')
    const target = await harness.openSession('sales')
    const other = await harness.openSession('sales')
    const got = await harness.send(`/admin/api/staff/${target.staffId}/disable`, { body: { id: other.staffId }, cookie })
    expect(got.code).toBe(0)
    const staff = await harness.send('/admin/api/staff', { cookie })
    const people = staff.body?.data as { id: number; state: string }[]
    expect(people.find((person) => person.id === target.staffId)?.state).toBe('disabled')
    expect(people.find((person) => person.id === other.staffId)?.state).toBe('active')
  })
})

describe('answers', () => {
  it('speak the language of the person', async () => {
    expect((await harness.send('/admin/api/login', { body: LOGIN, headers: { lang: 'zh' } })).body?.msg).toBe('邮箱或密码不正确。')
    expect((await harness.send('/admin/api/login', { body: LOGIN, headers: { lang: 'xx' } })).body?.msg).toBe('The e-mail or password is wrong.')
  })

  it('are never stored, framed or sniffed, failures included', async () => {
    for (const path of ['/session', '/staff', '/no/such/path']) {
      const { headers } = await harness.send(`/admin/api${path}`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('name the request and not the cause of an unexpected failure', async () => {
    const broken = createHarness(database.db)
    broken.ports.passwords.verify = () => Promise.reject(new Error('the secret cause'))
    const got = await broken.send('/admin/api/login', { body: { ...LOGIN, mail: 'somebody.else@example.com' } })
    expect([got.status, got.code, got.body?.data]).toEqual([500, 5000, { request_id: 'request-1' }])
    expect(got.text).not.toContain('secret cause')
    expect(broken.errors).toHaveLength(1)
  })

  it('know neither unknown paths nor mistyped ones', async () => {
    for (const path of ['/admin/api', '/admin/api/', '/admin/api/nothing', '/admin/api/staff/1']) expect((await harness.send(path)).code).toBe(4402)
  })

  it('limit the calls before a login by network', async () => {
    const fresh = createHarness(database.db)
    fresh.from('2001:db8:7::1')
    const codes = []
    for (let count = 0; count < 61; count += 1) codes.push((await fresh.send('/admin/api/setup/check', { body: { token: 'a'.repeat(43) } })).code)
    expect(codes.slice(0, 60).every((code) => code === 4105)).toBe(true)
    fresh.from('2001:db8:7::2')
    const got = await fresh.send('/admin/api/login', { body: LOGIN })
    expect([got.status, got.code]).toEqual([429, 4291])
    expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(0)
    fresh.from('2001:db8:8::1')
    expect((await fresh.send('/admin/api/setup/check', { body: { token: 'a'.repeat(43) } })).code).toBe(4105)
  })
})
