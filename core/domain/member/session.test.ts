import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { member, memberToken } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createLanguageHandover, redeemLanguageHandover } from '#core/domain/language-handover/index.ts'
import { findMemberActor, loginMember, logoutMember, readMemberInfo } from './index.ts'
import { addMember, createMemberCtx, failureOf, IP, PASSWORD } from './testing.ts'

const DAY = 86_400_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('keeps nothing of a token but its hash', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { token, id } = await addMember(ctx)
  const rows = await database.db.select().from(memberToken).where(eq(memberToken.memberId, id))
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some((row) => row.tokenHash.length === 32)).toBe(true)
})

it('ends after 30 days without a visit', async () => {
  const { ctx, clock } = createMemberCtx(database.db)
  const { token } = await addMember(ctx)
  clock.advance(29 * DAY)
  expect(await findMemberActor({ ctx, input: { token } })).not.toBeNull()
  clock.advance(29 * DAY)
  expect(await findMemberActor({ ctx, input: { token } })).not.toBeNull()
  clock.advance(30 * DAY)
  expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
})

it('ends after 180 days however often it is used', async () => {
  const { ctx, clock } = createMemberCtx(database.db)
  const { token } = await addMember(ctx)
  for (let day = 20; day < 180; day += 20) {
    clock.advance(20 * DAY)
    expect(await findMemberActor({ ctx, input: { token } })).not.toBeNull()
  }
  clock.advance(20 * DAY)
  expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
})

it('ends by logging out, and no other with it', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { token, mail } = await addMember(ctx)
  const other = await loginMember({ ctx, input: { email: mail, password: PASSWORD }, ip: IP, deviceProof: null })
  await logoutMember({ ctx, input: { token } })
  await logoutMember({ ctx, input: { token } })
  await logoutMember({ ctx, input: { token: null } })
  expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
  expect(await findMemberActor({ ctx, input: { token: other.token } })).not.toBeNull()
})

it('is nobody’s once the member is disabled', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { token, id, ctx: own } = await addMember(ctx)
  await database.db.update(member).set({ disabledAt: ctx.ports.clock.now() }).where(eq(member.id, id))
  expect(await findMemberActor({ ctx, input: { token } })).toBeNull()
  expect((await failureOf(readMemberInfo({ ctx: own }))).key).toBe('token_invalid')
})

it('is refused to everybody without one', async () => {
  const { ctx } = createMemberCtx(database.db)
  expect((await failureOf(readMemberInfo({ ctx }))).key).toBe('token_invalid')
  expect((await failureOf(readMemberInfo({ ctx: { ...ctx, actor: { kind: 'system' } } }))).key).toBe('token_invalid')
  expect(await findMemberActor({ ctx, input: { token: '' } })).toBeNull()
})

it('goes along to another language’s host and works there', async () => {
  const { ctx } = createMemberCtx(database.db)
  const { token, id } = await addMember(ctx)
  const { code } = await createLanguageHandover({ ctx, input: { token } })
  const handed = await redeemLanguageHandover({ ctx: { ...ctx, locale: 'ar' }, input: { code } })
  expect(await findMemberActor({ ctx, input: { token: handed.token ?? '' } })).toEqual({ kind: 'member', memberId: id })
})
