import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { enquiry } from '#core/db/schema/index.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { codeFor, newMail, OTHER_PASSWORD, PASSWORD, sendMails, WRONG } from '#core/domain/member/testing.ts'
import { createTestCtx, enquiryInput } from '#core/domain/testing.ts'
import { openApi, type Answer, type TestApi } from './open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
  await seedMemberLevels({ ctx: system(), input: { vouchers: { silver: { amount_usd_cents: null, percent: 2, valid_days: 30 } } } })
})
afterAll(() => api.close())
afterEach(() => {
  if (api.errors.length > 0) throw new Error('an unexpected error', { cause: api.errors })
})

const system = () => createTestCtx(api.database.db, { actor: { kind: 'system' } }).ctx
const post = (path: string, body: unknown, headers: Record<string, string> = {}) => api.ask(path, { body, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const dataOf = (answer: Answer) => (answer.json as { data: Record<string, unknown> }).data
const tokenOf = (answer: Answer) => String(dataOf(answer)['token'])

async function register(email = newMail()) {
  const answer = await post('/api/user/registered', { email, password: PASSWORD, name: 'Amina' })
  return { email, token: tokenOf(answer) }
}

async function registerVerified() {
  const member = await register()
  await post('/api/user/mail/verify', { code: await codeFor(system(), member.email, 'verify'), token: member.token })
  return member
}

/** Everything of an answer that somebody could compare: status, headers but its number, body but its secret. */
function seenOf(answer: Answer) {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name)))
  const body = answer.text.replace(/"token":"[\w-]{43}"/, '"token":"…"').replace(/"request_id":"[^"]+"/, '"request_id":"…"')
  return { status: answer.status, headers, body, length: answer.headers.get('content-length') }
}

