import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import {
  changeManyEnquiriesInputSchema,
  changeSaleInputSchema,
  enquiryDetailSchema,
  listEnquiriesInputSchema,
  type ChangeManyEnquiriesInput,
} from '#contract/staff-enquiry.ts'
import { auditLog, car as carTable, enquiry, staffNotice } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { eraseCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { addLead, addOffer } from '#core/domain/quotation/testing.ts'
import { addTask, finishTask } from '#core/domain/task/index.ts'
import { addCar, addStaff, createTestCtx } from '#core/domain/testing.ts'
import { changeManyEnquiries, changeSale, findEnquiry, listEnquiries, readBoard, recordAnswer, recordBuyerMessage, setEnquiryStatus } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const WRITE = ['enquiry.read', 'enquiry.write']
const MANAGE = [...WRITE, 'enquiry.assign', 'quotation.write', 'quotation.approve', 'customer.privacy']

async function as(permissions: readonly string[] = MANAGE) {
  const actor = await addStaff(database.db, permissions)
  return { actor, ...createTestCtx(database.db, { actor }) }
}

async function newLead(changes: Partial<typeof enquiry.$inferInsert> = {}, input: Parameters<typeof addLead>[1] = {}): Promise<number> {
  const { id } = await addLead(database.db, input)
  if (Object.keys(changes).length > 0) await database.db.update(enquiry).set(changes).where(eq(enquiry.id, id))
  return id
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw error
  return { key: error.key, issues: error.issues }
}

const statusOf = async (id: number) => (await database.db.select({ status: enquiry.status }).from(enquiry).where(eq(enquiry.id, id)))[0]?.status
const auditOf = (ids: readonly number[], action: string) =>
  database.db
    .select({ subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), inArray(auditLog.subjectId, ids.map(String))))
const refused = (bar: string) => ({ key: 'stage_step_refused', issues: [{ path: 'status', key: bar }] })

