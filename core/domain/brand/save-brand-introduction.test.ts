import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { SaveBrandIntroductionInput } from '#contract/brand.ts'
import { auditLog, brandTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { findBrandBySign, listBrandSigns, saveBrandIntroduction } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const save = (input: SaveBrandIntroductionInput) => saveBrandIntroduction({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input })

async function introduction(sign: string, locale: Locale): Promise<string | null> {
  const { ctx } = createTestCtx(database.db, { locale })
  return (await findBrandBySign({ ctx, input: { brand_sign: sign } })).introduction
}

it('shows an introduction in its own language and in no other', async () => {
  const { id, sign } = await insertBrand(database.db, { brandName: 'Shown' })
  expect(await save({ brand_sign: sign, texts: { en: ' Makes cars. ', th: 'ผลิตรถยนต์' } })).toEqual({ brand_id: id, state: 'changed' })
  expect([await introduction(sign, 'en'), await introduction(sign, 'th'), await introduction(sign, 'de')]).toEqual(['Makes cars.', 'ผลิตรถยนต์', null])
})

it('does not show what is not published', async () => {
  const { id, sign } = await insertBrand(database.db, { brandName: 'Drafted' })
  await save({ brand_sign: sign, texts: { en: 'Makes cars.' } })
  await database.db.update(brandTranslation).set({ publishState: 'draft' }).where(eq(brandTranslation.brandId, id))
  expect(await introduction(sign, 'en')).toBeNull()
  expect((await save({ brand_sign: sign, texts: { en: 'Makes cars.' } })).state).toBe('changed')
  expect(await introduction(sign, 'en')).toBe('Makes cars.')
})

it('writes and tells once; a language that is left out keeps its words, null takes them away', async () => {
  const { id, sign } = await insertBrand(database.db, { brandName: 'Kept' })
  await save({ brand_sign: sign, texts: { en: 'Makes cars.', ru: 'Делает автомобили.' } })
  expect((await save({ brand_sign: sign, texts: { en: 'Makes cars.', fr: null } })).state).toBe('unchanged')
  expect((await save({ brand_sign: sign, texts: { en: null } })).state).toBe('changed')
  expect([await introduction(sign, 'en'), await introduction(sign, 'ru')]).toEqual([null, 'Делает автомобили.'])
  const log = await database.db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'brand.introduced'), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id)
  expect(log.map(({ detail }) => detail)).toEqual([
    { sign, locales: ['en', 'ru'] },
    { sign, locales: ['en'] },
  ])
})

it('is for the staff of the content, and refuses unknown brands, languages and empty words', async () => {
  const { sign } = await insertBrand(database.db, { brandName: 'Guarded' })
  const input = { brand_sign: sign, texts: { en: 'Makes cars.' } }
  await expect(saveBrandIntroduction({ ctx: createTestCtx(database.db).ctx, input })).rejects.toMatchObject({ key: 'forbidden' })
  const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
  await expect(saveBrandIntroduction({ ctx: reader, input })).rejects.toMatchObject({ key: 'forbidden' })
  const writer = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.write']) }).ctx
  expect((await saveBrandIntroduction({ ctx: writer, input })).state).toBe('changed')
  await expect(save({ brand_sign: 'nobody', texts: { en: 'Any' } })).rejects.toMatchObject({ key: 'not_found' })
  await expect(save({ brand_sign: sign, texts: { xx: 'Any' } })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'texts.xx' }] })
  await expect(save({ brand_sign: sign, texts: { en: ' ' } })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'texts.en' }] })
})

it('lists the signs of all brands, hidden ones too', async () => {
  const { sign } = await insertBrand(database.db, { brandName: 'Archived', publishState: 'archived' })
  expect(await listBrandSigns({ ctx: createTestCtx(database.db).ctx })).toContain(sign)
})
