import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { finderShortlistSchema, type FinderInput } from '#contract/finder.ts'
import { importRule } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { findShortlist } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await addCountry(db, 'KE', { en: 'Kenya', de: 'Kenia' })
  await addCountry(db, 'RU', { en: 'Russia' })
  await addCountry(db, 'BO', { en: 'Bolivia' })
  await addCountry(db, 'ZA', { en: 'South Africa' })
  await addCountry(db, 'ET', { en: 'Ethiopia' })
  await addCountry(db, 'CL', { en: 'Chile' })
  await db.insert(importRule).values([
    { countryIso2: 'KE', steeringAllowed: 'right', maxAgeYears: 8, isInspectionRequired: true, confidence: 'high', asOfYear: 2025, isSample: true },
    { countryIso2: 'RU', steeringAllowed: 'both', confidence: 'medium', checkedOn: '2024-03-01' },
    { countryIso2: 'ZA', steeringAllowed: 'right', maxAgeYears: 0, confidence: 'high', asOfYear: 2025 },
    { countryIso2: 'ET', steeringAllowed: 'left', fuelRestrictions: ['ice_prohibited'], confidence: 'high', asOfYear: 2025 },
    { countryIso2: 'CL', steeringAllowed: 'left', maxAgeYears: 0, minEmissionStandard: 'Euro 6', confidence: 'high', asOfYear: 2025 },
  ])
  const brand = await insertBrand(db, { brandName: 'Anker' })
  const car = { brandId: brand.id, seats: 5, fobPriceUsdCents: 1_500_000 }
  await insertCar(db, { ...car, modelName: 'Boxer', bodyType: 'suv', steering: 'left', rangeKm: 480, rangeCycle: 'CLTC' })
  await insertCar(db, { ...car, modelName: 'Clipper', bodyType: 'suv', steering: 'both', fobPriceUsdCents: 2_500_000 })
  await insertCar(db, { ...car, modelName: 'Hauler', bodyType: 'truck', energyType: 'ICE', emissionStandard: 'Euro 4', steering: 'left', seats: 3 })
  await insertCar(db, { ...car, modelName: 'Secret', bodyType: 'suv', steering: 'right', publishState: 'draft' })
  const unit = { brandId: brand.id, modelName: 'Boxer', steering: 'right', fobPriceUsdCents: 900_000 } as const
  await insertUsedCar(db, { ...unit, stockRef: 'YOUNG234', modelYear: 2020, firstRegistrationDate: '2020-03-01', mileageKm: 48_000 })
  await insertUsedCar(db, { ...unit, stockRef: 'EDGE2345', modelYear: 2018, firstRegistrationDate: '2018-01-05' })
  await insertUsedCar(db, { ...unit, stockRef: 'AHEAD234', modelYear: 2018, firstRegistrationDate: '2017-12-20' })
  await insertUsedCar(db, { ...unit, stockRef: 'AGED2345', modelYear: 2015, firstRegistrationDate: '2015-06-01' })
  await insertUsedCar(db, { ...unit, stockRef: 'BARE2345', modelYear: null })
  await insertUsedCar(db, { ...unit, stockRef: 'LEFT2345', modelYear: 2021, steering: 'left' })
  await insertUsedCar(db, { ...unit, stockRef: 'SPARK234', modelYear: 2022, steering: 'left', energyType: 'BEV', batterySohPct: 93 })
  await insertUsedCar(db, { ...unit, stockRef: 'GZNE2345', modelYear: 2022, status: 'sold' })
})
afterAll(() => database.drop())

async function find(input: FinderInput, locale: 'en' | 'de' = 'en') {
  const { ctx } = createTestCtx(database.db, { locale })
  return finderShortlistSchema.parse(await findShortlist({ ctx, input }))
}

const names = ({ list }: Awaited<ReturnType<typeof find>>) => list.map(({ car }) => car.model_name).toSorted()
const refs = ({ used }: Awaited<ReturnType<typeof find>>) => used?.list.map(({ car }) => car.stock_ref).toSorted()

it('finds every published car without an answer, new ones for no reason', async () => {
  const all = await find({})
  expect(names(all)).toEqual(['Boxer', 'Clipper', 'Hauler'])
  expect(all).toMatchObject({ total: 3, filter: {}, destination: null, alternatives: [] })
  expect(all.list.every(({ reasons }) => reasons.length === 0)).toBe(true)
})

it('meets every answer and says why', async () => {
  const found = await find({ budget: '20000', use: 'family', fuel: 'electric', steering: 'left' })
  expect(names(found)).toEqual(['Boxer'])
  expect(found.list[0]?.reasons.map(({ kind }) => kind)).toEqual(['budget', 'steering', 'seats', 'range'])
  expect(found.filter).toMatchObject({ price_to: ['20000'], energy: ['BEV'], steering: ['left'] })
})

