import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLog, member } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { addCountry, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { listMemberEnquiries, readMemberInfo, registerMember } from './index.ts'
import { addMember, createMemberCtx, ctxOf, failureOf, IP, newMail, PASSWORD, registerInput, sendMails } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('makes an account with a session, and asks its address to confirm itself', async () => {
  const { ctx } = createMemberCtx(database.db)
  await addCountry(database.db, 'NG', { en: 'Nigeria', fr: 'Nigéria' })
  const input = registerInput({ mobile: '0803 123 4567', whatsapp: '+234 803 123 4567', country: 'nigeria', lang: 'fr' })
  const { token } = await registerMember({ ctx, input, ip: IP })
  expect(token).toMatch(/^[\w-]{43}$/)
  const info = await readMemberInfo({ ctx: { ...(await ctxOf(ctx, token)), locale: 'fr' } })
  expect(info).toMatchObject({ mobile: '0803 123 4567', name: 'Amina Diallo', mail: input.email, country: 'Nigéria', locale: 'fr', is_mail_verified: false })
  expect(info.verify_until).toBe('2026-12-21T08:00:00.000Z')
  const [mail] = await sendMails(ctx)
  expect(mail).toMatchObject({ address: input.email, name: 'Amina Diallo', locale: 'fr', message: { kind: 'verify', code: expect.any(String) } })
  const [row] = await database.db.select().from(member).where(eq(member.mail, input.email))
  expect(row).toMatchObject({ passwordHash: `fake$${PASSWORD}`, mobileE164: '+2348031234567', whatsappE164: '+2348031234567' })
  const audit = await database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(row?.id)))
  expect(audit).toEqual([{ action: 'member.registered' }])
})

it('does the same for an address that has an account; its owner alone hears of it', async () => {
  const { ctx, jobs, passwords } = createMemberCtx(database.db)
  const known = await addMember(ctx, { name: 'Owner', lang: 'de' })
  await recordEnquiry({ ctx, input: enquiryInput({ mail: known.mail }), idempotencyKey: null, request: VISITOR_REQUEST })
  jobs.sent.length = 0
  const before = passwords.verifications
  const again = await registerMember({ ctx, input: registerInput({ email: known.mail.toUpperCase(), name: 'Somebody' }), ip: IP })
  const fresh = await registerMember({ ctx, input: registerInput(), ip: IP })
  expect(Object.keys(again)).toEqual(Object.keys(fresh))
  expect(passwords.verifications).toBe(before)
  expect(jobs.sent.map(({ name }) => name)).toEqual(['member-mail', 'member-mail'])
  const mails = await sendMails(ctx)
  expect(mails[0]).toMatchObject({ address: known.mail, name: 'Owner', locale: 'de', message: { kind: 'known' } })
  expect(mails[1]).toMatchObject({ message: { kind: 'verify' } })
  const own = await ctxOf(ctx, again.token)
  expect(await readMemberInfo({ ctx: own })).toMatchObject({ name: 'Somebody', is_mail_verified: false })
  expect(await listMemberEnquiries({ ctx: own, input: { page: 1, page_size: 24 } })).toMatchObject({ total: 0, list: [] })
})

it('lets two register one address at the same moment', async () => {
  const { ctx } = createMemberCtx(database.db)
  const email = newMail()
  const answers = await Promise.all([1, 2, 3].map((name) => registerMember({ ctx, input: registerInput({ email, name: String(name) }), ip: IP })))
  expect(new Set(answers.map(({ token }) => token)).size).toBe(3)
  const rows = await database.db
    .select({ id: member.id })
    .from(member)
    .where(sql`lower(${member.mail}) = lower(${email})`)
  expect(rows).toHaveLength(3)
})

it.each([['not a mail'], ['a@b'], ['a@example.com, b@example.com'], ['a b@example.com']])('refuses the address %s', async (email) => {
  const { ctx } = createMemberCtx(database.db)
  const error = await failureOf(registerMember({ ctx, input: registerInput({ email }), ip: IP }))
  expect(error).toMatchObject({ key: 'validation_failed', issues: [{ path: 'email', key: 'invalid' }] })
})

it('refuses a password that guessers try first, the own address included', async () => {
  const { ctx } = createMemberCtx(database.db)
  for (const [password, email] of [
    ['Password123', newMail()],
    ['1234567890', newMail()],
    ['zubaida123', 'zubaida@example.com'],
  ] as const) {
    const error = await failureOf(registerMember({ ctx, input: registerInput({ email, password: transformPassword(password) }), ip: IP }))
    expect(error).toMatchObject({ key: 'common_password', issues: [{ path: 'password', key: 'common_password' }] })
  }
})
