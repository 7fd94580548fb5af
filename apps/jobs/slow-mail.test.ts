import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { enquiry, mailDelivery, memberMail } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { MOST_RECIPIENTS, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { claimMail } from '#core/domain/mail-delivery/index.ts'
import { MOST_TOLD } from '#core/domain/quotation/index.ts'
import { registerMember } from '#core/domain/member/index.ts'
import { registerInput } from '#core/domain/member/testing.ts'
import { createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { createPgBossQueue, type StoppableJobQueue } from '#core/ports/jobs/pg-boss.ts'
import { prepareJobs } from '#core/ports/jobs/prepare.ts'
import { POLLING, QUEUES } from '#core/ports/jobs/queues.ts'
import { longestSendMs, MAIL_LIMITS } from '#core/ports/mail/limits.ts'
import { createSmtpMailer } from '#core/ports/mail/smtp.ts'
import { startSmtpSink, type SmtpSink } from '#core/ports/mail/testing.ts'
import { MAIL_HOLD_MS } from './mail-turns.ts'
import { createHandlers, startJobs } from './start-jobs.ts'

const SITE = 'https://www.quayline.example'
const FIRST = { number: 1, isLast: false }
const SECOND = { number: 2, isLast: false }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

let database: TestDatabase
let queue: StoppableJobQueue
let sink: SmtpSink
let mailer: ReturnType<typeof createSmtpMailer>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await prepareJobs(database.url)
  const onError = (error: Error) => {
    throw error
  }
  queue = await createPgBossQueue({ db: database.db, onError })
})
afterAll(async () => {
  await queue.stop()
  await database.drop()
})
beforeEach(async () => {
  sink = await startSmtpSink()
  mailer = createSmtpMailer({ url: sink.url })
})
afterEach(async () => {
  mailer.close()
  await sink.stop()
})

function setUp(signal?: AbortSignal) {
  const { ctx, clock, jobs } = createTestCtx(database.db)
  const input = { db: database.db, ports: ctx.ports, mailer, ads: createFakeAdEvents(), siteOrigin: SITE, replyAddress: null, log: QUIET }
  return { ctx, clock, jobs, input, handlers: createHandlers({ ...input, ...(signal && { signal }) }) }
}

async function addEnquiry(ctx: Parameters<typeof recordEnquiry>[0]['ctx']) {
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return { reference, enquiryId: row?.id ?? 0 }
}

const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 10_000, interval: 5 }).toBe(true)
const messageIds = () => sink.received.map(({ source }) => /^Message-ID: <(.*)>$/m.exec(source)?.[1])

it('gives a run more time than its mails can take together, however slow the server is', () => {
  const mails: Partial<Record<keyof typeof QUEUES, number>> = {
    'enquiry-acknowledge': 1,
    'enquiry-notify': MOST_RECIPIENTS,
    'dealer-mail': 1,
    'dealer-notice': MOST_RECIPIENTS,
    'member-mail': 1,
    'staff-mail': 1,
    'alert-mail': 1,
    'message-mail': 1,
    'quotation-mail': 1,
    'quotation-notice': MOST_TOLD,
  }
  const names = Object.keys(mails) as (keyof typeof QUEUES)[]
  // All take turns at the same connections, so that the last of one batch waits for all others.
  const most = names.reduce((sum, name) => sum + POLLING[name].batchSize * (mails[name] ?? 0), 0)
  const seconds = (Math.ceil(most / MAIL_LIMITS.connections) * MAIL_HOLD_MS) / 1000
  for (const name of names) {
    expect(QUEUES[name].expireInSeconds).toBeGreaterThan(seconds)
    expect(QUEUES[name].heartbeatSeconds).toBeLessThanOrEqual(60)
  }
  expect(MAIL_HOLD_MS).toBeGreaterThan(longestSendMs(MAIL_LIMITS))
})

