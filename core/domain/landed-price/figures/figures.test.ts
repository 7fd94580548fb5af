import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listAllCarsInputSchema } from '#contract/all-cars.ts'
import { listCarsInputSchema } from '#contract/car.ts'
import type { LandedFigure } from '#contract/landed-price-values.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { car, dutyRule, landedFigure, landedFigureState, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listAllCars } from '#core/domain/all-cars/index.ts'
import { readQuery } from '#core/domain/alert/kept-query.ts'
import { countCarFacets, countWiderCars, listCars, listOfferedCars } from '#core/domain/car/index.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { deleteUnaskedFigures, findDestination, listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { makeFigures } from './make-figures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

/** What the figures of a destination are by the prices of every vehicle, by kind and sign. */
async function pricesAt(code: string) {
  const { ctx } = createTestCtx(database.db)
  const destination = await findDestination({ ctx, input: { code } })
  if (destination === null) throw new Error(`${code}: no destination`)
  const signs = await database.db.select({ sign: car.modelSign }).from(car)
  const refs = await database.db.select({ sign: usedCar.stockRef }).from(usedCar)
  const asked = { destination, new: signs.map(({ sign }) => sign), used: refs.map(({ sign }) => sign) }
  const { prices } = await listPricesAtDestination({ ctx, input: asked })
  return { destination, prices: new Map([...prices].map(([key, { best }]) => [key, { cif: best.cif_usd, landed: best.landed_total_usd }])) }
}

async function storedAt(code: string) {
  const rows = await database.db
    .select({ kind: landedFigure.vehicleKind, model: car.modelSign, ref: usedCar.stockRef, cif: landedFigure.cifUsd, landed: landedFigure.landedUsd })
    .from(landedFigure)
    .leftJoin(car, sql`${landedFigure.vehicleKind} = 'new' and ${car.id} = ${landedFigure.vehicleId}`)
    .leftJoin(usedCar, sql`${landedFigure.vehicleKind} = 'used' and ${usedCar.id} = ${landedFigure.vehicleId}`)
    .where(eq(landedFigure.destination, code))
  return new Map(rows.map(({ kind, model, ref, cif, landed }) => [`${kind} ${model ?? ref}`, { cif, landed }]))
}

const isRising = (figures: readonly (number | null)[]) => figures.every((figure, at) => at === 0 || (figures[at - 1] ?? Infinity) <= (figure ?? Infinity))

describe('figures of a destination (R22.16)', () => {
  it('are the prices of every vehicle, wherever one goes', async () => {
    for (const code of ['KE-mombasa', 'UG-KE-mombasa', 'RU-vladivostok', 'PE-callao', 'AE-jebel-ali']) {
      const { destination, prices } = await pricesAt(code)
      await makeFigures(createTestCtx(database.db).ctx, destination)
      expect(await storedAt(code), code).toEqual(prices)
    }
  })

  it('follow a changed vehicle, a changed rule and a new day', async () => {
    const code = 'TZ-dar-es-salaam'
    const follow = async (at = createTestCtx(database.db)) => {
      const { destination, prices } = await pricesAt(code)
      await makeFigures(at.ctx, destination)
      return { stored: await storedAt(code), prices }
    }
    const { stored: first } = await follow()
    const [cheapest] = await database.db
      .select()
      .from(car)
      .where(sql`${car.fobPriceUsdCents} is not null`)
      .limit(1)
    const key = `new ${cheapest?.modelSign}`
    await database.db
      .update(car)
      .set({ fobPriceUsdCents: (cheapest?.fobPriceUsdCents ?? 0) + 100_000, updatedAt: new Date() })
      .where(eq(car.id, cheapest?.id ?? 0))
    const changed = await follow()
    expect(changed.stored.get(key)?.cif ?? 0).toBeGreaterThan(first.get(key)?.cif ?? 0)
    expect(changed.stored).toEqual(changed.prices)
    const [rule] = await database.db
      .select()
      .from(dutyRule)
      .where(sql`${dutyRule.countryIso2} = 'TZ' and ${dutyRule.component} = 'import_duty'`)
      .limit(1)
    await database.db
      .update(dutyRule)
      .set({ ratePercent: '80' })
      .where(eq(dutyRule.id, rule?.id ?? 0))
    const dearer = await follow()
    expect(dearer.stored).not.toEqual(changed.stored)
    expect(dearer.stored).toEqual(dearer.prices)
    // Every rate has lapsed by then.
    const later = createTestCtx(database.db)
    later.clock.advance(10 * 365 * 86_400_000)
    expect([...(await follow(later)).stored.values()].filter(({ cif }) => cif !== null)).toEqual([])
  })

  it('are forgotten where nobody asks, and made again for who does', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const { destination, prices } = await pricesAt('GH-tema')
    await makeFigures(ctx, destination)
    clock.advance(40 * 86_400_000)
    expect((await deleteUnaskedFigures({ ctx })).deleted).toBeGreaterThan(0)
    expect((await storedAt('GH-tema')).size + (await database.db.$count(landedFigureState, eq(landedFigureState.destination, 'GH-tema')))).toBe(0)
    await makeFigures(createTestCtx(database.db).ctx, destination)
    expect(await storedAt('GH-tema')).toEqual(prices)
  })

  it('are made once by many at the same time', async () => {
    const { destination, prices } = await pricesAt('CL-san-antonio')
    await Promise.all(Array.from({ length: 6 }, () => makeFigures(createTestCtx(database.db).ctx, destination)))
    expect(await storedAt('CL-san-antonio')).toEqual(prices)
  })
})

