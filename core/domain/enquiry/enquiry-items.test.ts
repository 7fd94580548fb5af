import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ENQUIRY_ITEM_LIMITS } from '#contract/enquiry-values.ts'
import { recordEnquiryInputSchema } from '#contract/enquiry.ts'
import { enquiryFilterSchema } from '#contract/staff-enquiry.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { enquiry, enquiryItem, fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { addCar, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { exportEnquiries, findEnquiry, findEnquiryStatus, recordEnquiry } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** As it arrives from a client: whatever it holds. */
function record(items: unknown, { key = crypto.randomUUID(), more = {} }: { key?: string | null; more?: object } = {}) {
  const { ctx } = createTestCtx(database.db)
  const input = recordEnquiryInputSchema.parse({ ...enquiryInput(), ...more, items })
  return recordEnquiry({ ctx, input, idempotencyKey: key, request: VISITOR_REQUEST })
}

async function storedItems(reference: string) {
  const rows = await database.db
    .select({ kind: enquiryItem.kind, sign: enquiryItem.sign, name: enquiryItem.name, quantity: enquiryItem.quantity, note: enquiryItem.note })
    .from(enquiryItem)
    .innerJoin(enquiry, eq(enquiry.id, enquiryItem.enquiryId))
    .where(eq(enquiry.reference, reference))
    .orderBy(enquiryItem.position)
  return rows
}

async function staffView(reference: string) {
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read']) })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return findEnquiry({ ctx, input: { id: row?.id ?? 0 } })
}

const number = (text: string, more: object = {}) => ({ kind: 'number', number: text, ...more })

describe('what is asked for together (R10.28)', () => {
  it.each([
    ['a list', [number(' 1012010\u0000 ', { quantity: '4', note: ' front\n' })], [['1012010', 4, 'front']]],
    [
      'JSON text of a form',
      JSON.stringify([number('A1'), number('A2', { quantity: 2 })]),
      [
        ['A1', 1, null],
        ['A2', 2, null],
      ],
    ],
    [
      'fields of a form, each with one',
      [JSON.stringify(number('A1')), JSON.stringify(number('A2'))],
      [
        ['A1', 1, null],
        ['A2', 1, null],
      ],
    ],
    ['one field of a form', JSON.stringify(number('A1', { quantity: '٤٠' })), [['A1', 40, null]]],
    [
      'what cannot be read beside what can',
      [null, 7, 'no JSON', [], { kind: 'boat', sign: 'x' }, { kind: 'car' }, number(''), number('A1')],
      [['A1', 1, null]],
    ],
    [
      'pieces that are none',
      ['0', '-3', '1.5', 'ten', '100000', { deep: 1 }].map((quantity) => number('A1', { quantity })),
      Array.from({ length: 6 }, () => ['A1', 1, null]),
    ],
    ['long texts', [number('x'.repeat(500), { note: 'y'.repeat(500) })], [['x'.repeat(60), 1, 'y'.repeat(200)]]],
    ['no list at all', { kind: 'number' }, []],
    ['nothing', undefined, []],
  ])('reads %s', async (_, items, expected) => {
    const { reference } = await record(items)
    expect((await storedItems(reference)).map(({ sign, quantity, note }) => [sign, quantity, note])).toEqual(expected)
  })

  it('keeps at most two hundred', async () => {
    const { reference } = await record(Array.from({ length: 300 }, (_, at) => number(`N${at}`)))
    const rows = await storedItems(reference)
    expect(rows).toHaveLength(ENQUIRY_ITEM_LIMITS.items)
    expect(rows.at(-1)?.sign).toBe('N199')
  })

  it('is stored once under one key, and is another enquiry where it differs', async () => {
    const key = crypto.randomUUID()
    const person = enquiryInput()
    const first = await record([number('A1')], { key, more: person })
    expect(await record([number('A1', { quantity: 1 })], { key, more: person })).toEqual(first)
    expect(await storedItems(first.reference)).toHaveLength(1)
    await expect(record([number('A1', { quantity: 2 })], { key, more: person })).rejects.toMatchObject({ key: 'idempotency_mismatch' })
    // Without a key the content decides.
    const again = await record([number('A2')], { key: null, more: person })
    expect(await record([number('A2')], { key: null, more: person })).toEqual(again)
    expect((await record([number('A3')], { key: null, more: person })).reference).not.toBe(again.reference)
  })

  it('names things as the catalogue does, and what is not on the site by its sign alone', async () => {
    const { id: carId, modelSign } = await addSeal()
    const mark = crypto.randomUUID().slice(0, 6).toUpperCase()
    const hidden = `HID-${mark}`
    const { id } = await insertFitting(database.db, { sku: hidden, name: 'Not yet told', publishState: 'draft' }, [])
    const { reference } = await record([
      { kind: 'car', sign: modelSign.toUpperCase(), quantity: 3 },
      { kind: 'part', sign: hidden.toLowerCase() },
      { kind: 'used', sign: 'QL000000' },
    ])
    expect(await storedItems(reference)).toEqual([
      { kind: 'car', sign: modelSign, name: expect.stringMatching(/Seal$/) as string, quantity: 3, note: null },
      { kind: 'part', sign: hidden, name: null, quantity: 1, note: null },
      { kind: 'used', sign: 'QL000000', name: null, quantity: 1, note: null },
    ])
    const { items, item_counts: counts } = await staffView(reference)
    expect(counts).toEqual({ vehicles: 2, parts: 1 })
    expect(items.map(({ today }) => today && [today.state, today.id])).toEqual([['offered', carId], ['withdrawn', id], null])
  })

  it('judges notes and unknown numbers as it judges the message', async () => {
    const { reference } = await record([number('www.cheap.example', { note: 'https://cheap.example' })])
    expect((await staffView(reference)).spam_reasons).toEqual(['links'])
  })

  it('keeps the list as it arrived for evidence', async () => {
    const { reference } = await record([number('A1', { quantity: 'ten' })])
    expect((await staffView(reference)).raw_payload.items).toEqual([{ kind: 'number', number: 'A1', quantity: 'ten' }])
  })
})

