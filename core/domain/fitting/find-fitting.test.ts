import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fittingDetailSchema } from '#contract/fitting.ts'
import { fittingTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { findFitting } from './index.ts'
import { insertFitting } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  await insertBrand(db, { brandName: 'Jetour' })
  await insertBrand(db, { brandName: 'Hidden', publishState: 'draft' })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-rwd-2024', modelYear: 2024 })
  await insertCar(db, { brandId: byd.id, modelName: 'Seal', modelSign: 'byd-seal-awd-2025', modelYear: 2025 })
  await insertCar(db, { brandId: byd.id, modelName: 'Han', modelSign: 'byd-han-2025', modelYear: 2025 })
  const filter = await insertFitting(db, { sku: 'FIL-1A', name: 'Oil filter', oemNumbers: ['JX-1'], hsCode: '8421.23', material: 'steel', volumeCbm: 0.0009 }, [
    'byd/byd-seal-*',
    'jetour/*',
    'hidden/*',
  ])
  await db.insert(fittingTranslation).values([
    { fittingId: filter.id, locale: 'en', title: 'Oil filter', slug: 'oil-filter', summary: 'For petrol engines.', publishState: 'published' },
    { fittingId: filter.id, locale: 'de', title: 'Ölfilter', slug: 'oelfilter', summary: 'Entwurf', publishState: 'draft' },
    { fittingId: filter.id, locale: 'ru', title: 'Масляный фильтр', material: 'сталь', publishState: 'published' },
    { fittingId: filter.id, locale: 'th', title: null, material: 'เหล็ก', publishState: 'published' },
  ])
  await insertFitting(db, { sku: 'FIL-2', name: 'Air filter' }, ['byd/byd-seal-*', 'jetour/*'])
  await insertFitting(db, { sku: 'BRK-1', name: 'Brake pad', category: 'braking' }, ['jetour/*'])
  await insertFitting(db, { sku: 'FIL-3', name: 'Cabin filter' }, ['hidden/*x'])
  await insertFitting(db, { sku: 'EVC-1', name: 'Wall charger', category: 'ev-charging' }, ['*/*'])
  await insertFitting(db, { sku: 'FIL-9', name: 'Draft filter', publishState: 'draft' }, ['jetour/*'])
})
afterAll(() => database.drop())

async function find(id: string, locale: Locale = 'en') {
  const { ctx } = createTestCtx(database.db, { locale })
  const detail = await findFitting({ ctx, input: { id } })
  expect(fittingDetailSchema.parse(detail)).toEqual(detail)
  return detail
}

describe('findFitting', () => {
  it('tells everything of a part, its number in any case', async () => {
    expect(await find('fil-1a')).toMatchObject({
      sku: 'FIL-1A',
      oem_numbers: ['JX-1'],
      hs_code: '8421.23',
      material: 'steel',
      volume_cbm: 0.0009,
      summary: 'For petrol engines.',
      is_universal: false,
      pictures: [],
    })
  })

  it('names models and years where the catalogue has them, whole brands without', async () => {
    expect((await find('FIL-1A')).fits).toEqual([
      { brand_name: 'BYD', brand_sign: 'byd', models: [{ model_name: 'Seal', years: [2024, 2025], car_count: 2 }] },
      { brand_name: 'Jetour', brand_sign: 'jetour', models: [] },
    ])
    expect(await find('EVC-1')).toMatchObject({ is_universal: true, fits: [] })
  })

  it('relates parts of the same vehicles and category first, never itself or what is not published', async () => {
    expect((await find('FIL-1A')).related.map((card) => card.sku)).toEqual(['FIL-2', 'BRK-1', 'FIL-3'])
    expect((await find('EVC-1')).related).toEqual([])
  })

  it('shows no text of another language, nor one that is not published', async () => {
    expect((await find('FIL-1A', 'de')).summary).toBeNull()
    expect((await find('FIL-1A', 'fr')).summary).toBeNull()
  })

  it.each(['FIL-9', 'NOBODY', "'; --", '\u0000', 'FIL-1A\u0000x', 'x'.repeat(500)])('throws not_found for %s', async (id) => {
    await expect(find(id)).rejects.toMatchObject({ key: 'not_found' })
  })
})

describe('a part in a language', () => {
  it('has the name and the material that are published there, on its page and on the cards of others', async () => {
    expect(await find('FIL-1A', 'ru')).toMatchObject({ name: 'Масляный фильтр', catalogue_name: 'Oil filter', material: 'сталь' })
    expect((await find('FIL-2', 'ru')).related.find((card) => card.sku === 'FIL-1A')).toMatchObject({ name: 'Масляный фильтр', catalogue_name: 'Oil filter' })
  })

  it('falls back to the catalogue for the name alone', async () => {
    expect(await find('FIL-1A', 'de')).toMatchObject({ name: 'Oil filter', material: null, summary: null })
    expect(await find('FIL-1A', 'th')).toMatchObject({ name: 'Oil filter', material: 'เหล็ก' })
    expect(await find('FIL-1A', 'en')).toMatchObject({ name: 'Oil filter', material: 'steel' })
  })
})
