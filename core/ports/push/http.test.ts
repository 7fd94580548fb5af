import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHttpPush } from './http.ts'
import { PushRefusal, type PushMessage } from './port.ts'

let server: Server
let endpoint = ''
let status = 201
let asked: { headers: IncomingMessage['headers']; body: Buffer }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push({ headers: request.headers, body })
      response.writeHead(status, status === 307 ? { location: `${endpoint}/elsewhere` } : {}).end('told')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  status = 201
})

const browser = createECDH('prime256v1')
browser.generateKeys()
const secret = randomBytes(16)
const site = createECDH('prime256v1')
site.generateKeys()

function message(changes: Partial<PushMessage> = {}): PushMessage {
  return {
    target: { endpoint: `${endpoint}/device/1`, p256dh: browser.getPublicKey('base64url'), auth: secret.toString('base64url') },
    vapid: { publicKey: site.getPublicKey('base64url'), privateKey: site.getPrivateKey('base64url').padStart(43, 'A') },
    subject: 'https://quayline.example',
    payload: '{"title":"新询盘"}',
    ttlSeconds: 3600,
    topic: 'enquiry-7',
    ...changes,
  }
}

const push = () => createHttpPush({ isAnywhere: true, seconds: 5 })

/** As a browser reads it: RFC 8188 and RFC 8291, by hand. */
function opened(body: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
  const theirs = body.subarray(21, 21 + keyLength)
  const shared = browser.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
  const derive = (name: string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const rest = body.subarray(21 + keyLength)
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(rest.subarray(-16))
  const text = Buffer.concat([cipher.update(rest.subarray(0, -16)), cipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}

it('sends what only the browser can read, signed by the site, urgent and for a time', async () => {
  expect(await push().send(message())).toBe('sent')
  const { headers, body } = asked[0] ?? { headers: {}, body: Buffer.alloc(0) }
  expect(headers).toMatchObject({ ttl: '3600', urgency: 'high', topic: 'enquiry-7', 'content-encoding': 'aes128gcm' })
  expect(body.includes('新询盘')).toBe(false)
  expect(opened(body)).toBe('{"title":"新询盘"}')
  const [, token = ''] = /^vapid t=([^,]+), ?k=/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', mac = ''] = token.split('.')
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
  expect(told).toMatchObject({ aud: endpoint, sub: 'https://quayline.example' })
  // The public key as SPKI: a fixed head of P-256 before the point.
  const spki = Buffer.concat([Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'), site.getPublicKey()])
  const pem = `-----BEGIN PUBLIC KEY-----\n${spki.toString('base64')}\n-----END PUBLIC KEY-----`
  const verified = createVerify('sha256').update(`${head}.${claims}`).verify({ key: pem, dsaEncoding: 'ieee-p1363' }, Buffer.from(mac, 'base64url'))
  expect(verified).toBe(true)
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
])('knows by %i that a device is %s', async (answered, outcome) => {
  status = answered
  expect(await push().send(message())).toBe(outcome)
})

it.each([
  [307, true],
  [400, true],
  [403, true],
  [413, true],
  [408, false],
  [429, false],
  [503, false],
])('takes %i as final: %s, and goes nowhere else', async (answered, isFinal) => {
  status = answered
  const failure: unknown = await push()
    .send(message())
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: `answered ${answered}` })
  expect(failure instanceof PushRefusal).toBe(isFinal)
  expect(asked).toHaveLength(1)
})

it.each(['http://push.example.com/1', 'https://127.0.0.1/1', 'https://[::1]/1', 'https://169.254.169.254/latest', 'https://user:word@push.example.com/1'])(
  'does not ask %s',
  async (address) => {
    const target = { ...message().target, endpoint: address }
    await expect(createHttpPush().send(message({ target }))).rejects.toMatchObject({ name: 'PushRefusal', message: 'not a public address' })
  },
)

it('does not ask a name that leads to this machine', async () => {
  const target = { ...message().target, endpoint: endpoint.replace('http://127.0.0.1', 'https://localhost') }
  await expect(createHttpPush().send(message({ target }))).rejects.toMatchObject({ name: 'PushFailure', message: 'cannot be reached' })
  expect(asked).toEqual([])
})

it('refuses keys that are none, without naming the address', async () => {
  const target = { ...message().target, p256dh: 'AAAA' }
  await expect(push().send(message({ target }))).rejects.toMatchObject({ name: 'PushRefusal', message: 'the keys of the device cannot be used' })
})