describe('logging in and out', () => {
  it('register, say who one is, and log out', async () => {
    const answer = await post('/api/user/registered', {
      email: newMail(),
      mobile: '+254700000001',
      password: PASSWORD,
      name: 'Amina',
      surPassword: 'x',
      lang: 'en',
    })
    expect(answer).toMatchObject({ status: 200, json: { code: 0, msg: 'Register success', data: { token: expect.stringMatching(/^[\w-]{43}$/) } } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const token = tokenOf(answer)
    const info = await post('/api/user/info', { token })
    expect(info).toMatchObject({ status: 200, json: { code: 0, data: { mobile: '+254700000001', name: 'Amina', level: { level_key: 'silver' } } } })
    expect((await post('/api/user/info', {}, bearer(token))).json).toEqual(info.json)
    expect(await post('/api/user/logout', { token })).toMatchObject({ status: 200, json: { code: 0, data: null } })
    expect(await post('/api/user/logout', { token })).toMatchObject({ status: 200, json: { code: 0, data: null } })
    expect(await post('/api/user/info', { token }, { lang: 'de' })).toMatchObject({ status: 401, json: { code: 4101, msg: expect.stringMatching(/./) } })
  })

  it('log in by a form too, in the language of the request', async () => {
    const { email } = await register()
    const body = new URLSearchParams({ email, password: PASSWORD, mobile: '', lang: 'ar' }).toString()
    const answer = await post('/api/user/login', body, { 'content-type': 'application/x-www-form-urlencoded', lang: 'ar' })
    expect(answer).toMatchObject({ status: 200, json: { code: 0, msg: 'تم تسجيل الدخول بنجاح' } })
    expect((await post('/api/user/login', { email, password: PASSWORD })).json).toMatchObject({ msg: 'login success' })
  })

  it.each([[{}], [{ token: '' }], [{ token: 'x' }], [{ token: 7 }], [{ token: 'x'.repeat(5000) }], [{ token: ['a'] }]])(
    'answer 4101 to the token %j',
    async (body) => {
      expect(await post('/api/user/info', body)).toMatchObject({ status: 401, json: { code: 4101 } })
    },
  )

  it('take no token or password out of the address', async () => {
    const { token } = await register()
    for (const query of [`token=${token}`, `password=${PASSWORD}`]) {
      expect(await post(`/api/user/info?${query}`, { token })).toMatchObject({ status: 400, json: { code: 4005 } })
    }
    expect(await api.ask(`/api/user/favorites?Token=${token}`)).toMatchObject({ status: 400, json: { code: 4005 } })
  })

  it('want the transformed password', async () => {
    for (const password of ['harbour crane', 'A'.repeat(64), undefined]) {
      expect(await post('/api/user/registered', { email: newMail(), password })).toMatchObject({
        status: 400,
        json: { code: 4002, data: { issues: [{ path: 'password', key: password === undefined ? 'required' : 'invalid' }] } },
      })
    }
  })
})

describe('no answer tells whether an account exists', () => {
  it('to who registers', async () => {
    const known = await registerVerified()
    const again = await post('/api/user/registered', { email: known.email, password: OTHER_PASSWORD, name: 'Other' })
    const fresh = await post('/api/user/registered', { email: newMail(), password: OTHER_PASSWORD, name: 'Other' })
    expect(seenOf(again)).toEqual(seenOf(fresh))
    const views = await Promise.all([again, fresh].map((answer) => post('/api/user/info', { token: tokenOf(answer) })))
    expect(views.map((view) => ({ ...dataOf(view), mail: '' }))).toMatchObject([{ is_mail_verified: false }, { is_mail_verified: false }])
    expect({ ...dataOf(views[0] as Answer), mail: '' }).toEqual({ ...dataOf(views[1] as Answer), mail: '' })
    expect((await sendMails(system())).map((mail) => mail.message.kind)).toEqual(['known', 'verify'])
  })

  it('to who logs in', async () => {
    const known = await registerVerified()
    const wrong = await post('/api/user/login', { email: known.email, password: WRONG })
    const unknown = await post('/api/user/login', { email: newMail(), password: WRONG })
    expect(seenOf(wrong)).toEqual(seenOf(unknown))
    expect(wrong).toMatchObject({ status: 401, json: { code: 4102 } })
  })

  it('to who forgot a password or wants another address', async () => {
    const known = await registerVerified()
    const answers = await Promise.all([known.email, newMail(), 'nothing'].map((email) => post('/api/user/password/request', { email })))
    expect(new Set(answers.map((answer) => JSON.stringify(seenOf(answer)))).size).toBe(1)
    const other = await registerVerified()
    const changes = await Promise.all([known.email, newMail()].map((email) => post('/api/user/mail', { token: other.token, email, password: PASSWORD })))
    expect(seenOf(changes[0] as Answer)).toEqual(seenOf(changes[1] as Answer))
  })
})

describe('what a member has', () => {
  const READS = ['/api/user/favorites', '/api/user/enquiries', '/api/user/vouchers', '/api/user/profile']

  it.each(READS)('%s is for the holder of the token alone, and kept by nobody', async (path) => {
    const { token } = await registerVerified()
    const answer = await api.ask(path, { headers: bearer(token) })
    expect(answer).toMatchObject({ status: 200, json: { code: 0 } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    for (const headers of [{}, bearer('x'), { authorization: token }, { authorization: `Basic ${token}` }]) {
      expect(await api.ask(path, { headers })).toMatchObject({ status: 401, json: { code: 4101 } })
    }
  })

  it('keeps the favourites of the browser, whatever else they carry', async () => {
    const { token } = await register()
    const favorite = { model_id: 1, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }
    const body = { token, favorites: [favorite, favorite, { ...favorite, model_sign: 'nothing' }] }
    const saved = await post('/api/user/favorites', body)
    expect(saved).toMatchObject({
      status: 200,
      json: { data: [{ model_id: expect.any(Number), model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD' }] },
    })
    expect((await api.ask('/api/user/favorites', { headers: bearer(token) })).json).toEqual(saved.json)
    expect((await post('/api/user/favorites', { token, mode: 'replace', favorites: [] })).json).toMatchObject({ data: [] })
  })

  it('holds the enquiries that were sent with its token', async () => {
    const { token } = await register()
    const sent = await post('/api/clue/record', enquiryInput(), bearer(token))
    const { reference } = dataOf(sent)
    expect((await api.ask('/api/user/enquiries', { headers: bearer(token) })).json).toMatchObject({
      data: { total: 1, list: [{ reference, stage: 'received' }] },
    })
  })

  it('never costs an enquiry: an old token is no reason to refuse one', async () => {
    const { token } = await register()
    await post('/api/user/logout', { token })
    const sent = await post('/api/clue/record', enquiryInput(), bearer(token))
    expect(sent.status).toBe(200)
    const rows = await api.database.db
      .select({ memberId: enquiry.memberId })
      .from(enquiry)
      .where(eq(enquiry.reference, String(dataOf(sent)['reference'])))
    expect(rows).toEqual([{ memberId: null }])
  })

  it('is welcomed with a voucher, and leaves with everything', async () => {
    const { token } = await registerVerified()
    expect((await api.ask('/api/user/vouchers', { headers: bearer(token) })).json).toMatchObject({ data: [{ percent: 2, state: 'active' }] })
    expect(await post('/api/user/delete', { token, password: WRONG })).toMatchObject({ status: 400, json: { code: 4008 } })
    expect(await post('/api/user/delete', { token, password: PASSWORD })).toMatchObject({ status: 200, json: { data: null } })
    expect(await post('/api/user/info', { token })).toMatchObject({ status: 401, json: { code: 4101 } })
  })
})

it('sets a forgotten password by the mailed code, and works on with the new token', async () => {
  const { email, token } = await registerVerified()
  await post('/api/user/password/request', { email })
  const code = await codeFor(system(), email, 'reset')
  expect(await post('/api/user/password/reset', { code: 'x'.repeat(43), password: OTHER_PASSWORD })).toMatchObject({ status: 401, json: { code: 4109 } })
  const answer = await post('/api/user/password/reset', { code, password: OTHER_PASSWORD })
  expect(await post('/api/user/info', { token: tokenOf(answer) })).toMatchObject({ json: { data: { mail: email } } })
  expect(await post('/api/user/info', { token })).toMatchObject({ status: 401 })
  const changed = await post('/api/user/password', { token: tokenOf(answer), password: OTHER_PASSWORD, new_password: PASSWORD })
  expect(changed).toMatchObject({ status: 200, json: { code: 0, data: null } })
  expect(await post('/api/user/info', { token: tokenOf(answer) })).toMatchObject({ status: 200 })
})

describe('a browser that was logged in before', () => {
  const cookieOf = (answer: Answer) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  it('is known by a cookie for the club alone, which the body never holds', async () => {
    const { email } = await register()
    const answer = await post('/api/user/login', { email, password: PASSWORD })
    expect(answer.headers.getSetCookie()).toEqual(
      ['/api/user', '/club'].map((path) =>
        expect.stringMatching(
          new RegExp(String.raw`^quayline_member_device=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=15552000; Path=${path}; HttpOnly; SameSite=Strict$`),
        ),
      ),
    )
    expect(Object.keys(dataOf(answer))).toEqual(['token'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await post('/api/user/login', { email, password: WRONG })).headers.getSetCookie()).toEqual([])
  })

  it('is let in while strangers hold the account shut, also after a new password, and forgotten with the account', async () => {
    const { email, token } = await registerVerified()
    const before = cookieOf(await post('/api/user/login', { email, password: PASSWORD }))
    const changed = await post('/api/user/password', { token, password: PASSWORD, new_password: OTHER_PASSWORD })
    expect(changed.json).toMatchObject({ data: null })
    for (let time = 0; time < 11; time += 1) await post('/api/user/login', { email, password: WRONG })
    const logIn = (cookie: string) => post('/api/user/login', { email, password: OTHER_PASSWORD }, { cookie })
    for (const cookie of ['', before]) expect(await logIn(cookie)).toMatchObject({ status: 429, json: { code: 4291 } })
    expect(await logIn(cookieOf(changed))).toMatchObject({ status: 200, json: { code: 0 } })
    const gone = await post('/api/user/delete', { token, password: OTHER_PASSWORD })
    expect(gone.headers.getSetCookie()[0]).toMatch(/^quayline_member_device=; Max-Age=0; Path=\/api\/user;/)
  })

  it('is not made to forget by a page of another site that logs its visitor in as somebody else', async () => {
    const { email } = await register()
    const given = async (site: string) =>
      (await post('/api/user/login', { email, password: PASSWORD }, { 'sec-fetch-site': site })).headers.getSetCookie().length
    expect([await given('same-origin'), await given('same-site'), await given('cross-site'), await given('none')]).toEqual([2, 0, 0, 0])
  })
})

it('tells a network that has asked for a mail often how long to wait, known address or not', async () => {
  const known = await registerVerified()
  const outcomes = []
  for (const email of [known.email, newMail()]) {
    for (let time = 0; time < 5; time += 1) expect((await post('/api/user/password/request', { email })).status).toBe(200)
    const refused = await post('/api/user/password/request', { email })
    outcomes.push([refused.status, refused.headers.get('retry-after')])
  }
  expect(outcomes).toEqual([
    [429, '900'],
    [429, '900'],
  ])
})

it('hands a token over to another language’s host', async () => {
  const { token } = await register()
  const { code } = dataOf(await post('/api/session/handover', { token }))
  const handed = dataOf(await post('/api/session/handover/redeem', { code }, { lang: 'th' }))
  expect(await post('/api/user/info', { token: handed['token'] }, { lang: 'th' })).toMatchObject({ status: 200, json: { data: { level: { name: 'ซิลเวอร์' } } } })
})

it('refuses too many registrations from one address of the network', async () => {
  const few = await openApi(inject('databaseUrl'), { limits: { register: { points: 1, seconds: 60 } } })
  try {
    const body = () => ({ email: newMail(), password: PASSWORD })
    expect((await few.ask('/api/user/registered', { body: body() })).status).toBe(200)
    const refused = await few.ask('/api/user/registered', { body: body() })
    expect(refused).toMatchObject({ status: 429, json: { code: 4291 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await few.close()
  }
})

it('answers anything that a member may send soundly', async () => {
  const { token } = await registerVerified()
  const paths = ['favorites', 'profile', 'password', 'mail', 'mail/send', 'mail/verify', 'delete', 'info'].map((name) => `/api/user/${name}`)
  const names = fc.constantFrom(
    'token',
    'name',
    'mobile',
    'whatsapp',
    'country',
    'country_id',
    'locale',
    'email',
    'password',
    'new_password',
    'code',
    'mode',
    'favorites',
  )
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(PASSWORD, WRONG, 'a@example.com', 'merge', '٠٧١٢', 'x'.repeat(43)))
  const values = fc.oneof(texts, fc.jsonValue({ maxDepth: 2 }), fc.array(fc.record({ model_sign: texts }), { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(names, values, { maxKeys: 8 }), async (path, body) => {
      // The account must live on: its own password deletes it.
      if (body['password'] === PASSWORD) return
      const { status } = await post(path, body, bearer(token))
      expect([200, 400, 401, 429]).toContain(status)
    }),
    { numRuns: inject('isLong') ? 300 : 100 },
  )
  expect((await post('/api/user/info', { token })).status).toBe(200)
})
