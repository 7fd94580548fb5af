import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RoleValue } from '#contract/staff.ts'
import { PERMISSIONS } from '#contract/staff-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { auditLog, role } from '#core/db/schema/index.ts'
import {
  deleteRole,
  disableStaff,
  enableStaff,
  ensureSetupLink,
  inviteStaff,
  listRoleRevisions,
  listRoles,
  renewAccess,
  ROLE_PERMISSIONS,
  saveRole,
  setStaffRole,
  type StaffSessionInfo,
} from './index.ts'
import { openSession } from './session.ts'
import { addPerson, createStaffCtx, failureOf, sessionOf } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const value = (changes: Partial<RoleValue> = {}): RoleValue => ({
  name_en: 'Translator',
  name_zh: '',
  permissions: ['content.write'],
  languages: null,
  ...changes,
})

async function asOwner() {
  const person = await addPerson(database.db, { role: 'owner' })
  return createStaffCtx(database.db, { kind: 'staff', staffId: person.id, permissions: PERMISSIONS })
}

/** Somebody who may manage people, and little else. */
async function asManager(permissions: readonly string[] = ['staff.read', 'staff.manage', 'enquiry.read'], languages: string[] | null = null) {
  const person = await addPerson(database.db)
  return createStaffCtx(database.db, { kind: 'staff', staffId: person.id, permissions, languages }).ctx
}

/** What the session of a person says of them now. */
async function sessionFor(staffId: number): Promise<StaffSessionInfo['staff']> {
  const { ctx, clock } = await asOwner()
  const { token } = await openSession(database.db, { staffId, stage: 'full', now: clock.now() })
  return (await sessionOf(ctx, token)).staff
}

