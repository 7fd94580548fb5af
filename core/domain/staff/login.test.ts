import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { loginAttempt, staff, staffSession } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changePassword, confirmTotp, disableStaff, enrolTotp, findStaffSession, loginStaff, logoutStaff, verifyTotp } from './index.ts'
import { actionsOn, addPerson, codeNow, createStaffCtx, failureOf, IP, PASSWORD, sessionOf, WRONG, type Person } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

let lastHost = 0
function freshIp(): string {
  lastHost += 1
  return `198.51.100.${lastHost}`
}

function attempt(ctx: Ctx, mail: string, options: { password?: string; ip?: string; deviceProof?: string | null } = {}) {
  return loginStaff({ ctx, input: { mail, password: options.password ?? PASSWORD, ip: options.ip ?? IP, deviceProof: options.deviceProof ?? null } })
}

async function logIn(ctx: Ctx, person: Person, deviceProof: string | null = null, ip = freshIp()) {
  const started = await attempt(ctx, person.mail, { ip, deviceProof })
  const session = await sessionOf(ctx, started.token)
  return verifyTotp({ ctx, input: { session, code: codeNow(person, ctx.ports.clock.now()), ip, deviceProof } })
}

describe('first factor', () => {
  it('fails the same way, after the same work, for a wrong password, an unknown, an invited and a disabled account', async () => {
    const { ctx, passwords } = createStaffCtx(database.db)
    const known = await addPerson(database.db)
    const disabled = await addPerson(database.db, { isDisabled: true })
    const invited = await addPerson(database.db)
    await database.db.update(staff).set({ passwordHash: '' }).where(eq(staff.id, invited.id))
    const tries = [
      [known.mail, WRONG],
      ['nobody@example.com', PASSWORD],
      [disabled.mail, PASSWORD],
      [invited.mail, PASSWORD],
    ] as const
    for (const [mail, password] of tries) {
      const before = passwords.verifications
      const error = await failureOf(attempt(ctx, mail, { password, ip: freshIp() }))
      expect(error).toMatchObject({ key: 'login_failed', issues: [], retryAfterSeconds: null })
      expect(passwords.verifications - before).toBe(1)
    }
  })

  it('closes an unknown account just as it closes a known one', async () => {
    const { ctx } = createStaffCtx(database.db)
    const known = await addPerson(database.db)
    const outcomes = []
    for (const mail of [known.mail, `nobody.${crypto.randomUUID()}@example.com`]) {
      const answers = []
      for (let count = 0; count < 7; count += 1) {
        const error = await failureOf(attempt(ctx, mail, { password: WRONG, ip: freshIp() }))
        answers.push([error.key, error.retryAfterSeconds])
      }
      outcomes.push(answers)
    }
    expect(outcomes[0]).toEqual([...Array.from({ length: 5 }, () => ['login_failed', null]), ['rate_limited', 15], ['rate_limited', 15]])
    expect(outcomes[1]).toEqual(outcomes[0])
  })

  it('lets no more guesses through when they come at once', async () => {
    const { ctx, passwords } = createStaffCtx(database.db)
    const known = await addPerson(database.db)
    const errors = await Promise.all(Array.from({ length: 12 }, () => failureOf(attempt(ctx, known.mail, { password: WRONG, ip: freshIp() }))))
    expect(errors.filter((error) => error.key === 'login_failed')).toHaveLength(5)
    expect(passwords.verifications).toBe(5)
  })

  it('makes every further failure dearer, does not count refused ones, and forgets within a day', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const known = await addPerson(database.db)
    const fail = () => failureOf(attempt(ctx, known.mail, { password: WRONG, ip: freshIp() }))
    for (let count = 0; count < 5; count += 1) await fail()
    const waits = []
    for (let count = 0; count < 8; count += 1) {
      const refused = await fail()
      await fail()
      waits.push(refused.retryAfterSeconds)
      clock.advance((refused.retryAfterSeconds ?? 0) * 1000)
      expect((await fail()).key).toBe('login_failed')
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920])
    clock.advance(86_400_000)
    expect((await attempt(ctx, known.mail, { ip: freshIp() })).stage).toBe('totp')
  })

  it('counts an address across accounts', async () => {
    const { ctx } = createStaffCtx(database.db)
    const ip = freshIp()
    const keys = []
    for (let count = 0; count < 31; count += 1) keys.push((await failureOf(attempt(ctx, `nobody.${count}@example.com`, { ip }))).key)
    expect(keys.filter((key) => key === 'login_failed')).toHaveLength(30)
    expect(keys.at(-1)).toBe('rate_limited')
  })

  it('lets the owner in from a known browser while strangers hold the account and the address shut', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const ip = freshIp()
    const { deviceProof } = await logIn(ctx, person, null, ip)
    for (let count = 0; count < 6; count += 1) await failureOf(attempt(ctx, person.mail, { password: WRONG, ip }))
    for (let count = 0; count < 31; count += 1) await failureOf(attempt(ctx, `nobody.${count}@example.com`, { ip }))
    expect((await failureOf(attempt(ctx, person.mail, { ip }))).key).toBe('rate_limited')
    clock.advance(30_000)
    expect((await logIn(ctx, person, deviceProof, ip)).stage).toBe('full')
  })

  it('limits a known browser too, and a proof of somebody else is worth nothing', async () => {
    const { ctx } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const other = await addPerson(database.db)
    const { deviceProof } = await logIn(ctx, person)
    const keys = []
    for (let count = 0; count < 11; count += 1) keys.push((await failureOf(attempt(ctx, person.mail, { password: WRONG, ip: freshIp(), deviceProof }))).key)
    expect(keys).toEqual([...Array.from({ length: 10 }, () => 'login_failed'), 'rate_limited'])
    const foreign = []
    for (let count = 0; count < 6; count += 1) foreign.push((await failureOf(attempt(ctx, other.mail, { password: WRONG, ip: freshIp(), deviceProof }))).key)
    expect(foreign.at(-1)).toBe('rate_limited')
  })

  it('gives a guess back when the hash could not be made', async () => {
    const { ctx } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const busy = { ...ctx, ports: { ...ctx.ports, passwords: { ...ctx.ports.passwords, verify: () => Promise.reject(new AppError('unavailable')) } } }
    for (let count = 0; count < 8; count += 1) expect((await failureOf(attempt(busy, person.mail, { ip: freshIp() }))).key).toBe('unavailable')
    expect((await attempt(ctx, person.mail, { ip: freshIp() })).stage).toBe('totp')
  })

  it('keeps no mail address that was tried', async () => {
    const { ctx } = createStaffCtx(database.db)
    await failureOf(attempt(ctx, 'secret.name@example.com'))
    expect(JSON.stringify(await database.db.select().from(loginAttempt))).not.toContain('secret.name')
  })
})

