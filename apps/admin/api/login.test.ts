import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { enquiry, staff } from '#core/db/schema/index.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { totpCode, totpStep } from '#core/domain/staff/totp.ts'
import { createHarness, TRANSFORMED, type Got } from './testing.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  harness = createHarness(database.db)
})
afterAll(() => database.drop())

const OWNER = { mail: 'owner@example.com', name: 'Wang Fang', password: TRANSFORMED, locale: 'zh' }

function cookieOf(got: Got, name: string): string {
  const found = got.cookies.find((cookie) => cookie.startsWith(`${name}=`))
  if (!found) throw new Error(`no cookie ${name}: ${got.text}`)
  return found.split(';')[0] ?? ''
}

async function codeNow(offset = 0): Promise<string> {
  const [row] = await database.db.select({ secret: staff.totpSecret }).from(staff).where(eq(staff.mail, OWNER.mail))
  return totpCode(row?.secret ?? Buffer.alloc(0), totpStep(harness.clock.now()) + offset)
}

describe('the way of the first owner', () => {
  let device = ''

  it('leads from the link to a full session', async () => {
    const ctx = harness.makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' })
    const token = (await ensureSetupLink({ ctx }))?.token
    expect((await harness.send('/admin/api/setup/check', { body: { token } })).body).toMatchObject({ code: 0, data: { kind: 'first' } })
    const started = await harness.send('/admin/api/setup', { body: { ...OWNER, token } })
    expect(started.body?.data).toEqual({ stage: 'enrol' })
    const pending = cookieOf(started, 'quayline_staff')
    expect((await harness.send('/admin/api/session', { cookie: pending })).body?.data).toEqual({ stage: 'enrol', staff: null })
    expect((await harness.send('/admin/api/staff', { cookie: pending })).code).toBe(4103)
    const enrolment = (await harness.send('/admin/api/totp/enrol', { cookie: pending, body: {} })).body?.data as { secret: string; uri: string }
    expect(enrolment.uri).toContain(`secret=${enrolment.secret}`)
    const confirmed = await harness.send('/admin/api/totp/confirm', { cookie: pending, body: { code: await codeNow() } })
    expect(confirmed.body?.data).toEqual({ stage: 'full' })
    const full = cookieOf(confirmed, 'quayline_staff')
    expect(full).not.toBe(pending)
    device = cookieOf(confirmed, 'quayline_device')
    const state = (await harness.send('/admin/api/session', { cookie: full })).body?.data
    expect(state).toMatchObject({ stage: 'full', staff: { mail: OWNER.mail, name: OWNER.name, locale: 'zh', roles: [{ role_key: 'owner' }] } })
    expect((await harness.send('/admin/api/session', { cookie: pending })).body?.data).toEqual({ stage: 'none', staff: null })
    expect((await harness.send('/admin/api/setup', { body: { ...OWNER, token } })).code).toBe(4105)
  })

  it('keeps cookies from scripts, other sites and the rest of the site', async () => {
    const got = await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED } })
    expect(got.cookies).toEqual([expect.stringMatching(/^quayline_staff=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict$/)])
    const secure = createHarness(database.db, { siteOrigin: 'https://www.example.com' })
    const over = await secure.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED }, headers: { origin: 'https://www.example.com' } })
    expect(over.cookies).toEqual([expect.stringMatching(/^__Host-quayline_staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)])
  })

  it('asks for the code at the next login, once for each code, and ends at logout', async () => {
    harness.clock.advance(120_000)
    const pending = cookieOf(await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED } }), 'quayline_staff')
    const code = await codeNow()
    expect((await harness.send('/admin/api/totp', { cookie: pending, body: { code: '000000' } })).code).toBe(4104)
    const full = cookieOf(await harness.send('/admin/api/totp', { cookie: pending, body: { code } }), 'quayline_staff')
    const again = cookieOf(await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED } }), 'quayline_staff')
    expect((await harness.send('/admin/api/totp', { cookie: again, body: { code } })).code).toBe(4104)
    const out = await harness.send('/admin/api/logout', { cookie: full, body: {} })
    expect(out.cookies[0]).toMatch(/^quayline_staff=; Max-Age=0; Path=\/admin/)
    expect((await harness.send('/admin/api/staff', { cookie: full })).code).toBe(4101)
  })

  it('stays open from a known browser while others hold the account shut', async () => {
    harness.from('192.0.2.66')
    for (let count = 0; count < 6; count += 1) await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: 'b'.repeat(64) } })
    const shut = await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED } })
    expect([shut.status, shut.headers.get('retry-after')]).toEqual([429, '15'])
    const known = await harness.send('/admin/api/login', { body: { mail: OWNER.mail, password: TRANSFORMED }, cookie: device })
    expect(known.body?.data).toEqual({ stage: 'totp' })
  })
})

