import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { idempotencyKey } from '#core/db/schema/index.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { createPartner } from '#core/domain/partner/index.ts'
import { createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { nameClaim } from './name-claim.ts'

const NOW = new Date('2026-11-21T08:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('keeps every caller but the public in a scope of its own, for each verb', () => {
  const scopeOf = (actor: Parameters<typeof nameClaim>[0]['actor'], verb = 'enquiry') =>
    nameClaim({ verb, actor, idempotencyKey: 'k', payloadHash: 'h', now: NOW }).scope
  expect(scopeOf({ kind: 'visitor' })).toBe('enquiry')
  expect(scopeOf({ kind: 'member', memberId: 7 })).toBe('enquiry')
  expect(scopeOf({ kind: 'visitor' }, 'dealer')).toBe('dealer')
  expect(scopeOf({ kind: 'partner', partnerId: 7, appKey: 'ql_7' })).toBe('enquiry partner:7')
  expect(scopeOf({ kind: 'staff', staffId: 7, permissions: [] })).toBe('enquiry staff:7')
  expect(scopeOf({ kind: 'system' })).toBe('enquiry system')
})

it('meets a lead again that a partner sent before keys were kept by caller', async () => {
  const { ctx } = createTestCtx(database.db)
  const { app_key: appKey } = await createPartner({
    ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx,
    input: { name: 'Example Motors', scopes: ['lead.write'], v1Until: null },
  })
  const { rows } = await database.db.execute<{ id: number }>(sql`select id::int from partner where app_key = ${appKey}`)
  const partner = { ...ctx, actor: { kind: 'partner' as const, partnerId: rows[0]?.id ?? 0, appKey } }
  const [input, other, key] = [enquiryInput({ origin: 'partner', from_id: appKey }), enquiryInput(), crypto.randomUUID()]
  const send = (each: typeof ctx, what: typeof input, by: string) => recordEnquiry({ ctx: each, input: what, idempotencyKey: by, request: VISITOR_REQUEST })
  const before = await send(partner, input, key)
  await database.db.update(idempotencyKey).set({ scope: 'enquiry' })
  const ofPublic = await send(ctx, other, 'of-public')
  const migration = await readFile(new URL('../../db/migrations/0014_mail_tries.sql', import.meta.url), 'utf8')
  await database.pool.query(migration.slice(migration.indexOf('UPDATE "idempotency_key"')))
  expect(await send(partner, input, key)).toEqual(before)
  expect(await send(ctx, other, 'of-public')).toEqual(ofPublic)
})
