import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { idempotencyKey } from '#core/db/schema/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { claimKey } from './claim-key.ts'
import { deleteExpiredKeys } from './delete-expired-keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('deletes what is over and keeps the rest', async () => {
  const { ctx, clock } = createTestCtx(database.db)
  const claim = (key: string, lifetimeMs: number) =>
    claimKey(database.db, { scope: 'test', key, payloadHash: 'h', answer: { n: 1 }, now: clock.now(), lifetimeMs })
  await claim('short', 1000)
  await claim('long', 5000)
  clock.advance(1000)
  expect(await deleteExpiredKeys({ ctx })).toEqual({ deleted: 1 })
  expect((await database.db.select({ key: idempotencyKey.key }).from(idempotencyKey)).map((row) => row.key)).toEqual(['long'])
})
