import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { TASK_LIMITS } from '#contract/task-values.ts'
import { addTaskInputSchema, type AddTaskInput } from '#contract/task.ts'
import { enquiry, staffNotice, task } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { eraseCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { findEnquiry, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addCountry, addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { addTask, changeTask, findTasks, finishTask, listTasks, readTaskTime, remindOfTasks } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await addCountry(database.db, 'KE', { en: 'Kenya' })
})
afterAll(() => database.drop())

let seller: Awaited<ReturnType<typeof addStaff>>
let id: number
beforeEach(async () => {
  seller = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.update(enquiry).set({ ownerId: seller.staffId }).where(eq(enquiry.reference, reference)).returning({ id: enquiry.id })
  id = row?.id ?? 0
})

// The clock of tests stands at 21 November 2026, 08:00 UTC, a Saturday.
const asSeller = () => createTestCtx(database.db, { actor: seller })
const inTask = (changes: Partial<AddTaskInput> = {}): AddTaskInput => ({
  id,
  key: crypto.randomUUID(),
  title: 'Send the video',
  due_at: '2026-11-23T06:00:00.000Z',
  time_zone: 'Africa/Nairobi',
  ...changes,
})
const add = (changes: Partial<AddTaskInput> = {}) => addTask({ ctx: asSeller().ctx, input: inTask(changes) })