describe('a mail server that answers slowly', () => {
  it('is handed a message once, although its job runs again while the first run still sends', async () => {
    const { ctx, handlers } = setUp()
    const { enquiryId } = await addEnquiry(ctx)
    sink.holdAt('end')
    const first = handlers['enquiry-acknowledge']({ enquiryId }, FIRST)
    await until(() => sink.waiting() === 1)
    await expect(handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).rejects.toMatchObject({ code: 'MAIL_HELD' })
    sink.release()
    expect(await first).toBe('done')
    expect(await handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).toBe('done')
    expect(sink.received).toHaveLength(1)
  })

  it('is handed a message of a member once', async () => {
    const { ctx, jobs, handlers } = setUp()
    await registerMember({ ctx, input: registerInput(), ip: null })
    const [job] = jobs.sent.flatMap((each) => (each.name === 'member-mail' ? [each.payload] : []))
    if (!job) throw new Error('no job')
    sink.holdAt('end')
    const first = handlers['member-mail'](job, FIRST)
    await until(() => sink.waiting() === 1)
    await expect(handlers['member-mail'](job, SECOND)).rejects.toMatchObject({ code: 'MAIL_HELD' })
    sink.release()
    expect(await first).toBe('done')
    expect(await handlers['member-mail'](job, SECOND)).toBe('done')
    expect(sink.received).toHaveLength(1)
    expect(await database.db.select().from(memberMail).where(eq(memberMail.id, job.memberMailId))).toEqual([])
  })

  it('is handed a message once, although a second worker takes the job over', async () => {
    const { ctx, input } = setUp()
    const workers = await Promise.all([1, 2].map(() => startJobs({ ...input, databaseUrl: database.url })))
    try {
      sink.holdAt('end')
      const { enquiryId } = await addEnquiry({ ...ctx, ports: { ...ctx.ports, jobs: queue } })
      await until(() => sink.waiting() === 1)
      const jobAgain = `update pgboss.job set state = 'retry', start_after = now() where name = 'enquiry-acknowledge' and data->>'enquiryId' = $1`
      await database.pool.query(jobAgain, [String(enquiryId)])
      const jobs = () =>
        database.pool
          .query(`select state::text, output from pgboss.job where name = 'enquiry-acknowledge' and data->>'enquiryId' = $1`, [String(enquiryId)])
          .then(({ rows }) => rows)
      await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ state: 'retry', output: { error: 'Error MAIL_HELD' } }])
      sink.release()
      await expect
        .poll(() => database.db.select({ status: mailDelivery.status }).from(mailDelivery).where(eq(mailDelivery.enquiryId, enquiryId)))
        .toEqual([{ status: 'sent' }])
      await database.pool.query(jobAgain, [String(enquiryId)])
      await expect.poll(async () => (await jobs())[0]?.['state'], { timeout: 10_000 }).toBe('completed')
      expect(sink.received).toHaveLength(1)
    } finally {
      sink.release()
      await Promise.all(workers.map((worker) => worker.stop()))
    }
  }, 40_000)

  it('is given no more messages at once than there are connections, and none is taken while it waits', async () => {
    const { ctx, handlers } = setUp()
    const enquiries = []
    for (let made = 0; made < 5; made += 1) enquiries.push(await addEnquiry(ctx))
    sink.holdAt('end')
    const before = (await database.db.select().from(mailDelivery)).length
    const sending = enquiries.map(({ enquiryId }) => handlers['enquiry-acknowledge']({ enquiryId }, FIRST))
    await until(() => sink.waiting() === MAIL_LIMITS.connections)
    expect(await database.db.select().from(mailDelivery)).toHaveLength(before + MAIL_LIMITS.connections)
    sink.release()
    expect(await Promise.all(sending)).toEqual(enquiries.map(() => 'done'))
    expect(messageIds().toSorted()).toEqual(enquiries.map(({ reference }) => `${reference.toLowerCase()}.acknowledge@quayline.example`).toSorted())
  })
})

describe('a process that ends', () => {
  it('in the middle of a message leaves it to the next one, under the same Message-ID', async () => {
    const { ctx, clock, handlers } = setUp()
    const { reference, enquiryId } = await addEnquiry(ctx)
    const messageId = `${reference.toLowerCase()}.acknowledge@quayline.example`
    // All that a killed process leaves behind.
    expect(await claimMail({ ctx, input: { enquiryId, kind: 'acknowledge', messageId, holdMs: MAIL_HOLD_MS } })).toBe('claimed')
    clock.advance(MAIL_HOLD_MS - 1)
    await expect(handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).rejects.toMatchObject({ code: 'MAIL_HELD' })
    clock.advance(1)
    expect(await handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).toBe('done')
    expect(messageIds()).toEqual([messageId])
  })

  it('in good order begins no message any more', async () => {
    const stopping = new AbortController()
    const { ctx, handlers } = setUp(stopping.signal)
    const { enquiryId } = await addEnquiry(ctx)
    stopping.abort()
    await expect(handlers['enquiry-acknowledge']({ enquiryId }, FIRST)).rejects.toMatchObject({ code: 'STOPPING' })
    expect(await database.db.select().from(mailDelivery).where(eq(mailDelivery.enquiryId, enquiryId))).toEqual([])
  })
})
