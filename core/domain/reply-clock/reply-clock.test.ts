import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { enquiry, enquiryEvent, setting, staffNotice } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { assignEnquiry, findEnquiry, listEnquiries, recordAnswer, recordBuyerMessage, recordEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { listEnquiriesInputSchema } from '#contract/staff-enquiry.ts'
import { lookAtClocks } from './index.ts'

const HOURS = { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00', time_zone: 'Asia/Shanghai' }
const MINUTE = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'hours', value: HOURS })
})
afterAll(() => database.drop())

// The clock of the tests stands at 16:00 of a Saturday in Chengdu.
async function setUp() {
  const actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write', 'enquiry.assign'])
  const made = createTestCtx(database.db, { actor })
  const { reference } = await recordEnquiry({ ctx: createTestCtx(database.db).ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  const id = row?.id ?? 0
  return { ...made, actor, id, read: () => findEnquiry({ ctx: made.ctx, input: { id } }) }
}

async function kindsOf(id: number) {
  const rows = await database.db.select({ kind: enquiryEvent.kind }).from(enquiryEvent).where(eq(enquiryEvent.enquiryId, id)).orderBy(enquiryEvent.id)
  return rows.map(({ kind }) => kind)
}

async function toldOf(enquiryId: number, staffId: number) {
  const rows = await database.db
    .select({ kind: staffNotice.kind })
    .from(staffNotice)
    .where(and(eq(staffNotice.enquiryId, enquiryId), eq(staffNotice.staffId, staffId)))
    .orderBy(staffNotice.id)
  return rows.map(({ kind }) => kind)
}

describe('the clock of an answer', () => {
  it('runs from the arrival for one business day of the company', async () => {
    const { read } = await setUp()
    // Two hours on Saturday, seven on Monday.
    expect(await read()).toMatchObject({
      awaiting_since: '2026-11-21T08:00:00.000Z',
      reply_due_at: '2026-11-23T08:00:00.000Z',
      reply_warn_at: '2026-11-23T06:00:00.000Z',
    })
  })

  it.each(['whatsapp', 'mail', 'call', 'visit', 'other'] as const)(
    'stops for an answer by %s, which makes the lead contacted and one’s own',
    async (channel) => {
      const { ctx, clock, id, actor } = await setUp()
      clock.advance(5 * MINUTE)
      expect(await recordAnswer({ ctx, input: { id, channel, is_reached: true, text: 'Sent the price' } })).toMatchObject({
        awaiting_since: null,
        reply_due_at: null,
        first_response_at: '2026-11-21T08:05:00.000Z',
        status: 'contacted',
        owner: { id: actor.staffId },
      })
      expect(await kindsOf(id)).toEqual(['received', 'answered', 'status_changed', 'owner_changed'])
    },
  )

  it('goes on where nobody was reached', async () => {
    const { ctx, id } = await setUp()
    expect(await recordAnswer({ ctx, input: { id, channel: 'call', is_reached: false, text: '' } })).toMatchObject({
      awaiting_since: '2026-11-21T08:00:00.000Z',
      first_response_at: null,
      status: 'new',
      owner: null,
    })
  })

  it('starts again when the buyer writes, and keeps the first of several waits', async () => {
    const { ctx, clock, id } = await setUp()
    await recordAnswer({ ctx, input: { id, channel: 'whatsapp', is_reached: true, text: '' } })
    clock.advance(60 * MINUTE)
    await recordBuyerMessage({ ctx, input: { id, channel: 'whatsapp', text: 'And in white?' } })
    clock.advance(30 * MINUTE)
    const again = await recordBuyerMessage({ ctx, input: { id, channel: 'whatsapp', text: 'Hello?' } })
    expect(again).toMatchObject({
      awaiting_since: '2026-11-21T09:00:00.000Z',
      reply_due_at: '2026-11-23T09:00:00.000Z',
      first_response_at: '2026-11-21T08:00:00.000Z',
    })
  })

  it('ends with the lead, and is back where that was a mistake', async () => {
    const { ctx, id } = await setUp()
    expect(await setEnquiryStatus({ ctx, input: { id, status: 'spam' } })).toMatchObject({ awaiting_since: null, reply_due_at: null })
    expect(await setEnquiryStatus({ ctx, input: { id, status: 'new', note: 'A real buyer' } })).toMatchObject({ reply_due_at: '2026-11-23T08:00:00.000Z' })
  })
})

describe('lookAtClocks', () => {
  it('warns before, tells of what is late once, and nothing of what was answered', async () => {
    const [late, answered] = [await setUp(), await setUp()]
    await recordAnswer({ ctx: answered.ctx, input: { id: answered.id, channel: 'mail', is_reached: true, text: '' } })
    await recordAnswer({ ctx: late.ctx, input: { id: late.id, channel: 'call', is_reached: false, text: '' } })
    const owner = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    await assignEnquiry({ ctx: late.ctx, input: { id: late.id, owner_id: owner.staffId } })
    const { ctx, clock, jobs } = createTestCtx(database.db, { actor: { kind: 'system' } })
    const noticesOf = (id: number) => jobs.sent.flatMap((job) => (job.name === 'enquiry-notice' && job.payload.enquiryId === id ? [job.payload.about] : []))
    await lookAtClocks({ ctx })
    expect(noticesOf(late.id)).toEqual([])
    clock.advance(Date.parse('2026-11-23T06:00:00Z') - Date.parse('2026-11-21T08:00:00Z'))
    expect((await lookAtClocks({ ctx })).warned).toBeGreaterThanOrEqual(1)
    expect(await lookAtClocks({ ctx })).toEqual({ warned: 0, overdue: 0 })
    clock.advance(120 * MINUTE)
    expect((await lookAtClocks({ ctx })).overdue).toBeGreaterThanOrEqual(1)
    expect(await lookAtClocks({ ctx })).toEqual({ warned: 0, overdue: 0 })
    expect(noticesOf(late.id)).toEqual(['overdue'])
    expect(noticesOf(answered.id)).toEqual([])
    expect(await toldOf(late.id, owner.staffId)).toEqual(['enquiry_yours', 'reply_due_soon', 'reply_overdue'])
    expect(await toldOf(late.id, late.actor.staffId)).toEqual(['enquiry_new', 'reply_overdue'])
    expect(await kindsOf(late.id)).toEqual(['received', 'not_reached', 'owner_changed', 'reply_overdue'])
  })

  it('reckons anew where the company’s hours have changed', async () => {
    const { id, read } = await setUp()
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    await lookAtClocks({ ctx })
    await database.db
      .update(setting)
      .set({ value: { ...HOURS, holidays: [{ from: '2026-11-23', to: '2026-11-25' }], extra_days: [] } })
      .where(eq(setting.key, 'hours'))
    await lookAtClocks({ ctx })
    expect(await read()).toMatchObject({ reply_due_at: '2026-11-26T08:00:00.000Z' })
    await database.db.update(setting).set({ value: HOURS }).where(eq(setting.key, 'hours'))
    await lookAtClocks({ ctx })
    expect(await read()).toMatchObject({ id, reply_due_at: '2026-11-23T08:00:00.000Z' })
  })
})

describe('the list', () => {
  it('finds who waits, whose answer is due soon, and whose is late, the first due first', async () => {
    const { ctx, clock, id } = await setUp()
    const among = async (reply: string) => {
      const { list } = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ reply, sort: 'reply_due_at', order: 'asc', page_size: 100 }) })
      return list.some((row) => row.id === id)
    }
    expect([await among('waiting'), await among('due_soon'), await among('overdue')]).toEqual([true, false, false])
    clock.advance(Date.parse('2026-11-23T06:30:00Z') - Date.parse('2026-11-21T08:00:00Z'))
    expect([await among('waiting'), await among('due_soon'), await among('overdue')]).toEqual([true, true, false])
    clock.advance(120 * MINUTE)
    expect([await among('waiting'), await among('due_soon'), await among('overdue')]).toEqual([true, false, true])
  })
})
