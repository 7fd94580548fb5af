import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { MILEAGE_BANDS, USED_CAR_STATUSES, USED_PRICE_BANDS, type UsedFacetName } from '#contract/used-values.ts'
import { FUELS, STEERING_SIDES } from '#contract/vehicle.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { anySelection, countedOptions, countPlainly, type FacetPool } from '#core/domain/facet/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { listUsedCars } from './index.ts'
import { readKnown } from './read-known.ts'
import { stockCondition } from './used-conditions.ts'
import { USED_FACETS } from './used-facets.ts'
import { readUsedSelection } from './used-selection.ts'

const POOL: FacetPool<UsedFacetName> = {
  brand: ['byd', 'toyota', 'hidden', 'nobody'],
  price: USED_PRICE_BANDS,
  year: ['2019', '2022', '2025', 'twenty'],
  mileage: MILEAGE_BANDS,
  energy: ['BEV', 'ICE', 'CNG'],
  fuel: FUELS,
  body: ['sedan', 'suv', 'bus', 'spaceship'],
  transmission: ['AT', 'single-speed', 'by foot'],
  drive: ['FWD', '4WD', '6x4'],
  charge_port: ['CCS2', 'GB/T', 'none'],
  steering: STEERING_SIDES,
  seats: ['5', '7', 'many'],
  colour: ['white', 'pearl white', 'black'],
  equipment: ['sunroof', 'esp', 'isofix'],
  port: ['Shanghai', 'Tianjin Xingang'],
  status: USED_CAR_STATUSES,
}

const orNone = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })
const row = fc.record({
  brand: fc.nat(2),
  modelName: fc.constantFrom('Seal', 'Highlander', 'City bus', 'Unknown'),
  publishState: fc.constantFrom('published', 'published', 'published', 'draft'),
  fobPriceUsdCents: orNone(1, 499_999, 500_000, 1_500_000, 2_999_999, 3_000_000),
  mileageKm: orNone(0, 29_999, 30_000, 100_000, 200_000),
  modelYear: orNone(2019, 2022, 2025),
  energyType: fc.constantFrom('BEV', 'ICE'),
  fuel: orNone('petrol' as const, 'diesel' as const),
  equipment: fc.subarray(['esp' as const, 'isofix' as const, 'sunroof' as const]),
  steering: orNone(...STEERING_SIDES),
  transmission: orNone('AT', 'single-speed'),
  driveType: orNone('FWD', '4WD'),
  colourExterior: orNone('white', 'pearl white'),
  portOfLoading: orNone(...POOL.port),
  status: fc.constantFrom(...USED_CAR_STATUSES),
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const brands = [
    await insertBrand(db, { brandName: 'BYD' }),
    await insertBrand(db, { brandName: 'Toyota' }),
    await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' }),
  ]
  await insertCar(db, { brandId: brands[0]?.id ?? 0, modelName: 'Seal', bodyType: 'sedan', seats: 5, chargePort: 'GB/T' })
  await insertCar(db, { brandId: brands[0]?.id ?? 0, modelName: 'Seal', bodyType: 'sedan', seats: 5, chargePort: 'CCS2' })
  await insertCar(db, { brandId: brands[1]?.id ?? 0, modelName: 'Highlander', energyType: 'ICE', seats: 7 })
  await insertCar(db, { brandId: brands[1]?.id ?? 0, modelName: 'City bus', chargePort: 'CCS2' })
  const rows = fc.sample(row, { numRuns: 300, seed: 10 })
  await db.insert(usedCar).values(rows.map(({ brand, ...values }, index) => ({ ...values, brandId: brands[brand]?.id ?? 0, stockRef: `UNIT${1000 + index}` })))
})
afterAll(() => database.drop())

it('counts what the statement of the list finds, for any selection', async () => {
  const { db } = database
  const { ctx } = createTestCtx(db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
  const known = await readKnown(ctx)
  await fc.assert(
    fc.asyncProperty(anySelection(POOL), async (chosen) => {
      const input = listUsedCarsInputSchema.parse(chosen)
      const { total, facets } = await listUsedCars({ ctx: kept, input })
      const where = stockCondition(null, known)
      const { facets: selection } = await readUsedSelection(ctx, input)
      const plain = await countPlainly({ db, from: sql`${usedCar}`, where, facets: USED_FACETS, known, selection, pool: POOL })
      expect({ total, counts: countedOptions(facets) }).toEqual(plain)
    }),
    { numRuns: 60 },
  )
})
