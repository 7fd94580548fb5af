import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { role, staff, staffSetup } from '#core/db/schema/index.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { issueLink } from './access-link.ts'
import { checkAccessLink, completeSetup, ensureSetupLink, ROLE_PERMISSIONS, setupPath } from './index.ts'
import { actionsOn, createStaffCtx, failureOf, PASSWORD, sessionOf } from './testing.ts'

// Each case needs a database without staff, so each has one of its own.
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const owner = { mail: 'owner@example.com', name: 'Wang Fang', password: PASSWORD, locale: 'zh' as const }

async function linkOf(ctx: ReturnType<typeof createStaffCtx>['ctx']): Promise<string> {
  const link = await ensureSetupLink({ ctx })
  if (!link) throw new Error('no link')
  return link.token
}

describe('the first owner', () => {
  it('keeps the secret out of what is sent and stored', async () => {
    const { ctx } = createStaffCtx(database.db)
    const token = await linkOf(ctx)
    expect(new URL(setupPath(token), 'http://localhost').search).toBe('')
    const rows = await database.db.select().from(staffSetup)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every((row) => row.tokenHash.length === 32)).toBe(true)
  })

  it('is let in by the newest link only, for 24 hours', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const older = await linkOf(ctx)
    const newer = await linkOf(ctx)
    expect((await failureOf(checkAccessLink({ ctx, input: { token: older } }))).key).toBe('setup_link_invalid')
    expect(await checkAccessLink({ ctx, input: { token: newer } })).toEqual({ kind: 'first', mail: null, name: null, locale: null })
    clock.advance(24 * 3_600_000)
    expect((await failureOf(completeSetup({ ctx, input: { ...owner, token: newer } }))).key).toBe('setup_link_invalid')
  })

  it('must choose a password that nobody guesses', async () => {
    const { ctx } = createStaffCtx(database.db)
    const token = await linkOf(ctx)
    for (const password of ['password1234', 'wangfang2026', 'Quayline2026']) {
      const error = await failureOf(completeSetup({ ctx, input: { ...owner, token, password: transformPassword(password) } }))
      expect(error.issues).toEqual([{ path: 'password', key: 'common_password' }])
    }
    expect((await failureOf(completeSetup({ ctx, input: { ...owner, mail: undefined, token } }))).issues).toEqual([{ path: 'mail', key: 'required' }])
    expect(await database.db.select().from(staff)).toEqual([])
  })

  it('is one person even if two use the link at once, and nobody after that', async () => {
    const { ctx } = createStaffCtx(database.db)
    const token = await linkOf(ctx)
    const both = await Promise.allSettled([
      completeSetup({ ctx, input: { ...owner, token } }),
      completeSetup({ ctx, input: { ...owner, mail: 'other@example.com', token } }),
    ])
    const started = both.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(started).toHaveLength(1)
    const people = await database.db.select().from(staff)
    expect(people).toHaveLength(1)
    const session = await sessionOf(ctx, started[0]?.token ?? '')
    expect(session).toMatchObject({
      stage: 'enrol',
      staff: { roles: [{ role_key: 'owner' }], locale: 'zh', permissions: [...ROLE_PERMISSIONS.owner].toSorted() },
    })
    expect(await actionsOn(database.db, session.staff.id)).toEqual(['staff.setup_completed'])
    expect((await failureOf(completeSetup({ ctx, input: { ...owner, token } }))).key).toBe('setup_link_invalid')
    expect(await ensureSetupLink({ ctx })).toBeNull()
  })

  it('does not bring a link back to life after somebody is on the staff', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const link = await issueLink(database.db, { staffId: null, now: clock.now() })
    expect((await failureOf(checkAccessLink({ ctx, input: { token: link.token } }))).key).toBe('setup_link_invalid')
    expect((await failureOf(completeSetup({ ctx, input: { ...owner, token: link.token } }))).key).toBe('setup_link_invalid')
  })
})

describe('roles', () => {
  it('are brought up to date at every start', async () => {
    const { ctx } = createStaffCtx(database.db)
    await database.db.update(role).set({ permissions: [] }).where(eq(role.roleKey, 'sales'))
    await ensureSetupLink({ ctx })
    const rows = await database.db.select({ roleKey: role.roleKey, permissions: role.permissions }).from(role)
    expect(Object.fromEntries(rows.map((row) => [row.roleKey, row.permissions]))).toEqual(ROLE_PERMISSIONS)
  })
})
