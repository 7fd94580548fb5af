import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAdEvents } from './http.ts'
import { AdRefusal, type LeadConversion } from './port.ts'

let server: Server
let endpoint = ''
let status = 200
const asked: { url: string; body: unknown }[] = []
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', body: JSON.parse(body) })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  status = 200
})

const ads = () =>
  createAdEvents({ meta: { pixelId: '123456', token: 'token' }, google: { measurementId: 'G-TEST1', secret: 'secret' } }, { meta: endpoint, google: endpoint })
const lead: LeadConversion = {
  kind: 'lead',
  eventId: 'event-1',
  happenedAt: new Date('2026-11-21T08:00:00Z'),
  pageUrl: 'https://ar.example.com/car/byd-seal',
  clientId: '7.1',
  mail: ' Amina@Example.com ',
  mobileE164: '+254700000000',
  countryIso2: 'KE',
  userAgent: 'Mozilla/5.0 (test)',
  fbclid: { value: 'click', at: new Date('2026-11-20T00:00:00Z') },
  origin: 'car_detail',
  valueCents: null,
}
// printf 'amina@example.com' | sha256sum
const MAIL = '86956ceb23a86f80cd61cc4c6eca2e11f823c225c05ad87c52d49d4b797b0b25'

it('tells both with the same event id and hashes alone', async () => {
  await ads().sendLead('meta', lead)
  await ads().sendLead('google', lead)
  const [meta, google] = asked
  expect(meta).toMatchObject({
    url: '/123456/events',
    body: {
      access_token: 'token',
      data: [{ event_name: 'Lead', event_id: 'event-1', event_time: 1_795_248_000, user_data: { fbc: 'fb.1.1795132800000.click' } }],
    },
  })
  expect(google).toMatchObject({
    url: '/mp/collect?measurement_id=G-TEST1&api_secret=secret',
    body: { client_id: '7.1', events: [{ name: 'generate_lead', params: { event_id: 'event-1' } }] },
  })
  const sent = JSON.stringify(asked).toLowerCase()
  expect(sent.split(MAIL).length - 1).toBe(2)
  expect(['amina', '254700', '"ke"'].filter((word) => sent.includes(word))).toEqual([])
})

// R23.67
it.each([
  ['qualified', null, 'QualifiedLead', 'qualify_lead', undefined],
  ['quoted', null, 'QuotedLead', 'working_lead', undefined],
  ['won', 1_890_050, 'Purchase', 'close_convert_lead', 18_900.5],
  ['won', null, 'ConvertedLead', 'close_convert_lead', undefined],
  ['dealer', null, 'SubmitApplication', 'generate_lead', undefined],
] as const)('tells of %s with the amount %s', async (kind, valueCents, metaName, googleName, value) => {
  await ads().sendLead('meta', { ...lead, kind, valueCents })
  await ads().sendLead('google', { ...lead, kind, valueCents })
  const amount = value === undefined ? {} : { value, currency: 'USD' }
  const source = kind === 'dealer' ? 'website' : 'system_generated'
  expect(asked[0]?.body).toMatchObject({ data: [{ event_name: metaName, action_source: source, custom_data: amount }] })
  expect(asked[1]?.body).toMatchObject({ events: [{ name: googleName, params: amount }] })
  expect(JSON.stringify(asked).includes('USD')).toBe(value !== undefined)
})

it('knows what it is set up for, and tells nobody else', async () => {
  const none = createAdEvents({ meta: null, google: null })
  expect([ads().providers, none.providers]).toEqual([['meta', 'google'], []])
  await none.sendLead('meta', lead)
  expect(asked).toEqual([])
})

it.each([
  [400, true],
  [403, true],
  [408, false],
  [429, false],
  [503, false],
])('takes %i as final: %s', async (answered, isFinal) => {
  status = answered
  const failure: unknown = await ads()
    .sendLead('meta', lead)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure instanceof AdRefusal).toBe(isFinal)
})
