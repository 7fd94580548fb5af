import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listCarsInputSchema } from '#contract/car.ts'
import { type FacetName } from '#contract/vehicle.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { countCarFacets, listCars } from './index.ts'
import { insertBrand, insertCar } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD', isHot: true })
  const foton = await insertBrand(db, { brandName: 'Foton', type: 2 })
  const audi = await insertBrand(db, { brandName: 'Audi' })
  const hidden = await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  const makers = ['BYD', '比亚迪', 'БИД']
  await insertCar(
    db,
    {
      brandId: byd.id,
      modelName: 'Seal',
      autoType: 'sedan',
      bodyType: 'sedan',
      fobPriceUsdCents: 2_500_000,
      relevance: 300,
      modelYear: 2025,
      seats: 5,
      steering: 'both',
    },
    makers,
  )
  await insertCar(
    db,
    { brandId: byd.id, modelName: 'Sealion 7', autoType: 'suv', fobPriceUsdCents: 3_000_000, relevance: 310, modelYear: 2025, seats: 5 },
    makers,
  )
  await insertCar(
    db,
    {
      brandId: byd.id,
      modelName: 'Song Plus',
      autoType: 'suv',
      energyType: 'PHEV',
      displacementCc: 1498,
      fobPriceUsdCents: 1_900_000,
      relevance: 300,
      modelYear: 2024,
      seats: 5,
    },
    makers,
  )
  await insertCar(db, { brandId: byd.id, modelName: 'Song Max', autoType: 'suv', publishState: 'draft' }, makers)
  await insertCar(
    db,
    {
      brandId: foton.id,
      modelName: 'Tunland',
      autoType: 'lcv',
      bodyType: 'pickup',
      energyType: 'ICE',
      displacementCc: 1968,
      isOffRoad: true,
      relevance: 0,
      modelYear: 2025,
      seats: 5,
    },
    ['Foton'],
  )
  await insertCar(
    db,
    {
      brandId: foton.id,
      modelName: 'Auman',
      bodyType: 'tractor',
      energyType: 'ICE',
      displacementCc: 11_800,
      fobPriceUsdCents: 5_000_001,
      relevance: 100,
      modelYear: 2025,
      seats: 2,
      emissionStandard: 'Euro V',
    },
    ['Foton'],
  )
  await insertCar(
    db,
    {
      brandId: audi.id,
      modelName: 'RS e-tron',
      autoType: 'sedan',
      bodyType: 'sedan',
      isSports: true,
      fobPriceUsdCents: 5_000_000,
      relevance: 100,
      steering: 'right',
      seats: 4,
    },
    ['Audi'],
  )
  await insertCar(db, { brandId: hidden.id, modelName: 'Secret', autoType: 'suv' })
})
afterAll(() => database.drop())

async function list(query: Record<string, unknown>) {
  const { ctx } = createTestCtx(database.db)
  const page = await listCars({ ctx, input: listCarsInputSchema.parse(query) })
  return { ...page, names: page.list.map((card) => card.model_name) }
}

async function options(name: FacetName, query: Record<string, unknown>) {
  const { ctx } = createTestCtx(database.db)
  const { facets } = await countCarFacets({ ctx, input: listCarsInputSchema.parse(query) })
  return facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => `${value}:${count}`)
}

describe('listCars', () => {
  it('shows published cars of published brands only, the most relevant first', async () => {
    expect((await list({})).names).toEqual(['Sealion 7', 'Seal', 'Song Plus', 'Auman', 'RS e-tron', 'Tunland'])
  })

  it('sorts by price both ways, cars without a price last', async () => {
    expect((await list({ sort: '1' })).names).toEqual(['Auman', 'RS e-tron', 'Sealion 7', 'Seal', 'Song Plus', 'Tunland'])
    expect((await list({ sort: '2' })).names).toEqual(['Song Plus', 'Seal', 'Sealion 7', 'RS e-tron', 'Auman', 'Tunland'])
  })

  it('pages with the exact total and is empty past the end', async () => {
    expect(await list({ page: '2', page_size: '4' })).toMatchObject({ names: ['RS e-tron', 'Tunland'], total: 6, page: 2, page_size: 4, page_count: 2 })
    expect(await list({ page: '3', page_size: '4' })).toMatchObject({ names: [], total: 6 })
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ brand: 'byd,audi', auto_type: 'sedan' }, ['Seal', 'RS e-tron']],
    [{ brand: ['byd', 'foton'], energy: 'PHEV,ICE' }, ['Song Plus', 'Auman', 'Tunland']],
    [{ price: '50000' }, ['Auman']],
    [{ price: '40000-50000,10000-20000' }, ['Song Plus', 'RS e-tron']],
    [{ engine: '0-1.5' }, ['Song Plus']],
    [{ engine: '1.5-2.0,3.0' }, ['Auman', 'Tunland']],
    [{ category: '2', seats: '2,9' }, ['Auman']],
    [{ steering: 'right' }, ['Seal', 'RS e-tron']],
    [{ steering: 'left' }, ['Seal']],
    [{ steering: 'both' }, ['Seal']],
    [{ emission: 'Euro V' }, ['Auman']],
    [{ year: '2024,nonsense' }, ['Song Plus']],
    [{ type: 'Off-road,Sports Car' }, ['RS e-tron', 'Tunland']],
    [{ type: 'Plug-in Hybrid' }, ['Song Plus']],
    [{ type: 'pickup' }, ['Tunland']],
    [{ type: '2' }, ['Auman', 'Tunland']],
    [{ type: 'accessories' }, []],
    [{ type: 'suv', brand: 'audi' }, []],
    [{ brand: 'hidden' }, []],
    [{ engine: 'constructor' }, []],
  ])('filters by %o', async (query, names) => {
    expect((await list(query)).names).toEqual(names)
  })

  it.each<[string, string[]]>([
    ['seal', ['Seal']],
    ['SÉALI', ['Sealion 7']],
    ['byd so', ['Song Plus']],
    ['比亚迪 song', ['Song Plus']],
    ['比亚迪song', ['Song Plus']],
    ['бид', ['Sealion 7', 'Seal', 'Song Plus']],
    ['etron', ['RS e-tron']],
    ['rs e-tron', ['RS e-tron']],
    ['al', []],
    ['suv', ['Sealion 7', 'Song Plus']],
    ['byd plug-in hybrid', ['Song Plus']],
    ['皮卡', ['Tunland']],
    ['грузовики foton', ['Auman']],
    ['سيارات كهربائية', ['Sealion 7', 'Seal', 'RS e-tron']],
    ["'; drop table car; --", []],
    ['%', []],
    ['___', []],
  ])('finds by the words %s', async (word, names) => {
    expect((await list({ word })).names).toEqual(names)
  })

  it('filters what words find', async () => {
    expect(await list({ word: 'byd', auto_type: 'suv', sort: '2' })).toMatchObject({ names: ['Song Plus', 'Sealion 7'], total: 2 })
  })
})

