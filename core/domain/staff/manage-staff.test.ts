import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ROLE_KEYS } from '#contract/staff-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { auditLog, staff } from '#core/db/schema/index.ts'
import { listAudit } from '#core/domain/audit/index.ts'
import type { Actor } from '#core/domain/context.ts'
import {
  checkAccessLink,
  completeSetup,
  disableStaff,
  enableStaff,
  inviteStaff,
  listColleagues,
  listRoles,
  listStaff,
  loginStaff,
  renewAccess,
  ROLE_PERMISSIONS,
  setStaffRole,
} from './index.ts'
import { actionsOn, addPerson, createStaffCtx, failureOf, IP, PASSWORD, sessionOf } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function asOwner() {
  const person = await addPerson(database.db, { role: 'owner' })
  return { person, ...createStaffCtx(database.db, { kind: 'staff', staffId: person.id, permissions: ROLE_PERMISSIONS.owner }) }
}

const invitation = () => ({ mail: `new.${crypto.randomUUID().slice(0, 8)}@example.com`, name: 'Chen', role: 'sales' as const })
const chosen = { name: 'Chen Jie', password: PASSWORD, locale: 'en' as const }

describe('inviting', () => {
  it('lets one person choose a password, once, with the role they were given', async () => {
    const { ctx } = await asOwner()
    const input = invitation()
    const link = await inviteStaff({ ctx, input })
    expect(await checkAccessLink({ ctx, input: { token: link.token } })).toEqual({ kind: 'personal', mail: input.mail, name: 'Chen', locale: 'en' })
    expect((await listStaff({ ctx })).find((member) => member.id === link.staff_id)).toMatchObject({
      state: 'invited',
      roles: [{ role_key: 'sales', name_en: '', name_zh: '' }],
      has_second_factor: false,
    })
    const started = await completeSetup({ ctx, input: { ...chosen, mail: 'attacker@example.com', token: link.token } })
    expect((await sessionOf(ctx, started.token)).staff).toMatchObject({ mail: input.mail, name: 'Chen Jie', roles: [{ role_key: 'sales' }] })
    expect((await failureOf(completeSetup({ ctx, input: { ...chosen, token: link.token } }))).key).toBe('setup_link_invalid')
    expect((await loginStaff({ ctx, input: { mail: input.mail, password: PASSWORD, ip: IP, deviceProof: null } })).stage).toBe('enrol')
    expect(await actionsOn(database.db, link.staff_id)).toEqual(['staff.invited', 'staff.setup_completed', 'staff.password_accepted'])
  })

  it('binds a link to its person', async () => {
    const { ctx } = await asOwner()
    const [one, two] = [await inviteStaff({ ctx, input: invitation() }), await inviteStaff({ ctx, input: invitation() })]
    const secret = one.token.split('.')[1]
    for (const token of [`${two.staff_id}.${secret}`, `${secret}`, `0${one.token}`]) {
      expect((await failureOf(checkAccessLink({ ctx, input: { token } }))).key).toBe('setup_link_invalid')
    }
  })

  it('knows a mail address that is on the staff already, however it is written', async () => {
    const { ctx, person } = await asOwner()
    const error = await failureOf(inviteStaff({ ctx, input: { ...invitation(), mail: person.mail.toUpperCase() } }))
    expect(error).toMatchObject({ key: 'conflict', issues: [{ path: 'mail', key: 'taken' }] })
  })
})

describe('renewing access', () => {
  it('ends password and second factor, and only the newest link works', async () => {
    const { ctx, clock } = await asOwner()
    const person = await addPerson(database.db)
    const older = await renewAccess({ ctx, input: { staffId: person.id } })
    clock.advance(1000)
    const newer = await renewAccess({ ctx, input: { staffId: person.id } })
    expect((await failureOf(loginStaff({ ctx, input: { mail: person.mail, password: PASSWORD, ip: IP, deviceProof: null } }))).key).toBe('login_failed')
    expect((await failureOf(checkAccessLink({ ctx, input: { token: older.token } }))).key).toBe('setup_link_invalid')
    expect((await completeSetup({ ctx, input: { ...chosen, token: newer.token } })).stage).toBe('enrol')
    expect((await failureOf(checkAccessLink({ ctx, input: { token: older.token } }))).key).toBe('setup_link_invalid')
  })

  it('is not for oneself, for nobody, or for somebody who is disabled', async () => {
    const { ctx, person } = await asOwner()
    const disabled = await addPerson(database.db, { isDisabled: true })
    const keys = []
    for (const staffId of [person.id, 999_999, disabled.id]) keys.push((await failureOf(renewAccess({ ctx, input: { staffId } }))).key)
    expect(keys).toEqual(['conflict', 'not_found', 'conflict'])
  })
})

