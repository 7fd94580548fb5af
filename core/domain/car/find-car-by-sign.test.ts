import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { carDetailSchema } from '#contract/car.ts'
import { carMedia, carTranslation, faq, faqTranslation, fitting, importRule, media, mediaText, mediaVariant } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { countPriceBands, findCarBySign, listAutoTypes, listHotCars } from './index.ts'
import { insertBrand, insertCar } from './testing.ts'

let database: TestDatabase
let seal: { id: number; sign: string }
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  const nio = await insertBrand(db, { brandName: 'NIO' })
  const sedan = { autoType: 'sedan', bodyType: 'sedan' } as const
  seal = await insertCar(db, {
    ...sedan,
    modelSign: 'byd-seal',
    brandId: byd.id,
    modelName: 'Seal',
    trim: 'Design',
    modelYear: 2025,
    fobPriceUsdCents: 2_500_000,
    isHot: true,
    relevance: 300,
    batteryKwh: 82.5,
  })
  await insertCar(db, {
    ...sedan,
    brandId: byd.id,
    modelName: 'Seal',
    trim: 'Performance',
    modelYear: 2026,
    fobPriceUsdCents: 3_000_000,
    isHot: true,
    relevance: 300,
  })
  await insertCar(db, { ...sedan, brandId: byd.id, modelName: 'Seal', trim: 'Draft', publishState: 'draft' })
  await insertCar(db, { ...sedan, brandId: byd.id, modelName: 'Han', trim: 'Base', fobPriceUsdCents: 2_600_000, relevance: 100 })
  await insertCar(db, { ...sedan, brandId: byd.id, modelName: 'Han', trim: 'Top', fobPriceUsdCents: 2_510_000, relevance: 200 })
  await insertCar(db, { ...sedan, brandId: nio.id, modelName: 'ET5', fobPriceUsdCents: 4_000_000, isHot: true, relevance: 250 })
  await insertCar(db, { ...sedan, brandId: nio.id, modelName: 'ET7', fobPriceUsdCents: 2_000_000 })
  await insertCar(db, { brandId: nio.id, modelName: 'ES6', autoType: 'suv', isOffRoad: true })
  await insertCar(db, { modelSign: '77', brandId: nio.id, modelName: 'Truck', bodyType: 'truck', autoType: null })
  await db.insert(fitting).values([
    { sku: 'A1', name: 'Wiper', category: 'body' },
    { sku: 'A2', name: 'Roof rack', category: 'exterior' },
    { sku: 'A3', name: 'Wall box', category: 'ev-charging' },
    { sku: 'A4', name: 'Mat', category: 'interior', publishState: 'draft' },
  ])
})
afterAll(() => database.drop())

const find = (id: string, locale: 'en' | 'ar' = 'en') => findCarBySign({ ctx: createTestCtx(database.db, { locale }).ctx, input: { id } })
const namesOf = (cards: readonly { model_name: string; trim: string | null }[]) => cards.map((card) => [card.model_name, card.trim].filter(Boolean).join(' '))

const text = (faqId: number, question: string, locale = 'en', publishState: 'published' | 'draft' = 'published') => ({
  faqId,
  locale,
  question,
  answer: 'Yes.',
  publishState,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
})