describe('a step', () => {
  // R23.50
  it('that is not open is refused, with what bars it, and changes nothing', async () => {
    const { ctx } = await as()
    const id = await newLead()
    expect(await failureOf(setEnquiryStatus({ ctx, input: { id, status: 'won' } }))).toEqual(refused('not_in_contact'))
    await recordAnswer({ ctx, input: { id, channel: 'call', is_reached: true, text: '' } })
    expect(await failureOf(setEnquiryStatus({ ctx, input: { id, status: 'new' } }))).toEqual(refused('was_answered'))
    await setEnquiryStatus({ ctx, input: { id, status: 'won' } })
    expect(await failureOf(setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'price' } }))).toEqual(refused('reopen_first'))
    expect(await statusOf(id)).toBe('won')
  })

  // R23.50
  it('to a sale that nobody has answered says in a note how it was sold, from any state and for many alike', async () => {
    const { ctx } = await as()
    const [one, two] = [await newLead(), await newLead()]
    await setEnquiryStatus({ ctx, input: { id: one, status: 'qualified' } })
    expect(await failureOf(setEnquiryStatus({ ctx, input: { id: one, status: 'won' } }))).toEqual(refused('not_in_contact'))
    const many = (words: { note?: string }) => changeManyEnquiries({ ctx, input: { ids: [one, two], change: { kind: 'status', status: 'won', ...words } } })
    expect(await many({})).toMatchObject({ done: 0, refused: [{ bar: 'not_in_contact' }, { bar: 'not_in_contact' }] })
    expect(await many({ note: 'Paid at the fair in Lagos' })).toMatchObject({ done: 2, refused: [] })
    const [row] = await database.db.select().from(enquiry).where(eq(enquiry.id, one))
    // It ends the clock, but nobody has answered.
    expect([row?.status, row?.awaitingSince, row?.firstResponseAt]).toEqual(['won', null, null])
    const three = await newLead()
    const { code } = await addOffer(ctx, three)
    await answerOffer({ ctx: createTestCtx(database.db).ctx, input: { code, revision: 1, answer: 'accept', name: 'Amina Odhiambo', consent: true } })
    expect((await setEnquiryStatus({ ctx, input: { id: three, status: 'won' } })).status).toBe('won')
  })

  // R23.50
  it('out of a closed state is for its owner and for who gives leads away, with a note', async () => {
    const [manager, seller, other] = [await as(), await as(WRITE), await as(WRITE)]
    const id = await newLead({ ownerId: seller.actor.staffId, status: 'won' })
    const open = (ctx: Ctx, note?: string) => setEnquiryStatus({ ctx, input: { id, status: 'quoted', ...(note === undefined ? {} : { note }) } })
    expect(await failureOf(open(other.ctx, 'Mine now'))).toEqual(refused('not_yours'))
    expect(await failureOf(open(seller.ctx))).toEqual({ key: 'validation_failed', issues: [{ path: 'note', key: 'required' }] })
    const { events } = await open(seller.ctx, 'The bank has refused')
    expect(events.at(-1)).toMatchObject({ kind: 'status_changed', detail: { from: 'won', to: 'quoted', text: 'The bank has refused' } })
    await setEnquiryStatus({ ctx: seller.ctx, input: { id, status: 'won', note: 'The other bank' } })
    expect((await open(manager.ctx, 'Two more units')).status).toBe('quoted')
    // What people wrote stays out of the log.
    expect(JSON.stringify(await auditOf([id], 'enquiry.status_changed'))).not.toContain('bank')
  })

  // R23.50
  it('from where the lead no longer is is refused, and taken where it leads to where it is', async () => {
    const { ctx } = await as()
    const id = await newLead({ status: 'contacted' })
    await setEnquiryStatus({ ctx, input: { id, from: 'contacted', status: 'quoted' } })
    expect((await failureOf(setEnquiryStatus({ ctx, input: { id, from: 'contacted', status: 'qualified' } }))).key).toBe('conflict')
    expect(await statusOf(id)).toBe('quoted')
    expect((await setEnquiryStatus({ ctx, input: { id, from: 'contacted', status: 'quoted' } })).status).toBe('quoted')
    expect(await auditOf([id], 'enquiry.status_changed')).toHaveLength(1)
  })

  // R23.51
  it('is taken by what happens: an answer, an offer, and the buyer of a lost one who writes again', async () => {
    const { ctx } = await as()
    const id = await newLead()
    await recordAnswer({ ctx, input: { id, channel: 'call', is_reached: true, text: '' } })
    expect(await statusOf(id)).toBe('contacted')
    await setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'no_reply' } })
    await recordAnswer({ ctx, input: { id, channel: 'mail', is_reached: true, text: '' } })
    expect(await statusOf(id)).toBe('lost')
    const unsaid = recordBuyerMessage({ ctx, input: { id, channel: 'whatsapp', text: '' } })
    expect(await failureOf(unsaid)).toEqual({ key: 'validation_failed', issues: [{ path: 'text', key: 'required' }] })
    expect(await statusOf(id)).toBe('lost')
    const again = await recordBuyerMessage({ ctx, input: { id, channel: 'whatsapp', text: 'I can pay now' } })
    expect(again).toMatchObject({ status: 'contacted', loss_reason: null, awaiting_since: expect.any(String) })
    const { code } = await addOffer(ctx, id)
    expect(await statusOf(id)).toBe('quoted')
    await setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'price' } })
    await answerOffer({ ctx: createTestCtx(database.db).ctx, input: { code, revision: 1, answer: 'accept', name: 'Amina Odhiambo', consent: true } })
    expect(await statusOf(id)).toBe('quoted')
    const won = await newLead({ status: 'won' })
    await recordBuyerMessage({ ctx, input: { id: won, channel: 'mail', text: '' } })
    expect(await statusOf(won)).toBe('won')
  })
})

