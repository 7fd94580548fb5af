import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { adDelivery, adEvent } from '#core/db/schema/index.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeAdEvents } from '#core/ports/ads/fake.ts'
import { AdFailure, AdRefusal } from '#core/ports/ads/port.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createTurns } from './mail-turns.ts'
import { createAdEventHandler } from './tell-advertiser.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const CONSENT = { event_id: 'event-1', client_id: '7.1', page: '/car/byd-seal?x=1', agreed_at: '2026-11-01T00:00:00Z' }
const ATTEMPT = { number: 1, isLast: false }
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

/** Sends an enquiry; answers the jobs about advertisers, and what works on them. */
async function send(changes: Partial<RecordEnquiryInput>, ads = createFakeAdEvents()) {
  const { ctx, jobs } = createTestCtx(database.db)
  const input = enquiryInput(changes)
  await recordEnquiry({ ctx, input, idempotencyKey: crypto.randomUUID(), request: VISITOR_REQUEST })
  const payloads = jobs.sent.flatMap((job) => (job.name === 'ad-event' ? [job.payload] : []))
  const handle = createAdEventHandler(
    { createCtx: () => ctx, mailer: createFakeMailer(), inTurn: createTurns(1), siteOrigin: 'https://www.example.com', replyAddress: null, log: QUIET },
    ads,
  )
  return { input, payloads, ads, handle }
}

it('tells nobody of an enquiry without consent', async () => {
  expect((await send({})).payloads).toEqual([])
  expect((await send({ ad_consent: { ...CONSENT, event_id: '' } })).payloads).toEqual([])
})

it('tells each advertiser once of a lead whose sender has agreed', async () => {
  const touch = { fbclid: 'click', touched_at: '2026-11-20T00:00:00Z' }
  const { input, payloads, ads, handle } = await send({ ad_consent: CONSENT, lang: 'ar', first_touch: touch })
  for (const payload of [...payloads, ...payloads]) expect(await handle(payload, ATTEMPT)).toBe('done')
  expect(ads.told.map(({ provider }) => provider)).toEqual(['meta', 'google'])
  expect(ads.told[0]?.lead).toMatchObject({
    eventId: 'event-1',
    pageUrl: 'https://ar.example.com/car/byd-seal',
    clientId: '7.1',
    mail: input.mail,
    userAgent: VISITOR_REQUEST.userAgent,
    fbclid: { value: 'click', at: new Date('2026-11-20T00:00:00Z') },
  })
})

it('never hands on the code of a link that opens an application', async () => {
  const { payloads, ads, handle } = await send({ ad_consent: { ...CONSENT, page: '/network/status/Qx3-aB_9' } })
  for (const payload of payloads) await handle(payload, ATTEMPT)
  expect(ads.told.map(({ lead }) => lead.pageUrl)).toEqual(['https://www.example.com/network/status', 'https://www.example.com/network/status'])
})

it('tells nobody of what is taken for spam', async () => {
  const { payloads, ads, handle } = await send({ ad_consent: CONSENT, company_website: 'https://spam.example' })
  for (const payload of payloads) await handle(payload, ATTEMPT)
  expect(ads.told).toEqual([])
})

it('tries again after a failure, gives up after a refusal, and writes both down', async () => {
  const ads = createFakeAdEvents([new AdFailure('meta answered 503'), new AdRefusal('google answered 400')])
  const { payloads, handle } = await send({ ad_consent: CONSENT }, ads)
  const [meta, google] = payloads
  if (!meta || !google) throw new Error('no jobs')
  await expect(handle(meta, ATTEMPT)).rejects.toThrow('503')
  expect(await handle(google, ATTEMPT)).toBe('given_up')
  expect(await handle(meta, ATTEMPT)).toBe('done')
  const rows = await database.db
    .select({ provider: adDelivery.provider, attempts: adDelivery.attempts, error: adDelivery.error, isSent: adDelivery.sentAt })
    .from(adDelivery)
    .innerJoin(adEvent, eq(adEvent.id, adDelivery.adEventId))
    .where(eq(adEvent.id, meta.adEventId))
    .orderBy(adDelivery.provider)
  expect(rows).toEqual([
    { provider: 'google', attempts: 1, error: 'google answered 400', isSent: null },
    { provider: 'meta', attempts: 2, error: null, isSent: expect.any(Date) },
  ])
})

it('writes down the kind of what is no answer, not its words', async () => {
  const ads = createFakeAdEvents([new TypeError('Failed to parse URL from https://ads.example/?api_secret=canary')])
  const { payloads, handle } = await send({ ad_consent: CONSENT }, ads)
  const [meta] = payloads
  if (!meta) throw new Error('no job')
  await expect(handle(meta, ATTEMPT)).rejects.toThrow()
  const [row] = await database.db.select({ error: adDelivery.error }).from(adDelivery).where(eq(adDelivery.adEventId, meta.adEventId))
  expect(row).toEqual({ error: 'TypeError' })
})
