import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { readDashboard } from '#core/domain/dashboard/index.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { PERMISSIONS } from '#contract/staff-values.ts'
import { listEnquiriesInputSchema } from '#contract/staff-enquiry.ts'
import { auditLog, enquiry, enquiryEvent, role, setting, staff, staffNotice, staffRole } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { assignEnquiry, findEnquiry, listEnquiries, recordEnquiry, setEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { listColleagues } from '#core/domain/staff/index.ts'
import { addPerson, createStaffCtx, failureOf } from '#core/domain/staff/testing.ts'
import { addStaff, createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { changeRole, countLeadsOf, countLeadsOfRole, shutOut, writeRole } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(setting).where(eq(setting.key, 'routing'))
})

async function asOwner() {
  const person = await addPerson(database.db, { role: 'owner' })
  return createTestCtx(database.db, { actor: { kind: 'staff', staffId: person.id, permissions: PERMISSIONS } })
}

async function ask(ownerId: number | null, status: 'new' | 'won' = 'new') {
  const { ctx } = createTestCtx(database.db)
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.update(enquiry).set({ ownerId, status }).where(eq(enquiry.reference, reference)).returning({ id: enquiry.id })
  return row?.id ?? 0
}

async function ownerOf(id: number): Promise<number | null> {
  const [row] = await database.db.select({ ownerId: enquiry.ownerId }).from(enquiry).where(eq(enquiry.id, id))
  return row?.ownerId ?? null
}

const noticesOf = (staffId: number) =>
  database.db.select({ kind: staffNotice.kind, leads: staffNotice.leads }).from(staffNotice).where(eq(staffNotice.staffId, staffId)).orderBy(staffNotice.id)
const eventsOf = (id: number) =>
  database.db.select({ kind: enquiryEvent.kind, detail: enquiryEvent.detail }).from(enquiryEvent).where(eq(enquiryEvent.enquiryId, id)).orderBy(enquiryEvent.id)

describe('somebody who is shut out', () => {
  it('hands their open leads to a colleague, who is told once of all', async () => {
    const { ctx, jobs } = await asOwner()
    const [amir, sam] = [await addPerson(database.db), await addPerson(database.db)]
    const open = [await ask(amir.id), await ask(amir.id)]
    const won = await ask(amir.id, 'won')
    expect(await countLeadsOf({ ctx, input: { id: amir.id } })).toEqual({ open: 2, waiting: 2 })
    await shutOut({ ctx, input: { staffId: amir.id, hand_over: sam.id } })
    expect([...(await Promise.all(open.map(ownerOf))), await ownerOf(won)]).toEqual([sam.id, sam.id, amir.id])
    expect((await noticesOf(sam.id)).at(-1)).toEqual({ kind: 'enquiries_yours', leads: 2 })
    expect(jobs.sent.filter(({ name }) => name === 'enquiry-notice').map(({ payload }) => payload)).toMatchObject([
      { about: 'several', staffId: sam.id, leads: 2 },
    ])
    expect((await eventsOf(open[0] ?? 0)).at(-1)).toEqual({ kind: 'owner_changed', detail: { from: amir.id, to: sam.id } })
    const audit = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'enquiry.owner_changed'), eq(auditLog.subjectId, String(open[0]))))
    expect(audit.map(({ detail }) => detail)).toEqual([{ from: amir.id, to: sam.id }])
  })

  it('has them given out by the rules, never back', async () => {
    const { ctx } = await asOwner()
    const [amir, sam] = [await addPerson(database.db), await addPerson(database.db)]
    const leads = [await ask(amir.id), await ask(amir.id)]
    await saveSettings({ ctx, input: { group: 'routing', version: 0, value: { ...UNSET_SETTINGS.routing, fallback: [amir.id, sam.id] } } })
    await shutOut({ ctx, input: { staffId: amir.id, hand_over: 'rules' } })
    expect(await Promise.all(leads.map(ownerOf))).toEqual([sam.id, sam.id])
    expect((await eventsOf(leads[0] ?? 0)).slice(-2).map(({ kind }) => kind)).toEqual(['owner_changed', 'routed'])
    expect((await noticesOf(sam.id)).at(-1)).toEqual({ kind: 'enquiries_yours', leads: 2 })
  })

  it('keeps all where one thing fails: nothing is half done', async () => {
    const { ctx } = await asOwner()
    const [amir, gone] = [await addPerson(database.db), await addPerson(database.db, { isDisabled: true })]
    const id = await ask(amir.id)
    expect((await failureOf(shutOut({ ctx, input: { staffId: amir.id, hand_over: gone.id } }))).key).toBe('validation_failed')
    expect(await ownerOf(id)).toBe(amir.id)
    const [row] = await database.db.select({ at: staff.disabledAt }).from(staff).where(eq(staff.id, amir.id))
    expect(row?.at).toBeNull()
  })

  it('needs the right to give leads away, besides that to manage people', async () => {
    const amir = await addPerson(database.db)
    const { ctx } = createStaffCtx(database.db, { kind: 'staff', staffId: 1, permissions: PERMISSIONS.filter((name) => name !== 'enquiry.assign') })
    expect((await failureOf(shutOut({ ctx, input: { staffId: amir.id, hand_over: 'nobody' } }))).key).toBe('forbidden')
  })
})

