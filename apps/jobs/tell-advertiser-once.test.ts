// R23.67, R23.68, R23.69
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import type { SetEnquiryStatusInput } from '#contract/staff-enquiry.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { adDelivery, adEvent, enquiry } from '#core/db/schema/index.ts'
import { withdrawAdConsent } from '#core/domain/ad-event/index.ts'
import { recordEnquiry, releaseEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { addOffer } from '#core/domain/quotation/testing.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createTurns } from './mail-turns.ts'
import { createAdEventHandler } from './tell-advertiser.ts'

const RIGHTS = ['enquiry.read', 'enquiry.write', 'enquiry.assign', 'quotation.write']
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }
const DAY = 86_400_000
const ATTEMPT = { number: 1, isLast: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** A lead whose sender has agreed, and what advertisers hear of it. */
async function setUp(changes: Partial<RecordEnquiryInput> = {}) {
  const { ctx, clock, jobs } = createTestCtx(database.db, { actor: await addStaff(database.db, RIGHTS) })
  const ads = createFakeAdEvents()
  const deps = {
    createCtx: () => ctx,
    mailer: createFakeMailer(),
    inTurn: createTurns(1),
    siteOrigin: 'https://www.example.com',
    replyAddress: null,
    log: QUIET,
  }
  const handle = createAdEventHandler(deps, ads)
  const due = () => jobs.sent.splice(0).flatMap((job) => (job.name === 'ad-event' ? [job.payload] : []))
  /** Does what waits in the outbox; answers what Meta has heard since, and how many jobs there were for it. */
  const work = async () => {
    const before = ads.told.length
    const payloads = due().filter(({ provider }) => provider === 'meta')
    for (const payload of payloads) await handle(payload, ATTEMPT)
    return { jobs: payloads.length, told: ads.told.slice(before).map(({ lead }) => [lead.kind, lead.valueCents]) }
  }
  const mark = crypto.randomUUID()
  const consent = { event_id: mark, client_id: `${mark}.7`, page: '/', agreed_at: '2026-11-01T00:00:00Z', terms: '3' }
  const visitor = { ...ctx, actor: { kind: 'visitor' } as const }
  const input = enquiryInput({ ad_consent: consent, ...changes })
  const { reference } = await recordEnquiry({ ctx: visitor, input, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const id = row?.id ?? 0
  const move = (stage: Omit<SetEnquiryStatusInput, 'id'>) => setEnquiryStatus({ ctx, input: { id, ...stage } })
  const accept = async () => {
    const { code } = await addOffer(ctx, id)
    await answerOffer({ ctx: visitor, input: { code, revision: 1, answer: 'accept', name: 'Amina', consent: true } })
  }
  return { ctx, clock, ads, handle, due, work, move, accept, id, clientId: consent.client_id }
}

it('tells of what was spam and is qualified at once: of each once, by one job', async () => {
  const { work, move } = await setUp()
  await move({ status: 'spam' })
  expect(await work()).toEqual({ jobs: 1, told: [] })
  await move({ status: 'qualified', note: 'Called back' })
  expect(await work()).toEqual({
    jobs: 2,
    told: [
      ['lead', null],
      ['qualified', null],
    ],
  })
})

it('tells once where two jobs are at it together, and again by the other where the first died', async () => {
  const { clock, ads, handle, due } = await setUp()
  const [meta] = due()
  if (meta === undefined) throw new Error('no job')
  const outcomes = await Promise.allSettled([handle(meta, ATTEMPT), handle(meta, ATTEMPT)])
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(ads.told).toHaveLength(1)
  const ofIt = and(eq(adDelivery.adEventId, meta.adEventId), eq(adDelivery.provider, 'meta'))
  await database.db
    .update(adDelivery)
    .set({ sentAt: null, claimedUntil: new Date(clock.now().getTime() + 60_000) })
    .where(ofIt)
  await expect(handle(meta, ATTEMPT)).rejects.toThrow('another job')
  clock.advance(61_000)
  expect(await handle(meta, ATTEMPT)).toBe('done')
  expect(ads.told).toHaveLength(2)
  expect(await database.db.select({ attempts: adDelivery.attempts, claimedUntil: adDelivery.claimedUntil }).from(adDelivery).where(ofIt)).toEqual([
    { attempts: 2, claimedUntil: null },
  ])
})

it('tells nothing that was held for longer than consent holds', async () => {
  const { ctx, clock, work, id } = await setUp({ company_website: 'https://spam.example' })
  await work()
  clock.advance(365 * DAY)
  await releaseEnquiry({ ctx, input: { id } })
  expect(await work()).toEqual({ jobs: 0, told: [] })
})

it('tells of no state that was set back before it was told, and of it when it comes true', async () => {
  const { work, move, accept } = await setUp()
  await move({ status: 'contacted' })
  await work()
  await move({ status: 'won', note: 'Paid at the fair' })
  await move({ status: 'contacted', note: 'Not this one' })
  expect(await work()).toEqual({ jobs: 1, told: [] })
  await accept()
  await move({ status: 'won' })
  // Two at 15,000 dollars.
  expect((await work()).told).toEqual([
    ['quoted', null],
    ['won', 30_000_00],
  ])
  await move({ status: 'contacted', note: 'Again' })
  await move({ status: 'won' })
  expect(await work()).toEqual({ jobs: 0, told: [] })
})

it('tells a sale with what was accepted when it was marked, not with what is accepted later', async () => {
  const { work, move, accept } = await setUp()
  await move({ status: 'contacted' })
  await move({ status: 'won', note: 'Paid at the fair' })
  await accept()
  expect((await work()).told).toContainEqual(['won', null])
})

it('tells nothing of a state that was noted while the consent was taken back', async () => {
  const { ctx, ads, handle, due, move, id, clientId } = await setUp()
  due()
  const ofIt = eq(adEvent.enquiryId, id)
  // As if the state had been noted behind the withdrawal: the row of the lead is gone, the one of the state is not.
  await move({ status: 'qualified' })
  await database.db.delete(adEvent).where(and(ofIt, eq(adEvent.kind, 'lead')))
  for (const payload of due()) await handle(payload, ATTEMPT)
  expect(ads.told).toEqual([])
  await withdrawAdConsent({ ctx, input: { client_id: clientId } })
  expect(await database.db.select().from(adEvent).where(ofIt)).toEqual([])
})

it('forgets a state that is being noted while the consent is taken back', async () => {
  const { ctx, due, move, id, clientId } = await setUp()
  due()
  await Promise.all([move({ status: 'qualified' }), withdrawAdConsent({ ctx, input: { client_id: clientId } })])
  expect(await database.db.select().from(adEvent).where(eq(adEvent.enquiryId, id))).toEqual([])
})
