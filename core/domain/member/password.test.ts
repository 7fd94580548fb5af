import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { changeMail, changeMemberPassword, findMemberActor, loginMember, readMemberInfo, requestPasswordReset, resetPassword, verifyMail } from './index.ts'
import { addMember, codeFor, createMemberCtx, ctxOf, failureOf, IP, newMail, OTHER_PASSWORD, PASSWORD, sendMails, WRONG } from './testing.ts'

const MINUTE = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

describe('a change of password', () => {
  it('needs the present one, ends every other session and every link, and is told by mail', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { token, mail, ctx: own } = await addMember(ctx)
    const other = await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: IP, deviceProof: null })
    await requestPasswordReset({ ctx, input: { email: mail }, ip: IP })
    const code = await codeFor(ctx, mail, 'reset')
    const change = (password: string, next: string) => changeMemberPassword({ ctx: own, input: { password, new_password: next }, token })
    expect((await failureOf(change(WRONG, OTHER_PASSWORD))).key).toBe('wrong_password')
    expect((await failureOf(change(PASSWORD, transformPassword('Password123')))).key).toBe('common_password')
    await change(PASSWORD, OTHER_PASSWORD)
    expect(await findMemberActor({ ctx, input: { token } })).not.toBeNull()
    expect(await findMemberActor({ ctx, input: { token: other.token } })).toBeNull()
    expect((await failureOf(resetPassword({ ctx, input: { code, password: PASSWORD } }))).key).toBe('link_invalid')
    expect(await sendMails(ctx)).toMatchObject([{ address: mail, message: { kind: 'password_changed' } }])
    expect((await failureOf(loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: IP, deviceProof: null }))).key).toBe('login_failed')
    await loginMember({ ctx, input: { email: mail, password: OTHER_PASSWORD }, ip: IP, deviceProof: null })
  })

  it('cannot be guessed at without end, and strangers’ guesses at the login do not close it', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { token, mail, ctx: own } = await addMember(ctx)
    for (let time = 0; time < 15; time += 1) await failureOf(loginMember({ ctx, input: { email: mail, password: WRONG }, ip: null, deviceProof: null }))
    const guess = () => failureOf(changeMemberPassword({ ctx: own, input: { password: WRONG, new_password: OTHER_PASSWORD }, token }))
    for (let time = 0; time < 5; time += 1) expect((await guess()).key).toBe('wrong_password')
    expect(await guess()).toMatchObject({ key: 'rate_limited', retryAfterSeconds: 15 })
  })
})

describe('a forgotten password', () => {
  it('does the same work and answers nothing, account or not', async () => {
    const { ctx, jobs, passwords } = createMemberCtx(database.db)
    const { mail } = await addMember(ctx)
    jobs.sent.length = 0
    const before = passwords.verifications
    expect(await requestPasswordReset({ ctx, input: { email: mail }, ip: IP })).toBeUndefined()
    expect(await requestPasswordReset({ ctx, input: { email: newMail() }, ip: IP })).toBeUndefined()
    expect(await requestPasswordReset({ ctx, input: { email: 'nothing' }, ip: IP })).toBeUndefined()
    expect(jobs.sent.map(({ name }) => name)).toEqual(['member-mail', 'member-mail'])
    expect(passwords.verifications).toBe(before)
    expect((await sendMails(ctx)).map((sent) => sent.address)).toEqual([mail])
  })

  it('is replaced once, within 60 minutes, by a link; every session of before ends', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { token, mail, id } = await addMember(ctx)
    await requestPasswordReset({ ctx, input: { email: mail.toUpperCase(), lang: 'ar' }, ip: IP })
    const code = await codeFor(ctx, mail, 'reset')
    clock.advance(60 * MINUTE - 1)
    expect((await failureOf(resetPassword({ ctx, input: { code, password: transformPassword('Password123') } }))).key).toBe('common_password')
    const reset = () => resetPassword({ ctx, input: { code, password: OTHER_PASSWORD } })
    const results = await Promise.allSettled([reset(), reset(), reset()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const answer = results.find((result) => result.status === 'fulfilled')
    expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
    expect(await findMemberActor({ ctx, input: { token: answer?.value.token ?? '' } })).toEqual({ kind: 'member', memberId: id })
    expect((await failureOf(reset())).key).toBe('link_invalid')
    expect(await sendMails(ctx)).toMatchObject([{ address: mail, message: { kind: 'password_changed' } }])
  })

  it('has a link that is too old after 60 minutes', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { mail } = await addMember(ctx)
    await requestPasswordReset({ ctx, input: { email: mail }, ip: IP })
    const code = await codeFor(ctx, mail, 'reset')
    clock.advance(60 * MINUTE)
    expect((await failureOf(resetPassword({ ctx, input: { code, password: OTHER_PASSWORD } }))).key).toBe('link_invalid')
  })

  it('throws out the stranger who had registered the address, with all they had prepared', async () => {
    const { ctx } = createMemberCtx(database.db)
    const stranger = await addMember(ctx, { isVerified: false, password: WRONG })
    const trap = newMail()
    await changeMail({ ctx: stranger.ctx, input: { email: trap, password: WRONG }, ip: IP })
    const trapCode = await codeFor(ctx, trap, 'mail_change')
    await requestPasswordReset({ ctx, input: { email: stranger.mail }, ip: IP })
    const code = await codeFor(ctx, stranger.mail, 'reset')
    const { token } = await resetPassword({ ctx, input: { code, password: PASSWORD } })
    expect(await readMemberInfo({ ctx: await ctxOf(ctx, token) })).toMatchObject({ mail: stranger.mail, is_mail_verified: true })
    expect(await findMemberActor({ ctx, input: { token: stranger.token } })).toBeNull()
    expect((await failureOf(loginMember({ ctx, input: { email: stranger.mail, password: WRONG }, ip: null, deviceProof: null }))).key).toBe('login_failed')
    const again = verifyMail({ ctx, input: { code: trapCode, password: WRONG }, token: null })
    expect((await failureOf(again)).key).toBe('link_invalid')
  })
})
