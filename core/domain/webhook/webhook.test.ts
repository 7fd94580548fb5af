import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import { leadDataSchema, webhookDeliveriesSchema, webhooksSchema, type WebhookValue } from '#contract/webhook.ts'
import { auditLog, customer, dealerApplication, enquiry, webhookDelivery, webhookEndpoint } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { eraseCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { applyAsDealer, releaseDealer } from '#core/domain/dealer/index.ts'
import { applicationInput } from '#core/domain/dealer/testing.ts'
import { assignEnquiry, enterEnquiry, recordAnswer, recordBuyerMessage, recordEnquiry, releaseEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { sendMessage } from '#core/domain/message/index.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { addOffer } from '#core/domain/quotation/testing.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import {
  deleteOldDeliveries,
  deleteWebhook,
  emitWebhook,
  listWebhookDeliveries,
  listWebhooks,
  prepareDelivery,
  renewWebhookSecret,
  resendWebhookDelivery,
  saveWebhook,
  settleDelivery,
  testWebhook,
} from './index.ts'

let database: TestDatabase
let keeper: Ctx['actor']
let seller: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'KE', { en: 'Kenya' })
  keeper = await addStaff(database.db, ['webhook.write'])
  seller = await addStaff(database.db, [
    'enquiry.read',
    'enquiry.write',
    'enquiry.assign',
    'quotation.write',
    'dealer.read',
    'dealer.write',
    'customer.privacy',
  ])
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(webhookEndpoint)
})

const as = (actor: Ctx['actor']) => createTestCtx(database.db, { actor })

async function add(changes: Partial<WebhookValue> = {}, given = as(keeper)) {
  const value = {
    name: 'CRM',
    url: 'https://crm.example.com/hook',
    events: ['lead.created'] as WebhookValue['events'],
    with_contact: false,
    is_on: true,
    ...changes,
  }
  const { webhook, secret } = await saveWebhook({ ctx: given.ctx, input: { id: null, version: 0, value } })
  return { ...given, id: webhook.id, webhook, secret: secret ?? '' }
}

const ALL: WebhookValue['events'] = ['lead.created', 'lead.changed', 'lead.message', 'quotation.issued', 'quotation.answered', 'dealer.created']

