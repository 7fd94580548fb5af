import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { keepingTimeSchema, saveKeepingTimeInputSchema, type KeepingTime } from '#contract/keeping-time.ts'
import type { KeepingKind } from '#contract/keeping-time-values.ts'
import { auditLog, customer, enquiry, intent, keepingTime, member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { linkCustomer } from '#core/domain/customer/index.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { dueBefore } from './due-before.ts'
import { askEraseDue, eraseDue, listKeepingTimes, saveKeepingTime } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterEach(() => database.drop())

const never = new AbortController().signal
const MONTH = 31 * 24 * 3600_000

async function setUp(permissions: readonly string[] = ['customer.privacy']) {
  const actor = await addStaff(database.db, permissions)
  return createTestCtx(database.db, { actor })
}

/** An enquiry with its customer, sent so many months of 31 days ago. */
async function enquiryOf(name: string, monthsAgo: number, changes: Partial<typeof enquiry.$inferInsert> = {}): Promise<number> {
  const { ctx } = createTestCtx(database.db)
  const mail = `${name.toLowerCase()}@example.org`
  const input = enquiryInput({ name, mail, mobile: `+25471${String(1_000_000 + Math.floor(Math.random() * 8_000_000))}` })
  const { reference } = await recordEnquiry({ ctx, input, idempotencyKey: null, request: VISITOR_REQUEST })
  const createdAt = new Date(ctx.ports.clock.now().getTime() - monthsAgo * MONTH)
  const [row] = await database.db
    .update(enquiry)
    .set({ createdAt, ...changes })
    .where(eq(enquiry.reference, reference))
    .returning({ id: enquiry.id })
  if (row === undefined) throw new Error('no enquiry')
  if (changes.isQuarantined !== true) await linkCustomer({ ctx, input: { thing: 'enquiry', id: row.id } })
  return row.id
}

async function namesLeft(): Promise<string[]> {
  const rows = await database.db.select({ name: enquiry.name }).from(enquiry).orderBy(enquiry.id)
  return rows.map(({ name }) => name)
}

const of = (times: readonly KeepingTime[], kind: KeepingKind) => keepingTimeSchema.parse(times.find((time) => time.kind === kind))

// R23.6
it('keeps everything until a time is set, and counts what is older then', async () => {
  const { ctx } = await setUp()
  await enquiryOf('Old', 30)
  await enquiryOf('Young', 2)
  expect(of(await listKeepingTimes({ ctx }), 'customer')).toMatchObject({ months: null, total: 2, due: 0, is_automatic: false, erased_at: null })
  const times = await saveKeepingTime({ ctx, input: { kind: 'customer', months: 24, is_automatic: false } })
  expect(of(times, 'customer')).toMatchObject({ months: 24, total: 2, due: 1 })
  expect(await eraseDue({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { kind: null }, signal: never })).toBe(0)
  expect(await namesLeft()).toEqual(['Old', 'Young'])
})

it('erases by a press what is older, and leaves who bought, who has an account and who came back', async () => {
  const { ctx, jobs } = await setUp()
  await enquiryOf('Gone', 30)
  await enquiryOf('Buyer', 30, { status: 'won' })
  await enquiryOf('Member', 30)
  await enquiryOf('Back', 30)
  await enquiryOf('Back', 1)
  const [account] = await database.db
    .insert(member)
    .values({ mail: 'member@example.org', name: 'Member', passwordHash: 'none', locale: 'en', mailVerifiedAt: new Date() })
    .returning({ id: member.id })
  await linkCustomer({ ctx, input: { thing: 'member', id: account?.id ?? 0 } })
  await saveKeepingTime({ ctx, input: { kind: 'customer', months: 24, is_automatic: false } })
  const asked = await askEraseDue({ ctx, input: { kind: 'customer' } })
  expect(of(asked, 'customer')).toMatchObject({ due: 1, is_running: true })
  await askEraseDue({ ctx, input: { kind: 'customer' } })
  expect(jobs.sent.filter(({ name }) => name === 'keeping-time-erase')).toEqual([{ name: 'keeping-time-erase', payload: { kind: 'customer' } }])
  expect(await eraseDue({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { kind: 'customer' }, signal: never })).toBe(1)
  expect(await namesLeft()).toEqual(['', 'Buyer', 'Member', 'Back', 'Back'])
  const [gone] = await database.db.select({ name: customer.name, erasedAt: customer.erasedAt }).from(customer).orderBy(customer.id).limit(1)
  expect(gone).toMatchObject({ name: '', erasedAt: expect.any(Date) })
  expect(of(await listKeepingTimes({ ctx }), 'customer')).toMatchObject({ total: 1, due: 0, is_running: false, erased_count: 1, erased_at: expect.any(String) })
  const log = await database.db.select({ action: auditLog.action, detail: auditLog.detail }).from(auditLog).orderBy(auditLog.id)
  expect(log.filter(({ action }) => action.startsWith('keeping_time'))).toEqual([
    { action: 'keeping_time.changed', detail: { from: null, to: 24, is_automatic: false } },
    { action: 'keeping_time.asked', detail: { months: 24 } },
    { action: 'keeping_time.erased', detail: { months: 24, count: 1 } },
  ])
})

it('erases by itself every night what may be: quarantine, names on marks', async () => {
  const { ctx } = await setUp()
  await enquiryOf('Spam', 3, { isQuarantined: true })
  await enquiryOf('Fresh', 0, { isQuarantined: true })
  await enquiryOf('Real', 30)
  const at = (monthsAgo: number) => new Date(ctx.ports.clock.now().getTime() - monthsAgo * MONTH)
  const mark = { locale: 'en', brandSign: 'byd', carModelSign: 'byd-seal' }
  await database.db.insert(intent).values([
    { ...mark, name: 'Ama', mail: 'ama@example.org', createdAt: at(14) },
    { ...mark, name: 'Kofi', mail: 'kofi@example.org', createdAt: at(1) },
  ])
  await saveKeepingTime({ ctx, input: { kind: 'quarantine', months: 2, is_automatic: true } })
  await saveKeepingTime({ ctx, input: { kind: 'intent', months: 12, is_automatic: true } })
  expect(await eraseDue({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: { kind: null }, signal: never })).toBe(2)
  expect(await namesLeft()).toEqual(['Fresh', 'Real'])
  expect(await database.db.select({ name: intent.name, mail: intent.mail }).from(intent).orderBy(intent.id)).toEqual([
    { name: null, mail: null },
    { name: 'Kofi', mail: 'kofi@example.org' },
  ])
})

it('goes on where it was stopped', async () => {
  const { ctx } = await setUp()
  await enquiryOf('Gone', 30)
  await saveKeepingTime({ ctx, input: { kind: 'customer', months: 24, is_automatic: false } })
  await askEraseDue({ ctx, input: { kind: 'customer' } })
  const system = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
  expect(await eraseDue({ ctx: system, input: { kind: 'customer' }, signal: AbortSignal.abort() })).toBe(0)
  expect(of(await listKeepingTimes({ ctx }), 'customer')).toMatchObject({ due: 1, is_running: true })
  expect(await eraseDue({ ctx: system, input: { kind: 'customer' }, signal: never })).toBe(1)
})

it('needs its right, and a time before anything can be erased', async () => {
  const refused = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((reason: unknown) => reason)
    return isAppError(error) && error.key
  }
  const { ctx } = await setUp(['enquiry.read', 'enquiry.write'])
  expect(await refused(listKeepingTimes({ ctx }))).toBe('forbidden')
  expect(await refused(saveKeepingTime({ ctx, input: { kind: 'mail', months: 1, is_automatic: false } }))).toBe('forbidden')
  expect(await refused(askEraseDue({ ctx, input: { kind: 'mail' } }))).toBe('forbidden')
  const { ctx: allowed } = await setUp()
  expect(await refused(askEraseDue({ ctx: allowed, input: { kind: 'mail' } }))).toBe('conflict')
  expect(await database.db.select().from(keepingTime)).toEqual([])
  for (const input of [
    { kind: 'mail', months: 0, is_automatic: false },
    { kind: 'mail', months: 241, is_automatic: false },
    { kind: 'mail', months: null, is_automatic: true },
  ])
    expect(saveKeepingTimeInputSchema.safeParse(input).success).toBe(false)
})

it.each([
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-11-26T10:00:00Z', 12, '2025-11-26T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 24, '2024-01-15T10:00:00.000Z'],
])('counts months by the calendar: %s less %i', (now, months, before) => {
  expect(dueBefore({ ports: { clock: { now: () => new Date(now) } } as never }, months).toISOString()).toBe(before)
})