describe('a role', () => {
  it('keeps what each change was made from, and goes back to it under the same rules (R16.83)', async () => {
    const { ctx } = await asOwner()
    const made = await saveRole({ ctx, input: { id: null, version: 0, value: value({ permissions: ['enquiry.write'] }) } })
    const changed = await saveRole({
      ctx,
      input: { id: made.id, version: made.version, value: { ...made.value, permissions: ['catalogue.read'], languages: ['de'] } },
    })
    const revisions = await listRoleRevisions({ ctx, input: { id: made.id } })
    expect(revisions).toMatchObject([
      { before: { permissions: ['enquiry.read', 'enquiry.write'], languages: null }, after: { permissions: ['catalogue.read'], languages: ['de'] } },
      { before: null, after: { name_en: 'Translator' } },
    ])
    const back = { ...changed.value, ...revisions[0]?.before }
    await expect(
      saveRole({ ctx: await asManager(['staff.read', 'staff.manage', 'catalogue.read']), input: { id: made.id, version: changed.version, value: back } }),
    ).rejects.toThrow('forbidden')
    await expect(saveRole({ ctx, input: { id: made.id, version: made.version, value: back } })).rejects.toThrow('conflict')
    expect((await saveRole({ ctx, input: { id: made.id, version: changed.version, value: back } })).value).toEqual(made.value)
    await expect(listRoleRevisions({ ctx: await asManager(['enquiry.read']), input: { id: made.id } })).rejects.toThrow('forbidden')
  })

  it('is added with what its rights need, given to somebody, and changes what they may do without ending their session', async () => {
    const { ctx, clock } = await asOwner()
    const made = await saveRole({ ctx, input: { id: null, version: 0, value: value({ languages: ['fr', 'de'] }) } })
    expect(made).toMatchObject({ version: 1, people: 0, value: { permissions: ['content.read', 'content.write'], languages: ['de', 'fr'] } })
    const person = await addPerson(database.db)
    await setStaffRole({ ctx, input: { staffId: person.id, role: made.role_key } })
    const { token } = await openSession(database.db, { staffId: person.id, stage: 'full', now: clock.now() })
    expect((await sessionOf(ctx, token)).staff).toMatchObject({
      permissions: ['content.read', 'content.write'],
      languages: ['de', 'fr'],
      roles: [{ name_en: 'Translator', name_zh: '' }],
    })
    const cut = await saveRole({ ctx, input: { id: made.id, version: 1, value: value({ permissions: ['content.read'], languages: null, name_zh: '翻译' }) } })
    expect(cut).toMatchObject({ version: 2, people: 1 })
    expect((await sessionOf(ctx, token)).staff).toMatchObject({ permissions: ['content.read'], languages: null })
    const entries = await database.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(made.id)))
      .orderBy(auditLog.id)
    expect(entries.at(-1)?.detail).toEqual({
      changed: {
        name_zh: { before: '', after: '翻译' },
        permissions: { before: ['content.read', 'content.write'], after: ['content.read'] },
        languages: { before: ['de', 'fr'], after: null },
      },
    })
  })

  it('is refused to who has read an older version, and to one that is not there', async () => {
    const { ctx } = await asOwner()
    const made = await saveRole({ ctx, input: { id: null, version: 0, value: value() } })
    await saveRole({ ctx, input: { id: made.id, version: 1, value: value({ name_en: 'Writer' }) } })
    expect((await failureOf(saveRole({ ctx, input: { id: made.id, version: 1, value: value() } }))).key).toBe('conflict')
    expect((await failureOf(saveRole({ ctx, input: { id: 999_999, version: 1, value: value() } }))).key).toBe('not_found')
    // What is the same already stays untouched.
    expect((await saveRole({ ctx, input: { id: made.id, version: 2, value: value({ name_en: 'Writer' }) } })).version).toBe(2)
  })

  it('needs a name, unless it was shipped with one', async () => {
    const { ctx } = await asOwner()
    const nameless = value({ name_en: '', name_zh: '' })
    expect(await failureOf(saveRole({ ctx, input: { id: null, version: 0, value: nameless } }))).toMatchObject({
      key: 'validation_failed',
      issues: [{ path: 'value.name_en', key: 'required' }],
    })
    const sales = (await listRoles({ ctx })).find(({ role_key: key }) => key === 'sales')
    if (sales === undefined) throw new Error('no sales')
    expect(await saveRole({ ctx, input: { id: sales.id, version: sales.version, value: { ...sales.value, permissions: ['dealer.read'] } } })).toMatchObject({
      value: { name_en: '', permissions: ['dealer.read'] },
    })
  })

  it('goes only while nobody has it, and a shipped one never', async () => {
    const { ctx } = await asOwner()
    const made = await saveRole({ ctx, input: { id: null, version: 0, value: value() } })
    const person = await addPerson(database.db)
    await setStaffRole({ ctx, input: { staffId: person.id, role: made.role_key } })
    expect((await failureOf(deleteRole({ ctx, input: { id: made.id } }))).key).toBe('conflict')
    await setStaffRole({ ctx, input: { staffId: person.id, role: 'content' } })
    await deleteRole({ ctx, input: { id: made.id } })
    expect((await listRoles({ ctx })).map(({ id }) => id)).not.toContain(made.id)
    const content = (await listRoles({ ctx })).find(({ role_key: key }) => key === 'content')
    expect((await failureOf(deleteRole({ ctx, input: { id: content?.id ?? 0 } }))).key).toBe('conflict')
  })
})

describe('the owner’s role', () => {
  it('keeps every right and language; it may be renamed', async () => {
    const { ctx } = await asOwner()
    const owner = (await listRoles({ ctx })).find(({ role_key: key }) => key === 'owner')
    if (owner === undefined) throw new Error('no owner')
    const cut = { ...owner.value, permissions: owner.value.permissions.filter((name) => name !== 'audit.read') }
    for (const wrong of [cut, { ...owner.value, languages: ['en' as const] }])
      expect((await failureOf(saveRole({ ctx, input: { id: owner.id, version: owner.version, value: wrong } }))).issues).toMatchObject([
        { key: 'owner_has_all' },
      ])
    const saved = await saveRole({ ctx, input: { id: owner.id, version: owner.version, value: { ...owner.value, name_zh: '老板' } } })
    expect(saved.value).toMatchObject({ name_zh: '老板', permissions: PERMISSIONS })
  })
})

