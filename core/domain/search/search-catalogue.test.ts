import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { searchResultSchema } from '#contract/search.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { searchCatalogue } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD', aliases: ['比亚迪'] })
  for (let number = 1; number <= 30; number++) await insertCar(db, { brandId: byd.id, modelName: `Seal ${number}` }, ['BYD', '比亚迪'])
})
afterAll(() => database.drop())

const search = (word: string, page = 1) => searchCatalogue({ ctx: createTestCtx(database.db).ctx, input: { word, page } })

it('finds brands and pages of cars', async () => {
  const found = await search('比亚迪', 2)
  expect(searchResultSchema.parse(found)).toEqual(found)
  expect(found).toMatchObject({ word: '比亚迪', brands: [{ brand_sign: 'byd', car_count: 30 }], cars: { total: 30, page: 2, page_size: 24, page_count: 2 } })
  expect(found.cars.list).toHaveLength(6)
})

it('finds nothing for no word or an unknown one', async () => {
  expect(await search('')).toEqual({ word: '', brands: [], cars: { list: [], total: 0, page: 1, page_size: 24, page_count: 0 } })
  expect(await search('ferrari')).toMatchObject({ brands: [], cars: { total: 0, page_count: 0 } })
})