describe('a lead that is lost', () => {
  // R23.52
  it('says why, and is found by that', async () => {
    const { ctx } = await as()
    const id = await newLead()
    expect(await failureOf(setEnquiryStatus({ ctx, input: { id, status: 'lost' } }))).toEqual({
      key: 'validation_failed',
      issues: [{ path: 'loss_reason', key: 'required' }],
    })
    expect((await failureOf(setEnquiryStatus({ ctx, input: { id, status: 'contacted', loss_reason: 'price' } }))).key).toBe('validation_failed')
    const lost = await setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'import_not_allowed', note: 'Too old for Kenya' } })
    expect(lost).toMatchObject({ loss_reason: 'import_not_allowed', loss_note: 'Too old for Kenya', awaiting_since: null })
    expect(lost.events.at(-1)?.detail).toEqual({ from: 'new', to: 'lost', reason: 'import_not_allowed', text: 'Too old for Kenya' })
    const { list } = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ loss: 'import_not_allowed' }) })
    expect(list.map((row) => row.id)).toEqual([id])
    const opened = await setEnquiryStatus({ ctx, input: { id, status: 'contacted', note: 'A newer one is in stock' } })
    expect(opened).toMatchObject({ loss_reason: null, loss_note: null })
  })

  // R23.52
  it('gets a reason later, or another one, in history and log', async () => {
    const { ctx } = await as()
    const id = await newLead({ status: 'lost' })
    const lose = (words: { loss_reason?: 'price' | 'financing'; note?: string }) =>
      setEnquiryStatus({ ctx, input: { id, from: 'lost', status: 'lost', ...words } })
    expect((await failureOf(lose({ note: 'Too dear' }))).issues).toEqual([{ path: 'loss_reason', key: 'required' }])
    expect(await lose({ loss_reason: 'price', note: 'Too dear' })).toMatchObject({ status: 'lost', loss_reason: 'price', loss_note: 'Too dear' })
    const corrected = await lose({ loss_reason: 'financing' })
    expect(corrected).toMatchObject({ loss_reason: 'financing', loss_note: 'Too dear' })
    expect(corrected.events.slice(-2)).toMatchObject([
      { kind: 'loss_corrected', detail: { from: null, to: 'price', text: 'Too dear' } },
      { kind: 'loss_corrected', detail: { from: 'price', to: 'financing' } },
    ])
    await lose({ loss_reason: 'financing' })
    expect((await lose({ loss_reason: 'financing', note: '' })).loss_note).toBeNull()
    expect((await auditOf([id], 'enquiry.loss_corrected')).map(({ detail }) => detail)).toEqual([
      { from: null, to: 'price' },
      { from: 'price', to: 'financing' },
      { from: 'financing', to: 'financing' },
    ])
    // Whoever saw it in work does not overwrite what a colleague has said.
    const stale = setEnquiryStatus({ ctx, input: { id, from: 'contacted', status: 'lost', loss_reason: 'price' } })
    expect((await failureOf(stale)).key).toBe('conflict')
  })

  // R23.52
  it('keeps its reason and not its note when the person is erased', async () => {
    const { ctx } = await as()
    const id = await newLead()
    await setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'financing', note: 'Her brother is late' } })
    await setEnquiryStatus({ ctx, input: { id, status: 'lost', loss_reason: 'financing', note: 'Her brother pays late' } })
    await linkCustomer({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { thing: 'enquiry', id } })
    const { customer_id: customerId } = await findEnquiry({ ctx, input: { id } })
    await eraseCustomer({ ctx, input: { id: customerId ?? 0 } })
    const erased = await findEnquiry({ ctx, input: { id } })
    expect(erased).toMatchObject({ status: 'lost', loss_reason: 'financing', loss_note: null })
    expect(JSON.stringify(erased)).not.toContain('brother')
    expect(erased.events.slice(-2).map(({ detail }) => detail)).toEqual([
      { from: 'new', to: 'lost', reason: 'financing' },
      { from: 'financing', to: 'financing' },
    ])
  })
})

