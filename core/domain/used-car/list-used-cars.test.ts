import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listUsedCarsInputSchema, usedCarPageSchema } from '#contract/used-car.ts'
import type { UsedFacetName } from '#contract/used-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { listUsedCars } from './index.ts'
import { insertUsedCar } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD', isHot: true })
  const toyota = await insertBrand(db, { brandName: 'Toyota' })
  const hidden = await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(db, {
    brandId: byd.id,
    modelName: 'Seal',
    modelSign: 'byd-seal-2024',
    bodyType: 'sedan',
    modelYear: 2024,
    lengthMm: 4800,
    widthMm: 1875,
    heightMm: 1460,
    wheelbaseMm: 2920,
    doors: 4,
  })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-2022', bodyType: 'sedan', modelYear: 2022 })
  const seal = { brandId: byd.id, modelName: 'Seal', energyType: 'BEV', steering: 'left', portOfLoading: 'Shanghai' } as const
  await insertUsedCar(db, { ...seal, stockRef: 'SEAL2222', modelYear: 2022, mileageKm: 29_999, fobPriceUsdCents: 1_000_000 }, ['比亚迪'])
  await insertUsedCar(db, { ...seal, stockRef: 'SEAL3333', modelYear: 2024, mileageKm: 30_000, fobPriceUsdCents: 1_499_999, status: 'reserved' })
  await insertUsedCar(db, { ...seal, stockRef: 'SEAL4444', modelYear: 2025, mileageKm: 5, fobPriceUsdCents: 1_800_000, status: 'sold', portOfLoading: null })
  const corolla = { brandId: toyota.id, modelName: 'Highlander', steering: 'right', portOfLoading: 'Tianjin Xingang' } as const
  await insertUsedCar(db, { ...corolla, stockRef: 'HGHL2222', modelYear: 2019, mileageKm: 210_000, fobPriceUsdCents: 3_000_000 })
  await insertUsedCar(db, { ...corolla, stockRef: 'HGHL3333', modelYear: 2020 })
  await insertUsedCar(db, { brandId: toyota.id, modelName: 'Nobody', stockRef: 'NBDY2222', publishState: 'draft' })
  await insertUsedCar(db, { brandId: hidden.id, modelName: 'Ghost', stockRef: 'GHST2222' })
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}) {
  const page = await listUsedCars({ ctx: createTestCtx(database.db).ctx, input: listUsedCarsInputSchema.parse(query) })
  expect(usedCarPageSchema.parse(page)).toEqual(page)
  return { ...page, refs: page.list.map((card) => card.stock_ref) }
}

async function options(name: UsedFacetName, query: Record<string, unknown> = {}) {
  const { facets } = await list(query)
  return facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => `${value}:${count}`)
}

describe('listUsedCars', () => {
  it('shows what can be bought first, then what is reserved, then what is sold, in every order', async () => {
    expect((await list()).refs).toEqual(['SEAL2222', 'HGHL3333', 'HGHL2222', 'SEAL3333', 'SEAL4444'])
    expect((await list({ sort: '1' })).refs).toEqual(['HGHL2222', 'SEAL2222', 'HGHL3333', 'SEAL3333', 'SEAL4444'])
    expect((await list({ sort: '2' })).refs).toEqual(['SEAL2222', 'HGHL2222', 'HGHL3333', 'SEAL3333', 'SEAL4444'])
    expect((await list({ sort: '3' })).refs).toEqual(['SEAL2222', 'HGHL2222', 'HGHL3333', 'SEAL3333', 'SEAL4444'])
    // R6.22: what came last
    expect((await list({ sort: '4' })).refs).toEqual(['HGHL3333', 'HGHL2222', 'SEAL2222', 'SEAL3333', 'SEAL4444'])
  })

  it('takes measures from the catalogue car that comes nearest, and the body of past models from its own knowledge', async () => {
    const cards = new Map((await list()).list.map((card) => [card.stock_ref, card]))
    expect(cards.get('SEAL3333')?.series).toMatchObject({ model_sign: 'byd-seal-2024', body_type: 'sedan', length_mm: 4800, doors: 4 })
    expect(cards.get('SEAL2222')?.series).toMatchObject({ model_sign: 'byd-seal-2022', length_mm: null })
    expect(cards.get('HGHL2222')?.series).toMatchObject({ model_sign: null, body_type: 'suv' })
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ brand: 'BYD' }, ['SEAL2222', 'SEAL3333', 'SEAL4444']],
    [{ price: '10000-15000' }, ['SEAL2222', 'SEAL3333']],
    [{ price: '30000' }, ['HGHL2222']],
    [{ mileage: '0-30000,200000' }, ['SEAL2222', 'HGHL2222', 'SEAL4444']],
    [{ mileage: '30000-60000' }, ['SEAL3333']],
    [{ body: 'suv', year: '2020' }, ['HGHL3333']],
    [{ body: 'spaceship' }, []],
    [{ year: '2019,twenty' }, ['HGHL2222']],
    [{ steering: 'right', status: 'available' }, ['HGHL3333', 'HGHL2222']],
    [{ port: 'Tianjin Xingang' }, ['HGHL3333', 'HGHL2222']],
    [{ energy: 'BEV', status: 'reserved,sold' }, ['SEAL3333', 'SEAL4444']],
    [{ brand: 'hidden' }, []],
    // R6.18, R6.19: bounds are inclusive, in either order; a range and the values of its filter are alternatives.
    [{ price_from: '10001', price_to: '18000' }, ['SEAL3333', 'SEAL4444']],
    [{ price_from: '18000', price_to: '10001' }, ['SEAL3333', 'SEAL4444']],
    [{ price: '30000', price_to: '10000' }, ['SEAL2222', 'HGHL2222']],
    [{ mileage_to: '29999' }, ['SEAL2222', 'SEAL4444']],
    [{ year_from: '2020', year_to: '2022', mileage_to: '100000' }, ['SEAL2222']],
    [{ year_from: '2024', year: '2019' }, ['HGHL2222', 'SEAL3333', 'SEAL4444']],
    [{ year_from: '2020', word: 'seal4444' }, ['SEAL4444']],
    [{ year_from: '2020', word: '%' }, []],
    [{ word: 'seal4444' }, ['SEAL4444']],
    [{ word: '比亚' }, ['SEAL2222']],
    [{ word: '%' }, []],
  ])('filters by %o', async (query, refs) => {
    const page = await list(query)
    expect(page.refs).toEqual(refs)
    expect(page.total).toBe(refs.length)
  })

  it('pages with the exact total and is empty past the end', async () => {
    expect(await list({ page: '2', page_size: '3' })).toMatchObject({ refs: ['SEAL3333', 'SEAL4444'], total: 5, page_count: 2 })
    expect(await list({ page: '3', page_size: '3' })).toMatchObject({ refs: [], total: 5 })
  })
})