describe('lists at a destination (R22.16)', () => {
  const destination = 'PE-callao'
  const figures = async (figure: LandedFigure) => new Map([...(await pricesAt(destination)).prices].map(([key, each]) => [key, each[figure]]))
  const SORTS = [
    ['7', 'landed'],
    ['8', 'cif'],
  ] as const

  it('go from the lowest price up, whole and narrowed, new, used and together', async () => {
    const { ctx } = createTestCtx(database.db)
    for (const [sort, figure] of SORTS) {
      const at = await figures(figure)
      for (const filter of [{}, { energy: 'BEV' }, { word: 'suv' }]) {
        const common = { ...filter, destination, sort, page_size: 60 }
        const cars = await listCars({ ctx, input: listCarsInputSchema.parse(common) })
        expect(cars.list.length).toBe(Math.min(60, cars.total))
        expect(isRising(cars.list.map(({ model_sign: sign }) => at.get(`new ${sign}`) ?? null))).toBe(true)
        const units = await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ ...common, status: 'available' }) })
        expect(isRising(units.list.map(({ stock_ref: ref }) => at.get(`used ${ref}`) ?? null))).toBe(true)
        const both = await listAllCars({ ctx, input: listAllCarsInputSchema.parse(common) })
        expect(both.list.length).toBe(Math.min(60, both.total))
        expect(isRising(both.list.map((each) => at.get(each.kind === 'new' ? `new ${each.car.model_sign}` : `used ${each.unit.stock_ref}`) ?? null))).toBe(true)
      }
    }
  })

  it('are narrowed to a price at the port, with their counts and what would widen them', async () => {
    const { ctx } = createTestCtx(database.db)
    for (const figure of ['landed', 'cif'] as const) {
      const at = await figures(figure)
      const input = listCarsInputSchema.parse({ destination, [`${figure}_from`]: 15_000, [`${figure}_to`]: 19_000, page_size: 60 })
      const within = [...at].filter(([key, usd]) => key.startsWith('new ') && usd !== null && usd >= 15_000 && usd <= 19_000).map(([key]) => key.slice(4))
      const page = await listCars({ ctx, input })
      expect(page.list.map(({ model_sign: sign }) => sign).toSorted()).toEqual(within.toSorted())
      const { sort: _sort, page: _page, page_size: _size, ...filter } = input
      const { total, facets } = await countCarFacets({ ctx, input: filter })
      expect(total).toBe(within.length)
      expect(facets.find(({ name }) => name === 'brand')?.options.reduce((sum, { count }) => sum + count, 0)).toBe(within.length)
      const { destination: code, ...own } = filter
      const wider = await countWiderCars({ ctx, input: { filter: { ...own, energy: ['FCEV'] }, total: 0, destination: code } })
      expect(wider).toContainEqual({ without: 'energy', total: within.length })
    }
  })

  it('are watched at the destination that the alert keeps', async () => {
    const { ctx } = createTestCtx(database.db)
    const at = await figures('landed')
    const within = [...at].filter(([key, usd]) => key.startsWith('new ') && usd !== null && usd <= 19_000)
    await database.db.execute(sql`insert into stock_offer (kind, thing_id, since) select 'car', id, now() from car`)
    const watched = readQuery('car', `landed_to=19000&dest=${destination}`)
    expect(watched?.filter).toEqual({ landed_to: 19_000, dest: destination })
    const asked = { filter: { landed_to: 19_000 }, since: new Date(0), limit: 60 }
    expect((await listOfferedCars({ ctx, input: { ...asked, at: { destination } } })).total).toBe(within.length)
    // A destination alone is no wish.
    expect(readQuery('car', `dest=${destination}`)).toBeNull()
  })

  it('say nothing of prices where no destination is named, or one that is none', async () => {
    const { ctx } = createTestCtx(database.db)
    const plain = await listCars({ ctx, input: listCarsInputSchema.parse({}) })
    for (const code of [undefined, 'PE-atlantis']) {
      for (const sort of ['7', '8']) {
        expect(await listCars({ ctx, input: listCarsInputSchema.parse({ sort, landed_to: 1, destination: code }) })).toEqual(plain)
        const used = { sort, cif_to: 1, destination: code }
        expect((await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse(used) })).total).toBe(await database.db.$count(usedCar))
        expect((await listAllCars({ ctx, input: listAllCarsInputSchema.parse(used) })).total).toBeGreaterThan(plain.total)
      }
    }
    expect(listCarsInputSchema.safeParse({ destination: "PE'; drop table car" }).success).toBe(false)
  })
})
