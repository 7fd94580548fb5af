import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { enquiry, intent } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addCar, createTestCtx } from '#core/domain/testing.ts'
import { recordIntent } from './record-intent.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function newest() {
  const [row] = await database.db.select().from(intent).orderBy(desc(intent.id)).limit(1)
  return row
}

it('keeps an anonymous favourite with its car, and is no lead', async () => {
  const car = await addCar(database.db, { brandName: 'BYD', modelName: 'Seal' })
  const { ctx, jobs, clock } = createTestCtx(database.db, { locale: 'th' })
  await recordIntent({ ctx, input: { car_model_sign: car.modelSign } })
  expect(await newest()).toMatchObject({
    name: null,
    mobile: null,
    mail: null,
    carId: car.id,
    brandName: 'BYD',
    brandSign: car.brandSign,
    carModelName: 'Seal',
    source: 'Auto-Chat',
    locale: 'th',
    createdAt: clock.now(),
  })
  expect(jobs.sent).toEqual([])
  expect(await database.db.select().from(enquiry)).toEqual([])
})

it('keeps contact data that was given', async () => {
  const { ctx } = createTestCtx(database.db)
  await recordIntent({
    ctx,
    input: { name: ' Amina ', mobile: '+254 712 345 678', mail: 'amina@example.com', car_model_sign: 'unknown', car_model: 'Gone', lang: 'fr', from: 'home' },
  })
  expect(await newest()).toMatchObject({
    name: 'Amina',
    mobile: '+254 712 345 678',
    mail: 'amina@example.com',
    carId: null,
    carModelSign: 'unknown',
    carModelName: 'Gone',
    locale: 'fr',
    source: 'home',
  })
})

it.each([
  {},
  { name: 'Amina', mail: 'amina@example.com' },
  { car_model: ' \u200b ', car_model_sign: ' ' },
  { car_model_sign: 'names-no-car' },
  { brand: 'BYD', brand_sign: 'byd' },
])('does nothing without a model: %j', async (input) => {
  const before = await database.db.$count(intent)
  const { ctx } = createTestCtx(database.db)
  await recordIntent({ ctx, input })
  expect(await database.db.$count(intent)).toBe(before)
})
