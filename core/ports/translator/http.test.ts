import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpTranslator } from './http.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  server = null
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise((resolve) => server?.listen(0, '127.0.0.1', () => resolve(null)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`
}

const ask = (url: string, seconds = 5) => createHttpTranslator({ url, key: 'secret', seconds }).translate({ texts: ['Freight', 'Duty'], from: 'en', to: 'de' })

it('posts the texts with the key and takes as many back', async () => {
  const heard: unknown[] = []
  const url = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      heard.push(JSON.parse(body))
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: ['Fracht', 'Zoll'] }))
    })
  })
  expect(await ask(url)).toEqual(['Fracht', 'Zoll'])
  expect(heard).toEqual([{ q: ['Freight', 'Duty'], source: 'en', target: 'de', format: 'text', api_key: 'secret' }])
})

it.each<[string, RequestListener, string]>([
  ['leads elsewhere', (_, response) => response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(), 'leads elsewhere'],
  ['refuses', (_, response) => response.writeHead(403).end('{"error":"key"}'), 'answered 403'],
  ['answers no JSON', (_, response) => response.end('<html>'), 'something else'],
  ['answers fewer texts', (_, response) => response.end('{"translatedText":["Fracht"]}'), 'something else'],
  ['answers too much', (_, response) => response.end(JSON.stringify({ translatedText: ['x'.repeat(3 * 1024 * 1024), ''] })), 'too much'],
  ['hangs up', (request) => request.socket.destroy(), 'cannot be reached'],
])('fails where the service %s', async (_what, answer, message) => {
  await expect(ask(await listen(answer))).rejects.toMatchObject({ name: 'TranslatorFailure', message: expect.stringContaining(message) as string })
})

it('does not wait longer than it may, before the answer and inside of it', async () => {
  await expect(ask(await listen(() => {}), 0.2)).rejects.toMatchObject({ message: 'no answer in time' })
  server?.closeAllConnections()
  const slow = await listen((_, response) => void response.write('{"translatedText":['))
  await expect(ask(slow, 0.5)).rejects.toMatchObject({ message: 'no whole answer in time' })
})
