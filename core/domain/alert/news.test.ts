import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, inject, it } from 'vitest'
import { alert, alertMail, car, fitting, freightRate, importRule, usedCar, type AlertNews } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { confirmAlert, endAlert, lookForNews, requestAlert } from './index.ts'
import { addAlert, alertsOf, codeFor, newMail } from './testing.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: TestDatabase
let brandId: number
// A look tells of everything in the stock: each test has a stock of its own.
beforeEach(async () => {
  await database?.drop()
  database = await createTestDatabase(inject('databaseUrl'))
  brandId = (await insertBrand(database.db, { brandName: 'BYD' })).id
  await insertCar(database.db, { brandId, modelSign: 'old', modelName: 'Seal', fobPriceUsdCents: 2_500_000 })
})
afterAll(() => database.drop())

/** A stock that was looked at once, so that what comes is told from what was there. */
async function setUp() {
  const made = createTestCtx(database.db)
  await lookForNews({ ctx: made.ctx })
  made.clock.advance(MINUTE)
  const mail = newMail()
  const look = async (after = MINUTE) => {
    made.clock.advance(after)
    return (await lookForNews({ ctx: made.ctx })).mails
  }
  return { ...made, mail, look }
}

async function newsOf(mail: string): Promise<AlertNews[][]> {
  const rows = await database.db
    .select({ news: alertMail.news, kind: alertMail.kind })
    .from(alertMail)
    .innerJoin(alert, eq(alert.id, alertMail.alertId))
    .where(eq(alert.mail, mail))
    .orderBy(alertMail.id)
  return rows.filter(({ kind }) => kind === 'alert_news').map(({ news }) => news)
}

it('tells of a new car that fits, and of no other, in one mail however often it is looked', async () => {
  const { ctx, clock, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'car', query: 'price_to=20000' } })
  expect(await look()).toBe(0)
  await insertCar(database.db, { brandId, modelSign: 'fits', modelName: 'Dolphin', fobPriceUsdCents: 1_500_000 })
  await insertCar(database.db, { brandId, modelSign: 'dear', modelName: 'Yangwang', fobPriceUsdCents: 9_000_000 })
  await insertCar(database.db, { brandId, modelSign: 'draft', modelName: 'Secret', fobPriceUsdCents: 1_500_000, publishState: 'draft' })
  clock.advance(MINUTE)
  const both = await Promise.all([lookForNews({ ctx }), lookForNews({ ctx })])
  expect(both.reduce((sum, { mails }) => sum + mails, 0)).toBe(1)
  expect(await look()).toBe(0)
  expect(await newsOf(mail)).toEqual([[{ kind: 'car', sign: 'fits', name: 'BYD Dolphin', event: 'offered', cents: 1_500_000, before: null }]])
})

it('is silent until it is confirmed, and then tells of what came meanwhile', async () => {
  const { ctx, mail, look, jobs } = await setUp()
  await requestAlert({ ctx, input: { mail, label: '', wanted: { kind: 'car', query: 'brand=byd' } }, ip: null })
  await insertCar(database.db, { brandId, modelSign: 'meanwhile', modelName: 'Han' })
  expect(await look()).toBe(0)
  expect(jobs.sent).toHaveLength(1)
  await confirmAlert({ ctx, input: { code: await codeFor(ctx, mail) } })
  expect(await look()).toBe(1)
  expect((await newsOf(mail))[0]?.map(({ sign }) => sign)).toEqual(['meanwhile'])
})

it('tells of a price that fell into the filter, with the price before, and of none that rose', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'car', query: 'price_to=24000' } })
  await database.db.update(car).set({ fobPriceUsdCents: 2_700_000 }).where(eq(car.modelSign, 'old'))
  expect(await look()).toBe(0)
  await database.db.update(car).set({ fobPriceUsdCents: 2_300_000 }).where(eq(car.modelSign, 'old'))
  expect(await look()).toBe(1)
  expect((await newsOf(mail))[0]).toMatchObject([{ sign: 'old', event: 'cheaper', cents: 2_300_000, before: 2_700_000 }])
})

