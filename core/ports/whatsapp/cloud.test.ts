import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCloudWhatsapp } from './cloud.ts'
import { isWhatsappRefusal } from './port.ts'

type Answer = { status: number; body: string; headers?: Record<string, string>; isLate?: boolean }

let server: Server
let origin = ''
let answer: Answer
let asked: { url: string; headers: IncomingMessage['headers']; body: unknown }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(body) })
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      if (answer.isLate) response.write(answer.body)
      else response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.HBgM', message_status: 'accepted' }] }) }
})

const cloud = (seconds = 5) => createCloudWhatsapp({ phoneNumberId: '106540352242922', token: 'a-secret-token' }, `${origin}/v23.0`, seconds)
const words = { to: '+254712345678', mark: 'key-1', text: 'USD 9,650 FOB.' }
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

it('sends free words from the company’s number, with a mark that comes back', async () => {
  expect(await cloud().sendText(words)).toEqual({ id: 'wamid.HBgM' })
  expect(asked).toMatchObject([{ url: '/v23.0/106540352242922/messages', headers: { authorization: 'Bearer a-secret-token' } }])
  expect(asked[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '254712345678',
    biz_opaque_callback_data: 'key-1',
    type: 'text',
    text: { preview_url: false, body: 'USD 9,650 FOB.' },
  })
})

it('sends a template with what stands in its places, and one without places', async () => {
  const { to, mark } = words
  await cloud().sendTemplate({ to, mark, name: 'price_ready', language: 'en_US', parameters: ['Amina', 'Q7K3-M2'] })
  await cloud().sendTemplate({ to, mark, name: 'hello', language: 'en', parameters: [] })
  const places = [
    { type: 'text', text: 'Amina' },
    { type: 'text', text: 'Q7K3-M2' },
  ]
  expect(asked.map(({ body }) => (body as { template: unknown }).template)).toEqual([
    { name: 'price_ready', language: { code: 'en_US' }, components: [{ type: 'body', parameters: places }] },
    { name: 'hello', language: { code: 'en' } },
  ])
})

it.each([
  [400, 131_026, true],
  [400, 131_047, true],
  [400, 132_001, true],
  [404, 100, true],
  [429, 130_429, false],
  [400, 131_056, false],
  [500, 131_000, false],
  [503, 2, false],
  [401, 190, false],
  [403, 200, false],
  [400, 131_042, false],
])('takes %i with code %i as final: %s, and says nothing else of it', async (status, code, isFinal) => {
  answer = { status, body: JSON.stringify({ error: { code, message: 'Message to +254712345678 undeliverable', type: 'OAuthException' } }) }
  const error = await failureOf(cloud().sendText(words))
  expect(isWhatsappRefusal(error)).toBe(true)
  expect(error).toMatchObject({ code: `WA ${code}`, isFinal })
  expect(String(error)).not.toContain('254712345678')
})

it.each<[string, Answer, string]>([
  ['that is no JSON', { status: 502, body: '<html>Bad gateway' }, 'answered 502'],
  ['without an id', { status: 200, body: '{"messages":[]}' }, 'answered something else'],
  ['that leads elsewhere', { status: 307, body: '', headers: { location: 'http://127.0.0.1:1/' } }, 'cannot be reached, or leads elsewhere'],
  ['without end', { status: 200, body: 'x'.repeat(70_000) }, 'answered too much'],
])('takes an answer %s as one that another try may mend', async (_what, given, code) => {
  answer = given
  expect(await failureOf(cloud().sendText(words))).toMatchObject({ name: 'WhatsappRefusal', code, isFinal: false })
})

it('does not wait for ever', async () => {
  answer = { status: 200, body: '{', isLate: true }
  expect(await failureOf(cloud(0.2).sendText(words))).toMatchObject({ code: 'no whole answer in time', isFinal: false })
  const nobody = createCloudWhatsapp({ phoneNumberId: '1', token: 't' }, 'http://127.0.0.1:1')
  expect(await failureOf(nobody.sendText(words))).toMatchObject({ code: 'cannot be reached, or leads elsewhere', isFinal: false })
})
