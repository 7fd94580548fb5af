import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { auditLog, customer, customerContact, enquiry } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { failureOf } from '#core/domain/staff/testing.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { correctEnquiry, recordEnquiry } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'SA', { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' })
})
afterEach(() => database.drop())

async function setUp(permissions: readonly string[] = ['enquiry.read', 'enquiry.write']) {
  return createTestCtx(database.db, { actor: await addStaff(database.db, permissions) })
}

/** Does what the outbox does with the jobs of customers. */
async function work({ jobs }: Pick<Awaited<ReturnType<typeof setUp>>, 'jobs'>) {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  for (const job of jobs.sent.splice(0)) if (job.name === 'customer-link') await linkCustomer({ ctx, input: job.payload })
}

async function ask(changes: Parameters<typeof enquiryInput>[0] = {}) {
  const visitor = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx: visitor.ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  await work(visitor)
  return read(reference)
}

async function read(reference: string) {
  const [row] = await database.db.select().from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('no enquiry')
  return row
}

const valueOf = ({ id, name, company, mail, mobile, whatsapp, locale }: Awaited<ReturnType<typeof ask>>) => ({
  id,
  name,
  company,
  mail,
  mobile,
  whatsapp,
  country: null,
  locale,
})

it('puts a country right that nobody could read: numbers are read anew, and the customer has it too', async () => {
  const lead = await ask({ country: 'Land of the desert', mobile: '0501234567', whatsapp: '' })
  expect([lead.countryId, lead.mobileE164]).toEqual([null, null])
  const staff = await setUp()
  const detail = await correctEnquiry({ ctx: staff.ctx, input: { ...valueOf(lead), country: 'SA', locale: 'ar' } })
  expect(detail).toMatchObject({ country_iso2: 'SA', country_name: 'المملكة العربية السعودية', mobile_e164: '+966501234567', locale: 'ar' })
  expect(detail.events.at(-1)).toMatchObject({ kind: 'corrected', detail: { fields: ['country', 'locale'] } })
  await work(staff)
  const { customerId } = await read(lead.reference)
  expect(customerId).toBe(lead.customerId)
  expect(await findCustomer({ ctx: staff.ctx, input: { id: customerId ?? 0 } })).toMatchObject({ country_iso2: 'SA', locale: 'ar', numbers: ['+966501234567'] })
  const [entry] = await database.db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.action, 'enquiry.corrected'))
  expect(entry?.detail).toEqual({ fields: ['country', 'locale'] })
})

it('takes the customer along to an address that nobody has, and leaves nothing of the mistake', async () => {
  const lead = await ask({ mail: 'wrogn@example.org', mobile: '-', whatsapp: '' })
  const staff = await setUp()
  await correctEnquiry({ ctx: staff.ctx, input: { ...valueOf(lead), name: 'Amina', mail: 'right@example.org' } })
  await work(staff)
  expect((await read(lead.reference)).customerId).toBe(lead.customerId)
  expect(await database.db.select({ value: customerContact.value }).from(customerContact)).toEqual([{ value: 'right@example.org' }])
  expect(await database.db.select({ name: customer.name }).from(customer)).toEqual([{ name: 'Amina' }])
})

it('joins whoever has that address already, and no empty customer stays', async () => {
  const known = await ask({ mail: 'known@example.org' })
  const lead = await ask({ mail: 'konwn@example.org', mobile: '-', whatsapp: '' })
  const staff = await setUp()
  await correctEnquiry({ ctx: staff.ctx, input: { ...valueOf(lead), mail: 'known@example.org' } })
  await work(staff)
  expect((await read(lead.reference)).customerId).toBe(known.customerId)
  expect(await database.db.select({ id: customer.id }).from(customer)).toEqual([{ id: known.customerId }])
})

it('is for who answers leads, keeps a way to reach them, and writes nothing where nothing differs', async () => {
  const lead = await ask()
  const staff = await setUp()
  expect((await failureOf(correctEnquiry({ ctx: staff.ctx, input: { ...valueOf(lead), country: 'XX' } }))).key).toBe('validation_failed')
  await correctEnquiry({ ctx: staff.ctx, input: valueOf(lead) })
  expect(staff.jobs.sent).toEqual([])
  const reader = await setUp(['enquiry.read'])
  expect((await failureOf(correctEnquiry({ ctx: reader.ctx, input: valueOf(lead) }))).key).toBe('forbidden')
})
