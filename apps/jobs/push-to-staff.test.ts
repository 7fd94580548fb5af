import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enquiry, role, staff, staffNotice, staffPushSubscription, staffRole } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createFakePush } from '#core/ports/push/fake.ts'
import { createHttpPush } from '#core/ports/push/http.ts'
import { PushFailure, PushRefusal, type PushSender } from '#core/ports/push/port.ts'
import { createHandlers } from './start-jobs.ts'

let database: TestDatabase
let reader = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'KE', { en: 'Kenya', zh: '肯尼亚' })
  const [row] = await database.db
    .insert(role)
    .values({ roleKey: 'test_reader', permissions: ['enquiry.read'] })
    .returning({ id: role.id })
  reader = row?.id ?? 0
})
afterAll(() => database.drop())

const QUIET = { info: () => {}, warn: () => {}, error: () => {} }
const ATTEMPT = { number: 1, isLast: false }

/** A person with a device, who has just been told of a lead. */
async function setUp(push: PushSender, { endpoint = 'https://push.example.com', locale = 'en' } = {}) {
  const { ctx, clock, jobs } = createTestCtx(database.db)
  const { staffId } = await addStaff(database.db, [])
  await database.db.update(staff).set({ locale }).where(eq(staff.id, staffId))
  await database.db.insert(staffRole).values({ staffId, roleId: reader })
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const [device] = await database.db
    .insert(staffPushSubscription)
    .values({ staffId, endpoint: `${endpoint}/${staffId}`, ...keys, label: 'Chrome, Android' })
    .returning({ id: staffPushSubscription.id })
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput({ country: 'Kenya' }), idempotencyKey: null, request: VISITOR_REQUEST })
  const [lead] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const sent = jobs.sent.find((job) => job.name === 'staff-push' && job.payload.subscriptionId === device?.id)
  if (sent?.name !== 'staff-push' || lead === undefined) throw new Error('no job')
  const handlers = createHandlers({
    db: database.db,
    ports: ctx.ports,
    mailer: createFakeMailer(),
    ads: createFakeAdEvents(),
    push,
    siteOrigin: 'https://quayline.example',
    replyAddress: null,
    log: QUIET,
  })
  const run = () => handlers['staff-push'](sent.payload, ATTEMPT)
  const readDevice = async () => (await database.db.select().from(staffPushSubscription).where(eq(staffPushSubscription.id, sent.payload.subscriptionId)))[0]
  return { run, clock, staffId, reference, enquiryId: lead.id, noticeId: sent.payload.noticeId, readDevice }
}

it.each([
  ['en', 'New enquiry', 'Kenya'],
  ['zh', '新询盘', '肯尼亚'],
])('tells in %s what happened, with reference and country alone, urgently and for an hour', async (locale, title, country) => {
  const push = createFakePush()
  const { run, clock, reference, enquiryId, noticeId, readDevice } = await setUp(push, { locale })
  clock.advance(60_000)
  expect(await run()).toBe('done')
  expect(push.sent).toMatchObject([{ ttlSeconds: 3540, topic: `enquiry-${enquiryId}`, subject: 'https://quayline.example' }])
  expect(JSON.parse(push.sent[0]?.payload ?? '')).toEqual({
    title,
    body: `${reference} · ${country}`,
    lang: locale,
    tag: `notice-${noticeId}`,
    enquiry_id: enquiryId,
  })
  expect(await readDevice()).toMatchObject({ lastOkAt: clock.now(), failedAt: null })
})

it('signs every message with the same keys', async () => {
  const push = createFakePush()
  for (let count = 0; count < 2; count += 1) await (await setUp(push)).run()
  expect(push.sent[0]?.vapid).toEqual(push.sent[1]?.vapid)
})

it('forgets a browser that has unsubscribed', async () => {
  const { run, readDevice } = await setUp(createFakePush(['gone']))
  expect(await run()).toBe('done')
  expect(await readDevice()).toBeUndefined()
})

it('tries again where the service is out of order, and shows since when, until it takes one', async () => {
  const { run, clock, readDevice } = await setUp(createFakePush([new PushFailure('answered 503'), new PushFailure('answered 503')]))
  const since = clock.now()
  await expect(run()).rejects.toThrow('answered 503')
  clock.advance(60_000)
  await expect(run()).rejects.toThrow('answered 503')
  expect((await readDevice())?.failedAt).toEqual(since)
  expect(await run()).toBe('done')
  expect((await readDevice())?.failedAt).toBeNull()
})

it('gives up what is refused for good, and shows it', async () => {
  const { run, clock, readDevice } = await setUp(createFakePush([new PushRefusal('answered 403')]))
  expect(await run()).toBe('given_up')
  expect((await readDevice())?.failedAt).toEqual(clock.now())
})

type Told = Awaited<ReturnType<typeof setUp>>

it.each<[string, (told: Told) => unknown]>([
  ['is disabled', ({ staffId }) => database.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, staffId))],
  ['may not see leads any more', ({ staffId }) => database.db.delete(staffRole).where(eq(staffRole.staffId, staffId))],
  ['has seen it', ({ noticeId }) => database.db.update(staffNotice).set({ seenAt: new Date() }).where(eq(staffNotice.id, noticeId))],
  ['was told an hour ago', ({ clock }) => clock.advance(3_600_000)],
  ['has removed the device', ({ staffId }) => database.db.delete(staffPushSubscription).where(eq(staffPushSubscription.staffId, staffId))],
  ['was told of a lead that is gone', ({ enquiryId }) => database.db.delete(enquiry).where(eq(enquiry.id, enquiryId))],
])('tells nothing to who %s', async (_what, change) => {
  const push = createFakePush()
  const told = await setUp(push)
  await change(told)
  expect(await told.run()).toBe('done')
  expect(push.sent).toEqual([])
})

it('goes over the wire, and a 410 takes the device off', async () => {
  let status = 201
  const server: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { run, readDevice } = await setUp(createHttpPush({ isAnywhere: true }), { endpoint })
    expect(await run()).toBe('done')
    expect((await readDevice())?.lastOkAt).not.toBeNull()
    status = 410
    await run()
    expect(await readDevice()).toBeUndefined()
  } finally {
    server.close()
  }
})
