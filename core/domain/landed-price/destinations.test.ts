import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listCarsInputSchema } from '#contract/car.ts'
import { isDestinationCode } from '#contract/destination.ts'
import { ADMISSION_REASONS } from '#contract/landed-price-values.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { car, importRule, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listAllCars } from '#core/domain/all-cars/index.ts'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { countUsedCars, listUsedCars } from '#core/domain/used-car/index.ts'
import { ageOf } from './calculate/age.ts'
import { checkAdmission } from './calculate/check-admission.ts'
import type { PricedVehicle } from './calculate/vehicle.ts'
import { admitsCar, admitsUnit, findCurrency, findDestination, findLandedPrice, listDestinations, listPricesAtDestination, readAdmission } from './index.ts'
import { readPriceBook } from './read-price-book.ts'
import { readPricedCars, readPricedUnits } from './read-priced-vehicles.ts'
import { loadPricedStock } from './testing.ts'

const TIGGO = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'
const MOMBASA = { country: 'KE', port: 'Mombasa', port_country: 'KE' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

describe('a destination (R22.8)', () => {
  it('is named by country and port, and by the port of a neighbour where the country has none', async () => {
    const { ctx } = createTestCtx(database.db)
    const find = (code: string | null, at = ctx) => findDestination({ ctx: at, input: { code } })
    const destinations = await listDestinations({ ctx })
    expect(new Set(destinations.map(({ code }) => code)).size).toBe(destinations.length)
    expect(destinations.filter(({ code }) => !isDestinationCode(code))).toEqual([])
    expect(await find('KE-mombasa')).toMatchObject({ ...MOMBASA, country_name: 'Kenya' })
    expect(await find('UG-KE-mombasa')).toMatchObject({ country: 'UG', port: 'Mombasa', port_country_name: 'Kenya' })
    for (const code of [null, '', 'KE-atlantis', 'QQ-mombasa', "KE-mombasa' or 1=1"]) expect(await find(code)).toBeNull()
    expect(await find('KE-mombasa', createTestCtx(database.db, { locale: 'ar' }).ctx)).toMatchObject({ country_name: 'كينيا' })
  })

  it('is reached by the way that costs least in the end, the others beside it (R22.9)', async () => {
    const { ctx } = createTestCtx(database.db)
    const { prices, rule } = await listPricesAtDestination({ ctx, input: { destination: MOMBASA, new: [TIGGO, 'no-such-car'], used: [] } })
    expect([...prices.keys()]).toEqual([`new ${TIGGO}`])
    const { best, others } = prices.get(`new ${TIGGO}`) ?? { best: null, others: [] }
    expect([best?.mode, ...others.map(({ mode }) => mode)].toSorted()).toEqual(['container', 'roro'])
    for (const other of others) expect(other.landed_total_usd ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(best?.landed_total_usd ?? 0)
    expect(best).toEqual(await findLandedPrice({ ctx, input: { kind: 'new', id: TIGGO, ...MOMBASA, mode: best?.mode ?? 'rail' } }))
    expect(rule?.maxAgeYears).toBe(8)
  })

  it('takes as many vehicles as a page shows', async () => {
    const { ctx } = createTestCtx(database.db)
    const rows = await database.db.select({ sign: car.modelSign }).from(car).limit(120)
    const destination = { country: 'PE', port: 'Callao', port_country: 'PE' }
    const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: rows.map(({ sign }) => sign), used: [] } })
    expect(prices.size).toBe(120)
  })
})

it('knows the currency of a country, for a second price (R22.11)', async () => {
  const { ctx } = createTestCtx(database.db)
  const find = (country: string) => findCurrency({ ctx, input: { country } })
  expect(await find('KE')).toEqual({ code: 'KES', usdRate: expect.any(Number), asOf: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
  expect((await find('JO'))?.usdRate).toBe(0.709)
  for (const country of ['EC', 'QQ', "KE'"]) expect(await find(country)).toBeNull()
})

describe('what a country admits, asked of the whole stock (R22.10)', () => {
  it('is what is said of each vehicle, for every country', async () => {
    const { ctx } = createTestCtx(database.db)
    const day = ctx.ports.clock.now().toISOString().slice(0, 10)
    const signs = await database.db.select({ sign: car.modelSign }).from(car)
    const refs = await database.db.select({ sign: usedCar.stockRef }).from(usedCar)
    const [cars, units] = [
      await readPricedCars(
        ctx,
        signs.map(({ sign }) => sign),
      ),
      await readPricedUnits(
        ctx,
        refs.map(({ sign }) => sign),
      ),
    ]
    let refused = 0
    for (const { countryIso2: country } of await database.db.select().from(importRule)) {
      const [book, admission] = await Promise.all([readPriceBook(ctx, { country, port: '-', portCountry: country }), readAdmission(ctx, country)])
      if (admission === null) throw new Error(country)
      const isAdmitted = (vehicle: PricedVehicle) =>
        checkAdmission(vehicle, book.importRule, ageOf(vehicle, book.duties[0]?.ageBasis ?? 'first_registration', day)).reason === null
      const foundCars = await database.db.select({ sign: car.modelSign }).from(car).where(admitsCar(admission))
      const foundUnits = await database.db.select({ sign: usedCar.stockRef }).from(usedCar).where(admitsUnit(admission))
      for (const [all, found] of [[cars, foundCars] as const, [units, foundUnits] as const]) {
        const wanted = [...all].filter(([, vehicle]) => isAdmitted(vehicle)).map(([sign]) => sign)
        refused += all.size - wanted.length
        expect(found.map(({ sign }) => sign).toSorted(), country).toEqual(wanted.toSorted())
      }
    }
    expect(refused).toBeGreaterThan(1_000)
  })

  it('narrows lists and their counts alike', async () => {
    const { ctx } = createTestCtx(database.db)
    const page = await listCars({ ctx, input: listCarsInputSchema.parse({ admitted: 'ke', page_size: 60 }) })
    const used = await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ admitted: 'KE', page_size: 60 }) })
    expect((await countCarFacets({ ctx, input: { admitted: 'KE' } })).total).toBe(page.total)
    expect(page.total).toBeLessThan((await countCarFacets({ ctx, input: {} })).total)
    expect(await countUsedCars({ ctx, input: { admitted: 'KE' } })).toBe(used.total)
    const both = await listAllCars({ ctx, input: { admitted: 'KE', sort: '0', page: 1, page_size: 24 } })
    expect([both.new_total, both.used_total]).toEqual([page.total, await countUsedCars({ ctx, input: { admitted: 'KE', status: ['available'] } })])
    const asked = { new: page.list.map(({ model_sign: sign }) => sign), used: used.list.map(({ stock_ref: ref }) => ref) }
    const { prices } = await listPricesAtDestination({ ctx, input: { destination: MOMBASA, ...asked } })
    for (const { best } of prices.values()) expect(ADMISSION_REASONS).not.toContain(best.reason)
    expect(used.facets.find(({ name }) => name === 'steering')?.options.map(({ value }) => value)).toEqual(['right'])
  })

  it('narrows nothing for a country without a rule', async () => {
    const { ctx } = createTestCtx(database.db)
    expect([await readAdmission(ctx, 'QQ'), await readAdmission(ctx, undefined)]).toEqual([null, null])
    expect(await countCarFacets({ ctx, input: { admitted: 'QQ' } })).toEqual(await countCarFacets({ ctx, input: {} }))
  })
})