describe('the expected sale', () => {
  const sale = { expected_value_cents: 3_800_000, expected_close_on: '2026-12-15', quantity: 2, destination_port: 'Mombasa' }

  // R23.53
  it('is kept with its version, in history and log, and whoever comes second is told', async () => {
    const { ctx } = await as(WRITE)
    const id = await newLead()
    const saved = await changeSale({ ctx, input: { id, version: 1, ...sale } })
    expect(enquiryDetailSchema.parse(saved)).toMatchObject({ ...sale, sale_version: 2 })
    expect(saved.events.at(-1)).toMatchObject({
      kind: 'sale_changed',
      detail: { fields: ['expected_value', 'expected_close', 'quantity', 'destination_port'], expected_value_cents: 3_800_000 },
    })
    expect(saved.events.at(-1)?.detail).toMatchObject({
      from: { expected_value: null, quantity: null },
      to: { expected_value: 3_800_000, destination_port: 'Mombasa' },
    })
    expect((await failureOf(changeSale({ ctx, input: { id, version: 1, ...sale, quantity: 3 } }))).key).toBe('conflict')
    for (const day of ['2026-11-19', '2028-11-23'])
      expect(await failureOf(changeSale({ ctx, input: { id, version: 2, ...sale, expected_close_on: day } }))).toEqual({
        key: 'validation_failed',
        issues: [{ path: 'expected_close_on', key: 'sale_day' }],
      })
    await changeSale({ ctx, input: { id, version: 2, ...sale } })
    expect(await auditOf([id], 'enquiry.sale_changed')).toHaveLength(1)
    const reader = await as(['enquiry.read'])
    expect((await failureOf(changeSale({ ctx: reader.ctx, input: { id, version: 2, ...sale } }))).key).toBe('forbidden')
  })

  // R23.53
  it.each([
    { expected_value_cents: -1 },
    { expected_value_cents: 0 },
    { quantity: 1000 },
    { expected_value_cents: 1.5 },
    { expected_close_on: '2026-02-30' },
    { quantity: 0 },
    { destination_port: 'a\u0000b' },
  ])('is refused with %j', (changes) => {
    expect(changeSaleInputSchema.safeParse({ id: 1, version: 1, ...sale, ...changes }).success).toBe(false)
  })

  // R23.53
  it('is suggested by the newest offer, else by today’s price times the units', async () => {
    const { ctx } = await as()
    const car = await addCar(database.db, { brandName: 'BYD', modelName: 'Seal' })
    await database.db.update(carTable).set({ fobPriceUsdCents: 2_000_000 }).where(eq(carTable.id, car.id))
    const id = await newLead({}, { car_model_sign: car.modelSign, quantity: 3 })
    expect((await findEnquiry({ ctx, input: { id } })).suggested_value).toEqual({ cents: 6_000_000, source: 'prices' })
    await addOffer(ctx, id)
    expect((await findEnquiry({ ctx, input: { id } })).suggested_value).toEqual({ cents: 3_000_000, source: 'quotation' })
    const plain = await newLead()
    expect((await findEnquiry({ ctx, input: { id: plain } })).suggested_value).toBeNull()
  })
})

