import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listEnquiriesInputSchema } from '#contract/staff-enquiry.ts'
import { listDealersInputSchema } from '#contract/staff-dealer.ts'
import { dealerApplication, enquiry, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { readDashboard } from '#core/domain/dashboard/index.ts'
import { applyAsDealer, findDealer, listDealers, sendDealerMailAgain } from '#core/domain/dealer/index.ts'
import { applicationInput } from '#core/domain/dealer/testing.ts'
import { findEnquiry, listEnquiries, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { createSmtpMailer } from '#core/ports/mail/smtp.ts'
import { startSmtpSink, type SmtpSink } from '#core/ports/mail/testing.ts'
import { createHandlers } from './start-jobs.ts'

const FIRST = { number: 1, isLast: false }
const SECOND = { number: 2, isLast: false }
const LAST = { number: 18, isLast: true }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

let database: TestDatabase
let sink: SmtpSink
let mailer: ReturnType<typeof createSmtpMailer>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'notices', value: { enquiry_mails: ['sales@quayline.example'] } })
  sink = await startSmtpSink()
  mailer = createSmtpMailer({ url: sink.url })
})
afterAll(async () => {
  mailer.close()
  await sink.stop()
  await database.drop()
})

function setUp(through = mailer) {
  const { ctx, clock, jobs } = createTestCtx(database.db)
  const staff = { ...ctx, actor: { kind: 'system' as const } }
  const handlers = createHandlers({
    db: database.db,
    ports: ctx.ports,
    mailer: through,
    ads: createFakeAdEvents(),
    siteOrigin: 'https://www.quayline.example',
    replyAddress: null,
    log: QUIET,
  })
  return { ctx, clock, jobs, staff, handlers }
}

async function addEnquiry(ctx: Parameters<typeof recordEnquiry>[0]['ctx']): Promise<number> {
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return row?.id ?? 0
}

it('is seen on the enquiry, in the list and on the overview from the first failed try to the one that succeeds', async () => {
  const { ctx, clock, staff, handlers } = setUp()
  const enquiryId = await addEnquiry(ctx)
  await addEnquiry(ctx)
  const mails = async () => (await findEnquiry({ ctx: staff, input: { id: enquiryId } })).mails
  const refused = async () => (await listEnquiries({ ctx: staff, input: listEnquiriesInputSchema.parse({ mail: 'refused' }) })).list.map(({ id }) => id)
  const counted = async () => (await readDashboard({ ctx: staff, input: { utc_offset_minutes: 0 } })).mail_refused
  expect([await refused(), await counted()]).toEqual([[], 0])

  sink.answerRecipient('451 4.7.1 come back later')
  const firstTry = clock.now().toISOString()
  await expect(handlers['enquiry-acknowledge']({ enquiryId }, FIRST)).rejects.toThrow('come back later')
  expect(await mails()).toMatchObject([
    { kind: 'acknowledge', status: 'pending', trouble: 'refused', attempts: 1, error: 'SMTP 451', tried_at: firstTry, sent_at: null },
  ])
  expect([await refused(), await counted()]).toEqual([[enquiryId], 1])

  clock.advance(60_000)
  await expect(handlers['enquiry-notify']({ enquiryId }, FIRST)).rejects.toThrow('come back later')
  await expect(handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).rejects.toThrow('come back later')
  expect(await mails()).toMatchObject([
    { kind: 'acknowledge', attempts: 2, tried_at: clock.now().toISOString() },
    { kind: 'notify', attempts: 1, error: 'SMTP 451' },
  ])
  expect(await counted()).toBe(1)

  sink.answerRecipient('250 ok')
  expect(await handlers['enquiry-acknowledge']({ enquiryId }, SECOND)).toBe('done')
  expect(await refused()).toEqual([enquiryId])
  expect(await handlers['enquiry-notify']({ enquiryId }, SECOND)).toBe('done')
  expect(await mails()).toMatchObject([
    { status: 'sent', trouble: null, error: null },
    { status: 'sent', trouble: null, error: null },
  ])
  expect([await refused(), await counted()]).toEqual([[], 0])
})

