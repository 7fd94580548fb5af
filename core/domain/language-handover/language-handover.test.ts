import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { LanguageHandover } from '#contract/language-handover.ts'
import { memberToken } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createLanguageHandover, redeemLanguageHandover } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const stored: LanguageHandover = {
  token: 'a-member-token',
  userInfo: { name: 'Amina', mail: 'amina@example.com' },
  favoriteData: [{ model_id: 7, model_name: 'Atto 3', model_sign: 'atto-3', brand_name: 'BYD', brand_sign: 'byd' }],
  sentEnquiries: [{ reference: 'Q7K3-M2', code: 'code-of-atto', sentAt: '2026-11-21T08:00:00.000Z', about: 'BYD Atto 3' }],
  queued: [{ key: 'k1', payload: { name: 'Amina', first_touch: { utm_source: 'x' } }, created_at: 1 }],
  attribution: { first_touch: { utm_source: 'meta', touched_at: '2026-11-21T08:00:00.000Z' }, last_touch: null },
}

it('gives back what was handed over', async () => {
  const { ctx } = createTestCtx(database.db)
  const { code, expires_in } = await createLanguageHandover({ ctx, input: stored })
  expect(expires_in).toBe(60)
  expect(await redeemLanguageHandover({ ctx, input: { code } })).toEqual(stored)
})

it('takes a code once, also when two ask at the same moment', async () => {
  const { ctx } = createTestCtx(database.db)
  const { code } = await createLanguageHandover({ ctx, input: stored })
  const results = await Promise.allSettled([1, 2, 3].map(() => redeemLanguageHandover({ ctx, input: { code } })))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('refuses a code after 60 seconds', async () => {
  const { ctx, clock } = createTestCtx(database.db)
  const { code } = await createLanguageHandover({ ctx, input: stored })
  clock.advance(60_000)
  await expect(redeemLanguageHandover({ ctx, input: { code } })).rejects.toMatchObject({ key: 'not_found' })
})

it('refuses a code that nobody was given', async () => {
  const { ctx } = createTestCtx(database.db)
  await expect(redeemLanguageHandover({ ctx, input: { code: 'x'.repeat(43) } })).rejects.toMatchObject({ key: 'not_found' })
})

it('keeps neither the code nor anything readable in the database, and no expired rows', async () => {
  const { ctx, clock } = createTestCtx(database.db)
  await createLanguageHandover({ ctx, input: stored })
  clock.advance(61_000)
  const { code } = await createLanguageHandover({ ctx, input: stored })
  const rows = await database.db.select().from(memberToken)
  expect(rows).toHaveLength(1)
  const text = JSON.stringify(rows)
  for (const secret of [code, 'a-member-token', 'Amina', 'Atto']) expect(text).not.toContain(secret)
})
