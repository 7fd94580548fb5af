import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { STREAM_EVENTS } from '#contract/staff-notice-values.ts'
import type { NoticePage, StaffNotice } from '#contract/staff-notice.ts'
import { enquiry, staff, staffRole, staffSession } from '#core/db/schema/index.ts'
import { listenForStaffNews } from '#core/db/staff-notice-listener.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { ensureSetupLink } from '#core/domain/staff/index.ts'
import { enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createHarness } from './testing.ts'

type Harness = ReturnType<typeof createHarness>

let database: TestDatabase
const stops: (() => Promise<void> | void)[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { makeCtx } = createHarness(database.db)
  await ensureSetupLink({ ctx: makeCtx({ actor: { kind: 'system' }, locale: 'en', requestId: 'start' }) })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => database.drop())

/** A process of its own: back office, streams, and the connection by which it hears. */
async function startProcess(beatMs = 60_000): Promise<Harness> {
  const harness = createHarness(database.db, { beatMs })
  const { noticeHub } = harness
  const listener = await listenForStaffNews({ url: database.url, onNews: noticeHub.hear, onGap: noticeHub.lookAgain, onError: () => {} })
  stops.push(() => listener.stop(), noticeHub.close)
  return harness
}

async function addLead(harness: Harness): Promise<number> {
  const ctx = harness.makeCtx({ actor: { kind: 'visitor' }, locale: 'en', requestId: 'lead' })
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return row?.id ?? 0
}

type Frame = { event: string; id: number | null; data: unknown }

/** A stream as a browser reads it; `next` answers null at its end. */
async function openStream(harness: Harness, cookie: string, { query = '', lastEventId = '' } = {}) {
  const headers = new Headers({ cookie, host: 'localhost:4260' })
  if (lastEventId !== '') headers.set('last-event-id', lastEventId)
  const response = await harness.app.fetch(new Request(`http://localhost:4260/admin/api/notices/stream${query}`, { headers }))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(event?: string): Promise<Frame | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const frame = parse(text.slice(0, end))
        text = text.slice(end + 2)
        if (event === undefined || frame.event === event) return frame
        continue
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      text += value
    }
  }
  const leave = async () => reader?.cancel()
  stops.push(leave)
  return { response, next, leave, notice: async () => (await next(STREAM_EVENTS.notice))?.data as StaffNotice | undefined }
}

function parse(text: string): Frame {
  const fields = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
  return { event: fields.get('event') ?? '', id: fields.has('id') ? Number(fields.get('id')) : null, data: JSON.parse(fields.get('data') ?? 'null') }
}

