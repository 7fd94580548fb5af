import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enquiry, member, memberFavorite, memberMail, memberToken } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { addCar, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { deleteMember, deleteStaleMembers, findMemberActor, readMemberInfo, requestPasswordReset, saveFavorites } from './index.ts'
import { addMember, createMemberCtx, failureOf, IP, PASSWORD, sendMails, WRONG } from './testing.ts'

const DAY = 86_400_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('deletes the account and all it knew, keeps the lead, and says so once more', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { token, mail, id, ctx: own } = await addMember(ctx, { name: 'Amina', lang: 'it' })
  const model = await addCar(database.db, { modelName: 'Song', brandName: 'BYD' })
  await saveFavorites({ ctx: own, input: { mode: 'merge', favorites: [{ model_sign: model.modelSign }] } })
  const { reference } = await recordEnquiry({ ctx: own, input: enquiryInput({ mail }), idempotencyKey: null, request: VISITOR_REQUEST })
  expect((await failureOf(deleteMember({ ctx: own, input: { password: WRONG } }))).key).toBe('wrong_password')
  await deleteMember({ ctx: own, input: { password: PASSWORD } })
  expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
  expect((await failureOf(readMemberInfo({ ctx: own }))).key).toBe('token_invalid')
  for (const table of [memberFavorite, memberToken]) expect(await database.db.select().from(table).where(eq(table.memberId, id))).toEqual([])
  expect(await database.db.select().from(member).where(eq(member.id, id))).toEqual([])
  expect(await database.db.select({ memberId: enquiry.memberId }).from(enquiry).where(eq(enquiry.reference, reference))).toEqual([{ memberId: null }])
  expect(await sendMails(ctx)).toMatchObject([{ address: mail, name: 'Amina', locale: 'it', message: { kind: 'deleted', code: null } }])
  expect(await database.db.select().from(memberMail)).toEqual([])
})

it('keeps an enquiry whose account is deleted meanwhile', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { ctx: own } = await addMember(ctx)
  const results = await Promise.allSettled([
    deleteMember({ ctx: own, input: { password: PASSWORD } }),
    ...Array.from({ length: 5 }, () => recordEnquiry({ ctx: own, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })),
  ])
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'))
  const after = await recordEnquiry({ ctx: own, input: enquiryInput(), idempotencyKey: null, request: VISITOR_REQUEST })
  expect(await database.db.select({ memberId: enquiry.memberId }).from(enquiry).where(eq(enquiry.reference, after.reference))).toEqual([{ memberId: null }])
})

it('says nothing to an address that nobody confirmed', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { ctx: own } = await addMember(ctx, { isVerified: false })
  await sendMails(ctx)
  await deleteMember({ ctx: own, input: { password: PASSWORD } })
  expect(await sendMails(ctx)).toEqual([])
})

it('forgets accounts that nobody confirmed in 30 days, old tokens and unsent mails', async () => {
  const { ctx, clock } = createMemberCtx(database.db)
  await database.db.execute(sql`truncate member, member_token, member_mail cascade`)
  const confirmed = await addMember(ctx)
  const unconfirmed = await addMember(ctx, { isVerified: false })
  await sendMails(ctx)
  await requestPasswordReset({ ctx, input: { email: confirmed.mail }, ip: IP })
  clock.advance(29 * DAY)
  expect(await deleteStaleMembers({ ctx })).toEqual({ members: 0, tokens: 2, mails: 1 })
  clock.advance(DAY + 1)
  expect(await deleteStaleMembers({ ctx })).toEqual({ members: 1, tokens: 1, mails: 0 })
  const left = await database.db.select({ id: member.id }).from(member)
  expect(left).toEqual([{ id: confirmed.id }])
  expect(left).not.toContainEqual({ id: unconfirmed.id })
})
