import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { usedCarDetailSchema } from '#contract/used-car.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { importRule, usedCarTranslation } from '#core/db/schema/index.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { findUsedCar } from './index.ts'
import { insertUsedCar } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const nio = await insertBrand(db, { brandName: 'NIO' })
  const kia = await insertBrand(db, { brandName: 'Kia' })
  await insertCar(db, { brandId: nio.id, modelName: 'ET5', bodyType: 'sedan' })
  await insertCar(db, { brandId: kia.id, modelName: 'Pegas', bodyType: 'sedan' })
  const { id } = await insertUsedCar(db, {
    stockRef: 'WANT2222',
    brandId: nio.id,
    modelName: 'ET5',
    energyType: 'BEV',
    fobPriceUsdCents: 2_000_000,
    firstRegistrationDate: '2023-05-04',
    inspectionBody: 'CCIC',
    inspectionDate: '2025-11-07',
    isAccidentFree: true,
    batterySohPct: 94,
    vin: 'ZZZ89YDK5KU440761',
    defects: [{ zone: 'bonnet', kind: 'scratch', size_cm: 2.5, note: 'polishing advised' }],
    status: 'sold',
  })
  await db.insert(usedCarTranslation).values({ usedCarId: id, locale: 'de', summary: 'Gepflegt.', publishState: 'published' })
  const other = (stockRef: string, values: object) => insertUsedCar(db, { stockRef, brandId: kia.id, modelName: 'KX5', ...values })
  await other('FARX2222', { fobPriceUsdCents: 2_010_000 })
  await other('BDYX2222', { modelName: 'Pegas', fobPriceUsdCents: 500_000 })
  await insertUsedCar(db, { stockRef: 'SAME2222', brandId: nio.id, modelName: 'ET5', fobPriceUsdCents: 4_000_000, status: 'reserved' })
  await insertUsedCar(db, { stockRef: 'GNEX2222', brandId: nio.id, modelName: 'ET5', fobPriceUsdCents: 2_000_000, status: 'sold' })
  await insertUsedCar(db, { stockRef: 'DRFT2222', brandId: nio.id, modelName: 'ET5', publishState: 'draft' })
})
afterAll(() => database.drop())

it('tells everything about a unit, sold or not, by its reference in any case', async () => {
  const { ctx } = createTestCtx(database.db, { locale: 'de' })
  const unit = await findUsedCar({ ctx, input: { id: 'want2222' } })
  expect(usedCarDetailSchema.parse(unit)).toEqual(unit)
  expect(unit).toMatchObject({
    stock_ref: 'WANT2222',
    status: 'sold',
    first_registration_date: '2023-05-04',
    inspection_date: '2025-11-07',
    is_accident_free: true,
    battery_soh_pct: 94,
    defects: [{ zone: 'bonnet', kind: 'scratch', size_cm: 2.5, note: 'polishing advised' }],
    summary: 'Gepflegt.',
    series: { body_type: 'sedan' },
    media: { exterior: [], spin: [] },
  })
})

it('suggests units that can still be had: the model, then the body, then the price', async () => {
  const { ctx } = createTestCtx(database.db)
  const { similar, summary } = await findUsedCar({ ctx, input: { id: 'WANT2222' } })
  expect(similar.map((card) => card.stock_ref)).toEqual(['SAME2222', 'BDYX2222', 'FARX2222'])
  expect(summary).toBeNull()
})

it.each(['DRFT2222', 'NONE2222', '1', "'; drop table used_car; --"])('knows no unit %s', async (id) => {
  await expect(findUsedCar({ ctx: createTestCtx(database.db).ctx, input: { id } })).rejects.toMatchObject({ key: 'not_found' })
})

it('offers as similar only what the country of the destination admits, and all where it has no rule (R22.10)', async () => {
  const { db } = database
  const ford = await insertBrand(db, { brandName: 'Ford' })
  await insertCar(db, { brandId: ford.id, modelName: 'Ranger', bodyType: 'pickup' })
  const unit = { brandId: ford.id, modelName: 'Ranger', firstRegistrationDate: '2023-01-05' }
  await insertUsedCar(db, { ...unit, stockRef: 'RNGR2222', steering: 'right' })
  await insertUsedCar(db, { ...unit, stockRef: 'RHTS2222', steering: 'right' })
  await insertUsedCar(db, { ...unit, stockRef: 'LEFT2222', steering: 'left' })
  await insertUsedCar(db, { ...unit, stockRef: 'ZLDX2222', steering: 'right', firstRegistrationDate: '2012-01-05', modelYear: 2012 })
  await db.insert(importRule).values({ countryIso2: 'KE', steeringAllowed: 'right', maxAgeYears: 8, confidence: 'high' })
  const { ctx } = createTestCtx(db)
  const similarAt = async (admitted: string | undefined) => {
    const { similar } = await findUsedCar({ ctx, input: { id: 'RNGR2222', admitted } })
    return similar.map((card) => card.stock_ref).filter((ref) => ['RHTS2222', 'LEFT2222', 'ZLDX2222'].includes(ref))
  }
  expect(await similarAt('KE')).toEqual(['RHTS2222'])
  expect((await similarAt('NG')).toSorted()).toEqual(['LEFT2222', 'RHTS2222', 'ZLDX2222'])
  expect((await similarAt(undefined)).toSorted()).toEqual(['LEFT2222', 'RHTS2222', 'ZLDX2222'])
})
