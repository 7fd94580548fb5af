import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpCurrencyRates } from './http.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  server = null
})

async function read(listener: RequestListener) {
  server = createServer(listener)
  await new Promise((resolve) => server?.listen(0, '127.0.0.1', () => resolve(null)))
  return createHttpCurrencyRates({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`, seconds: 2 }).read()
}

const saying =
  (answer: object): RequestListener =>
  (_, response) =>
    void response.end(JSON.stringify(answer))

const rates = { KES: 129.2, EUR: 0.86 }

it.each([
  ['a day', { base: 'USD', date: '2026-11-25', rates }],
  ['a moment', { base: 'USD', timestamp: 1_795_600_800, rates }],
  ['the moment of its last change', { base_code: 'USD', time_last_update_unix: 1_795_600_800, rates }],
])('takes rates to the US dollar with %s', async (_what, answer) => {
  const { asOf, perUsd } = await read(saying(answer))
  expect([asOf, perUsd.get('KES')]).toEqual(['2026-11-25', 129.2])
})

it.each<[string, RequestListener, string]>([
  ['another base', saying({ base: 'EUR', date: '2026-11-25', rates }), 'something else'],
  ['no base', saying({ date: '2026-11-25', rates }), 'something else'],
  ['no day', saying({ base: 'USD', rates }), 'something else'],
  ['no rates', saying({ base: 'USD', date: '2026-11-25' }), 'something else'],
  ['a rate that is no number', saying({ base: 'USD', date: '2026-11-25', rates: { KES: '129' } }), 'something else'],
  ['a refusal', (_, response) => response.writeHead(401).end('{}'), 'answered 401'],
  ['another address', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 'leads elsewhere'],
  ['too much', (_, response) => response.end(' '.repeat(512 * 1024)), 'too much'],
])('fails on %s', async (_what, answer, message) => {
  await expect(read(answer)).rejects.toMatchObject({ name: 'ServiceFailure', message: expect.stringContaining(message) as string })
})
