import { eq, sql } from 'drizzle-orm'
import type { PartnerScope } from '#contract/partner.ts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { car, enquiry } from '#core/db/schema/index.ts'
import { createPartner as addPartner, disablePartner, listPartners, renewPartnerSecret, type PartnerKeys } from '#core/domain/partner/index.ts'
import { signV1 } from '#core/domain/partner/signature.ts'
import { createTestCtx, enquiryInput } from '#core/domain/testing.ts'
import { createPartner, signRequest } from '#docs/partner/quayline-partner.mjs'
import { openApi, type TestApi } from './open-api.ts'

/** Where the clock of the tests stands. */
const NOW = Date.parse('2026-11-21T08:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await openApi(inject('databaseUrl'))
})
afterAll(() => api.close())
afterEach(() => {
  if (api.errors.length > 0) throw new Error('an unexpected error', { cause: api.errors })
})

const system = () => createTestCtx(api.database.db, { actor: { kind: 'system' } }).ctx
const newPartner = (v1Until: Date | null = null) =>
  addPartner({ ctx: system(), input: { name: 'Example Motors', scopes: ['stock.read', 'lead.write'], v1Until } })
const clientOf = ({ app_key: appKey, secret }: PartnerKeys) => createPartner({ origin: api.origin, appKey, secret, now: () => NOW })

type Sending = { seconds?: number; nonce?: string; body?: string; signedFor?: string; signedBody?: string }

/** Asks with headers signed for `signedFor`, which a test may make differ from what is sent. */
async function askSigned(keys: PartnerKeys, target: string, sending: Sending = {}) {
  const { seconds = NOW / 1000, nonce = crypto.randomUUID(), body = '' } = sending
  const { signedFor = target, signedBody = body } = sending
  const method = body === '' ? 'GET' : 'POST'
  const headers = signRequest({
    method,
    url: new URL(signedFor, api.origin),
    body: signedBody,
    appKey: keys.app_key,
    secret: keys.secret,
    timestamp: seconds,
    nonce,
  })
  const response = await fetch(new URL(target, api.origin), {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === '' ? {} : { body }),
  })
  return { status: response.status, json: (await response.json()) as { code: number; data: unknown }, headers: response.headers }
}