describe('failed logins', () => {
  it('answer byte for byte the same for a known, an unknown, an invited and a disabled account', async () => {
    const fresh = createHarness(database.db)
    const known = await fresh.openSession('sales')
    const disabled = await fresh.openSession('sales')
    const invited = await fresh.openSession('sales')
    await database.db.update(staff).set({ disabledAt: fresh.clock.now() }).where(eq(staff.id, disabled.staffId))
    await database.db.update(staff).set({ passwordHash: '' }).where(eq(staff.id, invited.staffId))
    const mails = await Promise.all(
      [known, disabled, invited].map(async ({ staffId }) => (await database.db.select().from(staff).where(eq(staff.id, staffId)))[0]?.mail),
    )
    const tries = [
      [mails[0], 'b'.repeat(64)],
      ['nobody.at.all@example.com', TRANSFORMED],
      [mails[1], TRANSFORMED],
      [mails[2], TRANSFORMED],
    ]
    for (let round = 0; round < 7; round += 1) {
      const answers = []
      for (const [index, [mail, password]] of tries.entries()) {
        fresh.from(`198.51.100.${round * 10 + index}`)
        const got = await fresh.send('/admin/api/login', { body: { mail, password } })
        answers.push(JSON.stringify([got.status, got.text, [...got.headers]]))
      }
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toContain(round < 5 ? '4102' : '4291')
    }
  })
})

describe('sessions', () => {
  it('are not kept alive by a screen that only looks for new enquiries', async () => {
    const fresh = createHarness(database.db)
    const { cookie } = await fresh.openSession('sales')
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect((await fresh.send('/admin/api/new-enquiries', { cookie, headers: { 'x-unattended': '1' } })).code).toBe(0)
      fresh.clock.advance(5 * 60_000)
    }
    expect((await fresh.send('/admin/api/new-enquiries', { cookie, headers: { 'x-unattended': '1' } })).code).toBe(4101)
  })

  it('take a cookie away that is worth nothing', async () => {
    const got = await harness.send('/admin/api/session', { cookie: `quayline_staff=${'x'.repeat(43)}` })
    expect(got.cookies[0]).toMatch(/^quayline_staff=; Max-Age=0/)
  })
})

describe('enquiries over HTTP', () => {
  it('are listed, answered and exported', async () => {
    const fresh = createHarness(database.db)
    const { cookie, staffId } = await fresh.openSession('sales_manager')
    const [row] = await database.db
      .insert(enquiry)
      .values({
        reference: 'Q7K3-M2',
        name: '=HYPERLINK("http://evil.example")',
        mail: 'amina@example.com',
        mobile: '+254700000001',
        mobileE164: '+254700000001',
        countryName: 'Kenya',
        remark: 'Two units',
        source: 'Auto-Chat',
        origin: 'car_detail',
        locale: 'en',
        rawPayload: {},
        createdAt: fresh.clock.now(),
      })
      .returning({ id: enquiry.id })
    const list = await fresh.send('/admin/api/enquiries/search', { cookie, body: { status: ['new', 'contacted'], word: 'Q7K3', page_size: 10 } })
    expect(list.body?.data).toMatchObject({ total: 1, list: [{ reference: 'Q7K3-M2', first_response_at: null }] })
    const owned = await fresh.send(`/admin/api/enquiries/${row?.id}/owner`, { cookie, body: { owner_id: staffId } })
    expect(owned.body?.data).toMatchObject({ owner: { id: staffId } })
    const moved = await fresh.send(`/admin/api/enquiries/${row?.id}/status`, { cookie, body: { status: 'contacted' } })
    expect(moved.body?.data).toMatchObject({ status: 'contacted', first_response_at: null })
    const answered = await fresh.send(`/admin/api/enquiries/${row?.id}/answers`, { cookie, body: { channel: 'mail', is_reached: true, text: '' } })
    expect(answered.body?.data).toMatchObject({ first_response_at: '2026-11-21T08:00:00.000Z' })
    expect((await fresh.send(`/admin/api/enquiries/${row?.id}/status`, { cookie, body: { status: 'unheard of' } })).code).toBe(4002)
    expect((await fresh.send('/admin/api/enquiries/999999', { cookie })).code).toBe(4401)
    const file = await fresh.send('/admin/api/enquiries/export.csv', { cookie, body: { word: 'Q7K3' } })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="enquiries-2026-11-21.csv"')
    expect(file.headers.get('x-total-count')).toBe('1')
    expect(file.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})
