import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listenForStaffNews } from '#core/db/staff-notice-listener.ts'
import type { StaffNews } from '#core/db/notify.ts'
import { enquiry, role, staff, staffNotice, staffPushSubscription, staffRole } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { assignEnquiry, recordEnquiry, releaseEnquiry } from '#core/domain/enquiry/index.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { deleteOldNotices, listNotices, markNoticesSeen, readNoticesAfter, readToldNotices, tellStaff } from './index.ts'

let database: TestDatabase
let reader: number
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const [row] = await database.db
    .insert(role)
    .values({ roleKey: 'test_reader', permissions: ['enquiry.read'] })
    .returning({ id: role.id })
  reader = row?.id ?? 0
})
afterAll(() => database.drop())

type Colleague = Extract<Actor, { kind: 'staff' }>

async function addReader(permissions: readonly string[] = ['enquiry.read']): Promise<Colleague> {
  const actor = await addStaff(database.db, permissions)
  await database.db.insert(staffRole).values({ staffId: actor.staffId, roleId: reader })
  return actor
}

function as(ctx: Ctx, actor: Actor): Ctx {
  return { ...ctx, actor }
}

async function addLead(ctx: Ctx, changes: Parameters<typeof enquiryInput>[0] = {}): Promise<number> {
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  return row?.id ?? 0
}

const pageOf = (ctx: Ctx, actor: Actor, limit = 20) => listNotices({ ctx: as(ctx, actor), input: { limit } })

describe('a lead', () => {
  it('is told to everybody who may see leads and works here', async () => {
    const { ctx } = createTestCtx(database.db)
    const [li, disabled, outsider] = [await addReader(), await addReader(), await addStaff(database.db, ['content.read'])]
    await database.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, disabled.staffId))
    const enquiryId = await addLead(ctx, { name: 'Amina' })
    const told = await database.db.select({ staffId: staffNotice.staffId }).from(staffNotice).where(eq(staffNotice.enquiryId, enquiryId))
    const people = told.map(({ staffId }) => staffId)
    expect(people).toContain(li.staffId)
    expect(people).not.toContain(disabled.staffId)
    expect(people).not.toContain(outsider.staffId)
    const { notices, unseen, latest_id } = await pageOf(ctx, li)
    expect(notices).toMatchObject([{ kind: 'enquiry_new', seen_at: null, enquiry: { id: enquiryId, name: 'Amina', country_name: 'Kenya' } }])
    expect([unseen, latest_id]).toEqual([1, notices[0]?.id])
  })

  it('in quarantine is told to nobody until it is released, and not to who releases it', async () => {
    const { ctx } = createTestCtx(database.db)
    const [li, wang] = [await addReader(), await addReader(['enquiry.read', 'enquiry.write'])]
    const enquiryId = await addLead(ctx)
    await database.db.delete(staffNotice).where(eq(staffNotice.enquiryId, enquiryId))
    await database.db.update(enquiry).set({ isQuarantined: true }).where(eq(enquiry.id, enquiryId))
    await releaseEnquiry({ ctx: as(ctx, wang), input: { id: enquiryId } })
    expect((await pageOf(ctx, li)).unseen).toBe(1)
    expect((await pageOf(ctx, wang)).unseen).toBe(0)
  })

  it('that is given to a person is told to that person, and one that they take is not', async () => {
    const { ctx } = createTestCtx(database.db)
    const enquiryId = await addLead(ctx)
    const [li, boss] = [await addReader(['enquiry.read', 'enquiry.write']), await addReader(['enquiry.read', 'enquiry.write', 'enquiry.assign'])]
    await assignEnquiry({ ctx: as(ctx, boss), input: { id: enquiryId, owner_id: li.staffId } })
    await assignEnquiry({ ctx: as(ctx, boss), input: { id: enquiryId, owner_id: null } })
    await assignEnquiry({ ctx: as(ctx, li), input: { id: enquiryId, owner_id: li.staffId } })
    expect((await pageOf(ctx, li)).notices.map(({ kind }) => kind)).toEqual(['enquiry_yours'])
    expect((await pageOf(ctx, boss)).notices).toEqual([])
  })

  it('takes its notices along when it goes, and is pushed to each device', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const li = await addReader()
    const devices = await database.db
      .insert(staffPushSubscription)
      .values(
        ['one', 'two'].map((name) => ({
          staffId: li.staffId,
          endpoint: `https://push.example.com/${li.staffId}/${name}`,
          p256dh: 'x',
          auth: 'x',
          label: name,
        })),
      )
      .returning({ id: staffPushSubscription.id })
    const enquiryId = await addLead(ctx)
    const [notice] = (await pageOf(ctx, li)).notices
    const pushed = jobs.sent.filter(({ name }) => name === 'staff-push').map(({ payload }) => payload)
    expect(pushed).toEqual(devices.map(({ id }) => ({ noticeId: notice?.id, subscriptionId: id })))
    await database.db.delete(enquiry).where(eq(enquiry.id, enquiryId))
    expect((await pageOf(ctx, li)).notices).toEqual([])
  })
})

