import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PERMISSIONS } from '#contract/staff-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { auditLog, staff, staffMail } from '#core/db/schema/index.ts'
import {
  checkAccessLink,
  completeSetup,
  disableStaff,
  dropStaffMail,
  inviteAgain,
  inviteByMail,
  inviteStaff,
  listStaff,
  prepareStaffMail,
  renewAccess,
  withdrawInvitation,
} from './index.ts'
import { addPerson, createStaffCtx, failureOf, PASSWORD } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function asOwner() {
  const person = await addPerson(database.db, { role: 'owner' })
  return createStaffCtx(database.db, { kind: 'staff', staffId: person.id, permissions: PERMISSIONS })
}

const invitation = () => ({ mail: `new.${crypto.randomUUID().slice(0, 8)}@example.com`, name: 'Chen', role: 'sales', locale: 'zh' as const })
const chosen = { name: 'Chen Jie', password: PASSWORD, locale: 'zh' as const }

/** Sends the newest waiting mail of a person, as the outbox does; answers what it says. */
async function sendTo(ctx: Parameters<typeof prepareStaffMail>[0]['ctx'], staffId: number) {
  const rows = await database.db.select({ id: staffMail.id }).from(staffMail).where(eq(staffMail.staffId, staffId)).orderBy(staffMail.id)
  const input = { staffMailId: rows.at(-1)?.id ?? 0 }
  const mail = await prepareStaffMail({ ctx, input })
  await dropStaffMail({ ctx, input })
  return mail
}

describe('an invitation by mail (R16.48)', () => {
  it('lies in no queue with its link, goes out in the chosen language, and works for a day from then', async () => {
    const { ctx, clock } = await asOwner()
    const input = invitation()
    const { staff_id: id } = await inviteByMail({ ctx, input })
    expect((await listStaff({ ctx })).find((member) => member.id === id)).toMatchObject({ state: 'invited', link_until: null })
    clock.advance(3_600_000)
    const mail = await sendTo(ctx, id)
    expect(mail).toMatchObject({ address: input.mail, name: 'Chen', locale: 'zh', message: { kind: 'invitation', inviter: 'Li' } })
    const token = mail?.message.kind === 'invitation' ? mail.message.token : ''
    expect(await checkAccessLink({ ctx, input: { token } })).toMatchObject({ kind: 'personal', mail: input.mail })
    const until = new Date(clock.now().getTime() + 86_400_000).toISOString()
    expect((await listStaff({ ctx })).find((member) => member.id === id)).toMatchObject({ link_until: until })
    clock.advance(86_400_000)
    expect((await failureOf(checkAccessLink({ ctx, input: { token } }))).key).toBe('setup_link_invalid')
  })

  it('is sent again, which ends the earlier link; once it was used nothing more is sent', async () => {
    const { ctx, clock } = await asOwner()
    const { staff_id: id } = await inviteByMail({ ctx, input: invitation() })
    const first = await sendTo(ctx, id)
    clock.advance(1000)
    expect(await inviteAgain({ ctx, input: { staffId: id, byMail: true } })).toEqual({ staff_id: id, link: null })
    const tokenOf = (mail: typeof first) => (mail?.message.kind === 'invitation' ? mail.message.token : '')
    expect((await failureOf(checkAccessLink({ ctx, input: { token: tokenOf(first) } }))).key).toBe('setup_link_invalid')
    const second = await sendTo(ctx, id)
    await inviteAgain({ ctx, input: { staffId: id, byMail: true } })
    const third = await sendTo(ctx, id)
    await completeSetup({ ctx, input: { ...chosen, token: tokenOf(third) } })
    expect((await failureOf(completeSetup({ ctx, input: { ...chosen, token: tokenOf(second) } }))).key).toBe('setup_link_invalid')
    expect((await failureOf(inviteAgain({ ctx, input: { staffId: id, byMail: true } }))).key).toBe('conflict')
  })

  it('without a mail server is a link to pass on, the first time and again', async () => {
    const { ctx, clock } = await asOwner()
    const made = await inviteStaff({ ctx, input: invitation() })
    clock.advance(1000)
    const { link } = await inviteAgain({ ctx, input: { staffId: made.staff_id, byMail: false } })
    expect((await failureOf(checkAccessLink({ ctx, input: { token: made.token } }))).key).toBe('setup_link_invalid')
    expect(await checkAccessLink({ ctx, input: { token: link?.token ?? '' } })).toMatchObject({ kind: 'personal' })
  })
})

describe('withdrawing', () => {
  it('takes account and link away, so that the address can be invited anew, and stays on record by name', async () => {
    const { ctx } = await asOwner()
    const input = invitation()
    const made = await inviteStaff({ ctx, input })
    await withdrawInvitation({ ctx, input: { staffId: made.staff_id } })
    expect((await failureOf(checkAccessLink({ ctx, input: { token: made.token } }))).key).toBe('setup_link_invalid')
    expect(await database.db.select().from(staff).where(eq(staff.id, made.staff_id))).toEqual([])
    const [entry] = await database.db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.action, 'staff.invitation_withdrawn'))
    expect(entry?.detail).toEqual({ name: 'Chen' })
    expect((await inviteStaff({ ctx, input })).staff_id).not.toBe(made.staff_id)
  })

  it('is not for who has been here, who is disabled, or who is not there', async () => {
    const { ctx, clock } = await asOwner()
    const made = await inviteStaff({ ctx, input: invitation() })
    await completeSetup({ ctx, input: { ...chosen, token: made.token } })
    const keys = [(await failureOf(withdrawInvitation({ ctx, input: { staffId: made.staff_id } }))).key]
    clock.advance(1000)
    await renewAccess({ ctx, input: { staffId: made.staff_id } })
    keys.push((await failureOf(withdrawInvitation({ ctx, input: { staffId: made.staff_id } }))).key)
    const other = await inviteStaff({ ctx, input: invitation() })
    await disableStaff({ ctx, input: { staffId: other.staff_id } })
    keys.push((await failureOf(withdrawInvitation({ ctx, input: { staffId: other.staff_id } }))).key)
    keys.push((await failureOf(withdrawInvitation({ ctx, input: { staffId: 999_999 } }))).key)
    expect(keys).toEqual(['conflict', 'conflict', 'conflict', 'not_found'])
  })

  it('needs the right to manage people, and as much as they were to have', async () => {
    const { ctx } = await asOwner()
    const made = await inviteStaff({ ctx, input: { ...invitation(), role: 'owner' } })
    for (const permissions of [['staff.read'], ['staff.read', 'staff.manage']]) {
      const other = createStaffCtx(database.db, { kind: 'staff', staffId: 1, permissions }).ctx
      expect((await failureOf(withdrawInvitation({ ctx: other, input: { staffId: made.staff_id } }))).key).toBe('forbidden')
      expect((await failureOf(inviteAgain({ ctx: other, input: { staffId: made.staff_id, byMail: false } }))).key).toBe('forbidden')
    }
  })
})
