import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { shareShortlistInputSchema } from '#contract/shortlist.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { sharedShortlist } from '#core/db/schema/index.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { deleteExpiredShortlists, findSharedShortlist, listShortlist, shareShortlist } from './index.ts'

const DAY = 24 * 3600_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  await insertCar(db, { brandId: byd.id, modelSign: 'byd-seal', modelName: 'Seal' })
  await insertCar(db, { brandId: byd.id, modelSign: 'byd-draft', modelName: 'Draft', publishState: 'draft' })
  await insertUsedCar(db, { brandId: byd.id, stockRef: 'QL-1', modelName: 'Han', status: 'sold' })
  await insertUsedCar(db, { brandId: byd.id, stockRef: 'QL-2', modelName: 'Han', publishState: 'draft' })
  await insertFitting(db, { sku: 'FIL-1', name: 'Oil filter' }, ['byd/*'])
  await insertFitting(db, { sku: 'FIL-2', name: 'Draft filter', publishState: 'draft' }, ['byd/*'])
})
afterAll(() => database.drop())

const car = { kind: 'car' as const, sign: 'byd-seal', quantity: 2, note: 'white' }
const part = { kind: 'part' as const, sign: 'FIL-1', quantity: 40, note: '' }

it('keeps a list for whoever has its code, each thing once and its note in one line, and nothing of the code itself (R11.7)', async () => {
  const { ctx } = createTestCtx(database.db)
  const { code } = await shareShortlist({ ctx, input: { items: [car, part, { ...car, quantity: 9 }, { ...part, sign: ' FIL-9 ', note: 'a\n b\u202e\0' }] } })
  expect(await findSharedShortlist({ ctx, input: { code } })).toEqual([car, part, { ...part, sign: 'FIL-9', note: 'a b' }])
  const kept = await database.db.select().from(sharedShortlist)
  expect(JSON.stringify(kept)).not.toContain(code)
})

it('opens nothing with a code that nobody was given', async () => {
  const { ctx } = createTestCtx(database.db)
  const { code } = await shareShortlist({ ctx, input: { items: [car] } })
  for (const wrong of ['', 'x', code.slice(1), `${code.slice(1)}A`, `${code}'`, code.toLowerCase()]) {
    if (wrong === code) continue
    await expect(findSharedShortlist({ ctx, input: { code: wrong } })).rejects.toMatchObject({ key: 'not_found' })
  }
})

it('closes a link after 180 days, and deletes what it opened', async () => {
  const { ctx, clock } = createTestCtx(database.db)
  const { code, expires_at } = await shareShortlist({ ctx, input: { items: [car] } })
  expect(new Date(expires_at).getTime() - clock.now().getTime()).toBe(180 * DAY)
  clock.advance(180 * DAY - 1)
  expect(await findSharedShortlist({ ctx, input: { code } })).toEqual([car])
  clock.advance(1)
  await expect(findSharedShortlist({ ctx, input: { code } })).rejects.toMatchObject({ key: 'not_found' })
  expect((await deleteExpiredShortlists({ ctx })).deleted).toBeGreaterThan(0)
  expect(await deleteExpiredShortlists({ ctx })).toEqual({ deleted: 0 })
})

it.each([
  ['nothing', []],
  ['too much', Array.from({ length: 51 }, (_, at) => ({ ...car, sign: `s${at}` }))],
  ['no number of pieces', [{ ...car, quantity: 0 }]],
  ['half a piece', [{ ...car, quantity: 1.5 }]],
  ['a kind that is none', [{ ...car, kind: 'boat' }]],
  ['a sign that is empty', [{ ...car, sign: '  ' }]],
  ['a note that is long', [{ ...car, note: 'x'.repeat(201) }]],
])('takes no list of %s', (_what, items) => {
  expect(shareShortlistInputSchema.safeParse({ items }).success).toBe(false)
})

it('reads the things of a list in its order, sold ones included, and leaves out what is not published (R11.5)', async () => {
  const { ctx } = createTestCtx(database.db)
  const items = [
    { kind: 'part' as const, sign: 'fil-1' },
    { kind: 'used' as const, sign: 'ql-1' },
    { kind: 'used' as const, sign: 'QL-2' },
    { kind: 'car' as const, sign: 'byd-draft' },
    { kind: 'car' as const, sign: 'QL-1' },
    { kind: 'car' as const, sign: 'byd-seal' },
    { kind: 'part' as const, sign: 'FIL-2' },
  ]
  const things = await listShortlist({ ctx, input: { items } })
  expect(things.map(({ kind, sign }) => [kind, sign])).toEqual([
    ['part', 'fil-1'],
    ['used', 'ql-1'],
    ['car', 'byd-seal'],
  ])
  expect(things[1]).toMatchObject({ card: { stock_ref: 'QL-1', status: 'sold' } })
  expect(await listShortlist({ ctx, input: { items: [] } })).toEqual([])
})
