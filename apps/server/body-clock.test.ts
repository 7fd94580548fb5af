import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bodyTime, UPLOAD_MS, watchBody } from './body-clock.ts'

test.each(['/netWork', '/netWork?x=1', '/netWork/', '/netWork/status/code', '/api/dealer/apply', '/api/dealer/documents', '/admin/api/media?owner_kind=car'])(
  '%s may take as long as documents take',
  (url) => {
    expect(bodyTime(url)).toBe(UPLOAD_MS)
  },
)

test.each(['/', '/contactUs', '/api/clue/record', '/netWork/status', '/netWorks', '/api/dealer/applyx', '/admin/api/media-places', ''])(
  '%s takes no files',
  (url) => {
    expect(bodyTime(url)).toBeLessThan(UPLOAD_MS)
  },
)

async function openWatched(milliseconds: number) {
  let late = 0
  const server = createServer((request, response) => {
    watchBody(request, () => (late += 1), milliseconds)
    request.resume().once('end', () => response.end('ok'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return { socket, lateCount: () => late }
}

test('a body that does not come in its time is told of once', async () => {
  const { socket, lateCount } = await openWatched(50)
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf')
  await expect.poll(lateCount).toBe(1)
})

test('a body that has come, or none at all, is not', async () => {
  const { socket, lateCount } = await openWatched(0)
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/ok[\s\S]*ok/)
  expect(lateCount()).toBe(0)
})
