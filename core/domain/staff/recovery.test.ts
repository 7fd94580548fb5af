import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { recoveryInputSchema } from '#contract/staff.ts'
import { RECOVERY_CODES } from '#contract/staff-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { auditLog, staffMail, staffRecoveryCode } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import {
  changeAuthenticator,
  confirmAuthenticator,
  findStaffSession,
  loginStaff,
  makeRecoveryCodes,
  readOwnAccess,
  renewAccess,
  resetAccess,
  verifyRecoveryCode,
  verifyTotp,
  type StaffSessionInfo,
} from './index.ts'
import { openSession } from './session.ts'
import { actionsOn, addPerson, codeNow, createStaffCtx, failureOf, PASSWORD, sessionOf, WRONG, type Person } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

let lastHost = 0
const freshIp = () => `198.51.100.${(lastHost += 1)}`

/** Somebody who is logged in, as the calls see them. */
async function logInAs(options: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(database.db, options)
  const made = createStaffCtx(database.db, { kind: 'staff', staffId: person.id, permissions: [] })
  const { token } = await openSession(database.db, { staffId: person.id, stage: 'full', now: made.clock.now() })
  const session = await sessionOf(made.ctx, token)
  return { person, session, token, ...made }
}

const make = async (ctx: Ctx, session: StaffSessionInfo) => (await makeRecoveryCodes({ ctx, input: { session, current: PASSWORD } })).codes
const typed = (code: string) => recoveryInputSchema.parse({ code }).code

/** Password, then a recovery code. */
async function recover(ctx: Ctx, person: Person, code: string) {
  const ip = freshIp()
  const started = await loginStaff({ ctx, input: { mail: person.mail, password: PASSWORD, ip, deviceProof: null } })
  return verifyRecoveryCode({ ctx, input: { session: await sessionOf(ctx, started.token), code: typed(code), ip, deviceProof: null } })
}

const mailsTo = async (id: number) =>
  (await database.db.select().from(staffMail).where(eq(staffMail.staffId, id)).orderBy(staffMail.id)).map(({ kind, detail }) => ({ kind, ...detail }))

