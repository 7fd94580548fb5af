import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { media, mediaText, mediaVariant, usedCarMedia, fittingMedia, carMedia } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { listOwnerMedia, readCarMedia, readCoverPictures, readFittingPictures, readUsedCarMedia } from './index.ts'

let database: TestDatabase
let brandId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  brandId = (await insertBrand(database.db, { brandName: 'BYD' })).id
})
afterAll(() => database.drop())

async function addPicture(alts: Partial<Record<Locale, string>> = {}): Promise<number> {
  const mark = crypto.randomUUID()
  const [row] = await database.db
    .insert(media)
    .values({
      kind: 'image',
      storageKey: `original/${mark}.jpg`,
      sha256: mark,
      contentType: 'image/jpeg',
      byteSize: 1,
      widthPx: 480,
      heightPx: 320,
      renditionState: 'done',
    })
    .returning({ id: media.id })
  const mediaId = row?.id ?? 0
  await database.db.insert(mediaVariant).values({ mediaId, format: 'webp', widthPx: 480, heightPx: 320, byteSize: 1, storageKey: `r/${mark}.webp` })
  const texts = Object.entries(alts).map(([locale, alt]) => ({ mediaId, locale, alt }))
  if (texts.length > 0) await database.db.insert(mediaText).values(texts)
  return mediaId
}

const reader = (locale: Locale) => createTestCtx(database.db, { locale }).ctx

it('tells a picture by its unit, colour, tab and place, in the reader’s language, until somebody writes a text', async () => {
  const { id: usedCarId } = await insertUsedCar(database.db, {
    stockRef: 'ALTT2222',
    brandId,
    modelName: 'Seal',
    modelYear: 2023,
    colourExterior: 'Pearl White',
  })
  const [first, second, cabin] = [await addPicture(), await addPicture({ de: 'Kratzer an der Tür' }), await addPicture()]
  await database.db.insert(usedCarMedia).values([
    { usedCarId, mediaId: first, tab: 'exterior', position: 3 },
    { usedCarId, mediaId: second, tab: 'exterior', position: 8 },
    { usedCarId, mediaId: cabin, tab: 'interior', position: 0 },
  ])
  const alts = async (locale: Locale) => {
    const { exterior, interior } = await readUsedCarMedia(reader(locale), usedCarId)
    return [...exterior, ...interior].map(({ alt }) => alt)
  }
  expect(await alts('en')).toEqual([
    'BYD Seal 2023, pearl white, exterior',
    'BYD Seal 2023, pearl white, exterior, picture 2',
    'BYD Seal 2023, pearl white, interior',
  ])
  expect((await alts('de'))[1]).toBe('Kratzer an der Tür')
  expect((await alts('zh'))[1]).toMatch(/^BYD Seal 2023，.+，外观，图 2$/)
  const told = await Promise.all(LOCALE_CODES.map(async (locale) => (await alts(locale))[0]))
  expect(new Set(told).size).toBeGreaterThan(8)
  for (const text of told) expect(text).toMatch(/^BYD Seal 2023/)
})

it('stores nothing of it, and shows staff what each language has', async () => {
  const { id: carId } = await insertCar(database.db, { brandId, modelName: 'Han', trim: 'Premium', modelYear: 2026 })
  const mediaId = await addPicture({ en: 'Han in the harbour' })
  await database.db.insert(carMedia).values({ carId, mediaId, tab: 'exterior', position: 0 })
  expect((await readCoverPictures(reader('en'), [carId])).get(carId)?.alt).toBe('Han in the harbour')
  expect((await readCoverPictures(reader('fr'), [carId])).get(carId)?.alt).toBe('BYD Han Premium 2026, extérieur')
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read']) })
  const { media: listed } = await listOwnerMedia({ ctx, input: { owner_kind: 'car', owner_id: carId } })
  expect(listed[0]).toMatchObject({
    alts: { en: 'Han in the harbour' },
    made_alts: { fr: 'BYD Han Premium 2026, extérieur', en: 'BYD Han Premium 2026, exterior' },
  })
  expect(await database.db.$count(mediaText)).toBe(2)
})

it('names a part, and leaves a turn as one picture', async () => {
  const { id: fittingId } = await insertFitting(database.db, { sku: 'ALT-1', name: 'Oil filter' }, [])
  await database.db.insert(fittingMedia).values({ fittingId, mediaId: await addPicture(), tab: 'exterior', position: 0 })
  expect((await readFittingPictures(reader('es'), [fittingId])).get(fittingId)?.alt).toBe('Oil filter')
  const { id: carId } = await insertCar(database.db, { brandId, modelName: 'Tang', modelYear: 2026 })
  for (const position of [0, 1]) await database.db.insert(carMedia).values({ carId, mediaId: await addPicture(), tab: 'spin', position })
  expect((await readCarMedia(reader('en'), carId)).spin.map(({ alt }) => alt)).toEqual(['BYD Tang 2026, 360° view', 'BYD Tang 2026, 360° view'])
})
