import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { brandDetailSchema } from '#contract/brand.ts'
import { brandTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findBrandBySign, listBrandSigns, saveBrandIntroduction } from '#core/domain/brand/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { loadBrandIntroductions } from './load-brands.ts'
import { loadKnownBrands } from './load-demo.ts'
import { readSampleTextsOf } from './sample-texts.ts'

const input = { rootDir: path.resolve(import.meta.dirname, '..') }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const introductions = (locale: Locale) => readSampleTextsOf({ ...input, kind: 'brands', locale, shape: z.object({ introduction: z.string() }) })
const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx

it('writes nothing where the catalogue has no brand', async () => {
  expect(await loadBrandIntroductions({ ctx: system(), input })).toBe(0)
})

it('introduces every known maker, once, and keeps what staff wrote', async () => {
  const ctx = system()
  expect(await loadKnownBrands({ ctx, input })).toBe(56)
  const signs = (await listBrandSigns({ ctx })).toSorted()
  for (const locale of LOCALE_CODES) expect([locale, ...[...(await introductions(locale)).keys()].toSorted()]).toEqual([locale, ...signs])
  const english = await introductions('en')
  const byd = brandDetailSchema.parse(await findBrandBySign({ ctx, input: { brand_sign: 'byd' } }))
  expect(byd.introduction).toBe(english.get('byd')?.introduction)
  expect(byd.introduction).toContain(String(byd.founded_year))

  const offered = new Set<string>()
  expect(await loadBrandIntroductions({ ctx, input: { ...input, isWanted: (name) => offered.add(name).has(name) } })).toBe(0)
  expect(offered.size).toBe(signs.length * LOCALE_CODES.length)
  await saveBrandIntroduction({ ctx, input: { brand_sign: 'byd', texts: { en: 'Written by staff.' } } })
  expect(await loadBrandIntroductions({ ctx, input: { ...input, isWanted: (name) => !offered.has(name) } })).toBe(0)
  const [row] = await database.db
    .select({ summary: brandTranslation.summary })
    .from(brandTranslation)
    .where(and(eq(brandTranslation.locale, 'en'), eq(brandTranslation.summary, 'Written by staff.')))
  expect(row).toBeDefined()
})
