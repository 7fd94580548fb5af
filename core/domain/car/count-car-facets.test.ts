import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { carFilterSchema } from '#contract/car.ts'
import { AUTO_TYPES, FUELS, LEAD_TIMES, PRICE_BANDS, STEERING_SIDES, type FacetName } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { anySelection, countedOptions, countPlainly, type FacetPool } from '#core/domain/facet/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions } from './car-conditions.ts'
import { CAR_FACETS } from './car-facets.ts'
import { readSelection } from './car-selection.ts'
import { countCarFacets } from './index.ts'
import { insertBrand } from './testing.ts'

const POOL: FacetPool<FacetName> = {
  brand: ['audi', 'byd', 'foton', 'hidden', 'nobody'],
  price: PRICE_BANDS,
  energy: ['BEV', 'PHEV', 'ICE', 'CNG'],
  fuel: FUELS,
  charge_port: ['GB/T', 'CCS2', 'none'],
  auto_type: AUTO_TYPES,
  body: ['sedan', 'suv', 'amphibian'],
  drive: ['FWD', 'AWD', '6x4'],
  engine: ['0-1.5', '1.5-2.0', '2.0-3.0', '3.0', 'constructor'],
  transmission: ['MT', 'DCT'],
  emission: ['Euro V', 'Euro VI'],
  steering: STEERING_SIDES,
  seats: ['2', '5', '7', 'many'],
  year: ['2024', '2025', '2026'],
  colour: ['white', 'red', 'plaid'],
  lead_time: LEAD_TIMES,
  equipment: ['sunroof', 'esp', 'isofix'],
  category: ['1', '2'],
}
/** Bounds of bands and their neighbours. */
const CENTS = [1, 999_999, 1_000_000, 2_999_999, 4_999_999, 5_000_000, 5_000_001, 90_000_000]
const CC = [0, 1, 1500, 1501, 2000, 2001, 3000, 3001]

const orNone = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })
const row = fc.record({
  brand: fc.nat(3),
  publishState: fc.constantFrom('published', 'published', 'published', 'draft'),
  fobPriceUsdCents: orNone(...CENTS),
  energyType: fc.constantFrom('BEV', 'PHEV', 'ICE'),
  fuel: orNone('petrol' as const, 'diesel' as const),
  colours: fc.subarray(['white' as const, 'red' as const]),
  leadTimeDays: orNone(0, 7, 8, 30, 61),
  equipment: fc.subarray(['esp' as const, 'isofix' as const, 'sunroof' as const]),
  chargePort: orNone('GB/T', 'CCS2'),
  autoType: orNone(...AUTO_TYPES),
  bodyType: fc.constantFrom(...POOL.body),
  driveType: orNone(...POOL.drive),
  displacementCc: orNone(...CC),
  transmission: orNone(...POOL.transmission),
  emissionStandard: orNone(...POOL.emission),
  steering: orNone(...STEERING_SIDES),
  seats: orNone(2, 5, 7),
  modelYear: orNone(2024, 2025, 2026),
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const brands = [
    await insertBrand(db, { brandName: 'Audi' }),
    await insertBrand(db, { brandName: 'BYD' }),
    await insertBrand(db, { brandName: 'Foton', type: 2 }),
    await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' }),
  ]
  const rows = fc.sample(row, { numRuns: 300, seed: 10 })
  await db
    .insert(car)
    .values(rows.map(({ brand, ...values }, index) => ({ ...values, brandId: brands[brand]?.id ?? 0, modelName: 'Any', modelSign: `car-${index}` })))
})
afterAll(() => database.drop())

it('counts what the statement of the list finds, for any selection', async () => {
  const { db } = database
  const { ctx } = createTestCtx(db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
  const brands = await readBrandNames(ctx)
  await fc.assert(
    fc.asyncProperty(anySelection(POOL), async (chosen) => {
      const input = carFilterSchema.parse(chosen)
      const { total, facets } = await countCarFacets({ ctx: kept, input })
      const where = sql.join(publishedConditions(brands), sql` and `)
      const { facets: selection } = await readSelection(ctx, input)
      const plain = await countPlainly({ db, from: sql`${car}`, where, facets: CAR_FACETS, known: { brands }, selection, pool: POOL })
      expect({ total, counts: countedOptions(facets) }).toEqual(plain)
    }),
    { numRuns: 60 },
  )
})