describe('disabling', () => {
  it('shuts out, lets in again, and leaves links dead', async () => {
    const { ctx, clock } = await asOwner()
    const link = await inviteStaff({ ctx, input: invitation() })
    clock.advance(1000)
    await disableStaff({ ctx, input: { staffId: link.staff_id } })
    expect((await failureOf(checkAccessLink({ ctx, input: { token: link.token } }))).key).toBe('setup_link_invalid')
    await enableStaff({ ctx, input: { staffId: link.staff_id } })
    expect((await failureOf(checkAccessLink({ ctx, input: { token: link.token } }))).key).toBe('setup_link_invalid')
    expect(await actionsOn(database.db, link.staff_id)).toEqual(['staff.invited', 'staff.disabled', 'staff.enabled'])
  })

  it('never leaves the house without an owner, even if two remove each other at once', async () => {
    const fresh = await createTestDatabase(inject('databaseUrl'))
    try {
      const [one, two] = [await addPerson(fresh.db, { role: 'owner' }), await addPerson(fresh.db, { role: 'owner' })]
      const as = (staffId: number) => createStaffCtx(fresh.db, { kind: 'staff', staffId, permissions: ROLE_PERMISSIONS.owner }).ctx
      expect((await failureOf(disableStaff({ ctx: as(one.id), input: { staffId: one.id } }))).key).toBe('conflict')
      expect((await failureOf(setStaffRole({ ctx: as(one.id), input: { staffId: one.id, role: 'sales' } }))).key).toBe('conflict')
      const outcomes = await Promise.allSettled([
        disableStaff({ ctx: as(one.id), input: { staffId: two.id } }),
        setStaffRole({ ctx: as(two.id), input: { staffId: one.id, role: 'sales' } }),
      ])
      expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    } finally {
      await fresh.drop()
    }
  })
})

describe('permissions', () => {
  it('are asked for by every verb', async () => {
    const target = await addPerson(database.db)
    const verbs = {
      listStaff: ['staff.read', (actor: Actor) => listStaff({ ctx: createStaffCtx(database.db, actor).ctx })],
      listRoles: ['staff.read', (actor: Actor) => listRoles({ ctx: createStaffCtx(database.db, actor).ctx })],
      listColleagues: ['enquiry.read', (actor: Actor) => listColleagues({ ctx: createStaffCtx(database.db, actor).ctx })],
      listAudit: ['audit.read', (actor: Actor) => listAudit({ ctx: createStaffCtx(database.db, actor).ctx, input: { page: 1, page_size: 10 } })],
      inviteStaff: ['staff.manage', (actor: Actor) => inviteStaff({ ctx: createStaffCtx(database.db, actor).ctx, input: invitation() })],
      renewAccess: ['staff.manage', (actor: Actor) => renewAccess({ ctx: createStaffCtx(database.db, actor).ctx, input: { staffId: target.id } })],
      setStaffRole: [
        'staff.manage',
        (actor: Actor) => setStaffRole({ ctx: createStaffCtx(database.db, actor).ctx, input: { staffId: target.id, role: 'sales' } }),
      ],
      enableStaff: ['staff.manage', (actor: Actor) => enableStaff({ ctx: createStaffCtx(database.db, actor).ctx, input: { staffId: target.id } })],
      disableStaff: ['staff.manage', (actor: Actor) => disableStaff({ ctx: createStaffCtx(database.db, actor).ctx, input: { staffId: target.id } })],
    } as const
    const owner = await addPerson(database.db, { role: 'owner' })
    for (const [permission, call] of Object.values(verbs)) {
      for (const actor of [{ kind: 'visitor' }, { kind: 'member', memberId: 1 }] as const) expect((await failureOf(call(actor))).key).toBe('forbidden')
      for (const roleKey of ROLE_KEYS) {
        const permissions: readonly string[] = ROLE_PERMISSIONS[roleKey]
        const outcome = await call({ kind: 'staff', staffId: owner.id, permissions }).then(
          () => 'done',
          () => 'refused',
        )
        expect([roleKey, permission, outcome]).toEqual([roleKey, permission, permissions.includes(permission) ? 'done' : 'refused'])
      }
    }
  })
})

describe('audit log', () => {
  it('is read by filter, newest first, with names', async () => {
    const { ctx, person } = await asOwner()
    const link = await inviteStaff({ ctx, input: invitation() })
    const page = await listAudit({ ctx, input: { page: 1, page_size: 10, action: 'staff', staff_id: person.id } })
    expect(page).toMatchObject({
      total: 1,
      list: [{ action: 'staff.invited', staff_name: 'Li', subject_id: String(link.staff_id), subject_name: 'Chen', detail: { role: 'sales' } }],
    })
    const none = await listAudit({ ctx, input: { page: 1, page_size: 10, action: 'enquiry', staff_id: person.id } })
    expect(none).toMatchObject({ total: 0, list: [] })
    const today = { from: '2026-11-21', to: '2026-11-21' }
    expect((await listAudit({ ctx, input: { page: 1, page_size: 10, staff_id: person.id, ...today } })).total).toBe(1)
    expect((await listAudit({ ctx, input: { page: 1, page_size: 10, staff_id: person.id, from: '2026-11-22' } })).total).toBe(0)
  })

  it('never holds a secret', async () => {
    const text = JSON.stringify(await database.db.select().from(auditLog))
    const people = await database.db.select({ hash: staff.passwordHash, mail: staff.mail }).from(staff)
    const secrets = people.flatMap(({ hash, mail }) => [hash, mail]).filter((secret) => secret !== '')
    expect(secrets.length).toBeGreaterThan(0)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})