async function addLead(changes: Partial<RecordEnquiryInput> = {}) {
  const made = createTestCtx(database.db)
  const input = enquiryInput(changes)
  const { reference } = await recordEnquiry({ ctx: made.ctx, input, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return { ...made, id: row?.id ?? 0, reference, input }
}

type Told = { type: string; timestamp: string; data: Record<string, unknown> & { contact?: Record<string, unknown> } }

async function told(): Promise<Told[]> {
  const rows = await database.db.select({ body: webhookDelivery.body }).from(webhookDelivery).orderBy(webhookDelivery.id)
  return rows.map(({ body }) => JSON.parse(body ?? 'null') as Told)
}

describe('endpoints', () => {
  // R23.40
  it('tells the secret once, keeps it out of everything else, and writes down who made it and with what', async () => {
    const { ctx, id, secret } = await add({ with_contact: true })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const listed = await listWebhooks({ ctx })
    expect(webhooksSchema.parse(listed)).toEqual(listed)
    const again = await saveWebhook({ ctx, input: { id, version: 1, value: { ...listed.list[0]!.value, name: 'Sales CRM' } } })
    expect(again.secret).toBeNull()
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'webhook'))
    const mine = entries.filter(({ subjectId }) => subjectId === String(id))
    expect(mine.map(({ action }) => action)).toEqual(['webhook.saved', 'webhook.saved'])
    expect(mine[0]?.detail).toMatchObject({ changed: { with_contact: { after: true } } })
    expect(JSON.stringify([listed, again, mine])).not.toContain(secret)
  })

  // R23.40
  it.each([
    'http://crm.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://crm/',
    'https://crm.local/x',
    'https://crm.internal/',
    'https://crm.lan/',
    'https://crm.home.arpa/',
    'https://crm.localhost./',
    'https://a:b@crm.example.com/',
    'ftp://crm.example.com/',
    'no address',
  ])('refuses %s', async (url) => {
    await expect(add({ url })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'value.url', key: 'public_https_address' }] })
  })

  // R23.40
  it('is for whoever has the right', async () => {
    const { id } = await add()
    const { ctx } = as(await addStaff(database.db, ['setting.write', 'enquiry.export']))
    const one = { ctx, input: { id } }
    const calls = [listWebhooks({ ctx }), renewWebhookSecret(one), testWebhook(one), deleteWebhook(one), resendWebhookDelivery(one), add({}, as(ctx.actor))]
    for (const call of calls) await expect(call).rejects.toMatchObject({ key: 'forbidden' })
    await expect(listWebhookDeliveries({ ctx, input: { id, page: 1, page_size: 25 } })).rejects.toMatchObject({ key: 'forbidden' })
  })

  // R23.40
  it('signs by both secrets for a day after a renewal, and by two at most', async () => {
    const { ctx, clock, id, secret } = await add()
    const lead = await addLead()
    const deliveryId = deliveryOf(lead.jobs.sent)
    const secretsNow = async () => (await prepareDelivery({ ctx, input: { deliveryId } }))?.secrets
    expect(await secretsNow()).toEqual([secret])
    const renewed = await renewWebhookSecret({ ctx, input: { id } })
    expect(await secretsNow()).toEqual([renewed.secret, secret])
    const third = await renewWebhookSecret({ ctx, input: { id } })
    expect(await secretsNow()).toEqual([third.secret, renewed.secret])
    clock.advance(24 * 3600_000)
    expect(await secretsNow()).toEqual([third.secret])
  })
})

function deliveryOf(sent: readonly { name: string; payload: object }[]): number {
  const job = sent.findLast(({ name }) => name === 'webhook-send')
  return (job?.payload as { deliveryId: number } | undefined)?.deliveryId ?? 0
}

