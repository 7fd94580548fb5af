import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { findModel, listModels, modelSign } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  const hidden = await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', trim: 'Old', modelYear: 2024, fobPriceUsdCents: 2_000_000 })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', trim: 'Dear', modelYear: 2026, fobPriceUsdCents: 3_000_000 })
  await insertCar(db, { brandId: byd.id, modelName: 'SEAL', trim: 'Fair', modelYear: 2026, fobPriceUsdCents: 2_500_000 })
  await insertCar(db, { brandId: byd.id, modelName: 'Secret', publishState: 'draft' })
  await insertCar(db, { brandId: hidden.id, modelName: 'Unseen' })
  await insertUsedCar(db, { stockRef: 'MD1', brandId: byd.id, modelName: 'Seal', status: 'available' })
  await insertUsedCar(db, { stockRef: 'MD2', brandId: byd.id, modelName: 'Seal', status: 'sold' })
  await insertUsedCar(db, { stockRef: 'MD3', brandId: byd.id, modelName: '海豹', status: 'available' })
})
afterAll(() => database.drop())

const ctx = () => createTestCtx(database.db).ctx

it('makes a sign of a name, and keeps names of other scripts apart', () => {
  expect([modelSign('CS75 Plus'), modelSign('C10+'), modelSign('Seal')]).toEqual(['cs75-plus', 'c10-plus', 'seal'])
  expect(modelSign('海豹')).toMatch(/^[0-9a-f]{8}$/)
  expect(modelSign('海豹')).not.toBe(modelSign('海鸥'))
})

it('lists what is on the site, a name in other letters counted with it (R24.5)', async () => {
  const models = await listModels({ ctx: ctx(), input: {} })
  expect(models.map(({ name, cars, units }) => [name, cars, units])).toEqual(
    expect.arrayContaining([
      ['Seal', 3, 1],
      ['海豹', 0, 1],
    ]),
  )
  expect(models).toHaveLength(2)
  expect(await listModels({ ctx: ctx(), input: { brand_sign: 'hidden' } })).toEqual([])
})

it('finds all versions of a model, newest and cheapest first, and the units that are not sold', async () => {
  const [{ brand_sign: brandSign } = { brand_sign: '' }] = await listModels({ ctx: ctx(), input: {} })
  const model = await findModel({ ctx: ctx(), input: { brand_sign: brandSign, sign: 'seal' } })
  expect(model.cars.map(({ trim }) => trim)).toEqual(['Fair', 'Dear', 'Old'])
  expect([model.car_count, model.unit_count]).toEqual([3, 1])
  expect(model.units.map(({ stock_ref: ref }) => ref)).toEqual(['MD1'])
  await expect(findModel({ ctx: ctx(), input: { brand_sign: brandSign, sign: 'secret' } })).rejects.toMatchObject({ key: 'not_found' })
})
