import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { enquiryFilterSchema } from '#contract/staff-enquiry.ts'
import { auditLog, enquiry } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { exportEnquiries, recordEnquiry } from './index.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.export']) }).ctx
})
afterAll(() => database.drop())

async function exportText(query: Record<string, unknown>) {
  const made = await exportEnquiries({ ctx, input: enquiryFilterSchema.parse(query) })
  return { ...made, text: (await Array.fromAsync(made.chunks)).join('') }
}

it('writes what a spreadsheet opens and never runs', async () => {
  const { ctx: visitor } = createTestCtx(database.db)
  const hostile = {
    name: '=HYPERLINK("http://example.com";"x")',
    mobile: '+86 138 0013 8000',
    mail: '@sum(1+1)*cmd|x',
    quantity: 7,
    destination_port: '=Mombasa',
    price_basis: 'cfr',
    remark: '-2+3\nsecond line, "quoted"; end',
    brand: '＝1+1',
    car_model: '"+1"',
    from_id: '-5',
  }
  await recordEnquiry({ ctx: visitor, input: enquiryInput(hostile), idempotencyKey: null, request: VISITOR_REQUEST })
  const { text, fileName, total } = await exportText({ quarantined: 'all' })
  expect([fileName, total]).toEqual(['enquiries-2026-11-21.csv', 1])
  expect(text.startsWith('\ufeff"reference","received_at"')).toBe(true)
  const [row] = parse<Record<string, string>>(text, { bom: true, columns: true })
  expect(row).toMatchObject({
    received_at: '2026-11-21T08:00:00.000Z',
    name: `'${hostile.name}`,
    mobile: "'+86 138 0013 8000",
    mobile_e164: "'+8613800138000",
    mail: `'${hostile.mail}`,
    quantity: '7',
    destination_port: "'=Mombasa",
    price_basis: 'cfr',
    remark: `'${hostile.remark}`,
    brand: "'＝1+1",
    origin_id: "'-5",
    is_quarantined: 'false',
  })
  for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
})

it('names country, language and page in English, whatever the buyer wrote', async () => {
  await addCountry(database.db, 'DE', { en: 'Germany', de: 'Deutschland' })
  const { ctx: visitor } = createTestCtx(database.db)
  for (const country of ['Deutschland', 'Atlantis'])
    await recordEnquiry({
      ctx: visitor,
      input: enquiryInput({ name: 'Zoe', mail: 'zoe@example.org', country, lang: 'de', origin: 'car_detail' }),
      idempotencyKey: null,
      request: VISITOR_REQUEST,
    })
  const { text } = await exportText({ locale: 'de', quarantined: 'all' })
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true })
  const told = rows.map(({ country, language, origin }) => [country, language, origin])
  expect(told).toEqual([
    ['Atlantis', 'German', 'Car page'],
    ['Germany', 'German', 'Car page'],
  ])
})

it('streams more than one batch, each row once, newest first', async () => {
  await database.db.execute(sql`
    insert into enquiry (reference, name, mail, mobile, country_name, remark, source, origin, locale, raw_payload)
    select 'B' || lpad(n::text, 5, '0'), 'Batch', 'b' || n || '@example.com', '1', 'Kenya', 'x', 'Auto-Chat', 'other', 'nl', '{}' from generate_series(1, 1203) n`)
  const { text, total } = await exportText({ locale: 'nl' })
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true })
  expect(total).toBe(1203)
  expect(rows.map((row) => row['reference'])).toEqual(Array.from({ length: 1203 }, (_, index) => `B${String(1203 - index).padStart(5, '0')}`))
})

it('of nothing is the heading alone', async () => {
  const { text } = await exportText({ locale: 'zz' })
  expect(parse(text, { bom: true })).toHaveLength(1)
})

it('is written down before the first row leaves, without the word that was searched', async () => {
  await exportEnquiries({ ctx, input: enquiryFilterSchema.parse({ word: 'Amina', status: 'new' }) })
  const rows = await database.db.select().from(auditLog).where(eq(auditLog.action, 'enquiry.exported')).orderBy(auditLog.id)
  expect(rows.at(-1)?.detail).toEqual({ status: ['new'], quarantined: 'no', has_word: true, total: 0 })
})

it('needs its permission', async () => {
  const reading = createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read', 'enquiry.write']) }).ctx
  const error = await exportEnquiries({ ctx: reading, input: enquiryFilterSchema.parse({}) }).catch((reason: unknown) => reason)
  expect(isAppError(error) && error.key).toBe('forbidden')
  expect(await database.db.$count(enquiry)).toBeGreaterThan(0)
})
