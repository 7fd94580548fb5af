import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enquiry, enquiryEvent, mailDelivery, role, setting, staffRole } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createPgBossQueue, type StoppableJobQueue } from '#core/ports/jobs/pg-boss.ts'
import { prepareJobs } from '#core/ports/jobs/prepare.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { createHandlers, startJobs } from './start-jobs.ts'

const SITE = 'http://localhost:3000'
const FIRST = { number: 1, isLast: false }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

let database: TestDatabase
let queue: StoppableJobQueue
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await Promise.all([prepareJobs(database.url), prepareJobs(database.url)])
  await database.db
    .insert(setting)
    .values({ key: 'notices', value: { enquiry_mails: ['sales@quayline.example', 'SALES@quayline.example', 'boss@quayline.example'] } })
  queue = await createPgBossQueue({
    db: database.db,
    onError: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await queue.stop()
  await database.drop()
})

function setUp(failures: Error[] = []) {
  const { ctx: fake, clock } = createTestCtx(database.db)
  const ctx: Ctx = { ...fake, ports: { ...fake.ports, jobs: queue } }
  const mailer = createFakeMailer(failures)
  const handlers = createHandlers({ db: database.db, ports: ctx.ports, mailer, ads: createFakeAdEvents(), siteOrigin: SITE, replyAddress: null, log: QUIET })
  return { ctx, clock, mailer, handlers }
}

async function addEnquiry(ctx: Ctx, changes: Parameters<typeof enquiryInput>[0] = {}) {
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return { reference, enquiryId: row?.id ?? 0 }
}

async function eventsOf(enquiryId: number) {
  const rows = await database.db
    .select({ kind: enquiryEvent.kind, detail: enquiryEvent.detail })
    .from(enquiryEvent)
    .where(eq(enquiryEvent.enquiryId, enquiryId))
    .orderBy(enquiryEvent.id)
  return rows.filter((row) => row.kind !== 'received')
}

function deliveriesOf(enquiryId: number) {
  return database.db
    .select({ kind: mailDelivery.kind, status: mailDelivery.status, attempts: mailDelivery.attempts, error: mailDelivery.error })
    .from(mailDelivery)
    .where(eq(mailDelivery.enquiryId, enquiryId))
    .orderBy(mailDelivery.id)
}

async function jobsAbout(enquiryId: number) {
  const { rows } = await database.pool.query(`select name, state::text as state from pgboss.job where data->>'enquiryId' = $1 order by name`, [
    String(enquiryId),
  ])
  return rows
}

it('takes an enquiry from the form to both mails, within seconds of its commit', async () => {
  const { ctx, mailer } = setUp()
  const jobs = await startJobs({
    databaseUrl: database.url,
    db: database.db,
    ports: ctx.ports,
    mailer,
    ads: createFakeAdEvents(),
    siteOrigin: SITE,
    replyAddress: null,
    log: QUIET,
  })
  try {
    const { reference, enquiryId } = await addEnquiry(ctx, { name: 'Amina', mail: 'amina@example.org', lang: 'ar' })
    await expect
      .poll(async () => (await eventsOf(enquiryId)).map((event) => event.kind).toSorted(), { timeout: 40_000 })
      .toEqual(['acknowledged', 'notified', 'notified'])
    expect(mailer.sent.map((message) => message.to.address).toSorted()).toEqual(['amina@example.org', 'boss@quayline.example', 'sales@quayline.example'])
    const toBuyer = mailer.sent.find((message) => message.to.address === 'amina@example.org')
    expect(toBuyer).toMatchObject({
      locale: 'ar',
      messageId: `${reference.toLowerCase()}.acknowledge@localhost`,
      to: { name: 'Amina' },
      from: { name: 'Quayline', address: 'no-reply@localhost' },
    })
    expect(toBuyer?.subject).toBe(`تلقّينا استفساركم رقم ${reference}`)
    const toStaff = mailer.sent.find((message) => message.to.address === 'boss@quayline.example')
    expect(toStaff?.replyTo).toEqual({ name: 'Amina', address: 'amina@example.org' })
    expect((await deliveriesOf(enquiryId)).map((delivery) => delivery.status)).toEqual(['sent', 'sent', 'sent'])
    await expect
      .poll(() => jobsAbout(enquiryId))
      .toEqual([
        { name: 'enquiry-acknowledge', state: 'completed' },
        { name: 'enquiry-notify', state: 'completed' },
      ])
  } finally {
    await jobs.stop()
  }
}, 60_000)