describe('leads that stayed with somebody who is gone', () => {
  it('count as nobody’s and can be taken by whoever answers leads; closed ones stay theirs by name', async () => {
    const { ctx } = await asOwner()
    const amir = await addPerson(database.db)
    const [open, won] = [await ask(amir.id), await ask(amir.id, 'won')]
    const unowned = async () => (await readDashboard({ ctx, input: { utc_offset_minutes: 0 } })).unowned
    const before = await unowned()
    await shutOut({ ctx, input: { staffId: amir.id } })
    expect(await unowned()).toBe(before + 1)
    const { list } = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ owner: ['none'], page_size: 100 }) })
    expect(list.map(({ id }) => id).filter((id) => id === open || id === won)).toEqual([open])
    const sam = await addPerson(database.db)
    const { ctx: seller } = createTestCtx(database.db, { actor: { kind: 'staff', staffId: sam.id, permissions: ['enquiry.read', 'enquiry.write'] } })
    expect((await assignEnquiry({ ctx: seller, input: { id: open, owner_id: sam.id } })).owner?.id).toBe(sam.id)
    const other = await ask((await addPerson(database.db)).id)
    expect((await failureOf(assignEnquiry({ ctx: seller, input: { id: other, owner_id: sam.id } }))).key).toBe('forbidden')
    await setEnquiryStatus({ ctx: seller, input: { id: open, status: 'contacted' } })
  })

  it('are named in filters, and only who can own one or has some', async () => {
    const { ctx } = await asOwner()
    const [amir, nobody] = [await addPerson(database.db), await addStaff(database.db, ['content.read'])]
    await ask(amir.id)
    await shutOut({ ctx, input: { staffId: amir.id } })
    const colleagues = await listColleagues({ ctx })
    const flagsOf = (id: number) => colleagues.filter((one) => one.id === id).map((one) => [one.may_own_enquiries, one.owns_enquiries])
    expect([flagsOf(amir.id), flagsOf(nobody.staffId)]).toEqual([[[false, true]], [[false, false]]])
  })
})

describe('who loses the right to answer leads', () => {
  it('by another role hands them over; with a role that keeps it nothing moves', async () => {
    const { ctx } = await asOwner()
    const [amir, sam] = [await addPerson(database.db), await addPerson(database.db)]
    const id = await ask(amir.id)
    await changeRole({ ctx, input: { staffId: amir.id, role: 'sales_manager', hand_over: sam.id } })
    expect(await ownerOf(id)).toBe(amir.id)
    await changeRole({ ctx, input: { staffId: amir.id, role: 'content', hand_over: 'nobody' } })
    expect(await ownerOf(id)).toBeNull()
    expect((await findEnquiry({ ctx, input: { id } })).owner).toBeNull()
  })

  it('by a change of their role, all of them together', async () => {
    const { ctx } = await asOwner()
    const value = { name_en: 'Desk', name_zh: '', permissions: ['enquiry.read' as const, 'enquiry.write' as const], languages: null }
    const made = await writeRole({ ctx, input: { id: null, version: 0, value } })
    const [roleRow] = await database.db.select({ id: role.id }).from(role).where(eq(role.id, made.id))
    const [amir, wei, sam] = [await addPerson(database.db), await addPerson(database.db), await addPerson(database.db)]
    for (const { id } of [amir, wei])
      await database.db
        .update(staffRole)
        .set({ roleId: roleRow?.id ?? 0 })
        .where(eq(staffRole.staffId, id))
    const leads = [await ask(amir.id), await ask(wei.id), await ask(wei.id)]
    expect(await countLeadsOfRole({ ctx, input: { id: made.id } })).toEqual({ open: 3, waiting: 3 })
    await writeRole({ ctx, input: { id: made.id, version: made.version, value: { ...value, permissions: ['enquiry.read'] }, hand_over: sam.id } })
    expect(await Promise.all(leads.map(ownerOf))).toEqual([sam.id, sam.id, sam.id])
    expect((await noticesOf(sam.id)).at(-1)).toEqual({ kind: 'enquiries_yours', leads: 3 })
  })
})