it('collects what comes within a day into the next mail', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'car', query: 'brand=byd' } })
  await insertCar(database.db, { brandId, modelSign: 'one', modelName: 'One' })
  expect(await look()).toBe(1)
  await insertCar(database.db, { brandId, modelSign: 'two', modelName: 'Two' })
  expect(await look()).toBe(0)
  await insertCar(database.db, { brandId, modelSign: 'three', modelName: 'Three' })
  expect(await look(DAY - 3 * MINUTE)).toBe(0)
  expect(await look(3 * MINUTE)).toBe(1)
  expect((await newsOf(mail)).map((news) => news.map(({ sign }) => sign))).toEqual([['one'], ['three', 'two']])
})

it('shows the first ten and says how many there are', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'car', query: 'brand=byd' } })
  for (let place = 0; place < 12; place += 1) await insertCar(database.db, { brandId, modelSign: `n${place}`, modelName: `N${place}` })
  expect(await look()).toBe(1)
  const [row] = await database.db.select().from(alertMail).where(eq(alertMail.kind, 'alert_news'))
  expect([row?.news.length, row?.total]).toEqual([10, 12])
})

it('tells of a used unit when it comes, and again when it can be had again', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'used', query: 'mileage_to=50000' } })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-1', modelName: 'Han', mileageKm: 30_000, modelYear: 2022, fobPriceUsdCents: 1_000_000 })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-2', modelName: 'Han', mileageKm: 90_000 })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-3', modelName: 'Han', mileageKm: 10_000, status: 'sold' })
  expect(await look()).toBe(1)
  await database.db.update(usedCar).set({ status: 'reserved' }).where(eq(usedCar.stockRef, 'QL-1'))
  expect(await look(DAY)).toBe(0)
  await database.db.update(usedCar).set({ status: 'available' }).where(eq(usedCar.stockRef, 'QL-1'))
  expect(await look()).toBe(1)
  expect((await newsOf(mail)).map((news) => news.map(({ sign, event }) => [sign, event]))).toEqual([[['QL-1', 'offered']], [['QL-1', 'offered']]])
})

it('tells of new and of used cars that fit a list of both, and of no part', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'both', query: 'word=zenith' } })
  await insertFitting(database.db, { sku: 'ZEN-1', name: 'Zenith filter' }, ['byd/*'])
  expect(await look()).toBe(0)
  await insertCar(database.db, { brandId, modelSign: 'zenith', modelName: 'Zenith' })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-9', modelName: 'Zenith' })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-8', modelName: 'Nadir' })
  expect(await look()).toBe(1)
  expect((await newsOf(mail))[0]?.map(({ kind, sign }) => [kind, sign])).toEqual([
    ['car', 'zenith'],
    ['used', 'QL-9'],
  ])
})

it('finds a word in cars, used cars and parts alike', async () => {
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind: 'any', query: 'word=zenith' } })
  await insertCar(database.db, { brandId, modelSign: 'zenith', modelName: 'Zenith' })
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-9', modelName: 'Zenith' })
  await insertFitting(database.db, { sku: 'ZEN-1', name: 'Zenith filter' }, ['byd/*'])
  await insertCar(database.db, { brandId, modelSign: 'nadir', modelName: 'Nadir' })
  expect(await look()).toBe(1)
  expect((await newsOf(mail))[0]?.map(({ kind, sign }) => [kind, sign])).toEqual([
    ['car', 'zenith'],
    ['used', 'QL-9'],
    ['part', 'ZEN-1'],
  ])
})

