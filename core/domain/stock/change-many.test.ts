import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { PreviewPricesInput } from '#contract/stock.ts'
import { brand, car } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import {
  changePrices,
  createStock,
  findStock,
  listBatches,
  listStock,
  listStockPrices,
  patchStock,
  previewPrices,
  publishDue,
  setStockStates,
  undoBatch,
} from './index.ts'
import { carRecord } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish']) }).ctx
})
afterAll(() => database.drop())

let brandId: number
beforeEach(async () => {
  brandId = (await insertBrand(database.db, { brandName: `Maker ${crypto.randomUUID().slice(0, 8)}` })).id
})

async function addCars(prices: readonly (number | null)[]): Promise<number[]> {
  const ids = []
  for (const [index, price] of prices.entries()) {
    const value = carRecord(brandId, { model_name: `Model ${index}`, fob_price_usd_cents: price })
    ids.push((await createStock({ ctx, kind: 'car', input: { value } })).id)
  }
  return ids
}

const prices = async () => (await listAll()).map(({ fob_price_usd_cents: cents }) => cents)
const listAll = async () => (await listStock({ ctx, kind: 'car', input: { brand: [brandId], sort: 'name', order: 'asc', page: 1, page_size: 100 } })).list
const byPercent = (amount: number, rounding: PreviewPricesInput['rounding'] = 1): PreviewPricesInput => ({
  filter: { brand: [brandId] },
  kind: 'percent',
  amount,
  rounding,
  valid_until: null,
})

describe('prices of many', () => {
  it('are shown before they are set, and those only are set', async () => {
    await addCars([1_000_000, 1_234_500, null])
    const input = byPercent(3, 100)
    const preview = await previewPrices({ ctx, kind: 'car', input })
    expect(preview).toMatchObject({
      without_price: 1,
      refused: [],
      rows: [
        { before: 1_000_000, after: 1_030_000 },
        { before: 1_234_500, after: 1_271_500 },
      ],
    })
    expect(await prices()).toEqual([1_000_000, 1_234_500, null])
    expect(await changePrices({ ctx, kind: 'car', input: { ...input, digest: preview.digest } })).toMatchObject({ count: 2 })
    expect(await prices()).toEqual([1_030_000, 1_271_500, null])
  })

  it('are not set where one has changed since it was looked at', async () => {
    const [first = 0] = await addCars([1_000_000, 1_100_000])
    const input = byPercent(-2.5)
    const { digest } = await previewPrices({ ctx, kind: 'car', input })
    await patchStock({ ctx, kind: 'car', input: { id: first, version: 1, value: { fob_price_usd_cents: 1_050_000 } } })
    await expect(changePrices({ ctx, kind: 'car', input: { ...input, digest } })).rejects.toThrow('conflict')
    expect(await prices()).toEqual([1_050_000, 1_100_000])
  })

  it('change by an amount, and what would leave the plausible range stays and is named', async () => {
    const [cheap = 0, dear = 0] = await addCars([110_000, 1_000_000])
    const input: PreviewPricesInput = { ids: [cheap, dear], kind: 'amount', amount: -20_000, rounding: 1, valid_until: '2026-12-31' }
    const preview = await previewPrices({ ctx, kind: 'car', input })
    expect(preview.refused).toMatchObject([{ id: cheap, after: 90_000 }])
    await changePrices({ ctx, kind: 'car', input: { ...input, digest: preview.digest } })
    expect(await prices()).toEqual([110_000, 980_000])
    expect((await listStockPrices({ ctx, kind: 'car', input: { id: dear } }))[0]).toMatchObject({ fob_price_usd_cents: 980_000, valid_until: '2026-12-31' })
  })

  it('are taken back together, but for what was changed again', async () => {
    const [first = 0] = await addCars([1_000_000, 2_000_000, 3_000_000])
    const input = byPercent(3)
    const { digest } = await previewPrices({ ctx, kind: 'car', input })
    const { batch_id: batchId } = await changePrices({ ctx, kind: 'car', input: { ...input, digest } })
    await patchStock({ ctx, kind: 'car', input: { id: first, version: 2, value: { fob_price_usd_cents: 1_111_100 } } })
    expect((await listBatches({ ctx }))[0]).toMatchObject({ id: batchId, kind: 'price', subject_kind: 'car', count: 3, undone_at: null })
    expect(await undoBatch({ ctx, input: { id: batchId ?? 0 } })).toMatchObject({ count: 2, kept: [{ id: first }] })
    expect(await prices()).toEqual([1_111_100, 2_000_000, 3_000_000])
    await expect(undoBatch({ ctx, input: { id: batchId ?? 0 } })).rejects.toThrow('conflict')
    await expect(undoBatch({ ctx, input: { id: 9_999_999 } })).rejects.toThrow('not_found')
    expect((await listBatches({ ctx }))[0]?.undone_at).not.toBeNull()
  })

  it('are a matter of vehicles and parts alone, and of who may set them', async () => {
    await expect(previewPrices({ ctx, kind: 'brand', input: { ...byPercent(3), filter: {} } })).rejects.toThrow('validation_failed')
    const reader = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['catalogue.read'] } }).ctx
    await expect(previewPrices({ ctx: reader, kind: 'car', input: byPercent(3) })).rejects.toThrow('forbidden')
  })
})

