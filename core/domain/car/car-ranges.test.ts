import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listCarsInputSchema } from '#contract/car.ts'
import { CAR_RANGES, type CarRange, FACET_NAMES, PRICE_BANDS, SORTS, type PriceBand } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { countCarFacets, listCars } from './index.ts'
import { PRICE_BAND_CENTS } from './price-band.ts'
import { insertBrand } from './testing.ts'

type Row = { sign: string; price: number | null; year: number | null; range: number | null; power: number | null; energy: 'BEV' | 'PHEV' | 'ICE' }
type Filter = { price: PriceBand[]; year: string[]; energy: string[] } & Partial<Record<`${CarRange}_${'from' | 'to'}`, number>>

const orNone = (values: readonly number[]) => fc.option(fc.constantFrom(...values), { nil: null })
/** Bounds of bands and of ranges, and their neighbours. */
const VALUES: Record<CarRange, readonly number[]> = {
  price: [0, 9_999, 10_000, 20_000, 20_001, 50_000, 50_001, 90_000],
  year: [2023, 2024, 2025, 2026],
  range: [0, 299, 300, 501, 700],
  power: [50, 100, 101, 400],
}
const ROWS: Row[] = fc
  .sample(
    fc.record({
      price: orNone(VALUES.price.slice(1)),
      year: orNone(VALUES.year),
      range: orNone(VALUES.range.slice(1)),
      power: orNone(VALUES.power),
      energy: fc.constantFrom('BEV' as const, 'PHEV' as const, 'ICE' as const),
    }),
    { numRuns: 200, seed: 18 },
  )
  .map((row, index) => ({ ...row, sign: `car-${index}` }))

const bound = (name: CarRange) => fc.constantFrom(...VALUES[name])
const filters: fc.Arbitrary<Filter> = fc
  .record(
    {
      price_from: bound('price'),
      price_to: bound('price'),
      year_from: bound('year'),
      year_to: bound('year'),
      range_from: bound('range'),
      range_to: bound('range'),
      power_from: bound('power'),
      power_to: bound('power'),
    },
    { requiredKeys: [] },
  )
  .chain((bounds) =>
    fc.record({
      ...Object.fromEntries(Object.entries(bounds).map(([name, value]) => [name, fc.constant(value)])),
      price: fc.subarray([...PRICE_BANDS], { maxLength: 2 }),
      year: fc.subarray(['2023', '2025'], { maxLength: 1 }),
      energy: fc.subarray(['BEV', 'ICE'], { maxLength: 1 }),
    }),
  )

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const brand = await insertBrand(database.db, { brandName: 'BYD' })
  await database.db.insert(car).values(
    ROWS.map(({ sign, price, year, range, power, energy }) => ({
      brandId: brand.id,
      modelName: 'Any',
      modelSign: sign,
      bodyType: 'suv',
      energyType: energy,
      fobPriceUsdCents: price === null ? null : price * 100,
      modelYear: year,
      rangeKm: range,
      powerKw: power,
    })),
  )
})
afterAll(() => database.drop())

function isInBand(price: number | null, band: PriceBand): boolean {
  const { from, to } = PRICE_BAND_CENTS[band]
  return price !== null && price * 100 >= from && (to === null || price * 100 < to)
}

/** The definition: values and range of one filter are alternatives, filters add up; bounds are inclusive, in either order. */
function meets(row: Row, filter: Filter, name: CarRange | 'energy'): boolean {
  if (name === 'energy') return filter.energy.length === 0 || filter.energy.includes(row.energy)
  const own = row[name]
  const [low, high] = [filter[`${name}_from`], filter[`${name}_to`]]
  const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  const isRanged = from !== undefined || to !== undefined
  const isInRange = isRanged && own !== null && own >= (from ?? 0) && own <= (to ?? Infinity)
  const values = name === 'price' ? filter.price : name === 'year' ? filter.year : []
  const hasValue = name === 'price' ? filter.price.some((band) => isInBand(own, band)) : values.includes(String(own))
  return isInRange || hasValue || (!isRanged && values.length === 0)
}

const NAMES = [...CAR_RANGES, 'energy'] as const
const meeting = (filter: Filter, without?: string) => ROWS.filter((row) => NAMES.every((name) => name === without || meets(row, filter, name)))

// R6.18, R6.19
it('finds and counts what lies in the ranges, or has a value of the same filter', async () => {
  const { ctx } = createTestCtx(database.db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const input = listCarsInputSchema.parse({ ...filter, page_size: 60 })
      const [page, { total, facets }] = [await listCars({ ctx: kept, input }), await countCarFacets({ ctx: kept, input })]
      const found = meeting(filter)
      expect([page.total, total, facets.map(({ name }) => name)]).toEqual([found.length, found.length, FACET_NAMES])
      if (found.length <= 60) expect(page.list.map((card) => card.model_sign).toSorted()).toEqual(found.map(({ sign }) => sign).toSorted())
      const counted = (name: string) =>
        Object.fromEntries((facets.find((facet) => facet.name === name)?.options ?? []).map(({ value, count }) => [value, count]))
      for (const band of PRICE_BANDS) expect(counted('price')[band] ?? 0).toBe(meeting(filter, 'price').filter(({ price }) => isInBand(price, band)).length)
      for (const year of VALUES.year) expect(counted('year')[year] ?? 0).toBe(meeting(filter, 'year').filter((row) => row.year === year).length)
      for (const energy of ['BEV', 'PHEV', 'ICE'])
        expect(counted('energy')[energy] ?? 0).toBe(meeting(filter, 'energy').filter((row) => row.energy === energy).length)
      const chosen = (facets.find(({ name }) => name === 'price')?.options ?? []).filter((option) => option.is_selected)
      expect(chosen.map(({ value }) => value)).toEqual(filter.price)
    }),
    { numRuns: 40 },
  )
})

// R6.22
it.each([
  ['3', 'range'],
  ['4', 'power'],
  ['5', 'year'],
] as const)('orders by sort %s from the greatest %s down, cars without it last', async (sort, name) => {
  const { ctx } = createTestCtx(database.db)
  const read = (more: object) => listCars({ ctx, input: listCarsInputSchema.parse({ sort, page_size: 60, ...more }) })
  const bySign = new Map(ROWS.map((row) => [row.sign, row[name]]))
  const figures = (page: Awaited<ReturnType<typeof read>>) => page.list.map((card) => bySign.get(card.model_sign) ?? -1)
  // Walked along the index, gathered where little is found.
  for (const more of [{}, { price_from: '90000' }, { page: 4 }]) {
    const found = figures(await read(more))
    expect(found).toEqual(found.toSorted((a, b) => b - a))
  }
  expect(figures(await read({ page: 4 })).at(-1)).toBe(-1)
})

// R6.22
it('shows what came last first by sort 6, and knows no other number', async () => {
  const { ctx } = createTestCtx(database.db)
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ sort: '6', page_size: 3 }) })
  expect(page.list.map((card) => card.model_sign)).toEqual(['car-199', 'car-198', 'car-197'])
  expect([SORTS.length, listCarsInputSchema.safeParse({ sort: '9' }).success]).toEqual([9, false])
})

// R6.18
it.each(['abc', '-1', '1.5', '1e5', '20,000', '9999999999', ['1', '2']])('refuses the bound %j', (price_from) => {
  expect(listCarsInputSchema.safeParse({ price_from }).success).toBe(false)
})