describe('countCarFacets', () => {
  it('counts values of the whole list in display order, brands with their name', async () => {
    const { ctx } = createTestCtx(database.db)
    const { total, facets } = await countCarFacets({ ctx, input: {} })
    expect(total).toBe(6)
    expect(facets.map((facet) => facet.name)).toEqual([
      'brand',
      'price',
      'energy',
      'auto_type',
      'body',
      'fuel',
      'drive',
      'engine',
      'transmission',
      'charge_port',
      'emission',
      'steering',
      'seats',
      'year',
      'colour',
      'lead_time',
      'equipment',
      'category',
    ])
    expect(facets[0]?.options.map((option) => [option.value, option.label, option.count])).toEqual([
      ['byd', 'BYD', 3],
      ['audi', 'Audi', 1],
      ['foton', 'Foton', 2],
    ])
    expect(await options('price', {})).toEqual(['10000-20000:1', '20000-30000:1', '30000-40000:1', '40000-50000:1', '50000:1'])
    expect(await options('year', {})).toEqual(['2025:4', '2024:1'])
  })

  it('leaves a facet out of its own counts and applies the others', async () => {
    const query = { brand: 'byd', auto_type: 'suv' }
    expect(await options('brand', query)).toEqual(['byd:2'])
    expect(await options('auto_type', query)).toEqual(['sedan:1', 'suv:2'])
    expect(await options('energy', query)).toEqual(['BEV:1', 'PHEV:1'])
  })

  it('keeps an option without cars when it is selected', async () => {
    expect(await options('energy', { energy: 'CNG', brand: 'byd' })).toEqual(['BEV:2', 'PHEV:1', 'CNG:0'])
    expect(await options('brand', { brand: 'nobody' })).toContain('nobody:0')
  })

  it('counts what words find', async () => {
    expect(await options('auto_type', { word: 'seal' })).toEqual(['sedan:1'])
    expect(await options('brand', { word: 'nothing at all' })).toEqual([])
  })
})

it('keeps answers until cars change, per language and selection', async () => {
  const { db } = database
  const cache = createMemoryCache()
  const ask = async (locale: 'en' | 'ar', query: Record<string, unknown>) => {
    const { ctx } = createTestCtx(db, { locale })
    const kept = { ...ctx, ports: { ...ctx.ports, cache } }
    const input = listCarsInputSchema.parse(query)
    const [page, facets] = await Promise.all([listCars({ ctx: kept, input }), countCarFacets({ ctx: kept, input })])
    return [page.total, facets.total, page.list.length]
  }
  const maker = await insertBrand(db, { brandName: 'Kept' })
  expect(await ask('en', { brand: 'kept' })).toEqual([0, 0, 0])
  await insertCar(db, { brandId: maker.id, modelName: 'One' })
  expect(await ask('en', { brand: 'kept' })).toEqual([0, 0, 0])
  cache.drop(['faq'])
  expect(await ask('en', { brand: 'kept' })).toEqual([0, 0, 0])
  cache.drop(['car'])
  expect(await ask('en', { brand: 'kept' })).toEqual([1, 1, 1])
  expect(await ask('ar', { brand: 'kept', sort: '2' })).toEqual([1, 1, 1])
  expect(await ask('en', { brand: 'kept,byd' })).toEqual([4, 4, 4])
})
