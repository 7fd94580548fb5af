import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createPartner, type PartnerKeys } from '#core/domain/partner/index.ts'
import { signV1 } from '#core/domain/partner/signature.ts'
import { createTestCtx, enquiryInput } from '#core/domain/testing.ts'
import { admitPartner } from './admit-partner.ts'
import { PARTNER_ROUTES } from './routes/partner.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
/** One second more than a time stamp may be off. */
const TOO_LATE_MS = 301_000

let database: TestDatabase
let keys: PartnerKeys
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  keys = await createPartner({ ctx, input: { name: 'Example Motors', scopes: ['stock.read', 'lead.write'], v1Until: new Date(NOW + 86_400_000) } })
})
afterAll(() => database.drop())

type Lead = Record<string, string>
type Sent = { method: string; query: [string, string][]; body: [string, string][]; headers: Record<string, string>; isJson: boolean }

/** A lead signed by `v1` with the time stamp in the body or in the query. */
function signedLead(timestampIn: 'query' | 'body' = 'query', lead: Lead = leadOf()): Sent {
  const timestamp = String(NOW / 1000)
  const sign = signV1({ ...lead, appkey: keys.app_key, timestamp }, keys.v1_salt ?? '')
  const named: [string, string][] = [
    ['appkey', keys.app_key],
    ['sign', sign],
  ]
  const time: [string, string] = ['timestamp', timestamp]
  return {
    method: 'POST',
    query: timestampIn === 'query' ? [...named, time] : named,
    body: timestampIn === 'body' ? [...Object.entries(lead), time] : Object.entries(lead),
    headers: {},
    isJson: false,
  }
}

function leadOf(): Lead {
  return Object.fromEntries(Object.entries(enquiryInput()).map(([name, value]) => [name, String(value)]))
}

function admit(sent: Sent, laterMs = 0, path = '/api/partner/lead') {
  const { ctx, clock } = createTestCtx(database.db)
  clock.advance(laterMs)
  const [route] = PARTNER_ROUTES.filter((each) => each.path === '/api/partner/lead')
  if (!route) throw new Error('no route')
  return admitPartner({ ctx, request: requestOf(sent, path), route, scope: 'lead.write' })
}

function requestOf({ method, query, body, headers, isJson }: Sent, path: string): Request {
  const text = isJson ? JSON.stringify(Object.fromEntries(body)) : new URLSearchParams(body).toString()
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://www.quayline.example${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded', ...headers },
    ...(hasBody ? { body: text } : {}),
  })
}

it('hands on what is signed, as a form or as JSON, and no name of the signature itself', async () => {
  for (const isJson of [false, true]) {
    const lead = leadOf()
    const { actor, params } = await admit({ ...signedLead('query', lead), isJson })
    expect(actor).toMatchObject({ kind: 'partner', appKey: keys.app_key })
    expect({ ...params }).toEqual(lead)
  }
})

it('checks the time stamp that is signed: the old one in the body is not made young by one in the query', async () => {
  const sent = signedLead('body')
  const fresh: Sent = { ...sent, query: [...sent.query, ['timestamp', String((NOW + TOO_LATE_MS) / 1000)]] }
  await expect(admit(fresh, TOO_LATE_MS)).rejects.toMatchObject({ key: 'signature_invalid' })
  await expect(admit(sent, TOO_LATE_MS)).rejects.toMatchObject({ key: 'signature_expired' })
  expect(await admit(sent)).toMatchObject({ actor: { kind: 'partner' } })
})

it('counts a signature once, in whatever letters it is written', async () => {
  const sent = signedLead()
  await admit(sent)
  const inSmallLetters = sent.query.map(([name, value]): [string, string] => [name, name === 'sign' ? value.toLowerCase() : value])
  await expect(admit({ ...sent, query: inSmallLetters })).rejects.toMatchObject({ key: 'signature_used' })
})

