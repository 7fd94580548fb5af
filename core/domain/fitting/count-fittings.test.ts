import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listFittingsInputSchema, type FittingFacetName } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { countedOptions, countPlainly, type FacetPool } from '#core/domain/facet/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { FITTING_FACETS } from './fitting-facets.ts'
import { readSelection } from './fitting-selection.ts'
import { listFittings } from './index.ts'
import { insertFitting } from './testing.ts'

const POOL: FacetPool<FittingFacetName> = {
  category: ['filters', 'braking', 'window tint'],
  brand: ['byd', 'byton', 'great-wall', 'hidden', 'nobody'],
  model: ['Seal', 'Han', 'Nothing'],
  year: ['2024', '2025', '2020'],
}
const PATTERNS = ['*/*', '*/*-seal-*', 'byd/*', 'byd/byd-seal-*', 'byd/byd-seal-awd-2025', 'by*/*-2025', 'great-wall/*', '*-wall/*', 'hidden/*', 'nobody/x']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  const byton = await insertBrand(db, { brandName: 'Byton' })
  await insertBrand(db, { brandName: 'Great Wall' })
  await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-rwd-2024', modelYear: 2024 })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-awd-2025', modelYear: 2025 })
  await insertCar(db, { brandId: byd.id, modelName: 'Han', modelSign: 'byd-han', modelYear: null })
  await insertCar(db, { brandId: byton.id, modelName: 'Seal', modelSign: 'byton-seal-2025', modelYear: 2025 })
  const part = fc.record({
    category: fc.constantFrom(...POOL.category),
    publishState: fc.constantFrom('published', 'published', 'published', 'draft'),
    patterns: fc.uniqueArray(fc.constantFrom(...PATTERNS), { maxLength: 3 }),
  })
  for (const [index, { patterns, ...values }] of fc.sample(part, { numRuns: 120, seed: 10 }).entries()) {
    await insertFitting(db, { ...values, sku: `PRT-${index}`, name: 'Any' }, patterns)
  }
})
afterAll(() => database.drop())

const oneOf = (name: FittingFacetName) => fc.option(fc.constantFrom(...POOL[name]), { nil: undefined })
const someOf = (name: FittingFacetName) => fc.uniqueArray(fc.constantFrom(...POOL[name]), { maxLength: 2 })
const anyFilter = fc.record({ category: someOf('category'), brand: someOf('brand'), model: oneOf('model'), year: oneOf('year') })

it('counts what the statement of the list finds, for any selection', async () => {
  const { db } = database
  const { ctx } = createTestCtx(db)
  const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
  const brands = await listBrands({ ctx, input: {} })
  await fc.assert(
    fc.asyncProperty(anyFilter, async (chosen) => {
      const input = listFittingsInputSchema.parse({ ...chosen, page_size: 1 })
      const { total, facets } = await listFittings({ ctx: kept, input })
      const { facets: selection, known } = await readSelection(ctx, input, brands)
      const options = countedOptions(facets)
      const where = sql`${fitting.publishState} = 'published'`
      const plain = await countPlainly({ db, from: sql`${fitting}`, where, facets: FITTING_FACETS, known, selection, pool: POOL })
      // What only fits any vehicle offers no brand, and models and years are offered for one vehicle.
      const offered = Object.entries(plain.counts).filter(([mark]) => mark in options || mark.startsWith('category'))
      expect({ total, counts: options }).toEqual({ total: plain.total, counts: Object.fromEntries(offered) })
    }),
    { numRuns: 150 },
  )
})
