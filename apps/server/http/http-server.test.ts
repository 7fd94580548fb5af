import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ensurePortFree, openHttpServer, type HttpServer } from './http-server.ts'

async function open(fetch: (request: Request) => Response | Promise<Response>, host = '127.0.0.1'): Promise<HttpServer & { origin: string }> {
  const server = await openHttpServer({ handler: { fetch }, host, port: 0 })
  onTestFinished(() => server.close({ capMs: 0 }))
  return { ...server, origin: `http://127.0.0.1:${server.port}` }
}

async function occupy(host: string): Promise<number> {
  const other = createServer()
  other.listen(0, host)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

test('requests are answered on IPv4 and, with the default host, on every address', async () => {
  const { port } = await open((request) => new Response(`path ${new URL(request.url).pathname}`), '::')
  const answer = await fetch(`http://127.0.0.1:${port}/brand`)
  expect(await answer.text()).toBe('path /brand')
})

test('a taken port is named together with the way out', async () => {
  const port = await occupy('127.0.0.1')
  const expected = { code: 'STARTUP', message: `Port ${port} is already in use: choose another with PORT=…, for example PORT=${port + 1}.` }
  await expect(ensurePortFree({ host: '127.0.0.1', port })).rejects.toMatchObject(expected)
  await expect(ensurePortFree({ host: '::', port })).rejects.toMatchObject(expected)
})

test('an address of another machine is named', async () => {
  await expect(ensurePortFree({ host: '192.0.2.1', port: 4149 })).rejects.toMatchObject({
    code: 'STARTUP',
    message: 'HOST: 192.0.2.1 is not an address of this machine.',
  })
})

test('a request in flight is finished, its connection closed, and no new one accepted', async () => {
  const started = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const server = await open(() => {
    started.resolve()
    return answer.promise
  })
  const agent = new Agent({ keepAlive: true })
  const response = new Promise<IncomingMessage>((resolve, reject) => get(server.origin, { agent }, resolve).once('error', reject))
  await started.promise
  const closing = server.close({ capMs: 20_000 })
  answer.resolve(new Response('complete'))
  const finished = await response
  expect(finished.headers.connection).toBe('close')
  expect(await text(finished)).toBe('complete')
  await closing
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed')
})

test('a request that never ends is cut off at the cap', async () => {
  const started = Promise.withResolvers<void>()
  const server = await open(() => {
    started.resolve()
    return new Promise<Response>(() => {})
  })
  const failure = fetch(server.origin).catch((error: unknown) => error)
  await started.promise
  await server.close({ capMs: 50 })
  expect(await failure).toMatchObject({ message: 'fetch failed' })
})

test('headers over 16 KiB are refused', async () => {
  const server = await open(() => new Response('ok'))
  const answer = await fetch(server.origin, { headers: { 'x-long': 'a'.repeat(17_000) } })
  expect(answer.status).toBe(431)
})

test('a client that sends its headers too slowly is cut off', { timeout: 15_000 }, async () => {
  const server = await open(() => new Response('ok'))
  const slow = connect(server.port, '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half')
  const answer = await text(slow)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

async function sendRaw(port: number, bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(Buffer.from(bytes, 'latin1'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

test.each([
  ['that asks for HTML', `GET /carList?brand=${'%D1%84'.repeat(3_000)} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html,*/*\r\n\r\n`],
  ['whose headers are not there yet', `GET /searchsite?word=${'%D1%84'.repeat(20_000)}`],
])('an address that never ends, of a browser %s, is refused by a plain page', async (_what, bytes) => {
  const server = await open(() => new Response('ok'))
  const { head, body } = await sendRaw(server.port, bytes)
  expect(head).toContain('414 URI Too Long')
  expect(head).toContain('Content-Type: text/html; charset=utf-8')
  expect(body).toContain('<h1>The address is too long.</h1>')
})

test.each([
  ['Latin', 'a', 'a'],
  ['Russian', '%D1%84', 'ф'],
  ['Thai', '%E0%B8%A3', 'ร'],
  ['emoji', '%F0%9F%9A%97', '🚗'],
])('a search of 10,000 signs (%s) is led to one for its beginning', async (_what, sign, read) => {
  const server = await open(() => new Response('ok'))
  const count = sign.length > 9 ? 9_000 : 10_000
  const answer = await fetch(`${server.origin}/searchsite?dest=KE&word=${sign.repeat(count)}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const target = new URL(answer.headers.get('location') ?? '', server.origin)
  expect(target.pathname).toBe('/searchsite')
  expect(Object.fromEntries(target.searchParams)).toEqual({ word: read.repeat(101), dest: 'KE' })
})

test('an address of the API that never ends is refused in the envelope, whatever is asked for', async () => {
  const server = await open(() => new Response('ok'))
  const { body } = await sendRaw(server.port, `GET /api/search?word=${'a'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`)
  expect(JSON.parse(body)).toMatchObject({ code: 4141 })
})

test.each([
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', '400 Bad Request', 4000],
  ['raw signs in the path', 'GET /caf\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n', '400 Bad Request', 4000],
  ['no HTTP at all', '\u0016\u0003\u0001\r\n', '400 Bad Request', 4000],
  ['an address that never ends', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, '414 URI Too Long', 4141],
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`, '431 Request Header Fields Too Large', 4131],
])('%s is refused in the envelope', async (_what, bytes, status, code) => {
  const server = await open(() => new Response('ok'))
  const { head, body } = await sendRaw(server.port, bytes)
  const [first, ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
  const requestId = headers.get('x-request-id')
  expect(first).toBe(`HTTP/1.1 ${status}`)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(headers.get('connection')).toBe('close')
  expect(requestId).toMatch(/^[0-9a-f]{12}-/)
  expect(JSON.parse(body)).toEqual({ code, msg: expect.stringMatching(/\w/), data: { request_id: requestId } })
  expect(await (await fetch(server.origin)).text()).toBe('ok')
})