describe('states of many', () => {
  it('are set for those that are ticked and taken back', async () => {
    const [first = 0, second = 0] = await addCars([1_000_000, 1_000_000, 1_000_000])
    const { batch_id: batchId, count } = await setStockStates({ ctx, kind: 'car', input: { ids: [first, second], publish_state: 'archived' } })
    expect(count).toBe(2)
    // Archived rows stand in no list that does not ask for them.
    expect(await listAll()).toHaveLength(1)
    await undoBatch({ ctx, input: { id: batchId ?? 0 } })
    expect((await listAll()).map(({ publish_state: state }) => state)).toEqual(['published', 'published', 'published'])
  })
})

describe('what is planned', () => {
  it('is found as planned, and ends when many are hidden at once, until that is taken back (R16.113)', async () => {
    const at = '2090-01-01T08:00:00.000Z'
    const value = carRecord(brandId, { model_name: 'Planned', publish_state: 'draft', publish_at: at })
    const { id } = await createStock({ ctx, kind: 'car', input: { value } })
    const found = async (state: 'draft' | 'planned' | 'hidden') => {
      const { list } = await listStock({
        ctx,
        kind: 'car',
        input: { word: 'Planned', publish_state: [state], sort: 'name', order: 'asc', page: 1, page_size: 25 },
      })
      return list.map((row) => [row.publish_state, row.publish_at])
    }
    expect([await found('planned'), await found('draft')]).toEqual([[['draft', at]], []])
    const { batch_id: batchId } = await setStockStates({ ctx, kind: 'car', input: { ids: [id], publish_state: 'hidden' } })
    expect([await found('planned'), await found('hidden')]).toEqual([[], [['hidden', null]]])
    await undoBatch({ ctx, input: { id: batchId ?? 0 } })
    expect(await found('planned')).toEqual([['draft', at]])
  })
})

describe('the clock', () => {
  it('publishes a draft and withdraws what is on the site at its time, once', async () => {
    const { ctx: system, clock } = createTestCtx(database.db, { actor: { kind: 'system' } })
    const add = async (name: string, changes: object) =>
      (await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: name, ...changes }) } })).id
    const coming = await add('Coming', { publish_state: 'draft', publish_at: '2026-11-21T09:00:00.000Z' })
    const leaving = await add('Leaving', { withdraw_at: '2026-11-21T09:30:00.000Z' })
    const later = await add('Later', { publish_state: 'draft', publish_at: '2026-11-22T09:00:00.000Z' })
    const states = async () => {
      const rows = await Promise.all([coming, leaving, later].map((id) => findStock({ ctx, kind: 'car', input: { id } })))
      return rows.map(({ value }) => value.publish_state)
    }
    expect(await publishDue({ ctx: system })).toBe(0)
    clock.advance(3600_000)
    expect(await publishDue({ ctx: system })).toBe(1)
    expect(await states()).toEqual(['published', 'published', 'draft'])
    clock.advance(3600_000)
    expect(await publishDue({ ctx: system })).toBe(1)
    expect(await states()).toEqual(['published', 'hidden', 'draft'])
    expect(await publishDue({ ctx: system })).toBe(0)
    const [row] = await database.db.select().from(car).where(eq(car.id, coming))
    expect(row).toMatchObject({ publishAt: null, version: 2 })
  })
})

describe('the list', () => {
  it('is filtered, ordered and counted', async () => {
    await addCars([3_000_000, null, 1_000_000])
    const list = async (input: object) =>
      (
        await listStock({ ctx, kind: 'car', input: { brand: [brandId], sort: 'fob_price_usd_cents', order: 'asc', page: 1, page_size: 25, ...input } })
      ).list.map(({ name }) => name.split(' ').at(-3))
    expect(await list({})).toEqual(['2', '0', '1'])
    expect(await list({ price: 'without' })).toEqual(['1'])
    expect(await list({ word: 'model 2' })).toEqual(expect.arrayContaining(['2']))
    expect(await list({ publish_state: ['draft'] })).toEqual([])
    expect(await list({ pictures: 'with' })).toEqual([])
    const [maker] = await database.db.select({ name: brand.brandName }).from(brand).where(eq(brand.id, brandId))
    const page = await listStock({ ctx, kind: 'car', input: { word: maker?.name, sort: 'updated_at', order: 'desc', page: 2, page_size: 2 } })
    expect(page).toMatchObject({ total: 3, page: 2, list: [{ brand_name: maker?.name, picture: null, picture_count: 0 }] })
  })

  it('finds makers by their Chinese name and other names', async () => {
    await insertBrand(database.db, { brandName: 'Leapmotor', brandNameZh: '零跑', aliases: ['Ling Pao'] })
    for (const word of ['零跑', 'ling pao', 'LEAPMOTOR'])
      expect((await listStock({ ctx, kind: 'brand', input: { word, sort: 'name', order: 'asc', page: 1, page_size: 25 } })).list).toMatchObject([
        { name: 'Leapmotor' },
      ])
  })
})