it('lets the rules of the destination decide a side left open', async () => {
  const kenya = await find({ use: 'family', destination: 'KE' }, 'de')
  expect(names(kenya)).toEqual(['Clipper'])
  // The clock of the test stands in 2026.
  expect(kenya.destination).toEqual({
    iso2: 'KE',
    country: 'Kenia',
    steering: 'right',
    max_age_years: 8,
    used_from: 2018,
    fuel_restrictions: [],
    min_emission_standard: null,
    is_inspection_required: true,
    confidence: 'high',
    as_of_year: 2025,
    is_sample: true,
  })
  expect(kenya.list[0]?.reasons).toContainEqual({ kind: 'steering', side: 'right', country: 'Kenia' })
  expect(names(await find({ use: 'family', destination: 'RU' }))).toEqual(['Boxer', 'Clipper'])
  expect((await find({ destination: 'BO' })).destination).toMatchObject({ steering: null, confidence: null })
  expect((await find({ destination: 'XX' })).destination).toBeNull()
})

it('keeps the side asked for and warns where it is not registered', async () => {
  const found = await find({ body: 'suv', steering: 'left', destination: 'KE' })
  expect([names(found), found.is_side_refused]).toEqual([['Boxer', 'Clipper'], true])
  expect((await find({ steering: 'right', destination: 'KE' })).is_side_refused).toBe(false)
})

it('proposes used units that the destination admits, and counts what each of its rules leaves out', async () => {
  const kenya = await find({ condition: 'used', destination: 'KE' })
  expect([kenya.total, names(kenya), refs(kenya)]).toEqual([0, [], ['YOUNG234']])
  expect(kenya.used).toMatchObject({
    filter: { status: ['available'], steering: ['right'], year_from: ['2018'] },
    left_out: [
      { rule: 'steering', total: 2 },
      { rule: 'age', total: 2 },
      // First registered before the day of today eight years ago.
      { rule: 'other', total: 2 },
    ],
    total: 1,
  })
  const young = kenya.used?.list.find(({ car }) => car.stock_ref === 'YOUNG234')
  expect(young?.reasons[0]).toEqual({ kind: 'year', year: 2020, is_registration: true, country: 'Kenya', from: 2018 })
})

it('leaves out new cars that the destination does not admit, and names the country to which the lists are narrowed', async () => {
  expect(await find({ condition: 'new' })).toMatchObject({ total: 3, admitted: null })
  const chile = await find({ condition: 'new', destination: 'CL' })
  expect([names(chile), chile.total, chile.admitted]).toEqual([['Boxer', 'Clipper'], 2, 'CL'])
  expect((await find({ condition: 'new', body: 'truck', destination: 'CL' })).alternatives.map(({ without }) => without)).toEqual(['body', 'destination'])
  // Who asks for the other side sees it, and without a rule there is nothing to go by.
  expect((await find({ steering: 'right', destination: 'CL' })).admitted).toBeNull()
  expect((await find({ destination: 'BO' })).admitted).toBeNull()
})

it('does not propose what is not admitted at all, or not with its engine', async () => {
  const closed = await find({ destination: 'ZA' })
  expect(closed.used).toMatchObject({
    total: 0,
    list: [],
    left_out: [
      { rule: 'steering', total: 2 },
      { rule: 'closed', total: 5 },
    ],
  })
  expect(names(closed)).toEqual(['Clipper'])
  const ethiopia = await find({ condition: 'used', destination: 'ET' })
  expect(refs(ethiopia)).toEqual(['SPARK234'])
  expect(ethiopia.used?.list[0]?.reasons).toContainEqual({ kind: 'battery', battery_soh_pct: 93 })
  expect(ethiopia.used?.left_out).toEqual([
    { rule: 'steering', total: 5 },
    { rule: 'fuel', total: 1 },
  ])
  expect((await find({ condition: 'used', fuel: 'engine', destination: 'ET' })).alternatives.map(({ without }) => without)).toEqual([
    'condition',
    'fuel',
    'destination',
  ])
})

it('asks new cars or used ones alone where the buyer wants only those', async () => {
  expect((await find({ condition: 'new' })).used).toBeNull()
  const used = await find({ condition: 'used', use: 'family', budget: '9000' })
  expect([used.total, used.filter, used.used?.total]).toEqual([0, {}, 7])
  expect((await find({ use: 'family', budget: '8999' })).alternatives).toEqual([{ without: 'budget', total: 9 }])
})

it('keeps a body that does not serve the use, and says so', async () => {
  const found = await find({ use: 'haulage', body: 'suv' })
  expect([names(found), found.is_body_unfit]).toEqual([['Boxer', 'Clipper'], true])
  expect((await find({ use: 'family', body: 'suv' })).is_body_unfit).toBe(false)
})

it('reads the year of a rule from when it was looked at, where it names none', async () => {
  expect((await find({ destination: 'RU' })).destination?.as_of_year).toBe(2024)
})

it('names the answers in the way where nothing fits', async () => {
  const none = await find({ condition: 'new', body: 'truck', fuel: 'electric', budget: '20000' })
  expect(none).toMatchObject({ total: 0, list: [] })
  expect(none.alternatives).toEqual([
    { without: 'body', total: 1 },
    { without: 'fuel', total: 1 },
  ])
  const side = await find({ condition: 'new', body: 'truck', destination: 'KE' })
  expect(side.alternatives).toEqual([
    { without: 'body', total: 1 },
    { without: 'destination', total: 1 },
  ])
})