describe('recovery codes', () => {
  it('are made once, kept as hashes alone, and each lets in once, told of by mail (R16.43)', async () => {
    const { ctx, person, session } = await logInAs()
    expect(await readOwnAccess({ ctx, input: { session } })).toEqual({ recovery_codes: { left: 0, made_at: null }, is_sole_owner: false })
    const codes = await make(ctx, session)
    expect(new Set(codes).size).toBe(RECOVERY_CODES)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const kept = JSON.stringify(await database.db.select().from(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, person.id)))
    expect(codes.filter((code) => kept.includes(code) || kept.includes(typed(code)))).toEqual([])
    const [first = '', second = ''] = codes
    expect((await recover(ctx, person, first)).stage).toBe('full')
    expect((await failureOf(recover(ctx, person, first))).key).toBe('second_factor_failed')
    expect((await recover(ctx, person, ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)).stage).toBe('full')
    expect((await readOwnAccess({ ctx, input: { session } })).recovery_codes).toEqual({ left: 8, made_at: ctx.ports.clock.now().toISOString() })
    expect(await mailsTo(person.id)).toEqual([{ kind: 'recovery_made' }, { kind: 'recovery_used', left: 9 }, { kind: 'recovery_used', left: 8 }])
    expect((await actionsOn(database.db, person.id)).filter((action) => action.includes('recovery'))).toEqual([
      'staff.recovery_codes_made',
      'staff.recovery_code_used',
      'staff.recovery_code_used',
    ])
    const log = JSON.stringify(await database.db.select().from(auditLog))
    expect(codes.filter((code) => log.includes(code))).toEqual([])
  })

  it('let in once even if one is sent twice at the same time', async () => {
    const { ctx, person, session } = await logInAs()
    const [code = ''] = await make(ctx, session)
    const outcomes = await Promise.allSettled([recover(ctx, person, code), recover(ctx, person, code)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('are replaced by new ones, are nobody else’s, and need the password', async () => {
    const { ctx, person, session } = await logInAs()
    const [old = ''] = await make(ctx, session)
    const wrong = makeRecoveryCodes({ ctx, input: { session, current: WRONG } })
    expect(await failureOf(wrong)).toMatchObject({ key: 'validation_failed', issues: [{ path: 'current', key: 'wrong_password' }] })
    const [fresh = ''] = await make(ctx, session)
    expect((await failureOf(recover(ctx, person, old))).key).toBe('second_factor_failed')
    const other = await addPerson(database.db)
    expect((await failureOf(recover(ctx, other, fresh))).key).toBe('second_factor_failed')
    expect((await recover(ctx, person, fresh)).stage).toBe('full')
  })

  it('count as guesses together with the authenticator’s codes', async () => {
    const { ctx, person } = await logInAs()
    for (let count = 0; count < 5; count += 1) await failureOf(recover(ctx, person, 'AAAA-AAAA-AAAA-AAAA'))
    const started = await loginStaff({ ctx, input: { mail: person.mail, password: PASSWORD, ip: freshIp(), deviceProof: null } })
    const session = await sessionOf(ctx, started.token)
    const right = verifyTotp({ ctx, input: { session, code: codeNow(person, ctx.ports.clock.now()), ip: freshIp(), deviceProof: null } })
    expect((await failureOf(right)).key).toBe('rate_limited')
  })

  it.each(['', 'ABC', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRSU', '=HYPERLINK("x")', '<b>ABCDEFGHJKMNPQRS</b>', 'A'.repeat(61)])('cannot be %j', (code) => {
    expect(recoveryInputSchema.safeParse({ code }).success).toBe(false)
  })
})

describe('another authenticator', () => {
  it('counts from its first code on; until then the former one does, and other sessions end with it', async () => {
    const { ctx, clock, person, session, token } = await logInAs()
    const elsewhere = await openSession(database.db, { staffId: person.id, stage: 'full', now: clock.now() })
    const { secret } = await changeAuthenticator({ ctx, input: { session, current: PASSWORD } })
    const next = { secret: fromBase32(secret) }
    const logInWith = async (owner: { secret: Buffer }, offset: number) => {
      const ip = freshIp()
      const started = await loginStaff({ ctx, input: { mail: person.mail, password: PASSWORD, ip, deviceProof: null } })
      return verifyTotp({ ctx, input: { session: await sessionOf(ctx, started.token), code: codeNow(owner, clock.now(), offset), ip, deviceProof: null } })
    }
    expect((await failureOf(logInWith(next, 0))).key).toBe('second_factor_failed')
    expect((await failureOf(confirmAuthenticator({ ctx, input: { session, code: codeNow(person, clock.now()) } }))).key).toBe('second_factor_failed')
    expect((await logInWith(person, 0)).stage).toBe('full')
    await confirmAuthenticator({ ctx, input: { session, code: codeNow(next, clock.now()) } })
    expect((await failureOf(logInWith(person, 1))).key).toBe('second_factor_failed')
    expect((await logInWith(next, 1)).stage).toBe('full')
    const isOpen = async (known: string) => (await findStaffSession({ ctx, input: { token: known, isActivity: false } })) !== null
    expect([await isOpen(token), await isOpen(elsewhere.token)]).toEqual([true, false])
    expect(await mailsTo(person.id)).toEqual([{ kind: 'authenticator_changed' }])
  })
})

describe('beginning anew', () => {
  it('by an owner or by the command ends codes, sessions, password and second factor; the command is for the system alone (R16.44)', async () => {
    const owner = await addPerson(database.db, { role: 'owner' })
    for (const begin of [
      (id: number) => renewAccess({ ctx: createStaffCtx(database.db, { kind: 'system' }).ctx, input: { staffId: id } }),
      (_id: number, mail: string) => resetAccess({ ctx: createStaffCtx(database.db, { kind: 'system' }).ctx, input: { mail: mail.toUpperCase() } }),
    ]) {
      const { ctx, person, session, token } = await logInAs({ role: 'owner' })
      await make(ctx, session)
      await begin(person.id, person.mail)
      expect(await database.db.select().from(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, person.id))).toEqual([])
      expect(await findStaffSession({ ctx, input: { token, isActivity: false } })).toBeNull()
      const login = loginStaff({ ctx, input: { mail: person.mail, password: PASSWORD, ip: freshIp(), deviceProof: null } })
      expect((await failureOf(login)).key).toBe('login_failed')
    }
    const { ctx } = createStaffCtx(database.db, { kind: 'staff', staffId: owner.id, permissions: ['staff.manage'] })
    expect((await failureOf(resetAccess({ ctx, input: { mail: owner.mail } }))).key).toBe('forbidden')
  })
})

it('tells an owner who is the only one, and nobody else (R16.45)', async () => {
  const fresh = await createTestDatabase(inject('databaseUrl'))
  try {
    const { ctx, clock } = createStaffCtx(fresh.db)
    const isSole = async (role: 'owner' | 'sales') => {
      const { id } = await addPerson(fresh.db, { role })
      const { token } = await openSession(fresh.db, { staffId: id, stage: 'full', now: clock.now() })
      return (await readOwnAccess({ ctx, input: { session: await sessionOf(ctx, token) } })).is_sole_owner
    }
    expect([await isSole('owner'), await isSole('sales'), await isSole('owner')]).toEqual([true, false, false])
  } finally {
    await fresh.drop()
  }
})

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