describe('the client of partners', () => {
  it('pulls every item of a kind, page by page, each once', async () => {
    const client = clientOf(await newPartner())
    const ids: string[] = []
    for await (const item of client.everyStockItem({ kind: 'car', limit: 2 })) ids.push(item.id)
    const published = await api.database.db.select({ sign: car.modelSign }).from(car).where(eq(car.publishState, 'published'))
    expect(ids.toSorted()).toEqual(published.map(({ sign }) => sign).toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells of used cars and parts with their pages', async () => {
    const client = clientOf(await newPartner())
    const { list } = await client.stock({ kind: 'used_car' })
    expect(list[0]).toMatchObject({ kind: 'used_car', path: `/usedCarsDetail/${list[0]?.id}`, is_gone: false, item: { stock_ref: list[0]?.id } })
    expect(await client.stock({ kind: 'fitting' })).toMatchObject({
      list: [{ id: 'FIL-7', path: '/carFittingsDetail/FIL-7', item: { sku: 'FIL-7' } }],
      next_cursor: null,
    })
  })

  it('tells what is gone to who asks for changes, and to nobody else', async () => {
    const client = clientOf(await newPartner())
    const [victim] = (await client.stock({ kind: 'car', limit: 1 })).list
    const sign = String(victim?.id)
    await api.database.db
      .update(car)
      .set({ publishState: 'archived', updatedAt: new Date('2031-01-02') })
      .where(eq(car.modelSign, sign))
    const changed = await client.stock({ kind: 'car', updated_since: '2031-01-01T00:00:00Z' })
    expect(changed.list).toEqual([{ kind: 'car', id: sign, path: `/car/${sign}`, updated_at: '2031-01-02T00:00:00.000Z', is_gone: true, item: null }])
    expect((await client.stock({ kind: 'car' })).list.map(({ id }) => id)).not.toContain(sign)
    await api.database.db.update(car).set({ publishState: 'published' }).where(eq(car.modelSign, sign))
  })

  it('hands a lead over once per idempotency key, under its own origin', async () => {
    const keys = await newPartner()
    const lead = enquiryInput()
    const first = await clientOf(keys).sendLead(lead, 'lead-1')
    expect(await clientOf(keys).sendLead(lead, 'lead-1')).toEqual(first)
    const rows = await api.database.db.select({ origin: enquiry.origin, of: enquiry.originId }).from(enquiry).where(eq(enquiry.reference, first.reference))
    expect(rows).toEqual([{ origin: 'partner', of: keys.app_key }])
    // The link to where it stands is the buyer's alone.
    expect(Object.keys(first)).toEqual(['reference'])
  })

  it('hands a lead over whose key a stranger has used before', async () => {
    const key = crypto.randomUUID()
    const stranger = await api.ask('/api/clue/record', { body: enquiryInput(), headers: { 'idempotency-key': key } })
    expect(stranger).toMatchObject({ status: 200 })
    const { reference } = await clientOf(await newPartner()).sendLead(enquiryInput(), key)
    const other = await clientOf(await newPartner()).sendLead(enquiryInput(), key)
    expect(new Set([(stranger.json as { data: { reference: string } }).data.reference, reference, other.reference]).size).toBe(3)
  })

  // R23.44
  it('tells of leads that have changed, each once, in the order of their changes, and who they are from by its scope', async () => {
    const db = api.database.db
    const keysOf = (scopes: readonly PartnerScope[]) => addPartner({ ctx: system(), input: { name: 'CRM', scopes, v1Until: new Date(NOW + 86_400_000) } })
    const given: { reference: string }[] = []
    for (let sent = 0; sent < 5; sent++) given.push(await clientOf(await newPartner()).sendLead(enquiryInput()))
    const moment = new Date('2031-03-01T00:00:00.123Z')
    for (const { reference } of given) await db.update(enquiry).set({ updatedAt: moment }).where(eq(enquiry.reference, reference))
    // Within one millisecond, as the database's own clock writes it.
    await db.execute(sql`update enquiry set updated_at = updated_at + interval '456 microseconds' where reference = ${given[0]?.reference}`)
    await db
      .update(enquiry)
      .set({ isQuarantined: true })
      .where(eq(enquiry.reference, given[4]?.reference ?? ''))
    const told = []
    for await (const lead of clientOf(await keysOf(['lead.read'])).everyLead({ since: '2031-02-28T00:00:00Z', limit: 1 })) told.push(lead)
    expect(told.map(({ reference }) => reference)).toEqual([given[1], given[2], given[3], given[0]].map((lead) => lead?.reference))
    expect(told[0]).toMatchObject({ status: 'new', origin: 'partner', updated_at: moment.toISOString() })
    expect(told.some((lead) => 'contact' in lead)).toBe(false)
    const whole = await clientOf(await keysOf(['lead.read', 'lead.contact'])).leads({ since: '2031-02-28T00:00:00Z', limit: 2 })
    expect(whole.list[0]?.contact?.mail).toContain('@example.com')
    expect(whole.next_cursor).not.toBeNull()
    await expect(clientOf(await newPartner()).leads()).rejects.toMatchObject({ status: 403, code: 4301 })
    await expect(clientOf(await keysOf(['lead.contact'])).leads()).rejects.toMatchObject({ status: 403, code: 4301 })
    const keys = await keysOf(['lead.read'])
    const params = { appkey: keys.app_key, timestamp: String(NOW) }
    const query = new URLSearchParams({ ...params, sign: signV1(params, keys.v1_salt ?? '') })
    expect(await api.ask(`/api/partner/leads?${query.toString()}`)).toMatchObject({ status: 401, json: { code: 4106 } })
    await expect(clientOf(keys).leads({ cursor: 'x' })).rejects.toMatchObject({ status: 400 })
  })

  it('says what a lead lacks by code', async () => {
    const client = clientOf(await newPartner())
    await expect(client.sendLead({ name: 'Amina' })).rejects.toMatchObject({ code: 4003, status: 400 })
  })
})

describe('a signature of v2', () => {
  const target = '/api/partner/stock?kind=car&limit=1'

  it('is taken, and its answer is kept by nobody', async () => {
    const answer = await askSigned(await newPartner(), target)
    expect(answer.json.code).toBe(0)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['another path', { signedFor: '/api/partner/lead?kind=car&limit=1' }],
    ['another query', { signedFor: '/api/partner/stock?kind=car&limit=2' }],
  ])('is refused for %s', async (_what, changes) => {
    expect(await askSigned(await newPartner(), target, changes)).toMatchObject({ status: 401, json: { code: 4106 } })
  })

  it('is refused for another body', async () => {
    const [body, signedBody] = ['Amina', 'Aminb'].map((name) => JSON.stringify(enquiryInput({ name })))
    expect(await askSigned(await newPartner(), '/api/partner/lead', { body: body ?? '', signedBody: signedBody ?? '' })).toMatchObject({
      status: 401,
      json: { code: 4106 },
    })
  })

  it('holds for the order of the query as it is read, not as it is written', async () => {
    expect(await askSigned(await newPartner(), target, { signedFor: '/api/partner/stock?limit=1&kind=car' })).toMatchObject({ status: 200 })
  })

  it.each([
    [-300, 200],
    [300, 200],
    [-301, 401],
    [301, 401],
  ])('that is %i s off answers %i', async (off, status) => {
    const answer = await askSigned(await newPartner(), target, { seconds: NOW / 1000 + off })
    expect([answer.status, answer.json.code]).toEqual([status, status === 200 ? 0 : 4107])
  })

  it('counts once', async () => {
    const keys = await newPartner()
    const nonce = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => askSigned(keys, target, { nonce })))
    expect(answers.map(({ json }) => json.code).toSorted((a, b) => a - b)).toEqual([0, 4108, 4108])
  })

  it('is refused alike for an unknown key, a wrong secret and none at all', async () => {
    const keys = await newPartner()
    const answers = await Promise.all([
      askSigned({ ...keys, app_key: 'ql_unknown' }, target),
      askSigned({ ...keys, secret: '00'.repeat(32) }, target),
      api.ask(target),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, json: { code: 4106 } })
  })

  it('needs the scope of the call', async () => {
    const keys = await addPartner({ ctx: system(), input: { name: 'Reader', scopes: ['stock.read'], v1Until: null } })
    expect(await askSigned(keys, '/api/partner/lead', { body: JSON.stringify(enquiryInput()) })).toMatchObject({ status: 403, json: { code: 4301 } })
  })

  it('holds with the last two secrets, and no more once the partner is disabled', async () => {
    const first = await newPartner()
    const renew = () => renewPartnerSecret({ ctx: system(), input: { appKey: first.app_key } })
    const second = await renew()
    expect((await askSigned(first, target)).status).toBe(200)
    const third = await renew()
    expect((await askSigned(first, target)).status).toBe(401)
    expect((await askSigned(second, target)).status).toBe(200)
    await disablePartner({ ctx: system(), input: { appKey: first.app_key } })
    expect((await askSigned(third, target)).status).toBe(401)
    expect((await listPartners({ ctx: system() })).find((row) => row.app_key === first.app_key)).toMatchObject({ disabled_at: new Date(NOW).toISOString() })
  })
})

