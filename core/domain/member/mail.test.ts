import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { changeMail, findMemberActor, readMemberInfo, registerMember, sendVerification, verifyMail } from './index.ts'
import { addMember, codeFor, createMemberCtx, ctxOf, failureOf, IP, newMail, OTHER_PASSWORD, PASSWORD, registerInput, sendMails, WRONG } from './testing.ts'

const HOUR = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function isVerified(id: number): Promise<boolean> {
  const [row] = await database.db.select({ at: member.mailVerifiedAt }).from(member).where(eq(member.id, id))
  return row?.at !== null
}

describe('the link of a new account', () => {
  it('confirms the address for who has the session, and may be pressed again', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { token, mail, ctx: own, id } = await addMember(ctx, { isVerified: false })
    const code = await codeFor(ctx, mail, 'verify')
    expect(await verifyMail({ ctx: own, input: { code }, token })).toMatchObject({ token })
    expect(await isVerified(id)).toBe(true)
    expect(await verifyMail({ ctx: own, input: { code }, token })).toMatchObject({ token })
    expect(await readMemberInfo({ ctx: own })).toMatchObject({ is_mail_verified: true, verify_until: null })
  })

  it('asks on another device for the password, and opens a session there', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { mail, id } = await addMember(ctx, { isVerified: false })
    const code = await codeFor(ctx, mail, 'verify')
    expect(await failureOf(verifyMail({ ctx, input: { code }, token: null }))).toMatchObject({ key: 'verify_needs_password' })
    expect((await failureOf(verifyMail({ ctx, input: { code, password: WRONG }, token: null }))).key).toBe('wrong_password')
    expect(await isVerified(id)).toBe(false)
    const { token } = await verifyMail({ ctx, input: { code, password: PASSWORD }, token: null })
    expect(await findMemberActor({ ctx, input: { token } })).toEqual({ kind: 'member', memberId: id })
    expect(await isVerified(id)).toBe(true)
  })

  it('does not let the owner of a mailbox confirm what a stranger registered', async () => {
    const { ctx } = createMemberCtx(database.db)
    const stranger = await addMember(ctx, { isVerified: false, password: OTHER_PASSWORD })
    const code = await codeFor(ctx, stranger.mail, 'verify')
    const other = await addMember(ctx)
    expect((await failureOf(verifyMail({ ctx: other.ctx, input: { code }, token: other.token }))).key).toBe('verify_needs_password')
    expect((await failureOf(verifyMail({ ctx: other.ctx, input: { code, password: PASSWORD }, token: other.token }))).key).toBe('wrong_password')
    expect(await isVerified(stranger.id)).toBe(false)
  })

  it('works for 72 hours', async () => {
    const { ctx, clock } = createMemberCtx(database.db)
    const { token, mail, ctx: own } = await addMember(ctx, { isVerified: false })
    const code = await codeFor(ctx, mail, 'verify')
    clock.advance(72 * HOUR)
    expect((await failureOf(verifyMail({ ctx: own, input: { code }, token }))).key).toBe('link_invalid')
    expect((await failureOf(verifyMail({ ctx: own, input: { code: 'x'.repeat(43) }, token }))).key).toBe('link_invalid')
    await sendVerification({ ctx: own, ip: IP })
    expect(await verifyMail({ ctx: own, input: { code: await codeFor(ctx, mail, 'verify') }, token })).toMatchObject({ token })
    await sendVerification({ ctx: own, ip: IP })
    expect(await sendMails(ctx)).toEqual([])
  })

  it('fails kindly where another account has confirmed the address since, also at the same moment', async () => {
    const { ctx } = createMemberCtx(database.db)
    const email = newMail()
    const accounts = await Promise.all(
      [1, 2, 3].map(async () => {
        const { token } = await registerMember({ ctx, input: registerInput({ email }), ip: IP })
        return { token, own: await ctxOf(ctx, token) }
      }),
    )
    const mails = await sendMails(ctx)
    const codes = mails.filter((mail) => mail.address === email).map((mail) => mail.message.code ?? '')
    const tries = accounts.flatMap(({ token, own }) => codes.map((code) => verifyMail({ ctx: own, input: { code }, token })))
    const results = await Promise.allSettled(tries)
    const keys = results.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { key?: string }).key)).toSorted()
    expect(keys).toEqual(['done', 'mail_taken', 'mail_taken', ...Array.from({ length: 6 }, () => 'verify_needs_password')])
  })
})

describe('another address', () => {
  it('counts once its link is opened; the old one is told', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { token, mail, ctx: own } = await addMember(ctx)
    const next = newMail()
    expect((await failureOf(changeMail({ ctx: own, input: { email: next, password: WRONG }, ip: IP }))).key).toBe('wrong_password')
    expect((await failureOf(changeMail({ ctx: own, input: { email: 'nothing', password: PASSWORD }, ip: IP }))).key).toBe('validation_failed')
    await changeMail({ ctx: own, input: { email: next, password: PASSWORD }, ip: IP })
    const code = await codeFor(ctx, next, 'mail_change')
    expect((await readMemberInfo({ ctx: own })).mail).toBe(mail)
    expect((await failureOf(verifyMail({ ctx, input: { code }, token: null }))).key).toBe('verify_needs_password')
    expect(await verifyMail({ ctx: own, input: { code }, token })).toMatchObject({ token })
    expect(await readMemberInfo({ ctx: own })).toMatchObject({ mail: next, is_mail_verified: true })
    expect(await sendMails(ctx)).toMatchObject([{ address: mail, message: { kind: 'mail_changed', code: null } }])
  })

  it('that belongs to somebody is told to them alone', async () => {
    const { ctx } = createMemberCtx(database.db)
    const owner = await addMember(ctx, { name: 'Owner' })
    const { ctx: own, mail } = await addMember(ctx)
    await changeMail({ ctx: own, input: { email: owner.mail, password: PASSWORD }, ip: IP })
    expect(await sendMails(ctx)).toMatchObject([{ address: owner.mail, name: 'Owner', message: { kind: 'known' } }])
    expect((await readMemberInfo({ ctx: own })).mail).toBe(mail)
  })

  it('confirms an account that was never confirmed, without a word to the first address', async () => {
    const { ctx } = createMemberCtx(database.db)
    const { token, ctx: own } = await addMember(ctx, { isVerified: false })
    await sendMails(ctx)
    const next = newMail()
    await changeMail({ ctx: own, input: { email: next, password: PASSWORD }, ip: IP })
    await verifyMail({ ctx: own, input: { code: await codeFor(ctx, next, 'mail_change') }, token })
    expect(await readMemberInfo({ ctx: own })).toMatchObject({ mail: next, is_mail_verified: true })
    expect(await sendMails(ctx)).toEqual([])
  })
})