it('puts aside what can never succeed', async () => {
  const { ctx, mailer } = setUp([new MailRefused('SMTP 550')])
  const { enquiryId } = await addEnquiry(ctx)
  await database.db.delete(setting).where(eq(setting.key, 'notices'))
  await database.db.insert(setting).values({ key: 'notices', value: { enquiry_mails: ['sales@quayline.example'] } })
  await database.pool.query(`delete from pgboss.job where name = 'enquiry-notify'`)
  const jobs = await startJobs({
    databaseUrl: database.url,
    db: database.db,
    ports: ctx.ports,
    mailer,
    ads: createFakeAdEvents(),
    siteOrigin: SITE,
    replyAddress: null,
    log: QUIET,
  })
  try {
    await expect
      .poll(() => jobsAbout(enquiryId), { timeout: 10_000 })
      .toEqual([
        { name: 'dead-letters', state: 'created' },
        { name: 'enquiry-acknowledge', state: 'failed' },
      ])
  } finally {
    await jobs.stop()
  }
  expect(await eventsOf(enquiryId)).toEqual([{ kind: 'mail_failed', detail: { mail: 'acknowledge', error: 'SMTP 550' } }])
}, 30_000)

it('tries again in seconds what may succeed later', async () => {
  const { ctx, mailer } = setUp([Object.assign(new Error('busy'), { responseCode: 451 })])
  const jobs = await startJobs({
    databaseUrl: database.url,
    db: database.db,
    ports: ctx.ports,
    mailer,
    ads: createFakeAdEvents(),
    siteOrigin: SITE,
    replyAddress: null,
    log: QUIET,
  })
  try {
    const { enquiryId } = await addEnquiry(ctx, { mail: 'nobody at home' })
    await expect.poll(() => jobsAbout(enquiryId), { timeout: 10_000 }).toEqual([{ name: 'enquiry-notify', state: 'retry' }])
    const { rows } = await database.pool.query(
      `select start_after > started_on as later, retry_delay as seconds from pgboss.job where data->>'enquiryId' = $1`,
      [String(enquiryId)],
    )
    expect(rows).toEqual([{ later: true, seconds: expect.any(Number) }])
    expect(rows[0]?.['seconds']).toBeLessThanOrEqual(10)
  } finally {
    await jobs.stop()
  }
}, 30_000)

