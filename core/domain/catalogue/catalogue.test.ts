import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { hasBrands, isCatalogueEmpty } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

it('is empty until the first brand', async () => {
  const { ctx } = createTestCtx(database.db)
  expect([await isCatalogueEmpty({ ctx }), await hasBrands({ ctx })]).toEqual([true, false])
  await insertBrand(database.db, { brandName: 'BYD' })
  expect([await isCatalogueEmpty({ ctx }), await hasBrands({ ctx })]).toEqual([false, true])
})
