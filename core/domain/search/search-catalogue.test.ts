import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { SEARCH_KINDS, searchResultSchema } from '#contract/search.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { searchCatalogue } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD', aliases: ['比亚迪'] })
  for (let number = 1; number <= 30; number++) await insertCar(db, { brandId: byd.id, modelName: `Seal ${number}` }, ['BYD', '比亚迪'])
  await insertFitting(db, { sku: 'OTH-1', name: 'Bracket for 77-4411', oemNumbers: ['A-1'] }, [])
  await insertFitting(db, { sku: 'NUM-2', name: 'Holder', oemNumbers: ['77-4411'] }, [])
})
afterAll(() => database.drop())

const search = (word: string, page = 1) => searchCatalogue({ ctx: createTestCtx(database.db).ctx, input: { word, page } })

describe('searchCatalogue', () => {
  it('finds brands and pages of cars', async () => {
    const found = await search('比亚迪', 2)
    expect(searchResultSchema.parse(found)).toEqual(found)
    expect(found).toMatchObject({
      word: '比亚迪',
      query: '比亚迪',
      corrected: null,
      brands: [{ brand_sign: 'byd', car_count: 30 }],
      cars: { total: 30, page: 2, page_size: 24, page_count: 2 },
      total: 31,
    })
    expect(found.cars.list).toHaveLength(6)
  })

  it('finds nothing for no word or an unknown one', async () => {
    const nothing = await search('')
    expect(searchResultSchema.parse(nothing)).toEqual(nothing)
    expect(nothing).toMatchObject({ word: '', total: 0, order: SEARCH_KINDS, cars: { total: 0, page: 1, page_size: 24, page_count: 0 } })
    expect(await search('ferrari')).toMatchObject({ total: 0, corrected: null })
  })

  it.each(['seats', 'km', 'kw', 'hp', 'kg', 'usd', ''])('answers figures that no column can hold: %s', async (unit) => {
    for (const figure of ['99999999999', '9999999999999999999', '2147483648'])
      for (const phrase of [`${figure} ${unit}`, `under ${figure} ${unit}`, `over ${figure} ${unit}`, `range ${figure} km`, `2147483647 ${unit}`])
        expect(searchResultSchema.safeParse(await search(phrase)).success, phrase).toBe(true)
  })

  it('puts rows whose number was typed before those that only hold it', async () => {
    const found = await search('774411')
    expect(found.exact).toEqual([
      { kind: 'fitting', sign: 'OTH-1' },
      { kind: 'fitting', sign: 'NUM-2' },
    ])
    expect(found.order[0]).toBe('fitting')
    expect((await search('NUM-2')).exact).toEqual([{ kind: 'fitting', sign: 'NUM-2' }])
  })

  it('learns what new content is called, once the catalogue changes', async () => {
    const cache = createMemoryCache()
    const { ctx } = createTestCtx(database.db)
    const kept = { ...ctx, ports: { ...ctx.ports, cache } }
    const correctionOf = async (word: string) => (await searchCatalogue({ ctx: kept, input: { word, page: 1 } })).corrected
    expect(await correctionOf('zeekrr')).toBeNull()
    await insertBrand(database.db, { brandName: 'Zeekr' })
    cache.drop(['article'])
    expect(await correctionOf('zeekrr')).toBeNull()
    cache.drop(['brand'])
    expect(await correctionOf('zeekrr')).toBe('zeekr')
  })
})
