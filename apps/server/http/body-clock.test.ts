import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBody, type BodyTimes } from './body-clock.ts'

const PATIENT = { timeout: 10_000 }
const NEVER = 3_600_000
const PACE = { windowMs: NEVER, bytesPerSecond: 1, slowWindows: 1 }
const UPLOAD = 'POST /netWork HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n'

async function openWatched(times: Partial<BodyTimes>, read = (request: IncomingMessage) => void request.resume()) {
  let late = 0
  const arrived: IncomingMessage[] = []
  const server = createServer((request, response) => {
    arrived.push(request)
    watchBody(request, () => (late += 1), { bodyMs: NEVER, uploadMs: NEVER, pace: PACE, ...times })
    request.once('end', () => response.end('ok'))
    read(request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return { socket, arrived, lateCount: () => late }
}

test('a body that does not come in its time is told of once', async () => {
  const { socket, lateCount } = await openWatched({ bodyMs: 50 })
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf')
  await expect.poll(lateCount, PATIENT).toBe(1)
})

test('a body that has come, or none at all, is not', async () => {
  const { socket, lateCount } = await openWatched({ bodyMs: 0 })
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/ok[\s\S]*ok/)
  expect(lateCount()).toBe(0)
})

test('an upload has a time of its own', async () => {
  const { socket, lateCount } = await openWatched({ bodyMs: 0, uploadMs: 50 })
  socket.write(UPLOAD)
  await expect.poll(lateCount, PATIENT).toBe(1)
})

test('an upload of a byte now and then is told of once, as slow, long before its time is over', async () => {
  const { socket, lateCount } = await openWatched({ pace: { windowMs: 20, bytesPerSecond: 2048, slowWindows: 3 } })
  socket.write(UPLOAD)
  const drops = setInterval(() => socket.write('x'), 10)
  onTestFinished(() => clearInterval(drops))
  await expect.poll(lateCount, PATIENT).toBe(1)
})

test('an upload that we do not read is not slow; it is once we do and nothing comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { socket, arrived, lateCount } = await openWatched({ pace: { windowMs: 1000, bytesPerSecond: 2048, slowWindows: 2 } }, () => {})
  socket.write(UPLOAD + 'x'.repeat(500_000))
  const isFull = () => (arrived[0]?.readableLength ?? 0) >= (arrived[0]?.readableHighWaterMark ?? Infinity)
  await expect.poll(isFull, PATIENT).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(lateCount()).toBe(0)
  arrived[0]?.resume()
  await expect.poll(() => arrived[0]?.socket.bytesRead, PATIENT).toBeGreaterThan(500_000)
  vi.advanceTimersByTime(4000)
  expect(lateCount()).toBe(1)
})