describe('the start of the server', () => {
  it('gives the shipped roles what this release ships, but for those that somebody has changed', async () => {
    const fresh = await createTestDatabase(inject('databaseUrl'))
    try {
      const { ctx } = createStaffCtx(fresh.db, { kind: 'system' })
      await ensureSetupLink({ ctx })
      const content = (await listRoles({ ctx })).find(({ role_key: key }) => key === 'content')
      if (content === undefined) throw new Error('no content')
      await saveRole({ ctx, input: { id: content.id, version: 1, value: { ...content.value, permissions: ['catalogue.read'] } } })
      // As an older release has left them.
      for (const key of ['owner', 'sales'])
        await fresh.db
          .update(role)
          .set({ permissions: ['enquiry.read', 'gone.write'] })
          .where(eq(role.roleKey, key))
      await ensureSetupLink({ ctx })
      const after = Object.fromEntries((await listRoles({ ctx })).map(({ role_key: key, value: { permissions } }) => [key, permissions]))
      expect(after).toMatchObject({ owner: PERMISSIONS, content: ['catalogue.read'] })
      expect(after['sales']?.toSorted()).toEqual([...ROLE_PERMISSIONS.sales].toSorted())
    } finally {
      await fresh.drop()
    }
  })
})

describe('nobody', () => {
  it('gives a right or a language that they do not have', async () => {
    const ctx = await asManager()
    for (const wrong of [value(), value({ permissions: ['enquiry.write'] })])
      expect((await failureOf(saveRole({ ctx, input: { id: null, version: 0, value: wrong } }))).key).toBe('forbidden')
    const made = await saveRole({ ctx, input: { id: null, version: 0, value: value({ permissions: ['enquiry.read'] }) } })
    expect(made.value.permissions).toEqual(['enquiry.read'])
    const german = await asManager(['staff.read', 'staff.manage', 'enquiry.read'], ['de'])
    for (const languages of [null, ['fr' as const]])
      expect(
        (await failureOf(saveRole({ ctx: german, input: { id: null, version: 0, value: value({ permissions: ['enquiry.read'], languages }) } }))).key,
      ).toBe('forbidden')
    expect((await failureOf(inviteStaff({ ctx, input: { mail: 'new.owner@example.com', name: 'New', role: 'owner' } }))).key).toBe('forbidden')
    const person = await addPerson(database.db)
    await setStaffRole({ ctx: (await asOwner()).ctx, input: { staffId: person.id, role: made.role_key } })
    expect((await failureOf(setStaffRole({ ctx, input: { staffId: person.id, role: 'owner' } }))).key).toBe('forbidden')
  })

  it('takes rights from who has more, nor the password by a new link', async () => {
    const ctx = await asManager()
    const owner = await addPerson(database.db, { role: 'owner' })
    const keys = []
    for (const verb of [renewAccess, disableStaff, enableStaff]) keys.push((await failureOf(verb({ ctx, input: { staffId: owner.id } }))).key)
    keys.push((await failureOf(setStaffRole({ ctx, input: { staffId: owner.id, role: 'sales' } }))).key)
    const content = (await listRoles({ ctx })).find(({ role_key: key }) => key === 'content')
    if (content === undefined) throw new Error('no content')
    const less = { ...content.value, permissions: [] }
    keys.push((await failureOf(saveRole({ ctx, input: { id: content.id, version: content.version, value: less } }))).key)
    expect(keys).toEqual(Array.from({ length: 5 }, () => 'forbidden'))
    expect((await sessionFor(owner.id)).permissions.toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  it('is given a role that is not there', async () => {
    const { ctx } = await asOwner()
    const person = await addPerson(database.db)
    const unknown = setStaffRole({ ctx, input: { staffId: person.id, role: 'nobody' } })
    expect(await failureOf(unknown)).toMatchObject({ key: 'validation_failed', issues: [{ path: 'role', key: 'invalid_value' }] })
    expect((await sessionFor(person.id)).roles).toMatchObject([{ role_key: 'sales' }])
  })
})