// R23.54
it('the board counts and sums each state by the filters of the list, and the list goes by value', async () => {
  const { ctx, actor } = await as()
  const own = { ownerId: actor.staffId }
  const [, small, big, , quarantined] = [
    await newLead(own),
    await newLead({ ...own, status: 'quoted', expectedValueCents: 100 }),
    await newLead({ ...own, status: 'quoted', expectedValueCents: 5_000 }),
    await newLead({ ...own, status: 'spam' }),
    await newLead({ ...own, status: 'quoted', expectedValueCents: 7, isQuarantined: true }),
  ]
  const input = listEnquiriesInputSchema.omit({ sort: true, order: true, page: true, page_size: true })
  const board = async (query: object) =>
    (await readBoard({ ctx, input: input.parse(query) })).columns.map(({ status, count, value_cents: cents }) => [status, count, cents])
  expect(await board({ owner: 'me' })).toEqual([
    ['new', 1, 0],
    ['contacted', 0, 0],
    ['qualified', 0, 0],
    ['quoted', 2, 5_100],
    ['won', 0, 0],
    ['lost', 0, 0],
  ])
  await database.db
    .update(enquiry)
    .set({ name: 'Okonkwo' })
    .where(inArray(enquiry.id, [big ?? 0, quarantined ?? 0]))
  expect(await board({ owner: 'me', word: 'okonkw', status: 'new,quoted' })).toEqual([
    ['new', 0, 0],
    ['quoted', 1, 5_000],
  ])
  expect(await board({ owner: 'me', status: 'spam,quoted', quarantined: 'all' })).toEqual([
    ['quoted', 3, 5_107],
    ['spam', 1, 0],
  ])
  const byValue = async (order: 'asc' | 'desc') =>
    (await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ owner: 'me', sort: 'expected_value', order, status: 'new,quoted' }) })).list.map(
      (row) => row.expected_value_cents,
    )
  expect(await byValue('desc')).toEqual([5_000, 100, null])
  expect(await byValue('asc')).toEqual([100, 5_000, null])
  expect([small, big, quarantined].every((id) => id > 0)).toBe(true)
})

// R23.55
it('leads without a next step, with a late one and with one of today are found', async () => {
  const { ctx, actor } = await as()
  const own = { ownerId: actor.staffId, status: 'contacted' as const }
  const [bare, late, today, later] = [await newLead(own), await newLead(own), await newLead(own), await newLead(own)]
  await newLead({ ...own, status: 'won' })
  const task = (id: number, dueAt: string) =>
    addTask({ ctx, input: { id, key: crypto.randomUUID(), title: 'Call', due_at: dueAt, time_zone: 'Africa/Nairobi' } })
  const { open } = await task(late, '2026-11-21T07:00:00.000Z')
  await task(today, '2026-11-21T20:00:00.000Z')
  await task(later, '2026-11-22T00:30:00.000Z')
  await task(later, '2026-12-22T00:30:00.000Z')
  const found = async (query: object) =>
    (await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ owner: 'me', ...query }) })).list.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await found({ next: 'none' })).toEqual([bare])
  expect(await found({ next: 'overdue' })).toEqual([late])
  expect(await found({ next: 'today' })).toEqual([today])
  // In Lima the day is five hours longer yet.
  expect(await found({ next: 'today', utc_offset_minutes: -300 })).toEqual([today, later])
  expect((await findEnquiry({ ctx, input: { id: later } })).next_task).toEqual({
    title: 'Call',
    due_at: '2026-11-22T00:30:00.000Z',
    time_zone: 'Africa/Nairobi',
  })
  await finishTask({ ctx, input: { id: open[0]?.id ?? 0, is_done: true } })
  expect(await found({ next: 'none' })).toEqual([bare, late])
})