describe('a task', () => {
  it('is named with the clock that was meant, once for each key, and stands in the history', async () => {
    const key = crypto.randomUUID()
    await add({ key })
    const tasks = await add({ key })
    expect(tasks.open).toMatchObject([{ title: 'Send the video', time_zone: 'Africa/Nairobi', created_by: { id: seller.staffId } }])
    expect(tasks.time_zones).toEqual(['Africa/Nairobi'])
    const { events } = await findEnquiry({ ctx: asSeller().ctx, input: { id } })
    expect(events.filter(({ kind }) => kind === 'task_added')).toHaveLength(1)
  })

  it('is done, and not after all, and done once', async () => {
    const [one] = (await add()).open
    const input = { id: one?.id ?? 0, is_done: true }
    await finishTask({ ctx: asSeller().ctx, input })
    const done = await finishTask({ ctx: asSeller().ctx, input })
    expect(done).toMatchObject({ open: [], done: [{ done_by: { id: seller.staffId } }] })
    expect(await finishTask({ ctx: asSeller().ctx, input: { ...input, is_done: false } })).toMatchObject({ open: [{ done_at: null }], done: [] })
    const { events } = await findEnquiry({ ctx: asSeller().ctx, input: { id } })
    expect(events.filter(({ kind }) => kind === 'task_done')).toHaveLength(1)
  })

  it('that is done is not changed', async () => {
    const [one] = (await add()).open
    const input = { id: one?.id ?? 0, title: 'Call', due_at: '2026-11-24T06:00:00.000Z', time_zone: 'UTC' }
    expect((await changeTask({ ctx: asSeller().ctx, input })).open).toMatchObject([{ title: 'Call', time_zone: 'UTC' }])
    await finishTask({ ctx: asSeller().ctx, input: { id: input.id, is_done: true } })
    await expect(changeTask({ ctx: asSeller().ctx, input })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('is one of fifty at most, of a lead that there is, and needs the right to write', async () => {
    for (let n = 0; n < TASK_LIMITS.open; n++) await add()
    await expect(add()).rejects.toMatchObject({ key: 'conflict' })
    await expect(add({ id: 999_999_999 })).rejects.toMatchObject({ key: 'not_found' })
    const reader = await addStaff(database.db, ['enquiry.read'])
    const ctx = createTestCtx(database.db, { actor: reader }).ctx
    await expect(addTask({ ctx, input: inTask() })).rejects.toMatchObject({ key: 'forbidden' })
    expect((await findTasks({ ctx, input: { id } })).open).toHaveLength(TASK_LIMITS.open)
  })

  it('goes with the person', async () => {
    await add({ title: 'Ask Amina for her passport' })
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    await linkCustomer({ ctx, input: { thing: 'enquiry', id } })
    const { customer_id: customerId } = await findEnquiry({ ctx: asSeller().ctx, input: { id } })
    await eraseCustomer({ ctx, input: { id: customerId ?? 0 } })
    expect(await database.db.select().from(task).where(eq(task.enquiryId, id))).toEqual([])
    const { events } = await findEnquiry({ ctx: asSeller().ctx, input: { id } })
    expect(JSON.stringify(events)).not.toContain('passport')
  })

  it.each([{ time_zone: 'Mars/Olympus' }, { due_at: 'tomorrow' }, { title: '  ' }, { title: 'x\u0000y' }])('is refused with %j', (changes) => {
    expect(addTaskInputSchema.safeParse({ ...inTask(), ...changes }).success).toBe(false)
  })
})

describe('the list', () => {
  const list = (changes: object = {}) => listTasks({ ctx: asSeller().ctx, input: { whose: 'mine', utc_offset_minutes: 0, page: 1, page_size: 25, ...changes } })

  it('sorts what is late, of today and later by the reader’s clock', async () => {
    await add({ title: 'Late', due_at: '2026-11-21T07:59:00.000Z' })
    await add({ title: 'Today', due_at: '2026-11-21T20:00:00.000Z' })
    await add({ title: 'Later', due_at: '2026-11-22T00:30:00.000Z' })
    const all = await list()
    expect(all.list.map(({ title, time }) => [title, time])).toEqual([
      ['Late', 'overdue'],
      ['Today', 'today'],
      ['Later', 'later'],
    ])
    expect(all.counts).toEqual({ overdue: 1, today: 1, later: 1 })
    // In Lima the day is five hours longer yet.
    expect((await list({ utc_offset_minutes: -300 })).counts).toEqual({ overdue: 1, today: 2, later: 0 })
    expect(await list({ time: 'overdue' })).toMatchObject({ total: 1, list: [{ title: 'Late', enquiry: { id } }] })
  })

  it('has one’s own, or all', async () => {
    await add()
    const other = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    await database.db.update(enquiry).set({ ownerId: other.staffId }).where(eq(enquiry.id, id))
    expect((await list()).total).toBe(0)
    await database.db.update(enquiry).set({ ownerId: null }).where(eq(enquiry.id, id))
    expect(await list()).toMatchObject({ total: 1, counts: { later: 1 } })
    const theirs = await listTasks({
      ctx: createTestCtx(database.db, { actor: other }).ctx,
      input: { whose: 'mine', utc_offset_minutes: 0, page: 1, page_size: 25 },
    })
    expect(theirs.total).toBe(0)
    expect((await list({ whose: 'all', page_size: 100 })).list.some((row) => row.enquiry.id === id)).toBe(true)
  })
})

it('whoever has added it is told where the lead is nobody’s', async () => {
  await add({ due_at: '2026-11-21T08:30:00.000Z' })
  await addStaff(database.db, ['enquiry.read'])
  await database.db.update(enquiry).set({ ownerId: null }).where(eq(enquiry.id, id))
  const { ctx, clock } = createTestCtx(database.db, { actor: { kind: 'system' } })
  clock.advance(31 * 60_000)
  await remindOfTasks({ ctx })
  const told = await database.db.select().from(staffNotice).where(eq(staffNotice.enquiryId, id))
  expect(told.filter(({ kind }) => kind === 'task_due')).toMatchObject([{ staffId: seller.staffId }])
})

it('whoever looks after the lead is told once when it is due, and again when it was put off', async () => {
  const [one] = (await add({ due_at: '2026-11-21T08:30:00.000Z' })).open
  const { ctx, clock } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const told = () =>
    database.db
      .select()
      .from(staffNotice)
      .where(and(eq(staffNotice.enquiryId, id), eq(staffNotice.kind, 'task_due')))
  await remindOfTasks({ ctx })
  expect(await told()).toEqual([])
  clock.advance(31 * 60_000)
  await remindOfTasks({ ctx })
  await remindOfTasks({ ctx })
  expect(await told()).toMatchObject([{ kind: 'task_due', staffId: seller.staffId }])
  await changeTask({ ctx: asSeller().ctx, input: { id: one?.id ?? 0, title: 'x', due_at: '2026-11-21T09:00:00.000Z', time_zone: 'UTC' } })
  clock.advance(60 * 60_000)
  await remindOfTasks({ ctx })
  expect(await told()).toHaveLength(2)
})

describe('when, in words', () => {
  const read = async (text: string, timeZone = 'Asia/Shanghai') => (await readTaskTime({ ctx: asSeller().ctx, input: { text, time_zone: timeZone } })).due_at

  it.each([
    ['tomorrow 9:00', 'Africa/Lagos', '2026-11-22T08:00:00.000Z'],
    ['tomorrow 9:00 Lagos time', 'Asia/Shanghai', '2026-11-22T08:00:00.000Z'],
    ['明天上午9点 Lagos 时间', 'Asia/Shanghai', '2026-11-22T08:00:00.000Z'],
    ['Monday New York time', 'Asia/Shanghai', '2026-11-23T14:00:00.000Z'],
    ['Monday', 'Asia/Shanghai', '2026-11-23T01:00:00.000Z'],
    ['3 Dec 14:30', 'America/Lima', '2026-12-03T19:30:00.000Z'],
    ['in 2 hours', 'Asia/Shanghai', '2026-11-21T10:00:00.000Z'],
    ['in 3 days', 'Asia/Shanghai', '2026-11-24T01:00:00.000Z'],
    ['明天上午9点', 'Asia/Shanghai', '2026-11-22T01:00:00.000Z'],
    ['下周一 14:30', 'Asia/Shanghai', '2026-11-23T06:30:00.000Z'],
    ['12月3日 10:00', 'Asia/Shanghai', '2026-12-03T02:00:00.000Z'],
    ['2小时后', 'Asia/Shanghai', '2026-11-21T10:00:00.000Z'],
    ['半小时后', 'Asia/Shanghai', '2026-11-21T08:30:00.000Z'],
    // As the form shows a date that is kept.
    ['2026-11-28 09:00', 'Africa/Lagos', '2026-11-28T08:00:00.000Z'],
    ['2026-12-03 00:15', 'Asia/Shanghai', '2026-12-02T16:15:00.000Z'],
    ['十五分钟后', 'Asia/Shanghai', '2026-11-21T08:15:00.000Z'],
    // The clock of Santiago stands an hour further than that of La Paz in summer.
    ['tomorrow 9:00', 'America/Santiago', '2026-11-22T12:00:00.000Z'],
    // After the change of the clock in March the same hour is another moment.
    ['30 March 2027 9:00', 'Europe/Berlin', '2027-03-30T07:00:00.000Z'],
  ])('“%s” on the clock of %s is %s', async (text, zone, moment) => {
    expect(await read(text, zone)).toBe(moment)
  })

  it.each([
    ['soon', 'unknown_time'],
    ['%%%', 'unknown_time'],
    ['yesterday 9:00', 'past_time'],
    ['tomorrow 25:00', 'no_such_time'],
    ['tomorrow 9:75', 'no_such_time'],
    ['明天25点', 'no_such_time'],
    ['3 Dec 2033 9:00', 'far_time'],
    ['tomorrow 9:00 Atlantis time', 'unknown_place'],
  ])('“%s” is %s', async (text, key) => {
    await expect(read(text)).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'text', key }] })
  })
})
