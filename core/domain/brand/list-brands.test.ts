import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { brandDetailSchema } from '#contract/brand.ts'
import { brandMedia, media, mediaVariant } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { addCountry, createTestCtx } from '#core/domain/testing.ts'
import { findBrandBySign, listBrands, searchBrands } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await addCountry(db, 'CN', { en: 'China', ar: 'الصين' })
  const zeekr = await insertBrand(db, { brandName: 'Zeekr', isHot: true, brandNameZh: '极氪', countryOfOrigin: 'CN', foundedYear: 2021, isSample: true })
  await insertBrand(db, { brandName: 'avatr', countryOfOrigin: 'XX' })
  await insertBrand(db, { brandName: 'BYD', aliases: ['比亚迪', 'БИД', 'بي واي دي', 'Build Your Dreams'] })
  await insertBrand(db, { brandName: 'Dongfeng Trucks', type: 2, aliases: ['东风商用车'] })
  await insertBrand(db, { brandName: 'Hidden', publishState: 'archived' })
  await insertCar(db, { brandId: zeekr.id, modelName: '7X' })
  await insertCar(db, { brandId: zeekr.id, modelName: '001', publishState: 'draft' })
})
afterAll(() => database.drop())

describe('listBrands', () => {
  it('lists hot brands first, then by name, with published cars counted', async () => {
    const { ctx } = createTestCtx(database.db)
    const brands = await listBrands({ ctx, input: {} })
    expect(brands.map((entry) => [entry.brand_name, entry.car_count])).toEqual([
      ['Zeekr', 1],
      ['avatr', 0],
      ['BYD', 0],
      ['Dongfeng Trucks', 0],
    ])
    expect((await listBrands({ ctx, input: { type: 2 } })).map((entry) => entry.brand_sign)).toEqual(['dongfeng-trucks'])
  })

  it('shows the picture of a brand that has one', async () => {
    const { db } = database
    const { ctx } = createTestCtx(db)
    const maker = await insertBrand(db, { brandName: 'Pictured' })
    const [logo] = await db
      .insert(media)
      .values({ kind: 'image', storageKey: 'logo.png', sha256: 'logo', contentType: 'image/png', byteSize: 1 })
      .returning({ id: media.id })
    if (!logo) throw new Error('no media')
    await db.insert(brandMedia).values({ brandId: maker.id, mediaId: logo.id, tab: 'exterior' })
    await db.insert(mediaVariant).values({ mediaId: logo.id, format: 'png', widthPx: 200, heightPx: 100, byteSize: 1, storageKey: 'logo-200.png' })
    const images = (await listBrands({ ctx, input: {} })).map((entry) => [entry.brand_sign, entry.brand_img])
    expect(images).toContainEqual(['pictured', '/media/logo-200.png'])
    expect(images).toContainEqual(['byd', null])
  })
})

describe('findBrandBySign', () => {
  it('tells the facts with the country in the language of the request', async () => {
    const { ctx } = createTestCtx(database.db, { locale: 'ar' })
    const detail = await findBrandBySign({ ctx, input: { brand_sign: 'zeekr' } })
    expect(brandDetailSchema.parse(detail)).toEqual({
      brand_name: 'Zeekr',
      brand_sign: 'zeekr',
      brand_img: null,
      type: 1,
      is_hot: true,
      car_count: 1,
      founded_year: 2021,
      country_of_origin: 'CN',
      country_name: 'الصين',
      introduction: null,
      is_sample: true,
    })
    expect((await findBrandBySign({ ctx, input: { brand_sign: 'avatr' } })).country_name).toBeNull()
  })

  it.each(['hidden', 'nobody', 'ZEEKR'])('throws not_found for %s', async (brandSign) => {
    const { ctx } = createTestCtx(database.db)
    await expect(findBrandBySign({ ctx, input: { brand_sign: brandSign } })).rejects.toMatchObject({ key: 'not_found' })
  })
})

it.each<[string, string[]]>([
  ['byd', ['byd']],
  ['比亚迪汉', ['byd']],
  ['бид', ['byd']],
  ['بى واى دى', ['byd']],
  ['BYD Seagull', ['byd']],
  ['build your', ['byd']],
  ['dream', ['byd']],
  ['极氪', ['zeekr']],
  ['dongf', ['dongfeng-trucks']],
  ['yd', []],
  ['hidden', []],
  ['!?', []],
])('finds brands by %s', async (word, signs) => {
  const { ctx } = createTestCtx(database.db)
  expect((await searchBrands({ ctx, input: { word, limit: 12 } })).map((entry) => entry.brand_sign)).toEqual(signs)
})
