import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { allCarsPageSchema, listAllCarsInputSchema } from '#contract/all-cars.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { countWiderAllCars, listAllCars } from './index.ts'

// R6.28
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD', isHot: true })
  const toyota = await insertBrand(db, { brandName: 'Toyota' })
  const fresh = { brandId: byd.id, modelName: 'Seal', bodyType: 'sedan', seats: 5, steering: 'both' } as const
  await insertCar(db, { ...fresh, modelSign: 'new-20', fobPriceUsdCents: 2_000_000, modelYear: 2025, relevance: 9 })
  await insertCar(db, { ...fresh, modelSign: 'new-10', fobPriceUsdCents: 1_000_000, modelYear: 2026, relevance: 5 })
  await insertCar(db, { ...fresh, modelSign: 'new-ask', modelYear: 2024, relevance: 1 })
  await insertCar(db, { ...fresh, modelSign: 'new-draft', publishState: 'draft' })
  const used = { brandId: toyota.id, modelName: 'Corolla', steering: 'right' } as const
  await insertUsedCar(db, { ...used, stockRef: 'USED0015', fobPriceUsdCents: 1_500_000, modelYear: 2021 })
  await insertUsedCar(db, { ...used, stockRef: 'USED0010', fobPriceUsdCents: 1_000_000, modelYear: 2026 })
  await insertUsedCar(db, { ...used, stockRef: 'USED0005', fobPriceUsdCents: 500_000, modelYear: 2019, brandId: byd.id, modelName: 'Seal', energyType: 'BEV' })
  await insertUsedCar(db, { ...used, stockRef: 'USED0009', fobPriceUsdCents: 900_000, status: 'reserved' })
  await insertUsedCar(db, { ...used, stockRef: 'USED0008', fobPriceUsdCents: 800_000, status: 'sold' })
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}) {
  const page = await listAllCars({ ctx: createTestCtx(database.db).ctx, input: listAllCarsInputSchema.parse(query) })
  expect(allCarsPageSchema.parse(page)).toEqual(page)
  return { ...page, signs: page.list.map((thing) => (thing.kind === 'new' ? thing.car.model_sign : thing.unit.stock_ref)) }
}

describe('listAllCars', () => {
  it('takes new and used in turn, each in its own order, and leaves out what cannot be bought', async () => {
    const page = await list()
    expect(page.signs).toEqual(['new-20', 'USED0010', 'new-10', 'USED0015', 'new-ask', 'USED0005'])
    expect(page).toMatchObject({ total: 6, new_total: 3, used_total: 3, page_count: 1 })
  })

  it.each([
    ['2', ['USED0005', 'new-10', 'USED0010', 'USED0015', 'new-20', 'new-ask']],
    ['1', ['new-20', 'USED0015', 'new-10', 'USED0010', 'USED0005', 'new-ask']],
    ['5', ['new-10', 'USED0010', 'new-20', 'new-ask', 'USED0015', 'USED0005']],
  ])('orders both by one figure: sort %s', async (sort, signs) => {
    expect((await list({ sort })).signs).toEqual(signs)
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ sort, page, page_size: '2' })))
    expect(pages.flatMap((page) => page.signs)).toEqual(signs)
    expect(pages[3]).toMatchObject({ list: [], total: 6, page_count: 3 })
  })

  it.each([
    [{ brand: 'byd' }, ['new-20', 'USED0005', 'new-10', 'new-ask']],
    [{ steering: 'right', price_to: '10000' }, ['new-10', 'USED0010', 'USED0005']],
    [{ year_from: '2026' }, ['new-10', 'USED0010']],
    // Of used units it is known by the versions of their model.
    [{ seats: '5' }, ['new-20', 'USED0005', 'new-10', 'new-ask']],
    [{ word: 'corolla' }, ['USED0010', 'USED0015']],
    [{ energy: 'FCEV' }, []],
  ])('asks both for %o', async (query, signs) => {
    expect((await list(query)).signs).toEqual(signs)
  })

  it('counts both in each facet', async () => {
    const { facets } = await list({ brand: 'toyota' })
    const optionsOf = (name: string) =>
      facets.find((facet) => facet.name === name)?.options.map(({ value, label, count }) => `${label ?? value}:${String(count)}`)
    expect(optionsOf('brand')).toEqual(['BYD:4', 'Toyota:2'])
    expect(optionsOf('steering')).toEqual(['right:2'])
    expect(optionsOf('year')).toEqual(['2026:1', '2021:1'])
  })
})

it('says what there would be without each filter', async () => {
  const filter = { brand: ['toyota'], energy: ['BEV' as const] }
  expect(await countWiderAllCars({ ctx: createTestCtx(database.db).ctx, input: { filter, total: 0 } })).toEqual([
    { without: 'brand', total: 4 },
    { without: 'energy', total: 2 },
  ])
})
