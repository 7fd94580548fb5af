import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fittingPageSchema, listFittingsInputSchema, type FittingFacetName } from '#contract/fitting.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { listFittings } from './index.ts'
import { insertFitting } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await insertBrand(db, { brandName: 'Great Wall', aliases: ['长城'] })
  const byd = await insertBrand(db, { brandName: 'BYD', isHot: true, aliases: ['比亚迪', 'БИД'] })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-rwd-2024', modelYear: 2024 })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-awd-2025', modelYear: 2025 })
  await insertCar(db, { brandId: byd.id, modelName: 'Han', modelSign: 'byd-han-2025', modelYear: 2025 })
  await insertCar(db, { brandId: byd.id, modelName: 'Qin', modelSign: 'byd-qin-2025', modelYear: 2025, publishState: 'draft' })
  await insertBrand(db, { brandName: 'Shacman', type: 2 })
  await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertFitting(
    db,
    { sku: 'FIL-1', name: 'Oil filter', oemNumbers: ['JX-1012', '1012-FA'], fobPriceUsdCents: 160, weightKg: 0.28, moq: 50, warrantyMonths: 6, isSample: true },
    ['great-wall/*', 'byd/byd-seal-*'],
  )
  await insertFitting(db, { sku: 'FIL-2', name: 'Cabin filter', fobPriceUsdCents: 310 }, ['byd/*'])
  await insertFitting(db, { sku: 'BRK-1', name: 'Brake pad set', category: 'braking', unit: 'set', fobPriceUsdCents: 980 }, ['shacman/*'])
  await insertFitting(db, { sku: 'EVC-1', name: 'Wall charger', category: 'ev-charging' }, ['*/*'])
  await insertFitting(db, { sku: 'WIN-1', name: 'Windscreen film', category: 'window tint', fobPriceUsdCents: 100 }, ['*/*-seal-*', 'hidden/*'])
  await insertFitting(db, { sku: 'TLS-1', name: 'Jack', category: 'tools-safety', fobPriceUsdCents: 100 }, [])
  await insertFitting(db, { sku: 'FIL-9', name: 'Draft filter', publishState: 'draft' }, ['byd/*'])
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown> = {}) {
  const { ctx } = createTestCtx(database.db)
  const page = await listFittings({ ctx, input: listFittingsInputSchema.parse(query) })
  expect(fittingPageSchema.parse(page)).toEqual(page)
  return { ...page, skus: page.list.map((card) => card.sku) }
}

async function options(name: FittingFacetName, query: Record<string, unknown> = {}) {
  const { facets } = await list(query)
  return facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => `${value}:${count}`)
}

