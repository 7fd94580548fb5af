import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHttpWebhook } from './http.ts'
import type { WebhookMessage } from './port.ts'

type Asked = { headers: IncomingMessage['headers']; body: string; path: string | undefined }
const NOTHING: Asked = { headers: {}, body: '', path: '' }

let server: Server
let origin = ''
let status = 204
let answer = ''
let isSilent = false
let asked: Asked[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ headers: request.headers, body, path: request.url })
      if (!isSilent) response.writeHead(status, status === 307 ? { location: `${origin}/elsewhere` } : {}).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  status = 204
  answer = ''
  isSilent = false
})

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const message = (changes: Partial<WebhookMessage> = {}): WebhookMessage => ({
  url: `${origin}/hook?of=leads`,
  id: 'evt_1',
  body: '{"type":"lead.created","data":{"name":"阿米娜"}}',
  secrets: [SECRET],
  ...changes,
})
const webhook = (seconds = 5) => createHttpWebhook({ isAnywhere: true, seconds })

// R23.42
it('signs as the library of Standard Webhooks verifies it', async () => {
  expect(await webhook().send(message())).toEqual({ status: 204 })
  const [{ headers, body, path } = NOTHING] = asked
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'webhook-id': 'evt_1' })
  expect(path).toBe('/hook?of=leads')
  expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toMatchObject({ data: { name: '阿米娜' } })
  expect(() => new Webhook(OTHER).verify(body, headers as Record<string, string>)).toThrow()
})

// R23.42
it('carries a signature of each secret, any of which verifies', async () => {
  await webhook().send(message({ secrets: [SECRET, OTHER] }))
  const [{ headers, body } = NOTHING] = asked
  expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2)
  for (const secret of [SECRET, OTHER]) expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'lead.created' })
})

// R23.42
it.each([200, 307, 400, 410, 503])('answers the status %i, and goes nowhere else', async (answered) => {
  status = answered
  expect(await webhook().send(message())).toEqual({ status: answered })
  expect(asked.map(({ path }) => path)).toEqual(['/hook?of=leads'])
})

it('does not wait for the end of a long answer', async () => {
  status = 200
  answer = 'x'.repeat(5_000_000)
  expect(await webhook().send(message())).toEqual({ status: 200 })
})

it('says that nobody answered in time, and that nobody listens', async () => {
  isSilent = true
  expect(await webhook(0.2).send(message())).toEqual({ fault: 'no_answer' })
  expect(await webhook().send(message({ url: 'http://127.0.0.1:1/' }))).toEqual({ fault: 'unreachable' })
})

// R23.40
it.each(['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://user:word@example.com/'])(
  'does not ask %s',
  async (url) => {
    expect(await createHttpWebhook().send(message({ url }))).toEqual({ fault: 'not_public' })
  },
)

// R23.40
it('does not ask a name that leads to this machine', async () => {
  expect(await createHttpWebhook().send(message({ url: origin.replace('http://127.0.0.1', 'https://localhost') }))).toEqual({ fault: 'not_public' })
  expect(asked).toEqual([])
})