describe('a signature of v1', () => {
  const tomorrow = new Date(NOW + 86_400_000)
  const signed = (keys: PartnerKeys, params: Record<string, string>) => {
    const all = { ...params, appkey: keys.app_key, timestamp: String(NOW / 1000) }
    return { timestamp: all.timestamp, appkey: all.appkey, sign: signV1(all, keys.v1_salt ?? '') }
  }
  const query = (params: Record<string, string>) => `/api/partner/stock?${new URLSearchParams(params)}`

  it('is as R15.3 describes it', () => {
    // printf 'saltappkey=k&b=2&timestamp=1salt' | md5sum
    expect(signV1({ timestamp: '1', b: '2', empty: '', appkey: 'k', sign: 'x' }, 'salt')).toBe('601A8101EC93DA026252F401D866752E')
  })

  it('is taken until its last day, where the partner is allowed it', async () => {
    const keys = await newPartner(tomorrow)
    expect(await api.ask(query({ kind: 'car', ...signed(keys, { kind: 'car' }) }))).toMatchObject({ status: 200 })
    const late = await newPartner(new Date(NOW - 1))
    expect(await api.ask(query({ kind: 'car', ...signed(late, { kind: 'car' }) }))).toMatchObject({ status: 401, json: { code: 4106 } })
    const never = await newPartner()
    expect(await api.ask(query({ kind: 'car', ...signed(never, { kind: 'car' }) }))).toMatchObject({ status: 401 })
  })

  it('takes a lead once, and no value that could be two', async () => {
    const keys = await newPartner(tomorrow)
    const lead = Object.fromEntries(Object.entries(enquiryInput()).map(([name, value]) => [name, String(value)]))
    const send = (body: Record<string, string>) => api.ask(`/api/partner/lead?${new URLSearchParams(signed(keys, body))}`, { body })
    expect(await send(lead)).toMatchObject({ status: 200, json: { code: 0 } })
    expect(await send(lead)).toMatchObject({ status: 401, json: { code: 4108 } })
    expect(await send({ ...lead, remark: 'x&remark=pay now' })).toMatchObject({ status: 401, json: { code: 4106 } })
  })
})