it('of a mail that is given up is told apart from one that is still tried', async () => {
  const { ctx, staff, handlers } = setUp()
  const enquiryId = await addEnquiry(ctx)
  const listed = async (mail: 'refused' | 'failed') =>
    (await listEnquiries({ ctx: staff, input: listEnquiriesInputSchema.parse({ mail }) })).list.map((row) => [row.id, row.mail_trouble])
  sink.answerRecipient('550 5.1.1 no such person')
  expect(await handlers['enquiry-acknowledge']({ enquiryId }, FIRST)).toBe('given_up')
  expect([await listed('refused'), await listed('failed')]).toEqual([[], [[enquiryId, 'failed']]])
  sink.answerRecipient('451 4.7.1 come back later')
  await expect(handlers['enquiry-notify']({ enquiryId }, FIRST)).rejects.toThrow('come back later')
  expect([await listed('refused'), await listed('failed')]).toEqual([[[enquiryId, 'refused']], []])
  await expect(handlers['enquiry-notify']({ enquiryId }, LAST)).rejects.toThrow('come back later')
  expect([await listed('refused'), await listed('failed')]).toEqual([[], [[enquiryId, 'failed']]])
  sink.answerRecipient('250 ok')
})

it('names a mail server that is not there by its code', async () => {
  const gone = await startSmtpSink()
  await gone.stop()
  const nowhere = createSmtpMailer({ url: gone.url })
  const { ctx, staff, handlers } = setUp(nowhere)
  const enquiryId = await addEnquiry(ctx)
  await expect(handlers['enquiry-acknowledge']({ enquiryId }, FIRST)).rejects.toThrow('ECONNREFUSED')
  expect((await findEnquiry({ ctx: staff, input: { id: enquiryId } })).mails).toMatchObject([{ error: 'ECONNREFUSED', trouble: 'refused' }])
  nowhere.close()
})

it('is seen on a dealer application and in the list of them alike', async () => {
  const { ctx, jobs, staff, handlers } = setUp()
  const { reference } = await applyAsDealer({ ctx, input: applicationInput(), documents: [], idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
  const [job] = jobs.sent.flatMap((each) => (each.name === 'dealer-mail' ? [each.payload] : []))
  if (!row || !job) throw new Error('no application')
  const listed = async () => (await listDealers({ ctx: staff, input: listDealersInputSchema.parse({}) })).list.map((each) => each.mail_trouble)
  expect(await listed()).toEqual([null])
  sink.answerRecipient('451 4.7.1 come back later')
  await expect(handlers['dealer-mail'](job, FIRST)).rejects.toThrow('come back later')
  sink.answerRecipient('250 ok')
  expect(await listed()).toEqual(['refused'])
  expect(await findDealer({ ctx: staff, input: { id: row.id } })).toMatchObject({
    mail_trouble: 'refused',
    mails: [{ kind: 'dealer_acknowledge', trouble: 'refused', attempts: 1, error: 'SMTP 451' }],
  })
})

it('of an application is sent again by hand, to the applicant and to the staff', async () => {
  const { ctx, jobs, staff, handlers } = setUp()
  const { reference } = await applyAsDealer({ ctx, input: applicationInput(), documents: [], idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
  const id = row?.id ?? 0
  const seller = { ...ctx, actor: await addStaff(database.db, ['dealer.read', 'dealer.write']) }
  const run = async () => {
    for (const job of jobs.sent.splice(0)) {
      if (job.name === 'dealer-mail') await handlers['dealer-mail'](job.payload, FIRST)
      if (job.name === 'dealer-notice') await handlers['dealer-notice'](job.payload, FIRST)
    }
  }
  sink.answerRecipient('550 5.1.1 no such person')
  await run()
  sink.answerRecipient('250 ok')
  const { mails } = await findDealer({ ctx: staff, input: { id } })
  expect(mails).toMatchObject([
    { kind: 'dealer_acknowledge', trouble: 'failed' },
    { kind: 'dealer_notify', trouble: 'failed' },
  ])
  for (const mail of mails) await sendDealerMailAgain({ ctx: seller, input: { id, mail_id: mail.id } })
  await run()
  expect((await findDealer({ ctx: staff, input: { id } })).mails).toMatchObject([
    { kind: 'dealer_acknowledge', status: 'sent', trouble: null, attempts: 2 },
    { kind: 'dealer_notify', status: 'sent', trouble: null, attempts: 2 },
  ])
  for (const mail of mails) await expect(sendDealerMailAgain({ ctx: seller, input: { id, mail_id: mail.id } })).rejects.toMatchObject({ key: 'conflict' })
  await expect(sendDealerMailAgain({ ctx: seller, input: { id: id + 1_000, mail_id: mails[0]?.id ?? 0 } })).rejects.toMatchObject({ key: 'not_found' })
  await expect(sendDealerMailAgain({ ctx: { ...ctx, actor: await addStaff(database.db, ['dealer.read']) }, input: { id, mail_id: 1 } })).rejects.toMatchObject({
    key: 'forbidden',
  })
})
