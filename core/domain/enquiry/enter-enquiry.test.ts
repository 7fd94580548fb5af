import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { enterEnquiryInputSchema, enquiryDetailSchema } from '#contract/staff-enquiry.ts'
import { auditLog, customer, enquiry } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { linkCustomer } from '#core/domain/customer/index.ts'
import { addCar, addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { enterEnquiry, recordEnquiry } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'KE', { en: 'Kenya' })
})
afterAll(() => database.drop())

const CALL = {
  channel: 'call',
  name: 'Wanjiru Kamau',
  company: 'Kamau Motors',
  mail: null,
  mobile: '0712 345 678',
  whatsapp: null,
  country: 'KE',
  locale: 'en',
  remark: 'Three pickups, left or right.',
  subject: null,
  quantity: 3,
  destination_port: 'Mombasa',
  price_basis: 'cif',
  is_mine: true,
  is_reached: true,
}

async function setUp(permissions: readonly string[] = ['enquiry.read', 'enquiry.write']) {
  const actor = await addStaff(database.db, permissions)
  return { actor, ...createTestCtx(database.db, { actor }) }
}

const entry = (changes: Record<string, unknown> = {}) => enterEnquiryInputSchema.parse({ ...CALL, key: crypto.randomUUID(), ...changes })

// R23.5
it('enters what somebody asked by phone: theirs who took the call, answered, and nobody is written to', async () => {
  const { ctx, actor, jobs } = await setUp()
  const entered = await enterEnquiry({ ctx, input: entry() })
  expect(enquiryDetailSchema.parse(entered)).toMatchObject({
    name: 'Wanjiru Kamau',
    company: 'Kamau Motors',
    mail: '',
    mobile_e164: '+254712345678',
    country_iso2: 'KE',
    origin: 'entered',
    origin_id: 'call',
    source: 'Staff',
    status: 'contacted',
    owner: { id: actor.staffId },
    quantity: 3,
    destination_port: 'Mombasa',
    price_basis: 'cif',
    is_quarantined: false,
    events: [{ kind: 'entered', staff: { id: actor.staffId }, detail: { channel: 'call' } }],
  })
  expect(entered.first_response_at).not.toBeNull()
  expect(jobs.sent).toEqual([{ name: 'customer-link', payload: { thing: 'enquiry', id: entered.id } }])
  const log = await database.db
    .select({ action: auditLog.action, staffId: auditLog.staffId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'enquiry'), eq(auditLog.subjectId, String(entered.id))))
  expect(log).toEqual([{ action: 'enquiry.entered', staffId: actor.staffId, detail: { channel: 'call' } }])
})

it('leaves to all what nobody has taken, and the clock running', async () => {
  const { ctx } = await setUp()
  const entered = await enterEnquiry({ ctx, input: entry({ mobile: '0733 000 111', is_mine: false, is_reached: false, company: '' }) })
  expect(entered).toMatchObject({ owner: null, status: 'new', first_response_at: null, company: null })
  expect(entered.awaiting_since).not.toBeNull()
})

it('enters once what is sent twice, and refuses another enquiry under the same key', async () => {
  const { ctx } = await setUp()
  const input = entry()
  const [one, other] = await Promise.all([enterEnquiry({ ctx, input }), enterEnquiry({ ctx, input })])
  expect(other.id).toBe(one.id)
  const error: unknown = await enterEnquiry({ ctx, input: { ...input, remark: 'Something else' } }).catch((reason: unknown) => reason)
  expect(isAppError(error) && error.key).toBe('idempotency_mismatch')
})

it('knows the vehicle by its sign, and keeps a number that no country explains', async () => {
  const { ctx } = await setUp()
  const { modelSign: sign } = await addCar(database.db, { brandName: 'BYD', modelName: 'Seal' })
  const entered = await enterEnquiry({ ctx, input: entry({ subject: sign, country: null, mobile: '12-34', mail: 'w@example.org' }) })
  expect(entered).toMatchObject({ car_model_sign: sign, mobile: '12-34', mobile_e164: null, mail: 'w@example.org' })
  expect(entered.vehicle).not.toBeNull()
})

it('belongs to the customer who has the number, with the company that was told', async () => {
  const { ctx } = await setUp()
  const visitor = createTestCtx(database.db)
  const { reference } = await recordEnquiry({
    ctx: visitor.ctx,
    input: enquiryInput({ mobile: '+254 700 111 222', mail: 'first@example.org' }),
    idempotencyKey: null,
    request: VISITOR_REQUEST,
  })
  const [first] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  await linkCustomer({ ctx, input: { thing: 'enquiry', id: first?.id ?? 0 } })
  const entered = await enterEnquiry({ ctx, input: entry({ mobile: '0700 111222', company: 'Obi & Sons' }) })
  await linkCustomer({ ctx, input: { thing: 'enquiry', id: entered.id } })
  const rows = await database.db
    .select({ id: enquiry.id, company: customer.company })
    .from(enquiry)
    .innerJoin(customer, eq(customer.id, enquiry.customerId))
    .where(eq(enquiry.mobileE164, '+254700111222'))
  expect(rows).toEqual([first?.id, entered.id].map((id) => ({ id, company: 'Obi & Sons' })))
})

it.each([
  ['no way to reach them', { mobile: null }, 'mobile'],
  ['no name', { name: ' ' }, 'name'],
  ['no words', { remark: '' }, 'remark'],
  ['an address that is none', { mail: 'wanjiru' }, 'mail'],
  ['a million units', { quantity: 1_000_000 }, 'quantity'],
])('refuses %s', (_what, changes, path) => {
  const parsed = enterEnquiryInputSchema.safeParse({ ...CALL, key: crypto.randomUUID(), ...changes })
  expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

it('is for those who may write, and knows its countries and languages', async () => {
  const { ctx } = await setUp(['enquiry.read'])
  const error: unknown = await enterEnquiry({ ctx, input: entry() }).catch((reason: unknown) => reason)
  expect(isAppError(error) && error.key).toBe('forbidden')
  const writer = await setUp()
  for (const changes of [{ country: 'XX' }, { locale: 'xx' }]) {
    const refused: unknown = await enterEnquiry({ ctx: writer.ctx, input: entry(changes) }).catch((reason: unknown) => reason)
    expect(isAppError(refused) && refused.key).toBe('validation_failed')
  }
})

it('is no origin that the public can claim', async () => {
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: { ...enquiryInput(), origin: 'entered' }, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ origin: enquiry.origin }).from(enquiry).where(eq(enquiry.reference, reference))
  expect(row?.origin).toBe('other')
})
