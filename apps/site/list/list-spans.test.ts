import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { listSpans } from './list-spans.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const { id: brandId } = await insertBrand(db, { brandName: 'BYD' })
  const hidden = await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(db, { brandId, modelName: 'Seal', fobPriceUsdCents: 2_150_050, modelYear: 2025, rangeKm: 550, powerKw: 170 })
  await insertCar(db, { brandId, modelName: 'Seal', fobPriceUsdCents: 3_000_000, modelYear: 2026, rangeKm: 520 })
  await insertCar(db, { brandId: hidden.id, modelName: 'Ghost', fobPriceUsdCents: 1 })
  await insertUsedCar(db, {
    brandId,
    modelName: 'Seal',
    stockRef: 'SEAL2222',
    energyType: 'BEV',
    fobPriceUsdCents: 900_000,
    mileageKm: 40_000,
    modelYear: 2022,
  })
  await insertUsedCar(db, { brandId: hidden.id, modelName: 'Ghost', stockRef: 'GHST2222', mileageKm: 900_000 })
  await insertFitting(db, { sku: 'FIL-1', name: 'Oil filter', fobPriceUsdCents: 160 }, [])
})
afterAll(() => database.drop())

// R6.27
it('tells from where to where the figures of a list go, in whole units that hold all of what is on the site', async () => {
  const spansOf = (list: string) => listSpans(createTestCtx(database.db).ctx, list)
  const cars = { price: { least: 21_500, most: 30_000 }, year: { least: 2025, most: 2026 }, range: { least: 520, most: 550 }, power: { least: 170, most: 170 } }
  const used = {
    price: { least: 9_000, most: 9_000 },
    year: { least: 2022, most: 2022 },
    mileage: { least: 40_000, most: 40_000 },
    range: { least: 520, most: 550 },
  }
  expect(await spansOf('carList')).toEqual(cars)
  // Power is not known of each version.
  expect(await spansOf('usedCars')).toEqual({ ...used, power: null })
  expect(await spansOf('allCars')).toEqual({ ...cars, price: { least: 9_000, most: 30_000 }, year: { least: 2022, most: 2026 } })
  expect(await spansOf('carFittings')).toEqual({ price: { least: 1, most: 2 } })
  expect(await spansOf('nothing')).toBeNull()
})