describe('second factor', () => {
  it('is set up at the first login and then asked for', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db, { isEnrolled: false })
    const started = await attempt(ctx, person.mail, { ip: freshIp() })
    expect(started.stage).toBe('enrol')
    const session = await sessionOf(ctx, started.token)
    const shown = await enrolTotp({ ctx, input: { session } })
    expect(await enrolTotp({ ctx, input: { session } })).toEqual(shown)
    const secret = await secretOf(person.id)
    expect((await failureOf(confirmTotp({ ctx, input: { session, code: '000000', ip: freshIp(), deviceProof: null } }))).key).toBe('second_factor_failed')
    const full = await confirmTotp({ ctx, input: { session, code: codeNow({ secret }, clock.now()), ip: freshIp(), deviceProof: null } })
    expect(full.stage).toBe('full')
    expect(await findStaffSession({ ctx, input: { token: started.token, isActivity: true } })).toBeNull()
    expect((await attempt(ctx, person.mail, { ip: freshIp() })).stage).toBe('totp')
    expect(await actionsOn(database.db, person.id)).toEqual([
      'staff.password_accepted',
      'staff.second_factor_failed',
      'staff.second_factor_enrolled',
      'staff.password_accepted',
    ])
  })

  it('does not leave a secret to somebody who logged in earlier', async () => {
    const { ctx } = createStaffCtx(database.db)
    const person = await addPerson(database.db, { isEnrolled: false })
    const stranger = await attempt(ctx, person.mail, { ip: freshIp() })
    const seen = await enrolTotp({ ctx, input: { session: await sessionOf(ctx, stranger.token) } })
    const own = await attempt(ctx, person.mail, { ip: freshIp() })
    const shown = await enrolTotp({ ctx, input: { session: await sessionOf(ctx, own.token) } })
    expect(shown.secret).not.toBe(seen.secret)
    expect(await findStaffSession({ ctx, input: { token: stranger.token, isActivity: true } })).toBeNull()
  })

  it('accepts a code once, also when it comes twice at once', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const code = codeNow(person, clock.now())
    const sessions = await Promise.all([1, 2].map(async () => sessionOf(ctx, (await attempt(ctx, person.mail, { ip: freshIp() })).token)))
    const outcomes = await Promise.allSettled(sessions.map((session) => verifyTotp({ ctx, input: { session, code, ip: freshIp(), deviceProof: null } })))
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const again = await sessionOf(ctx, (await attempt(ctx, person.mail, { ip: freshIp() })).token)
    const input = { session: again, ip: freshIp(), deviceProof: null }
    expect((await failureOf(verifyTotp({ ctx, input: { ...input, code } }))).key).toBe('second_factor_failed')
    expect((await failureOf(verifyTotp({ ctx, input: { ...input, code: codeNow(person, clock.now(), -1) } }))).key).toBe('second_factor_failed')
    expect((await verifyTotp({ ctx, input: { ...input, code: codeNow(person, clock.now(), 1) } })).stage).toBe('full')
  })

  it('cannot be guessed through many sessions', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const right = codeNow(person, clock.now())
    const keys = []
    for (let count = 0; count < 7; count += 1) {
      const session = await sessionOf(ctx, (await attempt(ctx, person.mail, { ip: freshIp() })).token)
      const code = count < 6 ? '000000' : right
      keys.push((await failureOf(verifyTotp({ ctx, input: { session, code, ip: freshIp(), deviceProof: null } }))).key)
    }
    expect(keys).toEqual([...Array.from({ length: 5 }, () => 'second_factor_failed'), 'rate_limited', 'rate_limited'])
  })

  it('needs the session of its stage', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const full = await logIn(ctx, person)
    const input = { session: await sessionOf(ctx, full.token), code: codeNow(person, clock.now(), 1), ip: freshIp(), deviceProof: null }
    expect((await failureOf(verifyTotp({ ctx, input }))).key).toBe('forbidden')
    expect((await failureOf(enrolTotp({ ctx, input }))).key).toBe('forbidden')
  })
})