describe('events', () => {
  // R23.41
  it('tells of a new lead who it is about only where the endpoint may hear of persons', async () => {
    await add()
    await add({ name: 'With people', with_contact: true })
    await add({ name: 'Off', is_on: false })
    await add({ name: 'Others', events: ['dealer.created'] })
    const { input, reference, id, jobs } = await addLead({ last_touch: { utm_campaign: 'autumn' } })
    const [plain, whole, ...rest] = await told()
    expect(rest).toEqual([])
    expect(jobs.sent.filter(({ name }) => name === 'webhook-send')).toHaveLength(2)
    expect(plain).toMatchObject({ type: 'lead.created', timestamp: '2026-11-21T08:00:00.000Z' })
    expect(plain?.data).toMatchObject({ id, reference, status: 'new', owner_id: null, origin: 'other', locale: 'en', country: 'KE', campaign: 'autumn' })
    expect(leadDataSchema.parse(whole?.data)).toEqual(whole?.data)
    expect(whole?.data.contact).toMatchObject({ name: input.name, mail: input.mail, mobile: input.mobile, remark: input.remark })
    for (const personal of [input.name, input.mail, input.mobile, input.remark]) expect(JSON.stringify(plain)).not.toContain(String(personal))
    const ids = await database.db.select({ eventId: webhookDelivery.eventId }).from(webhookDelivery)
    expect(new Set(ids.map(({ eventId }) => eventId)).size).toBe(1)
  })

  // R23.41
  it('tells nobody of what is in quarantine before it is let out', async () => {
    await add({ events: ALL })
    const { id } = await addLead({ company_website: 'https://spam.example' })
    await setEnquiryStatus({ ctx: as(seller).ctx, input: { id, status: 'spam' } })
    expect(await told()).toEqual([])
    await releaseEnquiry({ ctx: as(seller).ctx, input: { id } })
    expect(await told()).toMatchObject([{ type: 'lead.created', data: { id, status: 'new' } }])
  })

  // R23.41
  it('tells of status, owner and messages, without what was written', async () => {
    const { id } = await addLead()
    await add({ events: ALL, with_contact: true })
    const { ctx } = as(seller)
    await assignEnquiry({ ctx, input: { id, owner_id: null } })
    await setEnquiryStatus({ ctx, input: { id, status: 'qualified' } })
    await recordBuyerMessage({ ctx, input: { id, channel: 'whatsapp', text: 'how much to Mombasa' } })
    await recordAnswer({ ctx, input: { id, channel: 'call', is_reached: false, text: 'nobody there' } })
    await sendMessage({ ctx, input: { id, key: crypto.randomUUID(), subject: 'Your order', text: 'our secret price', locale: 'en' } })
    const events = await told()
    expect(events).toMatchObject([
      { type: 'lead.changed', data: { changed: { status: { from: 'new', to: 'qualified' } } } },
      { type: 'lead.message', data: { direction: 'in', channel: 'whatsapp' } },
      { type: 'lead.changed', data: { changed: { owner_id: { from: null, to: seller.staffId } } } },
      { type: 'lead.message', data: { direction: 'out', channel: 'mail', owner_id: seller.staffId } },
    ])
    for (const written of ['Mombasa, how', 'how much to', 'nobody there', 'our secret price', 'Your order'])
      expect(JSON.stringify(events)).not.toContain(written)
  })

  // R23.41
  it('tells of offers that go out and are answered', async () => {
    const { id } = await addLead()
    await add({ events: ALL })
    const { ctx } = as(seller)
    const { code } = await addOffer(ctx, id)
    await answerOffer({ ctx: createTestCtx(database.db).ctx, input: { code, revision: 1, answer: 'accept', name: 'Amina Odhiambo', consent: true } })
    const events = await told()
    expect(events).toMatchObject([
      { type: 'quotation.issued', data: { id, quotation: { revision: 1 } } },
      { type: 'lead.changed', data: { status: 'quoted', changed: { status: { from: 'new', to: 'quoted' } } } },
      { type: 'quotation.answered', data: { quotation: { answer: 'accepted' } } },
    ])
    expect(JSON.stringify(events)).not.toContain('Amina Odhiambo')
  })

  // R23.41
  it('tells of dealers once, and of those in quarantine when they are let out', async () => {
    await add({ events: ['dealer.created'], with_contact: true })
    const { ctx } = createTestCtx(database.db)
    const input = applicationInput()
    await applyAsDealer({ ctx, input, documents: [], idempotencyKey: null, request: VISITOR_REQUEST })
    const { reference } = await applyAsDealer({
      ctx,
      input: applicationInput({ company_website: 'x' }),
      documents: [],
      idempotencyKey: null,
      request: VISITOR_REQUEST,
    })
    expect(await told()).toMatchObject([{ type: 'dealer.created', data: { stage: 'submitted', contact: { company: input.company } } }])
    const [held] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
    await releaseDealer({ ctx: as(seller).ctx, input: { id: held?.id ?? 0 } })
    expect((await told()).map(({ data }) => data['reference'])).toContain(reference)
    expect(await told()).toHaveLength(2)
  })

  // R23.41
  it('tells of leads that staff enter, once for each key', async () => {
    await add()
    const { ctx } = as(seller)
    const input = {
      key: crypto.randomUUID(),
      channel: 'call' as const,
      name: 'Wanjiru',
      company: '',
      mail: `w.${crypto.randomUUID()}@example.com`,
      mobile: '',
      whatsapp: '',
      country: 'KE',
      locale: 'en' as const,
      subject: null,
      remark: 'Called about a van',
      is_mine: true,
      is_reached: true,
    }
    await enterEnquiry({ ctx, input: input as never })
    await enterEnquiry({ ctx, input: input as never })
    expect(await told()).toMatchObject([{ type: 'lead.created', data: { origin: 'entered', status: 'contacted' } }])
  })

  // R23.41
  it('leaves nothing behind where what happened is taken back', async () => {
    await add({ events: ALL })
    const { id, ctx } = await addLead()
    await database.db.delete(webhookDelivery)
    await database.db
      .transaction(async (tx) => {
        await emitWebhook(tx, ctx, { type: 'lead.changed', enquiryId: id })
        throw new Error('taken back')
      })
      .catch(() => {})
    expect(await told()).toEqual([])
  })
})