describe('listFittings', () => {
  it('shows published parts in the order of the catalogue, with everything a card tells', async () => {
    const page = await list()
    expect(page.skus).toEqual(['FIL-1', 'FIL-2', 'BRK-1', 'EVC-1', 'WIN-1', 'TLS-1'])
    expect(page.list[0]).toEqual({
      sku: 'FIL-1',
      name: 'Oil filter',
      catalogue_name: 'Oil filter',
      category: 'filters',
      oem_numbers: ['JX-1012', '1012-FA'],
      is_universal: false,
      fits_brands: ['BYD', 'Great Wall'],
      unit: 'piece',
      moq: 50,
      fob_price_usd_cents: 160,
      weight_kg: 0.28,
      warranty_months: 6,
      is_sample: true,
      picture: null,
    })
  })

  it('tells what fits any vehicle from what fits one that only its VIN can name', async () => {
    const { list: cards } = await list()
    expect(cards.slice(3).map((card) => [card.sku, card.is_universal, card.fits_brands])).toEqual([
      ['EVC-1', true, []],
      ['WIN-1', false, []],
      ['TLS-1', false, []],
    ])
  })

  it('sorts by price both ways, parts without a price last', async () => {
    expect((await list({ sort: '1' })).skus).toEqual(['BRK-1', 'FIL-2', 'FIL-1', 'WIN-1', 'TLS-1', 'EVC-1'])
    expect((await list({ sort: '2' })).skus).toEqual(['WIN-1', 'TLS-1', 'FIL-1', 'FIL-2', 'BRK-1', 'EVC-1'])
    // R6.29: what came last
    expect((await list({ sort: '6' })).skus).toEqual(['TLS-1', 'WIN-1', 'EVC-1', 'BRK-1', 'FIL-2', 'FIL-1'])
  })

  it('pages with the exact total and is empty past the end', async () => {
    expect(await list({ page: '2', page_size: '4' })).toMatchObject({ skus: ['WIN-1', 'TLS-1'], total: 6, page: 2, page_size: 4, page_count: 2 })
    expect(await list({ page: '3', page_size: '4' })).toMatchObject({ skus: [], total: 6 })
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ category: 'filters' }, ['FIL-1', 'FIL-2']],
    [{ category: 'filters,braking' }, ['FIL-1', 'FIL-2', 'BRK-1']],
    [{ category: ['window tint'] }, ['WIN-1']],
    [{ category: 'nothing' }, []],
    [{ brand: 'great-wall' }, ['FIL-1', 'EVC-1', 'WIN-1']],
    [{ brand: 'shacman,great-wall', category: 'braking,filters' }, ['FIL-1', 'BRK-1']],
    [{ brand: 'byd', model: 'Seal' }, ['FIL-1', 'FIL-2', 'EVC-1', 'WIN-1']],
    [{ brand: 'byd', model: 'Han' }, ['FIL-2', 'EVC-1']],
    [{ brand: 'byd', model: 'Seal', year: '2024', category: 'filters' }, ['FIL-1', 'FIL-2']],
    [{ brand: 'byd', model: 'Seal', year: '2020' }, []],
    [{ brand: 'byd', model: 'Nothing' }, []],
    [{ model: 'Seal', category: 'braking' }, ['BRK-1']],
    [{ brand: 'hidden' }, []],
    [{ brand: 'nobody' }, []],
    // R6.29: bounds are inclusive, in either order; what has no price is in no range.
    [{ price_from: '2', price_to: '9' }, ['FIL-2']],
    [{ price_from: '9', price_to: '2' }, ['FIL-2']],
    [{ price_to: '1' }, ['WIN-1', 'TLS-1']],
    [{ price_from: '1', category: 'filters', word: 'oil' }, ['FIL-1']],
    [{ price_from: '1', brand: 'byd', model: 'Han' }, ['FIL-2']],
    [{ category: '', brand: '', word: '' }, ['FIL-1', 'FIL-2', 'BRK-1', 'EVC-1', 'WIN-1', 'TLS-1']],
  ])('filters by %o', async (query, skus) => {
    expect((await list(query)).skus).toEqual(skus)
  })

  it.each<[string, string[]]>([
    ['FILTER', ['FIL-1', 'FIL-2']],
    ['oil filtér', ['FIL-1']],
    ['fil-2', ['FIL-2']],
    ['jx1012', ['FIL-1']],
    ['比亚迪 filter', ['FIL-1', 'FIL-2']],
    ['бид cabin', ['FIL-2']],
    ['shacman', ['BRK-1', 'EVC-1', 'WIN-1']],
    ['wall', ['EVC-1']],
    ['tyre', []],
    ['filters', ['FIL-1', 'FIL-2']],
    ['масляный фильтр', ['FIL-1']],
    ['Ölfilter', ['FIL-1']],
    ['فلتر زيت', ['FIL-1']],
    ['آئل فلٹر', ['FIL-1']],
    ['机油滤清器', ['FIL-1']],
    ['ไส้กรอง', ['FIL-1', 'FIL-2']],
    ['比亚迪滤芯', ['FIL-1', 'FIL-2']],
    ['pastillas de freno', ['BRK-1']],
    ['plaquettes', ['BRK-1']],
    ['тормоза', ['BRK-1']],
    ['刹车片', ['BRK-1']],
    ['Ladetechnik', ['EVC-1']],
    ['Bremsen', ['BRK-1']],
    ['%', []],
    ["'; drop table fitting; --", []],
  ])('finds by the words %s, whole words first', async (word, skus) => {
    expect((await list({ word })).skus).toEqual(skus)
  })
})

describe('facets', () => {
  it('counts categories in the order of the contract, unknown ones last', async () => {
    expect(await options('category')).toEqual(['filters:2', 'braking:1', 'ev-charging:1', 'tools-safety:1', 'window tint:1'])
  })

  it('counts what fits any vehicle for each brand with a part of its own', async () => {
    expect(await options('brand')).toEqual(['byd:4', 'great-wall:3', 'shacman:3'])
    const { facets } = await list({ brand: 'byd' })
    expect(facets[1]?.options[0]).toEqual({ value: 'byd', label: 'BYD', count: 4, is_selected: true })
  })

  it('counts inside of a range of prices', async () => {
    expect(await options('category', { price_to: '3' })).toEqual(['filters:1', 'tools-safety:1', 'window tint:1'])
  })

  it('leaves a facet out of its own counts and applies the others', async () => {
    const query = { category: 'filters', brand: 'great-wall' }
    expect(await options('category', query)).toEqual(['filters:1', 'ev-charging:1', 'window tint:1'])
    expect(await options('brand', query)).toEqual(['byd:2', 'great-wall:1'])
    expect(await options('category', { word: 'cabin' })).toEqual(['filters:1'])
  })

  it('offers the models of one brand, and the years of one model', async () => {
    expect(await options('model')).toEqual([])
    expect(await options('model', { brand: 'byd' })).toEqual(['Han:2', 'Seal:4'])
    expect(await options('model', { brand: 'byd,great-wall' })).toEqual([])
    expect(await options('year', { brand: 'byd' })).toEqual([])
    expect(await options('year', { brand: 'byd', model: 'Seal', category: 'filters' })).toEqual(['2025:2', '2024:2'])
  })

  it('keeps a selected value without parts', async () => {
    expect(await options('category', { category: 'braking', word: 'cabin' })).toEqual(['filters:1', 'braking:0'])
    expect(await options('brand', { brand: 'shacman', category: 'filters' })).toEqual(['byd:2', 'great-wall:1', 'shacman:0'])
  })
})

it('keeps an answer until parts or brands change', async () => {
  const cache = createMemoryCache()
  const { ctx } = createTestCtx(database.db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache } }
  const ask = async () => (await listFittings({ ctx: kept, input: listFittingsInputSchema.parse({ category: 'kept' }) })).total
  expect(await ask()).toBe(0)
  await insertFitting(database.db, { sku: 'KPT-1', name: 'Kept', category: 'kept' }, [])
  cache.drop(['article'])
  expect(await ask()).toBe(0)
  cache.drop(['fitting'])
  expect(await ask()).toBe(1)
})