describe('notices', () => {
  it('are one’s own, seen one by one lead, up to one, or of a kind', async () => {
    const { ctx } = createTestCtx(database.db)
    const [li, wang] = [await addReader(), await addReader()]
    const leads = [await addLead(ctx), await addLead(ctx), await addLead(ctx)]
    await tellStaff(ctx.db, ctx, { kind: 'buyer_wrote', enquiryId: leads[2] ?? 0, to: [li.staffId] })
    const seen = (input: Parameters<typeof markNoticesSeen>[0]['input']) => markNoticesSeen({ ctx: as(ctx, li), input })
    expect(await seen({ enquiry_id: leads[0] })).toEqual({ unseen: 3 })
    const { latest_id } = await pageOf(ctx, li)
    expect(await seen({ up_to: latest_id, kind: 'enquiry_new' })).toEqual({ unseen: 1 })
    expect(await seen({ up_to: latest_id })).toEqual({ unseen: 0 })
    expect((await pageOf(ctx, wang)).unseen).toBe(3)
  })

  it('are read a page at a time, and all that came since one of them', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const li = await addReader()
    const told: number[] = []
    for (let count = 0; count < 4; count += 1) {
      told.push(await addLead(ctx))
      clock.advance(120_000)
    }
    const first = await listNotices({ ctx: as(ctx, li), input: { limit: 3 } })
    expect([first.notices.map(({ enquiry: { id } }) => id), first.has_more]).toEqual([told.slice(1).toReversed(), true])
    const rest = await listNotices({ ctx: as(ctx, li), input: { limit: 3, before: first.notices.at(-1)?.id } })
    expect([rest.notices.map(({ enquiry: { id } }) => id), rest.has_more]).toEqual([[told[0]], false])
    const since = await readNoticesAfter({ ctx: as(ctx, li), input: { after: first.notices[1]?.id ?? 0 } })
    expect(since.map(({ enquiry: { id } }) => id)).toEqual([told[3]])
  })

  it('that were committed after a newer one are found by who knows the newer', async () => {
    const { ctx } = createTestCtx(database.db)
    const li = await addReader()
    const enquiryId = await addLead(ctx)
    const slow = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const late = ctx.db.transaction(async (tx) => {
      await tellStaff(tx, ctx, { kind: 'buyer_wrote', enquiryId, to: [li.staffId] })
      written.resolve()
      await slow.promise
    })
    await written.promise
    await tellStaff(ctx.db, ctx, { kind: 'reply_overdue', enquiryId, to: [li.staffId] })
    const { latest_id } = await pageOf(ctx, li)
    slow.resolve()
    await late
    const since = await readNoticesAfter({ ctx: as(ctx, li), input: { after: latest_id } })
    expect(since.map(({ kind }) => kind)).toContain('buyer_wrote')
  })

  it('are nobody’s who may not see leads any more', async () => {
    const { ctx } = createTestCtx(database.db)
    const li = await addReader()
    const enquiryId = await addLead(ctx)
    const [first] = (await pageOf(ctx, li)).notices
    const input = { enquiryIds: [enquiryId], firstId: first?.id ?? 0, lastId: first?.id ?? 0, staffIds: [li.staffId] }
    const system = as(ctx, { kind: 'system' })
    expect(await readToldNotices({ ctx: system, input })).toHaveLength(1)
    await database.db.delete(staffRole).where(eq(staffRole.staffId, li.staffId))
    expect(await readToldNotices({ ctx: system, input })).toEqual([])
    await expect(listNotices({ ctx: as(ctx, { ...li, permissions: [] }), input: { limit: 1 } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(readToldNotices({ ctx: as(ctx, li), input })).rejects.toMatchObject({ key: 'forbidden' })
    expect(await tellStaff(ctx.db, ctx, { kind: 'buyer_wrote', enquiryId, to: [li.staffId] })).toBe(0)
  })

  it('are kept for 30 days', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const li = await addReader()
    await addLead(ctx)
    clock.advance(29 * 86_400_000)
    await addLead(ctx)
    await deleteOldNotices({ ctx })
    expect((await pageOf(ctx, li)).unseen).toBe(2)
    clock.advance(2 * 86_400_000)
    await deleteOldNotices({ ctx })
    expect((await pageOf(ctx, li)).unseen).toBe(1)
  })
})

describe('the word to other processes', () => {
  it('goes out at commit, with ids alone and the same size for one or for hundreds', async () => {
    const { ctx } = createTestCtx(database.db)
    const enquiryId = await addLead(ctx)
    const heard: StaffNews[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const onNews = (news: StaffNews) => {
      heard.push(news)
      if (news.news === 'leads') resolve()
    }
    const listener = await listenForStaffNews({ url: database.url, onNews, onGap: () => {}, onError: () => {} })
    const people = await database.db
      .insert(staff)
      .values(Array.from({ length: 300 }, () => ({ mail: `${crypto.randomUUID()}@example.com`, name: 'Li', passwordHash: 'none' })))
      .returning({ id: staff.id })
    await database.db.insert(staffRole).values(people.map(({ id }) => ({ staffId: id, roleId: reader })))
    await ctx.db
      .transaction(async (tx) => {
        await tellStaff(tx, ctx, { kind: 'reply_overdue', enquiryId, to: 'all' })
        throw new Error('taken back')
      })
      .catch(() => {})
    await ctx.db.transaction((tx) => tellStaff(tx, ctx, { kind: 'enquiry_new', enquiryId, to: people.map(({ id }) => id) }))
    const boss = await addReader(['enquiry.read', 'enquiry.write', 'enquiry.assign'])
    await assignEnquiry({ ctx: as(ctx, boss), input: { id: enquiryId, owner_id: boss.staffId } })
    await promise
    await listener.stop()
    expect(heard).toEqual([{ news: 'told', enquiry_id: enquiryId, first_id: expect.any(Number), last_id: expect.any(Number) }, { news: 'leads' }])
    expect(Object.values(heard[0] ?? {})).toHaveLength(4)
  })
})