describe('many at once', () => {
  const change = (ctx: Ctx, ids: readonly number[], what: ChangeManyEnquiriesInput['change']) =>
    changeManyEnquiries({ ctx, input: { ids: [...ids], change: what } })

  // R23.56
  it('take a step where the rules let them, and those that cannot are named', async () => {
    const { ctx } = await as()
    const [one, two, won] = [await newLead(), await newLead({ status: 'lost' }), await newLead({ status: 'won' })]
    expect(await change(ctx, [one, won, two, 999_999_999], { kind: 'status', status: 'lost', loss_reason: 'no_reply' })).toEqual({
      done: 1,
      unchanged: 1,
      refused: [
        { id: won, reference: expect.any(String), name: expect.any(String), error: 'stage_step_refused', bar: 'reopen_first' },
        { id: 999_999_999, reference: '', name: '', error: 'not_found', bar: null },
      ],
    })
    expect(await Promise.all([one, two, won].map(statusOf))).toEqual(['lost', 'lost', 'won'])
    expect(await auditOf([one, two, won], 'enquiry.status_changed')).toEqual([
      { subjectId: String(one), detail: { from: 'new', to: 'lost', reason: 'no_reply' } },
    ])
    expect((await failureOf(change(ctx, [one], { kind: 'status', status: 'lost' }))).key).toBe('validation_failed')
  })

  // R23.56
  it('stay where somebody else has moved them meanwhile', async () => {
    const { ctx } = await as()
    const [seen, moved, unseen] = [await newLead({ status: 'contacted' }), await newLead({ status: 'quoted' }), await newLead({ status: 'quoted' })]
    const from = { [seen]: 'contacted', [moved]: 'contacted' } as const
    expect(await change(ctx, [seen, moved, unseen], { kind: 'status', status: 'qualified', from })).toMatchObject({
      done: 2,
      refused: [{ id: moved, error: 'conflict', bar: null }],
    })
    expect(await Promise.all([seen, moved, unseen].map(statusOf))).toEqual(['qualified', 'quoted', 'qualified'])
  })

  // R23.56
  it('are given to somebody, who is told once', async () => {
    const { ctx } = await as()
    const seller = await as(WRITE)
    const ids = [await newLead(), await newLead(), await newLead({ ownerId: seller.actor.staffId })]
    expect(await change(ctx, ids, { kind: 'owner', owner_id: seller.actor.staffId })).toEqual({ done: 2, unchanged: 1, refused: [] })
    const told = await database.db
      .select({ kind: staffNotice.kind, leads: staffNotice.leads })
      .from(staffNotice)
      .where(eq(staffNotice.staffId, seller.actor.staffId))
    expect(told.filter(({ kind }) => kind !== 'enquiry_new')).toEqual([{ kind: 'enquiries_yours', leads: 2 }])
    expect((await failureOf(change(ctx, ids, { kind: 'owner', owner_id: 888_888 }))).key).toBe('validation_failed')
    // Who may not give leads away takes free ones, and no others.
    const other = await as(WRITE)
    const mixed = await change(other.ctx, [await newLead(), ...ids.slice(0, 1)], { kind: 'owner', owner_id: other.actor.staffId })
    expect(mixed).toMatchObject({ done: 1, refused: [{ id: ids[0], error: 'forbidden' }] })
  })

  // R23.56
  it('get a task each, once for each key', async () => {
    const { ctx } = await as()
    const ids = [await newLead(), await newLead()]
    const task = { kind: 'task' as const, key: crypto.randomUUID(), title: 'Send the new list', due_at: '2026-11-23T08:00:00.000Z', time_zone: 'Asia/Shanghai' }
    expect(await change(ctx, ids, task)).toEqual({ done: 2, unchanged: 0, refused: [] })
    expect(await change(ctx, ids, task)).toEqual({ done: 0, unchanged: 2, refused: [] })
    expect(await auditOf(ids, 'enquiry.task_added')).toHaveLength(2)
  })

  // R23.56
  it('are all as before where one entry of the log fails', async () => {
    const { ctx } = await as()
    const ids = [await newLead(), await newLead()]
    await expect(change({ ...ctx, requestId: 'x\u0000' }, ids, { kind: 'status', status: 'contacted' })).rejects.toThrow(/./)
    expect(await Promise.all(ids.map(statusOf))).toEqual(['new', 'new'])
  })

  // R23.56
  it('are 200 at most', async () => {
    const what = { kind: 'status', status: 'spam' }
    const some = (count: number) => changeManyEnquiriesInputSchema.safeParse({ ids: Array.from({ length: count }, (_, at) => at + 1), change: what }).success
    expect([some(0), some(200), some(201)]).toEqual([false, true, false])
    const reader = await as(['enquiry.read'])
    expect((await failureOf(change(reader.ctx, [1], { kind: 'status', status: 'spam' }))).key).toBe('forbidden')
  })
})
