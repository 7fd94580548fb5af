import { get, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { createHarness } from '#apps/admin/api/testing.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { openHttpServer, type HttpServer } from './http/http-server.ts'

let database: TestDatabase
let harness: ReturnType<typeof createHarness>
let server: HttpServer | null = null
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await ensureSetupLink({ ctx: createHarness(database.db).makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
})
afterEach(async () => {
  harness.noticeHub.close()
  await server?.close({ capMs: 100 })
  server = null
})
afterAll(() => database.drop())

/** The back office behind the server of the product, and a browser that has opened a stream. */
async function openStream(): Promise<IncomingMessage> {
  harness = createHarness(database.db)
  const { cookie } = await harness.openSession('sales')
  const opened = await openHttpServer({ host: '127.0.0.1', port: 0, handler: { fetch: (request, bindings) => harness.app.fetch(request, bindings) } })
  server = opened
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: opened.port, path: '/admin/api/notices/stream', headers: { cookie } }, resolve).on('error', reject)
  })
}

it('a stream reaches the browser piece by piece, whole and unpacked', async () => {
  const answer = await openStream()
  const pieces = answer.iterator({ destroyOnReturn: false })
  expect(String((await pieces.next()).value)).toContain('event: beat')
  harness.noticeHub.hear({ news: 'leads' })
  expect(String((await pieces.next()).value)).toBe('event: leads\ndata: 1\n\n')
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'transfer-encoding': 'chunked' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  answer.destroy()
  await expect.poll(() => harness.noticeHub.count()).toBe(0)
})

it('streams do not keep a process that stops waiting', async () => {
  const answer = await openStream()
  answer.resume()
  const ended = new Promise((resolve) => answer.once('end', resolve))
  harness.noticeHub.close()
  await ended
  const started = performance.now()
  await server?.close({ capMs: 20_000 })
  server = null
  expect(performance.now() - started).toBeLessThan(5_000)
})

it('a browser that does not read is cut off', async () => {
  const answer = await openStream()
  answer.pause()
  const closed = new Promise<void>((resolve) => answer.once('close', () => resolve()))
  answer.once('error', () => {})
  // The kernel takes some megabytes before anything waits here.
  const flood = setInterval(() => {
    for (let count = 0; count < 20_000; count += 1) harness.noticeHub.hear({ news: 'leads' })
  }, 5)
  await expect.poll(() => harness.noticeHub.count(), { timeout: 20_000 }).toBe(0)
  clearInterval(flood)
  answer.resume()
  await closed
})
