import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { MemberLoginInput } from '#contract/member.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changeMemberPassword, loginMember, registerMember, requestPasswordReset, resetPassword, verifyMail } from './index.ts'
import {
  addMember,
  codeFor,
  createMemberCtx,
  ctxOf,
  failureOf,
  IP,
  newIp,
  newMail,
  newNumber,
  OTHER_PASSWORD,
  PASSWORD,
  registerInput,
  watchGuesses,
  WRONG,
} from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

type Options = { password?: string; ip?: string; deviceProof?: string | null }

function logIn(ctx: Ctx, identity: Omit<MemberLoginInput, 'password'>, { password = PASSWORD, ip = newIp(), deviceProof = null }: Options = {}) {
  return loginMember({ ctx, input: { ...identity, password }, ip, deviceProof })
}

/** As strangers do who fail on purpose, from anywhere and from the network of `ip`. */
async function holdShut(ctx: Ctx, identity: Omit<MemberLoginInput, 'password'>, ip: string) {
  for (let time = 0; time < 12; time += 1) await failureOf(logIn(ctx, identity, { password: WRONG }))
  for (let time = 0; time < 200; time += 1) await failureOf(logIn(ctx, { email: newMail() }, { password: WRONG, ip }))
}

describe('a browser that was logged in before', () => {
  it('lets its owner in while strangers hold the account, the address and the network shut', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, id } = await addMember(ctx)
    const { deviceProof } = await logIn(ctx, { email: mail })
    const ip = newIp()
    await holdShut(ctx, { email: mail }, ip)
    expect((await failureOf(logIn(ctx, { email: mail }, { ip }))).key).toBe('rate_limited')
    const again = await logIn(ctx, { email: mail }, { ip, deviceProof })
    expect((await ctxOf(ctx, again.token)).actor).toEqual({ kind: 'member', memberId: id })
    // What strangers have failed at stays counted: a login of the owner is no new start for them.
    expect((await failureOf(logIn(ctx, { email: mail }))).key).toBe('rate_limited')
  })

  it('is limited too, by itself, and a right password forgets its failures', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { mail } = await addMember(ctx)
    const { deviceProof } = await logIn(ctx, { email: mail })
    const fail = () => failureOf(logIn(ctx, { email: mail }, { password: WRONG, deviceProof }))
    for (let time = 0; time < 10; time += 1) expect((await fail()).key).toBe('login_failed')
    expect(await fail()).toMatchObject({ key: 'rate_limited', retryAfterSeconds: 15 })
    clock.advance(15_000)
    await logIn(ctx, { email: mail }, { deviceProof })
    for (let time = 0; time < 10; time += 1) expect((await fail()).key).toBe('login_failed')
  })

  it('proves its own account alone, and nothing by a changed or a foreign proof', async () => {
    const { ctx, passwords } = createMemberCtx(database.db)
    const victim = await addMember(ctx)
    const own = await addMember(ctx, { password: OTHER_PASSWORD })
    const guesses = await watchGuesses(ctx, passwords, victim.id)
    const { deviceProof } = await logIn(ctx, { email: own.mail }, { password: OTHER_PASSWORD })
    for (const proof of [deviceProof, `${deviceProof}x`, 'a.b.c', '']) {
      for (let time = 0; time < 6; time += 1) await failureOf(logIn(ctx, { email: victim.mail }, { password: WRONG, deviceProof: proof }))
    }
    expect(guesses.at).toHaveLength(10)
  })

  it('is a stranger to the other accounts that carry the number, and does not take them past the limit of the network', async () => {
    const { ctx, passwords } = createMemberCtx(database.db)
    const mobile = `+234${newNumber()}`
    const victim = await addMember(ctx, { mobile })
    const other = await addMember(ctx, { mobile })
    const own = await addMember(ctx, { mobile, password: OTHER_PASSWORD })
    const guesses = await watchGuesses(ctx, passwords, victim.id)
    const { deviceProof } = await logIn(ctx, { email: own.mail }, { password: OTHER_PASSWORD })
    for (let time = 0; time < 15; time += 1) await logIn(ctx, { mobile }, { password: OTHER_PASSWORD, deviceProof })
    expect(guesses.at).toHaveLength(10)
    const elsewhere = await watchGuesses(ctx, passwords, other.id)
    const ip = newIp()
    await holdShut(ctx, { email: newMail() }, ip)
    await logIn(ctx, { mobile }, { password: OTHER_PASSWORD, deviceProof, ip })
    expect(elsewhere.at).toEqual([])
  })

  it('tells its owner nothing of who else has a number', async () => {
    const { ctx } = createMemberCtx(database.db)
    const known = `+234${newNumber()}`
    await addMember(ctx, { whatsapp: known })
    const outcomes = []
    for (const whatsapp of [known, `+234${newNumber()}`]) {
      const mobile = `+234${newNumber()}`
      const own = await addMember(ctx, { mobile, password: OTHER_PASSWORD })
      const { deviceProof } = await logIn(ctx, { email: own.mail }, { password: OTHER_PASSWORD })
      const keys: string[] = []
      for (let time = 0; time < 6; time += 1) await failureOf(logIn(ctx, { mobile, whatsapp }, { password: WRONG, deviceProof }))
      await logIn(ctx, { mobile, whatsapp }, { password: OTHER_PASSWORD, deviceProof })
      for (let time = 0; time < 6; time += 1) keys.push((await failureOf(logIn(ctx, { whatsapp }, { password: WRONG }))).key)
      outcomes.push(keys)
    }
    expect(outcomes[0]).toEqual([...Array.from({ length: 4 }, () => 'login_failed'), 'rate_limited', 'rate_limited'])
    expect(outcomes[1]).toEqual(outcomes[0])
  })
})

describe('the proof', () => {
  it('is given by a login, by the link of a registration and by a new password, and ends with the old one', async () => {
    const { ctx } = createMemberCtx(database.db)
    const email = newMail()
    const { token } = await registerMember({ ctx, input: registerInput({ email }), ip: IP })
    const own = await ctxOf(ctx, token)
    const verified = await verifyMail({ ctx: own, input: { code: await codeFor(ctx, email, 'verify') }, token })
    const loggedIn = await logIn(ctx, { email })
    const changed = await changeMemberPassword({ ctx: own, input: { password: PASSWORD, new_password: OTHER_PASSWORD }, token })
    await requestPasswordReset({ ctx, input: { email }, ip: newIp() })
    await holdShut(ctx, { email }, newIp())
    expect((await logIn(ctx, { email }, { password: OTHER_PASSWORD, deviceProof: changed.deviceProof })).token).toBeTruthy()
    for (const { deviceProof } of [verified, loggedIn]) {
      expect((await failureOf(logIn(ctx, { email }, { password: OTHER_PASSWORD, deviceProof }))).key).toBe('rate_limited')
    }
    const reset = await resetPassword({ ctx, input: { code: await codeFor(ctx, email, 'reset'), password: PASSWORD } })
    expect((await logIn(ctx, { email }, { deviceProof: reset.deviceProof })).token).toBeTruthy()
    expect((await failureOf(logIn(ctx, { email }, { deviceProof: changed.deviceProof }))).key).toBe('rate_limited')
  })

  it('of the link of a registration passes like any other', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, token, ctx: own } = await addMember(ctx, { isVerified: false })
    const { deviceProof } = await verifyMail({ ctx: own, input: { code: await codeFor(ctx, mail, 'verify') }, token })
    await holdShut(ctx, { email: mail }, newIp())
    expect((await logIn(ctx, { email: mail }, { deviceProof })).token).toBeTruthy()
  })
})
