// R23.67, R23.68, R23.69
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { adEvent, dealerApplication, enquiry } from '#core/db/schema/index.ts'
import { withdrawAdConsent } from '#core/domain/ad-event/index.ts'
import { eraseCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { applyAsDealer, releaseDealer } from '#core/domain/dealer/index.ts'
import { applicationInput } from '#core/domain/dealer/testing.ts'
import { recordEnquiry, releaseEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { addOffer } from '#core/domain/quotation/testing.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { AdFailure } from '#core/ports/ads/port.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createTurns } from './mail-turns.ts'
import { createAdEventHandler } from './tell-advertiser.ts'

const RIGHTS = ['enquiry.read', 'enquiry.write', 'quotation.write', 'dealer.read', 'dealer.write', 'customer.privacy'] as const
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }
const DAY = 86_400_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function setUp(failures: Error[] = []) {
  const { ctx, clock, jobs } = createTestCtx(database.db, { actor: await addStaff(database.db, [...RIGHTS]) })
  const ads = createFakeAdEvents(failures)
  const deps = {
    createCtx: () => ctx,
    mailer: createFakeMailer(),
    inTurn: createTurns(1),
    siteOrigin: 'https://www.example.com',
    replyAddress: null,
    log: QUIET,
  }
  const handle = createAdEventHandler(deps, ads)
  /** Does what waits in the outbox; answers what advertisers have heard since. */
  const work = async () => {
    const before = ads.told.length
    for (const job of jobs.sent.splice(0)) if (job.name === 'ad-event') await handle(job.payload, { number: 1, isLast: false })
    return ads.told.slice(before).map(({ provider, lead }) => [provider, lead.kind, lead.eventId, lead.valueCents] as const)
  }
  return { ctx, clock, jobs, ads, work }
}
type Setup = Awaited<ReturnType<typeof setUp>>

const consent = (mark: string) => ({ event_id: mark, client_id: `${mark}.7`, page: '/netWork', agreed_at: '2026-11-01T00:00:00Z', terms: '2' })
const both = (kind: string, id: string, value: number | null = null) => ['meta', 'google'].map((provider) => [provider, kind, id, value])

async function addLead({ ctx }: Setup, changes: Parameters<typeof enquiryInput>[0]): Promise<number> {
  const { reference } = await recordEnquiry({
    ctx: { ...ctx, actor: { kind: 'visitor' } },
    input: enquiryInput(changes),
    idempotencyKey: null,
    request: VISITOR_REQUEST,
  })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return row?.id ?? 0
}

async function win(ctx: Setup['ctx'], id: number): Promise<void> {
  await setEnquiryStatus({ ctx, input: { id, status: 'won', note: 'Paid at the fair' } })
}

async function addApplication({ ctx }: Setup, changes: Parameters<typeof applicationInput>[0]): Promise<number> {
  const input = applicationInput(changes)
  const { reference } = await applyAsDealer({
    ctx: { ...ctx, actor: { kind: 'visitor' } },
    input,
    documents: [],
    idempotencyKey: null,
    request: VISITOR_REQUEST,
  })
  const [row] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
  return row?.id ?? 0
}

it('tells how far a lead has come, each state once, and a sale with what the buyer accepted', async () => {
  const mark = crypto.randomUUID()
  const all = await setUp()
  const { ctx, work } = all
  const id = await addLead(all, { ad_consent: consent(mark) })
  expect(await work()).toEqual(both('lead', mark))
  const move = (status: 'contacted' | 'qualified' | 'won') => setEnquiryStatus({ ctx, input: { id, status } })
  await move('qualified')
  expect(await work()).toEqual(both('qualified', `${mark}.qualified`))
  await move('contacted')
  await move('qualified')
  expect(await work()).toEqual([])
  const { code } = await addOffer(ctx, id)
  expect(await work()).toEqual(both('quoted', `${mark}.quoted`))
  await answerOffer({ ctx: { ...ctx, actor: { kind: 'visitor' } }, input: { code, revision: 1, answer: 'accept', name: 'Amina', consent: true } })
  await move('won')
  // Two at 15,000 dollars.
  expect(await work()).toEqual(both('won', `${mark}.won`, 30_000_00))
})

it('tells a sale nowhere again that was told, opened again and won a second time', async () => {
  const mark = crypto.randomUUID()
  const setup = await setUp()
  const id = await addLead(setup, { ad_consent: consent(mark) })
  await setup.work()
  await win(setup.ctx, id)
  expect((await setup.work()).filter(([, kind]) => kind === 'won')).toEqual(both('won', `${mark}.won`))
  await setEnquiryStatus({ ctx: setup.ctx, input: { id, status: 'contacted', note: 'The bank refused' } })
  expect(await setup.work()).toEqual([])
  await setEnquiryStatus({ ctx: setup.ctx, input: { id, status: 'won', note: 'Another bank paid' } })
  expect(await setup.work()).toEqual([])
})

it('says nothing of what comes later without consent, under words that did not speak of it, or when it is too old', async () => {
  const all = await setUp()
  const { ctx, clock, work } = all
  const { terms: _today, ...old } = consent(crypto.randomUUID())
  const none = await addLead(all, {})
  const older = await addLead(all, { ad_consent: old })
  expect(await work()).toEqual(both('lead', old.event_id))
  for (const id of [none, older]) await win(ctx, id)
  expect(await work()).toEqual([])
  const late = await addLead(all, { ad_consent: consent(crypto.randomUUID()) })
  await work()
  clock.advance(365 * DAY)
  await win(ctx, late)
  expect(await work()).toEqual([])
})

it('tells of a lead that is let out of quarantine, as of then, and of one that was no spam after all', async () => {
  const mark = crypto.randomUUID()
  const all = await setUp()
  const { ctx, clock, ads, work } = all
  const id = await addLead(all, { ad_consent: consent(mark), company_website: 'https://spam.example' })
  await setEnquiryStatus({ ctx, input: { id, status: 'qualified' } })
  expect(await work()).toEqual([])
  clock.advance(10 * DAY)
  await releaseEnquiry({ ctx, input: { id } })
  expect((await work()).toSorted()).toEqual([...both('lead', mark), ...both('qualified', `${mark}.qualified`)].toSorted())
  expect(ads.told[0]?.lead.happenedAt).toEqual(clock.now())
  await releaseEnquiry({ ctx, input: { id } })
  const other = crypto.randomUUID()
  const doubted = await addLead(all, { ad_consent: consent(other) })
  await setEnquiryStatus({ ctx, input: { id: doubted, status: 'spam' } })
  expect(await work()).toEqual([])
  await setEnquiryStatus({ ctx, input: { id: doubted, status: 'new', note: 'A buyer after all' } })
  expect(await work()).toEqual(both('lead', other))
})

it('tells of a dealer’s application with its click, by consent, and when it is let out of quarantine', async () => {
  const [mark, held] = [crypto.randomUUID(), crypto.randomUUID()]
  const all = await setUp()
  const { ctx, ads, work } = all
  await addApplication(all, {})
  const { terms: _today, ...old } = consent(crypto.randomUUID())
  await addApplication(all, { ad_consent: old })
  expect(await work()).toEqual([])
  const input = { ad_consent: consent(mark), lang: 'es', last_touch: { fbclid: 'click', touched_at: '2026-11-20T00:00:00Z' } }
  await addApplication(all, input)
  expect(await work()).toEqual(both('dealer', mark))
  expect(ads.told[0]?.lead).toMatchObject({
    pageUrl: 'https://es.example.com/netWork',
    userAgent: VISITOR_REQUEST.userAgent,
    fbclid: { value: 'click', at: new Date('2026-11-20T00:00:00Z') },
    mobileE164: '+5115550100',
  })
  const id = await addApplication(all, { ad_consent: consent(held), company_website: 'https://spam.example' })
  expect(await work()).toEqual([])
  await releaseDealer({ ctx, input: { id } })
  expect(await work()).toEqual(both('dealer', held))
})

it('is tried again under the same id, and told once', async () => {
  const mark = crypto.randomUUID()
  const all = await setUp()
  const { ctx, jobs, work } = all
  const id = await addLead(all, { ad_consent: consent(mark) })
  await setEnquiryStatus({ ctx, input: { id, status: 'contacted' } })
  await work()
  await setEnquiryStatus({ ctx, input: { id, status: 'won', note: 'Paid at the fair' } })
  const payloads = jobs.sent.flatMap((job) => (job.name === 'ad-event' ? [job.payload] : []))
  const ads = createFakeAdEvents([new AdFailure('meta answered 503')])
  const deps = {
    createCtx: () => ctx,
    mailer: createFakeMailer(),
    inTurn: createTurns(1),
    siteOrigin: 'https://www.example.com',
    replyAddress: null,
    log: QUIET,
  }
  const handle = createAdEventHandler(deps, ads)
  const [meta] = payloads
  if (meta === undefined) throw new Error('no job')
  await expect(handle(meta, { number: 1, isLast: false })).rejects.toThrow('503')
  await handle(meta, { number: 2, isLast: false })
  await handle(meta, { number: 3, isLast: true })
  expect(ads.told.map(({ lead }) => [lead.eventId, lead.valueCents])).toEqual([[`${mark}.won`, null]])
})

it('ends when the visitor takes the consent back, and goes with the person', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const all = await setUp()
  const { ctx, work } = all
  const id = await addLead(all, { ad_consent: consent(first) })
  await work()
  await withdrawAdConsent({ ctx, input: { client_id: `${first}.7` } })
  await win(ctx, id)
  expect(await work()).toEqual([])
  const application = await addApplication(all, { ad_consent: consent(second) })
  await linkCustomer({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { thing: 'dealer', id: application } })
  const [row] = await database.db.select({ customerId: dealerApplication.customerId }).from(dealerApplication).where(eq(dealerApplication.id, application))
  await eraseCustomer({ ctx, input: { id: row?.customerId ?? 0 } })
  expect(await work()).toEqual([])
  expect(await database.db.select().from(adEvent).where(eq(adEvent.dealerApplicationId, application))).toEqual([])
})
