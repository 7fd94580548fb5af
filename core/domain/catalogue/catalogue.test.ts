import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { hasBrands, loadOnce, needsDemo } from './index.ts'
import { isCatalogueEmpty } from './is-catalogue-empty.ts'

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

it('asks for the demonstration again until its load has come to its end', async () => {
  const own = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(own.db)
  expect(await needsDemo({ ctx })).toBe(true)
  const cutOff = loadOnce({ ctx }, async () => {
    await insertBrand(own.db, { brandName: 'Geely' })
    throw new Error('killed')
  })
  await expect(cutOff).rejects.toThrow('killed')
  expect(await needsDemo({ ctx })).toBe(true)
  await loadOnce({ ctx }, async () => {})
  expect(await needsDemo({ ctx })).toBe(false)
  await own.drop()
})
