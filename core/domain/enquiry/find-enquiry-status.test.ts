import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { enquiry, idempotencyKey, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addCar, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { assignEnquiry, findEnquiryStatus, issueEnquiryCode, listEnquiryStatuses, recordEnquiry, recordWhatsappHandoff, setEnquiryStatus } from './index.ts'

const DAY_MS = 24 * 3600_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function send(input = enquiryInput(), key: string | null = crypto.randomUUID()) {
  const { ctx, clock } = createTestCtx(database.db)
  const answer = await recordEnquiry({ ctx, input, idempotencyKey: key, request: VISITOR_REQUEST })
  return { ctx, clock, ...answer }
}

async function idOf(reference: string): Promise<number> {
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return row?.id ?? 0
}

async function staffCtx() {
  const actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write', 'enquiry.assign'])
  return { staffId: actor.staffId, ctx: createTestCtx(database.db, { actor }).ctx }
}

async function stateOf(code: string) {
  return (await findEnquiryStatus({ ctx: createTestCtx(database.db).ctx, input: { code } })).state
}

describe('the code of an enquiry', () => {
  it('comes with the answer, opens what the buyer may know, and nothing of who wrote what', async () => {
    const car = await addCar(database.db, { modelName: 'Atto 3', brandName: 'BYD' })
    const sent = enquiryInput({ car_model_sign: car.modelSign })
    const { ctx, clock, reference, status_code: code } = await send(sent)
    expect(await findEnquiryStatus({ ctx, input: { code } })).toEqual({
      reference,
      state: 'received',
      subject: 'BYD Atto 3',
      path: `/car/${car.modelSign}`,
      sent_at: clock.now().toISOString(),
      items: [],
      quantity: null,
      destination_port: null,
      price_basis: null,
      port_prices: [],
    })
  })

  it('lists what was asked for with pieces, port and basis, and in the list of a device its first two (R10.24)', async () => {
    const car = await addCar(database.db, { modelName: 'Atto 3', brandName: 'BYD' })
    const numbers = ['A1', 'A2', 'A3'].map((number, at) => ({ kind: 'number', number, quantity: at + 2, note: 'Ring Amina' }))
    const items = [{ kind: 'car', sign: car.modelSign, quantity: 5 }, ...numbers]
    const sent = enquiryInput({ items, quantity: '12', destination_port: 'Mombasa', price_basis: 'cif' })
    const { ctx, status_code: code } = await send(sent)
    const found = await findEnquiryStatus({ ctx, input: { code } })
    expect(found).toMatchObject({
      subject: '1 vehicle and 3 parts',
      items: [
        { name: 'BYD Atto 3', sign: null, quantity: 5 },
        { name: 'A1', sign: null, quantity: 2 },
        { name: 'A2', sign: null, quantity: 3 },
        { name: 'A3', sign: null, quantity: 4 },
      ],
      quantity: 12,
      destination_port: 'Mombasa',
      price_basis: 'cif',
    })
    for (const secret of ['Amina', sent.name, sent.mail, sent.mobile, sent.remark]) expect(JSON.stringify(found)).not.toContain(secret)
    const { list } = await listEnquiryStatuses({ ctx, input: { codes: [code] } })
    expect(list).toEqual([expect.objectContaining({ subject: 'BYD Atto 3, A1 +2' })])
    expect(list[0]).not.toHaveProperty('items')
  })

  it('is the same for the same enquiry sent again, and is kept nowhere', async () => {
    const [input, key] = [enquiryInput(), crypto.randomUUID()]
    const first = await send(input, key)
    const again = await send(input, key)
    expect([again.reference, again.status_code]).toEqual([first.reference, first.status_code])
    const [kept] = await database.db.select({ answer: idempotencyKey.answer }).from(idempotencyKey).where(eq(idempotencyKey.key, key))
    expect(kept?.answer).toEqual({ reference: first.reference })
    const { rows } = await database.db.execute<{ text: string }>(sql`select row_to_json(e)::text as text from enquiry e where reference = ${first.reference}`)
    expect(rows[0]?.text).not.toContain(first.status_code)
  })

  it('is mailed as it was answered, to be had by those alone who may read enquiries', async () => {
    const { reference, status_code: code } = await send()
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    expect(await issueEnquiryCode({ ctx, input: { reference } })).toBe(code)
    await expect(issueEnquiryCode({ ctx: createTestCtx(database.db).ctx, input: { reference } })).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('works for 180 days', async () => {
    const { ctx, clock, status_code: code } = await send()
    clock.advance(180 * DAY_MS - 1000)
    expect(await findEnquiryStatus({ ctx, input: { code } })).toMatchObject({ state: 'received' })
    clock.advance(2000)
    await expect(findEnquiryStatus({ ctx, input: { code } })).rejects.toMatchObject({ key: 'not_found' })
  })
})

describe('the state', () => {
  it.each<[EnquiryStatus, string]>([
    ['contacted', 'answered'],
    ['qualified', 'answered'],
    ['quoted', 'answered'],
    ['won', 'closed'],
    ['lost', 'closed'],
    ['spam', 'received'],
  ])('is for %s of the staff: %s', async (status, state) => {
    const { reference, status_code: code } = await send()
    const { ctx } = await staffCtx()
    const id = await idOf(reference)
    const words = status === 'lost' ? { loss_reason: 'price' as const } : status === 'won' ? { note: 'Paid at the fair' } : {}
    await setEnquiryStatus({ ctx, input: { id, status, ...words } })
    expect(await stateOf(code)).toBe(state)
  })

  it('is in hand as soon as somebody looks after it, or has opened the chat', async () => {
    const [taken, chatted] = [await send(), await send()]
    const { ctx, staffId } = await staffCtx()
    await assignEnquiry({ ctx, input: { id: await idOf(taken.reference), owner_id: staffId } })
    await recordWhatsappHandoff({ ctx, input: { id: await idOf(chatted.reference) } })
    expect([await stateOf(taken.status_code), await stateOf(chatted.status_code)]).toEqual(['in_hand', 'in_hand'])
  })

  it('of a quarantined enquiry is that of any other', async () => {
    const { reference, status_code: code } = await send(enquiryInput({ company_website: 'https://spam.example' }))
    const [row] = await database.db.select().from(enquiry).where(eq(enquiry.reference, reference))
    expect([row?.isQuarantined, await stateOf(code)]).toEqual([true, 'received'])
  })
})

describe('several at once', () => {
  it('are answered in the order of their codes, null for what opens nothing', async () => {
    const [first, second] = [await send(), await send()]
    const codes = [second.status_code, 'nonsense', first.status_code, 'A'.repeat(43), second.status_code]
    const { list } = await listEnquiryStatuses({ ctx: first.ctx, input: { codes } })
    expect(list.map((status) => status?.reference ?? null)).toEqual([second.reference, null, first.reference, null, second.reference])
  })

  it.each([[[]], [Array.from({ length: 51 }, () => 'A')], [['A'.repeat(201)]]])('are at least one and at most fifty, none endless', async (codes) => {
    const { ctx } = createTestCtx(database.db)
    await expect(listEnquiryStatuses({ ctx, input: { codes } })).rejects.toMatchObject({ key: 'validation_failed' })
  })
})

it('ends every link of before with its key', async () => {
  const { ctx, status_code: code } = await send()
  await database.db.delete(setting).where(eq(setting.key, 'enquiry.status_key'))
  await expect(findEnquiryStatus({ ctx, input: { code } })).rejects.toMatchObject({ key: 'not_found' })
  const { status_code: fresh } = await send()
  expect([await stateOf(fresh), (await listEnquiryStatuses({ ctx, input: { codes: [code] } })).list]).toEqual(['received', [null]])
})