describe('findCarBySign', () => {
  it('finds by sign and by number and answers what the contract says', async () => {
    const detail = await find('byd-seal')
    expect(carDetailSchema.parse(detail)).toEqual(detail)
    expect(detail).toMatchObject({
      model_id: seal.id,
      brand_sign: 'byd',
      battery_kwh: 82.5,
      brand_type: 1,
      picture: null,
      media: { video: [], exterior: [], interior: [], spin: [] },
    })
    expect((await find(String(seal.id))).model_sign).toBe('byd-seal')
  })

  it('prefers a sign that looks like a number', async () => {
    expect((await find('77')).model_name).toBe('Truck')
  })

  it.each(['nothing', '999999', '99999999999999999999', "' or 1=1", '0'])('throws not_found for %s', async (id) => {
    await expect(find(id)).rejects.toMatchObject({ key: 'not_found' })
  })

  it('offers other trims, other models of the brand, and of other brands what is most like it', async () => {
    const detail = await find('byd-seal')
    expect(namesOf(detail.trims)).toEqual(['Seal Performance'])
    expect(namesOf(detail.same_brand)).toEqual(['Han Top'])
    expect(namesOf(detail.related)).toEqual(['ET7', 'ET5', 'Han Top', 'ES6'])
  })

  it('relates no truck to cars for people, and knows the hottest car', async () => {
    expect(namesOf((await find('77')).related)).toEqual([])
    const { ctx } = createTestCtx(database.db)
    const [hot] = await listHotCars({ ctx, input: { limit: 1 } })
    expect(hot?.model_name).toBe('Seal')
  })

  it('tells media by tab, with the text of the language', async () => {
    const { db } = database
    const rows = await db
      .insert(media)
      .values(
        ['front.jpg', 'seat.jpg', 'drive.mp4'].map((key) => ({
          kind: key.endsWith('mp4') ? ('video' as const) : ('image' as const),
          storageKey: key,
          sha256: key,
          contentType: 'image/jpeg',
          byteSize: 1,
          widthPx: 900,
          heightPx: 600,
        })),
      )
      .returning({ id: media.id })
    const [front, seat, film] = rows.map((row) => row.id)
    if (!front || !seat || !film) throw new Error('no media')
    await db.insert(carMedia).values([
      { carId: seal.id, mediaId: front, tab: 'exterior' },
      { carId: seal.id, mediaId: seat, tab: 'interior' },
      { carId: seal.id, mediaId: film, tab: 'video' },
    ])
    await db.insert(mediaText).values({ mediaId: front, locale: 'ar', alt: 'من الأمام' })
    await db.insert(mediaVariant).values([
      { mediaId: front, format: 'avif', widthPx: 400, heightPx: 267, byteSize: 1, storageKey: 'front-400.avif' },
      { mediaId: front, format: 'webp', widthPx: 900, heightPx: 600, byteSize: 1, storageKey: 'front-900.webp' },
      { mediaId: seat, format: 'webp', widthPx: 900, heightPx: 600, byteSize: 1, storageKey: 'seat-900.webp' },
    ])
    const detail = await find('byd-seal', 'ar')
    expect(detail.media.exterior).toEqual([
      {
        src: '/media/front-900.webp',
        width: 900,
        height: 600,
        alt: 'من الأمام',
        colour: null,
        sources: [
          { type: 'image/avif', srcset: '/media/front-400.avif 400w' },
          { type: 'image/webp', srcset: '/media/front-900.webp 900w' },
        ],
      },
    ])
    expect(detail.media.interior).toHaveLength(1)
    expect(detail.media.video).toEqual([{ src: '/media/drive.mp4', poster: null }])
    expect(detail.picture?.src).toBe('/media/front-900.webp')
    expect((await find('byd-seal', 'en')).picture?.alt).toBe('BYD Seal Design 2025, exterior')
  })

  it('shows questions and summary published in the language only, the car’s own first', async () => {
    const { db } = database
    const rows = await db
      .insert(faq)
      .values([{ topics: ['car'] }, { carId: seal.id }, { topics: ['club'] }])
      .returning({ id: faq.id })
    const [general, own, home] = rows.map((row) => row.id)
    if (!general || !own || !home) throw new Error('no faq')
    await db.insert(faqTranslation).values([text(general, 'General?'), text(own, 'Own?'), text(home, 'Home?'), text(own, 'مسودة؟', 'ar', 'draft')])
    await db.insert(carTranslation).values([
      { carId: seal.id, locale: 'en', summary: 'A sedan.', publishState: 'published' },
      { carId: seal.id, locale: 'ar', summary: 'مسودة' },
    ])
    const english = await find('byd-seal')
    expect([english.faq.map((entry) => entry.question), english.summary]).toEqual([['Own?', 'General?'], 'A sedan.'])
    const arabic = await find('byd-seal', 'ar')
    expect([arabic.faq, arabic.summary]).toEqual([[], null])
  })
})

it('lists hot cars once per model, brands taking turns', async () => {
  const { ctx } = createTestCtx(database.db)
  expect((await listHotCars({ ctx, input: { limit: 5 } })).map((card) => card.model_name)).toEqual(['Seal', 'ET5'])
})

it('lists the types of the panel with counts and the list they lead to', async () => {
  const { ctx } = createTestCtx(database.db)
  const types = await listAutoTypes({ ctx })
  expect(types.map((type) => type.type_name)).toEqual([
    'MINI',
    'SEDAN',
    'SUV',
    'MPV',
    'LCV',
    'Electric',
    'Plug-in Hybrid',
    'Extended-range',
    'Off-road',
    'Sports Car',
    'Accessories',
  ])
  expect(types.filter((type) => type.car_count > 0).map(({ url, car_count }) => `${url} ${car_count}`)).toEqual([
    '/carList?type=sedan 6',
    '/carList?type=suv 1',
    '/carList?type=electric 8',
    '/carList?type=off-road 1',
    '/carFittings?category=ev-charging,interior,exterior,tools-safety 2',
  ])
})

it('counts cars per price band', async () => {
  const { ctx } = createTestCtx(database.db)
  expect(await countPriceBands({ ctx })).toEqual([
    { value: '0-10000', count: 0 },
    { value: '10000-20000', count: 0 },
    { value: '20000-30000', count: 4 },
    { value: '30000-40000', count: 1 },
    { value: '40000-50000', count: 1 },
    { value: '50000', count: 0 },
  ])
})

it('relates only what the country of the destination admits (R22.10)', async () => {
  const { db } = database
  const brand = await insertBrand(db, { brandName: 'Rook' })
  const own = await insertBrand(db, { brandName: 'Knight' })
  await insertCar(db, { brandId: own.id, modelSign: 'knight-pick', modelName: 'Pick', bodyType: 'bus', steering: 'both' })
  await insertCar(db, { brandId: brand.id, modelName: 'Lefty', bodyType: 'bus', steering: 'left' })
  await insertCar(db, { brandId: brand.id, modelName: 'Righty', bodyType: 'bus', steering: 'right' })
  await db.insert(importRule).values({ countryIso2: 'KE', steeringAllowed: 'right', confidence: 'high' })
  const { ctx } = createTestCtx(db)
  const relatedAt = async (admitted?: string) => (await findCarBySign({ ctx, input: { id: 'knight-pick', admitted } })).related.map((card) => card.model_name)
  expect(await relatedAt('KE')).toContain('Righty')
  expect(await relatedAt('KE')).not.toContain('Lefty')
  expect(await relatedAt()).toContain('Lefty')
})