describe('deliveries', () => {
  const settle = (given: { ctx: Ctx }, deliveryId: number, outcome: Parameters<typeof settleDelivery>[0]['input']['outcome'], isLast = false) =>
    settleDelivery({ ctx: given.ctx, input: { deliveryId, outcome, ms: 12, isLast } })
  const list = async (given: { ctx: Ctx; id: number }) => {
    const found = await listWebhookDeliveries({ ctx: given.ctx, input: { id: given.id, page: 1, page_size: 25 } })
    expect(webhookDeliveriesSchema.parse(found)).toEqual(found)
    return found.list
  }

  // R23.42, R23.43
  it('keeps each try, and sends again under the same id', async () => {
    const given = await add()
    const lead = await addLead()
    const deliveryId = deliveryOf(lead.jobs.sent)
    const before = await prepareDelivery({ ctx: given.ctx, input: { deliveryId } })
    expect(await settle(given, deliveryId, { fault: 'no_answer' })).toBe('again')
    expect((await listWebhooks({ ctx: given.ctx })).list[0]?.failing_since).not.toBeNull()
    expect(await settle(given, deliveryId, { status: 200 })).toBe('delivered')
    expect(await list(given)).toMatchObject([
      {
        reference: lead.reference,
        state: 'delivered',
        tries: [
          { status: null, fault: 'no_answer', ms: 12 },
          { status: 200, fault: null },
        ],
      },
    ])
    expect((await listWebhooks({ ctx: given.ctx })).list[0]).toMatchObject({ failing_since: null, last_ok_at: '2026-11-21T08:00:00.000Z' })
    expect(await prepareDelivery({ ctx: given.ctx, input: { deliveryId } })).toBeNull()
    await resendWebhookDelivery({ ctx: given.ctx, input: { id: deliveryId } })
    expect(await prepareDelivery({ ctx: given.ctx, input: { deliveryId } })).toEqual(before)
    expect(deliveryOf(given.jobs.sent)).toBe(deliveryId)
  })

  // R23.42
  it('turns an endpoint off that answers 410, drops what waits, and lets it be turned on again', async () => {
    const given = await add()
    const one = deliveryOf((await addLead()).jobs.sent)
    const two = deliveryOf((await addLead()).jobs.sent)
    expect(await settle(given, one, { status: 410 })).toBe('failed')
    const [off] = (await listWebhooks({ ctx: given.ctx })).list
    expect(off).toMatchObject({ version: 2, off_reason: 'gone', value: { is_on: false } })
    expect(await prepareDelivery({ ctx: given.ctx, input: { deliveryId: two } })).toBeNull()
    expect((await list(given)).map(({ state }) => state)).toEqual(['dropped', 'failed'])
    await expect(resendWebhookDelivery({ ctx: given.ctx, input: { id: two } })).rejects.toMatchObject({ key: 'conflict' })
    const value = { ...off!.value, is_on: true }
    await expect(saveWebhook({ ctx: given.ctx, input: { id: given.id, version: 1, value } })).rejects.toMatchObject({ key: 'conflict' })
    const { webhook } = await saveWebhook({ ctx: given.ctx, input: { id: given.id, version: 2, value } })
    expect(webhook).toMatchObject({ off_reason: null, failing_since: null })
    await resendWebhookDelivery({ ctx: given.ctx, input: { id: two } })
    expect(await prepareDelivery({ ctx: given.ctx, input: { deliveryId: two } })).not.toBeNull()
  })

  // R23.42
  it('turns an endpoint off after five days without one success, and not before', async () => {
    const given = await add()
    const deliveryId = deliveryOf((await addLead()).jobs.sent)
    await settle(given, deliveryId, { status: 503 })
    given.clock.advance(5 * 24 * 3600_000 - 1)
    expect(await settle(given, deliveryId, { status: 307 })).toBe('again')
    given.clock.advance(1)
    expect(await settle(given, deliveryId, { fault: 'unreachable' })).toBe('failed')
    expect((await listWebhooks({ ctx: given.ctx })).list[0]).toMatchObject({ off_reason: 'failing', value: { is_on: false } })
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'webhook.turned_off'))
    expect(entries.map(({ detail }) => detail)).toContainEqual({ name: 'CRM', reason: 'failing' })
  })

  // R23.43
  it('tries a test once, also while the endpoint is off, and counts it as no failure', async () => {
    const given = await add({ is_on: false })
    const { delivery_id: deliveryId } = await testWebhook({ ctx: given.ctx, input: { id: given.id } })
    expect(await prepareDelivery({ ctx: given.ctx, input: { deliveryId } })).toMatchObject({ body: expect.stringContaining('"type":"ping"') })
    expect(await settle(given, deliveryId, { fault: 'unreachable' })).toBe('failed')
    expect(await list(given)).toMatchObject([{ type: 'ping', state: 'failed', reference: null }])
    expect((await listWebhooks({ ctx: given.ctx })).list[0]?.failing_since).toBeNull()
  })

  // R23.43
  it('gives up after the last try, and forgets after 30 days', async () => {
    const given = await add()
    const deliveryId = deliveryOf((await addLead()).jobs.sent)
    expect(await settle(given, deliveryId, { status: 500 }, true)).toBe('failed')
    given.clock.advance(29 * 24 * 3600_000)
    expect(await deleteOldDeliveries({ ctx: given.ctx })).toEqual({ deleted: 0 })
    given.clock.advance(2 * 24 * 3600_000)
    expect(await deleteOldDeliveries({ ctx: given.ctx })).toEqual({ deleted: 1 })
  })

  // R23.43
  it('loses what it says of a person with the person', async () => {
    const plain = await add({ name: 'A' })
    const whole = await add({ name: 'B', with_contact: true })
    const lead = await addLead()
    await linkCustomer({ ctx: as({ kind: 'system' }).ctx, input: { thing: 'enquiry', id: lead.id } })
    const [row] = await database.db
      .select({ id: customer.id })
      .from(customer)
      .innerJoin(enquiry, eq(enquiry.customerId, customer.id))
      .where(eq(enquiry.id, lead.id))
    await eraseCustomer({ ctx: as(seller).ctx, input: { id: row?.id ?? 0 } })
    expect(await list(plain)).toMatchObject([{ state: 'waiting', can_send: true }])
    const [erased] = await list(whole)
    expect(erased).toMatchObject({ state: 'erased', can_send: false })
    expect(await prepareDelivery({ ctx: whole.ctx, input: { deliveryId: erased?.id ?? 0 } })).toBeNull()
    await expect(resendWebhookDelivery({ ctx: whole.ctx, input: { id: erased?.id ?? 0 } })).rejects.toMatchObject({ key: 'conflict' })
  })
})

/** Connections of this database that wait for another one. */
const BLOCKED = sql`select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`

// R23.41
it('does not lose a lead to an endpoint that is deleted at the same moment', async () => {
  const { id } = await add()
  const lead = await addLead()
  await database.db.delete(webhookDelivery)
  let emitted: Promise<void> = Promise.resolve()
  await database.db.transaction(async (tx) => {
    await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id))
    emitted = database.db.transaction((other) => emitWebhook(other, lead.ctx, { type: 'lead.created', enquiryId: lead.id }))
    // Until the lead waits for what is being deleted.
    await vi.waitFor(async () => expect((await database.db.execute(BLOCKED)).rows).not.toEqual([]))
  })
  await emitted
  expect(await told()).toEqual([])
})