it('tells of things: cheaper, reserved, sold, gone and again, each once, and of no rise', async () => {
  const { ctx, mail, look } = await setUp()
  await insertUsedCar(database.db, { brandId, stockRef: 'QL-1', modelName: 'Han', fobPriceUsdCents: 1_000_000 })
  await insertFitting(database.db, { sku: 'FIL-1', name: 'Oil filter', fobPriceUsdCents: 500 }, ['byd/*'])
  const things = [
    { kind: 'car' as const, sign: 'old' },
    { kind: 'used' as const, sign: 'QL-1' },
    { kind: 'part' as const, sign: 'FIL-1' },
  ]
  await addAlert(ctx, { mail, wanted: { kind: 'things', things } })
  expect(await look()).toBe(0)

  await database.db.update(car).set({ fobPriceUsdCents: 2_400_000 }).where(eq(car.modelSign, 'old'))
  await database.db.update(usedCar).set({ status: 'reserved' }).where(eq(usedCar.stockRef, 'QL-1'))
  await database.db.update(fitting).set({ fobPriceUsdCents: 600 }).where(eq(fitting.sku, 'FIL-1'))
  expect(await look()).toBe(1)
  expect(await look(DAY)).toBe(0)

  await database.db.update(usedCar).set({ status: 'sold' }).where(eq(usedCar.stockRef, 'QL-1'))
  await database.db.update(car).set({ publishState: 'draft' }).where(eq(car.modelSign, 'old'))
  expect(await look()).toBe(1)

  await database.db.update(car).set({ publishState: 'published', fobPriceUsdCents: 2_200_000 }).where(eq(car.modelSign, 'old'))
  await database.db.update(fitting).set({ fobPriceUsdCents: 550 }).where(eq(fitting.sku, 'FIL-1'))
  expect(await look()).toBe(0)
  expect(await look(DAY)).toBe(1)

  expect((await newsOf(mail)).map((news) => news.map(({ sign, event, cents, before }) => [sign, event, cents, before]))).toEqual([
    [
      ['old', 'cheaper', 2_400_000, 2_500_000],
      ['QL-1', 'reserved', 1_000_000, null],
    ],
    [
      ['old', 'gone', 2_400_000, null],
      ['QL-1', 'sold', 1_000_000, null],
    ],
    [
      ['old', 'again', 2_200_000, null],
      ['FIL-1', 'cheaper', 550, 600],
    ],
  ])
})

it('tells nothing of what stood there at the very first look, nor to who has ended it', async () => {
  const { ctx, clock } = createTestCtx(database.db)
  const mail = newMail()
  const code = await addAlert(ctx, { mail, wanted: { kind: 'car', query: 'brand=byd' } })
  clock.advance(MINUTE)
  expect(await lookForNews({ ctx })).toEqual({ mails: 0 })
  await insertCar(database.db, { brandId, modelSign: 'late', modelName: 'Late' })
  await endAlert({ ctx, input: { code } })
  clock.advance(MINUTE)
  expect(await lookForNews({ ctx })).toEqual({ mails: 0 })
  expect(await alertsOf(database.db, mail)).toEqual([])
})

it.each<['used' | 'both', string, string[]]>([
  ['used', 'brand=byd&dest=KE-mombasa', ['RIGHT2']],
  ['both', 'brand=byd&dest=KE-mombasa', ['righty', 'RIGHT2']],
  ['used', 'brand=byd&dest=KE-mombasa&admitted=all', ['LEFT22', 'RIGHT2', 'AGED22']],
  ['used', 'brand=byd', ['LEFT22', 'RIGHT2', 'AGED22']],
])('an alert of %s with “%s” tells of what its list shows at the destination (R11.22, R22.10)', async (kind, query, told) => {
  const { db } = database
  await addCountry(db, 'KE', { en: 'Kenya' })
  await db.insert(importRule).values({ countryIso2: 'KE', steeringAllowed: 'right', maxAgeYears: 8, confidence: 'high' })
  await db.insert(freightRate).values({
    rateId: 'KE1',
    mode: 'roro',
    loadingPort: 'Shanghai',
    destinationPort: 'Mombasa',
    destinationCountryIso2: 'KE',
    ratePerM3: '30',
    minCharge: 100,
    evSurcharge: 0,
    fuelPercent: '0',
    warRisk: 0,
    docsFee: 0,
    destinationCharge: 0,
    transitDaysMin: 20,
    transitDaysMax: 30,
    validFrom: '2025-01-01',
    validTo: '2030-01-01',
  })
  const { ctx, mail, look } = await setUp()
  await addAlert(ctx, { mail, wanted: { kind, query } })
  const unit = { brandId, modelName: 'Han', firstRegistrationDate: '2023-01-05' }
  await insertUsedCar(db, { ...unit, stockRef: 'LEFT22', steering: 'left' })
  await insertUsedCar(db, { ...unit, stockRef: 'RIGHT2', steering: 'right' })
  await insertUsedCar(db, { ...unit, stockRef: 'AGED22', steering: 'right', firstRegistrationDate: '2012-01-05', modelYear: 2012 })
  await insertCar(db, { brandId, modelSign: 'righty', modelName: 'Atto', steering: 'right' })
  await insertCar(db, { brandId, modelSign: 'lefty', modelName: 'Yuan', steering: 'left' })
  expect(await look()).toBe(1)
  expect((await newsOf(mail))[0]?.map(({ sign }) => sign).toSorted()).toEqual(told.toSorted())
})
