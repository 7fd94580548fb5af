import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { openEdge, type Edge } from './open-edge.ts'

let edge: Edge
beforeAll(async () => {
  edge = await openEdge(inject('databaseUrl'))
})
afterAll(() => edge.close())

/** The whole answer to exactly these bytes; the server closes the connection. */
async function send(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(edge.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(Buffer.from(bytes, 'latin1'))
  const answer = await text(socket)
  const end = answer.indexOf('\r\n\r\n')
  return { head: answer.slice(0, end), body: answer.slice(end + 4) }
}

const hosts = {
  'ends in a number and is no address': 'loc.1',
  'has five numbers': '1.2.3.4.5',
  'has a number beyond 255': '1.2.3.256',
  'is an address in short': '127.1',
  'is an address in hexadecimal': '0x7f.0.0.1',
  'is an IPv6 address without its end': '[::1',
  'is an IPv6 address that is none': '[1:2:3]',
  'holds a space': 'a b',
  'holds a tab': 'a\tb',
  'is no ASCII': 'b\u00fccher.example',
  'is percent-encoded': '%77ww.quayline.example',
  'is empty': '',
  'is a colon': ':3000',
  'holds a user': 'user@www.quayline.example',
  'holds a path': 'www.quayline.example/x',
  'holds a query': 'www.quayline.example?x',
  'holds two hosts': 'www.quayline.example, evil.test',
  'has an empty label': 'www..quayline.example',
  'is over-long': `${'a'.repeat(63)}.`.repeat(5),
  'has a port beyond 65535': 'www.quayline.example:99999',
  'has a port that is none': 'www.quayline.example:http',
}

const requests = {
  'names no host': 'GET / HTTP/1.1\r\n\r\n',
  'names no host, in HTTP/1.0': 'GET / HTTP/1.0\r\n\r\n',
  'names two hosts': 'GET / HTTP/1.1\r\nHost: www.quayline.example\r\nHost: evil.test\r\n\r\n',
  'names one host twice': 'GET / HTTP/1.1\r\nHost: www.quayline.example\r\nhost: www.quayline.example\r\n\r\n',
  'has a back slash in its path': 'GET /car\\evil.example/ HTTP/1.1\r\nHost: www.quayline.example\r\n\r\n',
  'has a whole address as its target': 'GET http://other.example/ HTTP/1.1\r\nHost: www.quayline.example\r\n\r\n',
  'has its own whole address as its target': 'GET http://www.quayline.example/healthz HTTP/1.1\r\nHost: www.quayline.example\r\n\r\n',
  'has a star as its target': 'OPTIONS * HTTP/1.1\r\nHost: www.quayline.example\r\n\r\n',
  'has a target without a slash': 'GET index.html HTTP/1.1\r\nHost: www.quayline.example\r\n\r\n',
  'has two lengths': 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'has one length twice': 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na',
  'has a list of lengths': 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1, 1\r\n\r\na',
  'has a length with a sign': 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: +1\r\n\r\na',
  'has a length and chunks': 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX',
  'has chunks and a length': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\nX',
  'has two codings': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  'has an unknown coding': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'has chunks of something packed': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  'has chunks, in HTTP/1.0': 'POST / HTTP/1.0\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'has a broken chunk for the API':
    'POST /api/clue/record HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\nx\r\n0\r\n\r\n',
  'has a chunk of negative size': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n',
  'has a chunk that ends in a bare LF': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n1\nx\r\n0\r\n\r\n',
  'folds a header': 'GET / HTTP/1.1\r\nHost: a.example\r\nX-A: b\r\n c\r\n\r\n',
  'folds its host': 'GET / HTTP/1.1\r\nHost: a.example\r\n .evil.test\r\n\r\n',
  'folds its coding': 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n',
  'has a space before a colon': 'GET / HTTP/1.1\r\nHost : a.example\r\n\r\n',
  'has a space before its first header': 'GET / HTTP/1.1\r\n Host: a.example\r\n\r\n',
  'ends lines by LF alone': 'GET / HTTP/1.1\nHost: a.example\n\n',
  'ends a header by CR alone': 'GET / HTTP/1.1\r\nHost: a.example\rX: b\r\n\r\n',
  'has a zero byte in a header': 'GET / HTTP/1.1\r\nHost: a.example\r\nX: b\0c\r\n\r\n',
  'is of an unknown version': 'GET / HTTP/1.2\r\nHost: a.example\r\n\r\n',
}

const cases = [
  ...Object.entries(hosts).map(([what, host]) => [`whose host ${what}`, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`] as const),
  ...Object.entries(hosts).map(([what, host]) => [`to the API whose host ${what}`, `GET /api/home/lang HTTP/1.1\r\nHost: ${host}\r\n\r\n`] as const),
  ...Object.entries(requests).map(([what, bytes]) => [`that ${what}`, bytes] as const),
]

it.each(cases)('a request %s is 400 in the envelope, and closes its connection', async (_what, bytes) => {
  const { head, body } = await send(bytes)
  expect(head.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  expect(JSON.parse(body)).toEqual({ code: 4000, msg: expect.stringMatching(/\w/), data: { request_id: expect.stringMatching(/\w/) } })
  const fields = head.toLowerCase().split('\r\n')
  for (const field of ['connection: close', 'cache-control: no-store', 'x-content-type-options: nosniff']) expect(fields).toContain(field)
})

it.each([
  'www.quayline.example',
  'WWW.Quayline.Example:443',
  'localhost:3000',
  '192.0.2.1:80',
  '[::1]:3000',
  '[::1]',
  'my_box',
  'xn--bcher-kva.example',
  'a.example.',
])('the host %s is one', async (host) => {
  const { head } = await send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(head.split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
})

it('none of them is a failure in the log', async () => {
  await edge.ask('/healthz')
  expect(edge.lines.filter((line) => /"stack"|"level":(50|"error")/.test(line))).toEqual([])
})

it('a refused request answers nothing that follows it on its connection', async () => {
  const { head, body } = await send('GET http://a.example/ HTTP/1.1\r\nHost: a.example\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n')
  expect([head.split('\r\n')[0], body.includes('HTTP/1.1')]).toEqual(['HTTP/1.1 400 Bad Request', false])
})