describe('session', () => {
  const isOpen = async (ctx: Ctx, token: string, isActivity = true) => (await findStaffSession({ ctx, input: { token, isActivity } })) !== null

  it('ends after 30 minutes without anybody, and looking for new enquiries does not count', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const { token } = await logIn(ctx, await addPerson(database.db))
    for (let minutes = 0; minutes < 60; minutes += 20) {
      clock.advance(20 * 60_000)
      expect(await isOpen(ctx, token)).toBe(true)
    }
    clock.advance(29 * 60_000)
    expect(await isOpen(ctx, token, false)).toBe(true)
    clock.advance(60_000)
    expect(await isOpen(ctx, token)).toBe(false)
  })

  it('ends after 8 hours in any case', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const { token, lifeSeconds } = await logIn(ctx, await addPerson(database.db))
    expect(lifeSeconds).toBe(8 * 3600)
    for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
      clock.advance(20 * 60_000)
      expect(await isOpen(ctx, token)).toBe(true)
    }
    clock.advance(20 * 60_000)
    expect(await isOpen(ctx, token)).toBe(false)
  })

  it('waits ten minutes for the second factor', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const { token } = await attempt(ctx, (await addPerson(database.db)).mail, { ip: freshIp() })
    clock.advance(10 * 60_000)
    expect(await isOpen(ctx, token)).toBe(false)
  })

  it('has a new token at every stage and keeps none', async () => {
    const { ctx } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const first = await attempt(ctx, person.mail, { ip: freshIp() })
    const full = await logIn(ctx, person)
    expect(new Set([first.token, full.token]).size).toBe(2)
    expect(full.token).toMatch(/^[\w-]{43}$/)
    const rows = await database.db.select().from(staffSession).where(eq(staffSession.staffId, person.id))
    for (const token of [first.token, full.token]) expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('dies on logout, on disabling and with the password', async () => {
    const { ctx, clock } = createStaffCtx(database.db)
    const person = await addPerson(database.db)
    const out = await logIn(ctx, person)
    await logoutStaff({ ctx, input: { session: await sessionOf(ctx, out.token) } })
    expect(await isOpen(ctx, out.token)).toBe(false)

    clock.advance(60_000)
    const other = await logIn(ctx, person)
    clock.advance(60_000)
    const mine = await logIn(ctx, person)
    const session = await sessionOf(ctx, mine.token)
    const actor = { kind: 'staff' as const, staffId: person.id, permissions: [] }
    const wrong = await failureOf(changePassword({ ctx: { ...ctx, actor }, input: { session, current: WRONG, next: 'b'.repeat(64) } }))
    expect(wrong.issues).toEqual([{ path: 'current', key: 'wrong_password' }])
    const renewed = await changePassword({ ctx: { ...ctx, actor }, input: { session, current: PASSWORD, next: WRONG } })
    expect([await isOpen(ctx, other.token), await isOpen(ctx, mine.token), await isOpen(ctx, renewed.token)]).toEqual([false, false, true])

    await addPerson(database.db, { role: 'owner' })
    await disableStaff({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { staffId: person.id } })
    expect(await isOpen(ctx, renewed.token)).toBe(false)
  })
})

async function secretOf(staffId: number): Promise<Buffer> {
  const [row] = await database.db.select({ secret: staff.totpSecret }).from(staff).where(eq(staff.id, staffId))
  if (!row?.secret) throw new Error('no secret')
  return row.secret
}