it.each([
  ['stands in query and body', (sent: Sent): Sent => ({ ...sent, query: [...sent.query, ...sent.body.slice(0, 1)] })],
  ['comes twice in the query', (sent: Sent): Sent => ({ ...sent, query: [...sent.query, ...sent.query.slice(0, 1)] })],
  ['comes twice in the body', (sent: Sent): Sent => ({ ...sent, body: [...sent.body, ...sent.body.slice(0, 1)] })],
])('refuses a name that %s, its values being the same', async (_what, change) => {
  await expect(admit(change(signedLead()))).rejects.toMatchObject({ key: 'signature_invalid' })
})

it('refuses a name that holds what two parameters would sign', async () => {
  const lead = { ...leadOf(), name: 'Amina', mobile: '1' }
  const { mobile, name, ...others } = lead
  const sent = signedLead('query', lead)
  expect(signV1({ ...others, [`mobile=${mobile}&name`]: name }, '')).toBe(signV1(lead, ''))
  await expect(admit({ ...sent, body: Object.entries({ ...others, [`mobile=${mobile}&name`]: name }) })).rejects.toMatchObject({ key: 'signature_invalid' })
})

it.each([
  ['a list', ['x']],
  ['an object', { x: '1' }],
  ['true', true],
])('refuses %s, which has no one text to sign', async (_what, value) => {
  const sent = signedLead()
  const request = new Request(`http://www.quayline.example/api/partner/lead?${new URLSearchParams(sent.query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(sent.body), extra: value }),
  })
  const [route] = PARTNER_ROUTES
  if (!route) throw new Error('no route')
  const { ctx } = createTestCtx(database.db)
  await expect(admitPartner({ ctx, request, route, scope: 'lead.write' })).rejects.toMatchObject({ key: 'signature_invalid' })
})

it('refuses a request after its window, whatever is changed beside what is signed', async () => {
  const late = String((NOW + TOO_LATE_MS) / 1000)
  const name = fc.oneof(fc.constantFrom('timestamp', 'Timestamp', 'time\0stamp', 'timestamp[]', 'appkey', 'sign', 'nonce', '', '__proto__'), fc.string())
  const value = fc.oneof(fc.constantFrom(late, `${late}000`, '', keys.app_key), fc.string())
  const young: [string, string][] = [['timestamp', late]]
  const pairs = fc.oneof(fc.constantFrom([], young), fc.array(fc.tuple(name, value), { maxLength: 3 }))
  const change = fc.record({
    timestampIn: fc.constantFrom('query' as const, 'body' as const),
    query: pairs,
    body: pairs,
    isFirst: fc.boolean(),
    isJson: fc.boolean(),
    isMoved: fc.boolean(),
    isSmall: fc.boolean(),
    method: fc.constantFrom('POST', 'POST', 'PUT', 'GET', 'HEAD'),
    path: fc.constantFrom('/api/partner/lead', '/api/partner/stock', '/'),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { timestamp: late },
      { timestamp: late, nonce: 'n', appkey: keys.app_key },
      { 'idempotency-key': late, lang: 'ar' },
    ),
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ timestampIn, query, body, isFirst, isJson, isMoved, isSmall, method, path, headers }) => {
      const sent = signedLead(timestampIn)
      const own = isSmall ? sent.query.map(([key, text]): [string, string] => [key, key === 'sign' ? text.toLowerCase() : text]) : sent.query
      const [asked, told] = isMoved ? [[...own, ...sent.body], []] : [own, sent.body]
      const [before, after] = isFirst ? [query, body] : [[], []]
      const changed: Sent = {
        method,
        headers,
        isJson,
        query: [...before, ...asked, ...(isFirst ? [] : query)],
        body: [...after, ...told, ...(isFirst ? [] : body)],
      }
      await expect(admit(changed, TOO_LATE_MS, path)).rejects.toMatchObject({ name: 'AppError' })
    }),
    { numRuns: 300 },
  )
})