describe('a stream', () => {
  it('says at once that it lives, and is neither kept nor held back on the way', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    const { response, next } = await openStream(harness, cookie)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await next()).toMatchObject({ event: STREAM_EVENTS.beat })
  })

  it('tells a lead in every process, each person their own', async () => {
    const [here, there] = [await startProcess(), await startProcess()]
    const [li, wang] = [await here.openSession('sales'), await there.openSession('sales')]
    const [one, other] = [await openStream(here, li.cookie), await openStream(there, wang.cookie)]
    const enquiryId = await addLead(here)
    const [told, toldThere] = [await one.notice(), await other.notice()]
    expect([told, toldThere]).toMatchObject(Array.from({ length: 2 }, () => ({ kind: 'enquiry_new', enquiry: { id: enquiryId } })))
    expect(told?.id).not.toBe(toldThere?.id)
  })

  it('goes on after the last notice that the browser knows, by either way to say so', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    const first = await openStream(harness, cookie)
    await addLead(harness)
    const known = (await first.notice())?.id ?? 0
    await first.leave()
    expect(harness.noticeHub.count()).toBe(0)
    harness.clock.advance(300_000)
    const missed = [await addLead(harness), await addLead(harness)]
    for (const how of [{ lastEventId: String(known) }, { query: `?after=${known}` }, { query: '?after=0', lastEventId: String(known) }]) {
      const again = await openStream(harness, cookie, how)
      expect([(await again.notice())?.enquiry.id, (await again.notice())?.enquiry.id]).toEqual(missed)
      await again.leave()
    }
  })

  it('finds after a gap of the listener what was told meanwhile, each notice once', async () => {
    const harness = createHarness(database.db, { beatMs: 60_000 })
    stops.push(harness.noticeHub.close)
    const { cookie } = await harness.openSession('sales')
    const page = (await harness.send('/admin/api/notices', { cookie })).body?.data as NoticePage
    const stream = await openStream(harness, cookie, { query: `?after=${page.latest_id}` })
    const first = await addLead(harness)
    harness.noticeHub.lookAgain()
    expect((await stream.notice())?.enquiry.id).toBe(first)
    harness.noticeHub.lookAgain()
    const second = await addLead(harness)
    harness.noticeHub.lookAgain()
    expect((await stream.notice())?.enquiry.id).toBe(second)
  })

  it.each([
    ['was logged out', async (harness: Harness, session: Session) => void (await harness.send('/admin/api/logout', { body: {}, cookie: session.cookie }))],
    [
      'has run out',
      async (_: Harness, { staffId }: Session) =>
        void (await database.db
          .update(staffSession)
          .set({ expiresAt: new Date('2026-01-01') })
          .where(eq(staffSession.staffId, staffId))),
    ],
    ['is idle, because a stream is nobody’s doing', async (harness: Harness) => harness.clock.advance(31 * 60_000)],
    [
      'belongs to who is disabled',
      async (_: Harness, { staffId }: Session) => void (await database.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, staffId))),
    ],
    [
      'may not see leads any more',
      async (_: Harness, { staffId }: Session) => void (await database.db.delete(staffRole).where(eq(staffRole.staffId, staffId))),
    ],
  ])('ends with its session, which %s', async (_what, finish) => {
    const harness = await startProcess(20)
    const session = await harness.openSession('sales')
    const stream = await openStream(harness, session.cookie)
    expect(await stream.next(STREAM_EVENTS.beat)).not.toBeNull()
    await finish(harness, session)
    expect(await stream.next('never')).toBeNull()
    expect(harness.noticeHub.count()).toBe(0)
  })

  it('gives way where a person has too many, and says so', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    const streams = []
    for (let count = 0; count < 13; count += 1) streams.push(await openStream(harness, cookie))
    expect(await streams[0]?.next(STREAM_EVENTS.full)).not.toBeNull()
    expect(await streams[0]?.next()).toBeNull()
    expect(harness.noticeHub.count()).toBe(12)
  })

  it('is dropped where nobody reads it, instead of filling the memory', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    await harness.app.fetch(new Request('http://localhost:4260/admin/api/notices/stream', { headers: { cookie } }))
    expect(harness.noticeHub.count()).toBe(1)
    for (let count = 0; count < 20_000; count += 1) harness.noticeHub.hear({ news: 'leads' })
    expect(harness.noticeHub.count()).toBe(0)
  })

  it('ends when the process stops, and no other is opened', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    const stream = await openStream(harness, cookie)
    harness.noticeHub.close()
    expect(await stream.next('never')).toBeNull()
    const { status, code, headers } = await harness.send('/admin/api/notices/stream', { cookie })
    expect([status, code, headers.get('retry-after')]).toEqual([503, 5031, '5'])
  })

  it('is not opened by asking for its head', async () => {
    const harness = await startProcess()
    const { cookie } = await harness.openSession('sales')
    expect((await harness.send('/admin/api/notices/stream', { method: 'HEAD', cookie })).status).toBe(200)
    expect(harness.noticeHub.count()).toBe(0)
  })
})

type Session = { cookie: string; staffId: number }

describe('devices that are pushed to', () => {
  const device = { endpoint: 'https://push.example.com/1', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22), label: 'Chrome, Windows' }

  it('are added, listed and removed, and never somebody else’s', async () => {
    const harness = await startProcess()
    const [li, wang] = [await harness.openSession('sales'), await harness.openSession('sales')]
    const devicesOf = async (cookie: string) => {
      const { body } = await harness.send('/admin/api/push-devices', { cookie })
      return (body?.data as { devices: { id: number }[] } | undefined)?.devices ?? []
    }
    const added = await harness.send('/admin/api/push-devices', { body: device, cookie: li.cookie })
    expect(added.body?.data).toMatchObject({
      public_key: expect.stringMatching(/^B[\w-]{86}$/) as string,
      devices: [{ label: 'Chrome, Windows', failed_at: null }],
    })
    expect(await devicesOf(wang.cookie)).toEqual([])
    const [{ id } = { id: 0 }] = await devicesOf(li.cookie)
    await harness.send(`/admin/api/push-devices/${id}/remove`, { body: {}, cookie: wang.cookie })
    await harness.send('/admin/api/push-devices/unsubscribe', { body: { endpoint: device.endpoint }, cookie: wang.cookie })
    expect(await devicesOf(li.cookie)).toHaveLength(1)
    await harness.send('/admin/api/push-devices', { body: device, cookie: wang.cookie })
    expect([await devicesOf(li.cookie), await devicesOf(wang.cookie)]).toMatchObject([[], [{ label: 'Chrome, Windows' }]])
    await harness.send('/admin/api/push-devices/unsubscribe', { body: { endpoint: device.endpoint }, cookie: wang.cookie })
    expect(await devicesOf(wang.cookie)).toEqual([])
  })

  it.each(['http://push.example.com/1', 'https://localhost/1', 'https://127.0.0.1/1', 'https://[::1]/1', 'https://intranet/1', 'file:///etc/passwd'])(
    'are refused at %s',
    async (endpoint) => {
      const harness = await startProcess()
      const { cookie } = await harness.openSession('sales')
      expect((await harness.send('/admin/api/push-devices', { body: { ...device, endpoint }, cookie })).code).toBe(4002)
    },
  )
})