describe('facets', () => {
  it('counts every value in display order', async () => {
    expect(await options('brand')).toEqual(['byd:3', 'toyota:2'])
    expect(await options('price')).toEqual(['10000-15000:2', '15000-20000:1', '30000:1'])
    expect(await options('year')).toEqual(['2025:1', '2024:1', '2022:1', '2020:1', '2019:1'])
    expect(await options('mileage')).toEqual(['0-30000:2', '30000-60000:1', '200000:1'])
    expect(await options('body')).toEqual(['sedan:3', 'suv:2'])
    expect(await options('status')).toEqual(['available:3', 'reserved:1', 'sold:1'])
  })

  it('leaves a facet out of its own counts, applies the others and keeps what is selected', async () => {
    const query = { brand: 'byd', steering: 'left', port: 'Tianjin Xingang' }
    expect(await options('brand', query)).toEqual(['byd:0'])
    expect(await options('port', query)).toEqual(['Shanghai:2', 'Tianjin Xingang:0'])
    expect(await options('steering', { brand: 'byd' })).toEqual(['left:3'])
  })

  // R6.19
  it('leaves the range of a facet out of its own counts, and applies it to the others', async () => {
    const query = { price_to: '14000', mileage_from: '100', price: '30000' }
    expect(await options('price', query)).toEqual(['10000-15000:2', '30000:1'])
    expect(await options('mileage', query)).toEqual(['0-30000:1', '200000:1'])
    expect(await options('status', query)).toEqual(['available:2'])
  })
})

it('keeps an answer until the stock changes', async () => {
  const cache = createMemoryCache()
  const { ctx } = createTestCtx(database.db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache } }
  const ask = async () => (await listUsedCars({ ctx: kept, input: listUsedCarsInputSchema.parse({ word: 'kept' }) })).total
  expect(await ask()).toBe(0)
  const brand = await insertBrand(database.db, { brandName: 'Chery' })
  await insertUsedCar(database.db, { brandId: brand.id, modelName: 'Kept', stockRef: 'KEPT2222' })
  cache.drop(['fitting'])
  expect(await ask()).toBe(0)
  cache.drop(['used_car'])
  cache.drop(['brand'])
  expect(await ask()).toBe(1)
})

// R6.31
it('knows of a unit what all versions of its model and energy share', async () => {
  const { db } = database
  const haval = await insertBrand(db, { brandName: 'Haval' })
  const version = { brandId: haval.id, modelName: 'H6', bodyType: 'suv', seats: 5, chargePort: 'CCS2', rangeKm: 110 } as const
  await insertCar(db, { ...version, energyType: 'PHEV', powerKw: 240, rangeKm: 55 })
  await insertCar(db, { ...version, energyType: 'PHEV', powerKw: 321 })
  await insertCar(db, { ...version, energyType: 'PHEV', powerKw: 100, publishState: 'draft' })
  await insertCar(db, { ...version, energyType: 'HEV', powerKw: 179, chargePort: null, rangeKm: null })
  await insertCar(db, { ...version, energyType: 'HEV', powerKw: null, seats: 7 })
  const unit = { brandId: haval.id, modelName: 'H6' } as const
  await insertUsedCar(db, { ...unit, stockRef: 'PLUG2222', energyType: 'PHEV' })
  await insertUsedCar(db, { ...unit, stockRef: 'HYBR2222', energyType: 'HEV' })
  await insertUsedCar(db, { ...unit, stockRef: 'PETR2222', energyType: 'ICE' })
  const refs = async (query: Record<string, unknown>) => (await list({ brand: 'haval', ...query })).refs
  expect(await refs({ power_from: '240', power_to: '321' })).toEqual(['PLUG2222'])
  // One of its versions may be outside.
  expect(await refs({ power_from: '300' })).toEqual([])
  expect(await refs({ range_from: '55' })).toEqual(['PLUG2222'])
  // A version without the figure, or with another one, leaves it unknown.
  expect(await refs({ power_to: '200' })).toEqual([])
  expect(await refs({ seats: '7' })).toEqual([])
  expect(await options('seats', { brand: 'haval' })).toEqual(['5:1'])
  expect(await options('charge_port', { brand: 'haval' })).toEqual(['CCS2:1'])
})