describe('what becomes of it', () => {
  it('is told to the staff with today’s price, and to the buyer in the names of their language (R10.30)', async () => {
    const sku = `FIL-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    const { id } = await insertFitting(database.db, { sku, name: 'Oil filter', fobPriceUsdCents: 160, moq: 50 }, [])
    await database.db.insert(fittingTranslation).values({ fittingId: id, locale: 'ar', title: 'فلتر زيت', publishState: 'published', sourceHash: 'x' })
    const { reference } = await record([{ kind: 'part', sign: sku, quantity: 100, note: 'urgent' }], { more: { lang: 'ar' } })
    await database.db.update(fitting).set({ name: 'Oil filter, new name', fobPriceUsdCents: 170 }).where(eq(fitting.id, id))
    expect((await staffView(reference)).items).toEqual([
      {
        kind: 'part',
        sign: sku,
        name: 'Oil filter',
        buyer_name: 'فلتر زيت',
        quantity: 100,
        note: 'urgent',
        today: { id, state: 'offered', fob_price_usd_cents: 170, moq: 50 },
      },
    ])
  })

  it.each([
    ['en', '1 vehicle and 2 parts'],
    ['ar', 'مركبة واحدة وقطعتان'],
    ['ru', '1 автомобиль и\u00a02 запчасти'],
  ] as const)('is the subject of the enquiry’s state in %s (R10.32)', async (locale, subject) => {
    const { modelSign } = await addSeal()
    const { status_code: code } = await record([{ kind: 'car', sign: modelSign }, number('A1'), number('A2')])
    const { ctx } = createTestCtx(database.db, { locale })
    expect((await findEnquiryStatus({ ctx, input: { code } })).subject).toBe(subject)
  })

  it('stands in one cell of the export, which a spreadsheet does not run', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    await record([number(`=1+1 ${mark}`, { quantity: 3, note: '@cmd' }), number('-2', { note: '"x"' })])
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.export']) })
    const { chunks } = await exportEnquiries({ ctx, input: enquiryFilterSchema.parse({ quarantined: 'all' }) })
    expect((await Array.fromAsync(chunks)).join('')).toContain(`"3 × =1+1 ${mark}: @cmd\n1 × -2: ""x"""`)
  })
})

function addSeal() {
  return addCar(database.db, { modelName: 'Seal', brandName: `Make${crypto.randomUUID().slice(0, 6)}` })
}
