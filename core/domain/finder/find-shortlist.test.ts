import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { finderShortlistSchema, type FinderInput } from '#contract/finder.ts'
import { importRule } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { findShortlist } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await addCountry(db, 'KE', { en: 'Kenya', de: 'Kenia' })
  await addCountry(db, 'RU', { en: 'Russia' })
  await addCountry(db, 'BO', { en: 'Bolivia' })
  await db.insert(importRule).values([
    { countryIso2: 'KE', steeringAllowed: 'right', confidence: 'high', asOfYear: 2025, isSample: true },
    { countryIso2: 'RU', steeringAllowed: 'both', confidence: 'medium' },
  ])
  const brand = await insertBrand(db, { brandName: 'Anker' })
  const car = { brandId: brand.id, seats: 5, fobPriceUsdCents: 1_500_000 }
  await insertCar(db, { ...car, modelName: 'Boxer', bodyType: 'suv', steering: 'left', rangeKm: 480, rangeCycle: 'CLTC' })
  await insertCar(db, { ...car, modelName: 'Clipper', bodyType: 'suv', steering: 'both', fobPriceUsdCents: 2_500_000 })
  await insertCar(db, { ...car, modelName: 'Hauler', bodyType: 'truck', energyType: 'ICE', steering: 'left', seats: 3 })
  await insertCar(db, { ...car, modelName: 'Secret', bodyType: 'suv', steering: 'right', publishState: 'draft' })
})
afterAll(() => database.drop())

async function find(input: FinderInput, locale: 'en' | 'de' = 'en') {
  const { ctx } = createTestCtx(database.db, { locale })
  return finderShortlistSchema.parse(await findShortlist({ ctx, input }))
}

const names = ({ list }: Awaited<ReturnType<typeof find>>) => list.map(({ car }) => car.model_name).toSorted()

it('finds every published car without an answer, for no reason', async () => {
  const all = await find({})
  expect(names(all)).toEqual(['Boxer', 'Clipper', 'Hauler'])
  expect(all).toMatchObject({ total: 3, filter: {}, destination: null, alternatives: [] })
  expect(all.list.every(({ reasons }) => reasons.length === 0)).toBe(true)
})

it('meets every answer and says why', async () => {
  const found = await find({ budget: '20000', use: 'family', fuel: 'electric', steering: 'left' })
  expect(names(found)).toEqual(['Boxer'])
  expect(found.list[0]?.reasons.map(({ kind }) => kind)).toEqual(['budget', 'steering', 'seats', 'range'])
  expect(found.filter).toMatchObject({ price: ['0-10000', '10000-20000'], energy: ['BEV'], steering: ['left'] })
})

it('lets the rules of the destination decide a side left open', async () => {
  const kenya = await find({ use: 'family', destination: 'KE' }, 'de')
  expect(names(kenya)).toEqual(['Clipper'])
  expect(kenya.destination).toEqual({ iso2: 'KE', country: 'Kenia', steering: 'right', confidence: 'high', as_of_year: 2025, is_sample: true })
  expect(kenya.list[0]?.reasons).toContainEqual({ kind: 'steering', side: 'right' })
  expect(names(await find({ use: 'family', destination: 'RU' }))).toEqual(['Boxer', 'Clipper'])
  expect((await find({ destination: 'BO' })).destination).toMatchObject({ steering: null, confidence: null })
  expect((await find({ destination: 'XX' })).destination).toBeNull()
})

it('keeps the side asked for and warns where it is not registered', async () => {
  const found = await find({ body: 'suv', steering: 'left', destination: 'KE' })
  expect([names(found), found.is_side_refused]).toEqual([['Boxer', 'Clipper'], true])
  expect((await find({ steering: 'right', destination: 'KE' })).is_side_refused).toBe(false)
})

it('names the answers in the way where nothing fits', async () => {
  const none = await find({ body: 'truck', fuel: 'electric', budget: '20000' })
  expect(none).toMatchObject({ total: 0, list: [] })
  expect(none.alternatives).toEqual([
    { without: 'body', total: 1 },
    { without: 'fuel', total: 1 },
  ])
  const side = await find({ body: 'truck', destination: 'KE' })
  expect(side.alternatives).toEqual([
    { without: 'body', total: 1 },
    { without: 'destination', total: 1 },
  ])
})