it('leaves no job where the transaction is rolled back', async () => {
  const countJobs = async () => (await database.pool.query('select count(*)::int as jobs from pgboss.job')).rows
  const before = await countJobs()
  await expect(
    database.db.transaction(async (tx) => {
      await queue.send(tx, 'enquiry-notify', { enquiryId: 1 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await countJobs()).toEqual(before)
})

it('sends a message once, however often its job runs', async () => {
  const { ctx, mailer, handlers } = setUp()
  const { enquiryId } = await addEnquiry(ctx)
  await handlers['enquiry-acknowledge']({ enquiryId }, FIRST)
  await handlers['enquiry-acknowledge']({ enquiryId }, { number: 2, isLast: false })
  expect(mailer.sent).toHaveLength(1)
  expect(await deliveriesOf(enquiryId)).toEqual([{ kind: 'acknowledge', status: 'sent', attempts: 1, error: null }])
})

it('keeps its Message-ID over the tries and forgets the error when one succeeds', async () => {
  const { ctx, mailer, handlers } = setUp([Object.assign(new Error('to amina@example.com'), { code: 'ECONNREFUSED' })])
  const { enquiryId } = await addEnquiry(ctx)
  await expect(handlers['enquiry-acknowledge']({ enquiryId }, FIRST)).rejects.toThrow('amina')
  expect(await deliveriesOf(enquiryId)).toEqual([{ kind: 'acknowledge', status: 'pending', attempts: 1, error: 'ECONNREFUSED' }])
  expect(await eventsOf(enquiryId)).toEqual([])
  expect(await handlers['enquiry-acknowledge']({ enquiryId }, { number: 2, isLast: false })).toBe('done')
  expect(await deliveriesOf(enquiryId)).toEqual([{ kind: 'acknowledge', status: 'sent', attempts: 2, error: null }])
  expect(mailer.sent).toHaveLength(1)
})

it('shows the staff when the last try has failed', async () => {
  const { ctx, handlers } = setUp([Object.assign(new Error('x'), { responseCode: 451 })])
  const { enquiryId } = await addEnquiry(ctx)
  await expect(handlers['enquiry-acknowledge']({ enquiryId }, { number: 18, isLast: true })).rejects.toThrow('x')
  expect(await deliveriesOf(enquiryId)).toEqual([{ kind: 'acknowledge', status: 'failed', attempts: 1, error: 'SMTP 451' }])
  expect(await eventsOf(enquiryId)).toEqual([{ kind: 'mail_failed', detail: { mail: 'acknowledge', error: 'SMTP 451' } }])
})

it('tells the other recipients when one address is dead', async () => {
  await database.db
    .update(setting)
    .set({ value: { enquiry_mails: ['dead@quayline.example', 'boss@quayline.example'] } })
    .where(eq(setting.key, 'notices'))
  const { ctx, mailer, handlers } = setUp([new MailRefused('SMTP 550')])
  const { enquiryId } = await addEnquiry(ctx)
  expect(await handlers['enquiry-notify']({ enquiryId }, FIRST)).toBe('given_up')
  expect(mailer.sent).toHaveLength(1)
  expect((await deliveriesOf(enquiryId)).map((delivery) => delivery.status).toSorted()).toEqual(['failed', 'sent'])
})

it('tells the company, else the colleagues who work on enquiries, where nobody was chosen', async () => {
  await database.db.delete(setting)
  const [sales] = await database.db
    .insert(role)
    .values({ roleKey: 'sales', permissions: ['enquiry.read', 'enquiry.write'] })
    .returning({ id: role.id })
  const colleague = await addStaff(database.db, [])
  await addStaff(database.db, [])
  await database.db.insert(staffRole).values({ staffId: colleague.staffId, roleId: sales?.id ?? 0 })
  const first = setUp()
  await first.handlers['enquiry-notify']({ enquiryId: (await addEnquiry(first.ctx)).enquiryId }, FIRST)
  expect(first.mailer.sent.map((message) => message.to.address)).toEqual([expect.stringMatching(/^li\./)])
  await database.db.insert(setting).values({ key: 'company', value: { mail: 'office@quayline.example' } })
  const second = setUp()
  await second.handlers['enquiry-notify']({ enquiryId: (await addEnquiry(second.ctx)).enquiryId }, FIRST)
  expect(second.mailer.sent.map((message) => [message.to.address, message.from.address])).toEqual([['office@quayline.example', 'office@quayline.example']])
})

it('has nothing to do for an enquiry that is gone', async () => {
  const { mailer, handlers } = setUp()
  expect(await handlers['enquiry-acknowledge']({ enquiryId: 987_654 }, FIRST)).toBe('done')
  expect(await handlers['enquiry-notify']({ enquiryId: 987_654 }, FIRST)).toBe('done')
  expect(mailer.sent).toEqual([])
})
