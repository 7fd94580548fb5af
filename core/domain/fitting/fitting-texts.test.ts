import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { FittingText } from '#contract/fitting-text.ts'
import { listFittingsInputSchema } from '#contract/fitting.ts'
import { auditLog, fitting, fittingTranslation } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Actor } from '#core/domain/context.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { listFittingNames, listFittings, saveFittingTexts } from './index.ts'
import { insertFitting } from './testing.ts'

let database: TestDatabase
const cache = createMemoryCache()
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  await insertFitting(db, { sku: 'BLT-1', name: 'V-ribbed belt, accessory drive', category: 'engine' }, [])
  await insertFitting(db, { sku: 'ALT-1', name: 'Alternator 12 V 120 A', category: 'electrical' }, [])
  await insertFitting(db, { sku: 'FIL-1', name: 'Oil filter' }, [])
})
beforeEach(async () => {
  await database.db.delete(fittingTranslation)
  await database.db.delete(auditLog)
  cache.drop(['fitting'])
})
afterAll(() => database.drop())

const text = (name: string, more: Partial<FittingText> = {}): FittingText => ({ name, material: null, publish_state: 'published', ...more })

function save(locale: string, texts: Record<string, FittingText>, actor: Actor = { kind: 'system' }) {
  return saveFittingTexts({ ctx: createTestCtx(database.db, { actor }).ctx, input: { locale, texts } })
}

function cachedCtx(locale: Locale) {
  const { ctx } = createTestCtx(database.db, { locale })
  return { ...ctx, ports: { ...ctx.ports, cache } }
}

async function find(word: string, locale: Locale): Promise<string[]> {
  const page = await listFittings({ ctx: cachedCtx(locale), input: listFittingsInputSchema.parse({ word }) })
  return page.list.map((card) => card.sku)
}

describe('saveFittingTexts', () => {
  it('writes the texts of a language once, with an entry in the audit log', async () => {
    const texts = { 'BLT-1': text('Ремень поликлиновой', { material: 'резина' }), 'FIL-1': text('Фильтр масляный') }
    expect(await save('ru', texts)).toBe(2)
    expect(await save('ru', texts)).toBe(0)
    expect(await save('ru', { 'FIL-1': text('Масляный фильтр') })).toBe(1)
    const log = await database.db.select({ action: auditLog.action, detail: auditLog.detail }).from(auditLog).orderBy(auditLog.id)
    expect(log).toEqual([
      { action: 'fitting.texts_saved', detail: { locale: 'ru', skus: ['BLT-1', 'FIL-1'] } },
      { action: 'fitting.texts_saved', detail: { locale: 'ru', skus: ['FIL-1'] } },
    ])
  })

  it('leaves the summary alone', async () => {
    const [part] = await database.db.select({ id: fitting.id }).from(fitting).where(eq(fitting.sku, 'FIL-1'))
    await database.db.insert(fittingTranslation).values({ fittingId: part?.id ?? 0, locale: 'de', summary: 'Für Benziner.', publishState: 'draft' })
    await save('de', { 'FIL-1': text('Ölfilter') })
    const [row] = await database.db.select().from(fittingTranslation)
    expect(row).toMatchObject({ title: 'Ölfilter', summary: 'Für Benziner.', publishState: 'published', publishedAt: new Date('2026-11-21T08:00:00Z') })
  })

  it('refuses visitors, unknown languages and unknown parts, and writes nothing then', async () => {
    await expect(save('ru', { 'FIL-1': text('x') }, { kind: 'visitor' })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(save('tlh', { 'FIL-1': text('x') })).rejects.toMatchObject({ key: 'validation_failed' })
    await expect(save('ru', { 'FIL-1': text(' ') })).rejects.toMatchObject({ key: 'validation_failed' })
    await expect(save('ru', { 'FIL-1': text('x'), 'NO-1': text('y') })).rejects.toMatchObject({
      key: 'validation_failed',
      issues: [{ path: 'texts.NO-1', key: 'unknown_part' }],
    })
    expect(await database.db.select().from(fittingTranslation)).toEqual([])
  })
})

describe('a word of a translated name', () => {
  beforeEach(async () => {
    await save('ru', { 'BLT-1': text('Ремень генератора поликлиновой', { material: 'резина, корд' }), 'ALT-1': text('Генератор 12 В, 120 А') })
    await save('de', { 'BLT-1': text('Keilrippenriemen für Nebenaggregate') })
    await save('th', { 'BLT-1': text('สายพานหน้าเครื่อง') })
    await save('zh', { 'BLT-1': text('多楔带', { publish_state: 'draft' }) })
  })

  it('finds the part in its language, in any place of the name and by its material', async () => {
    expect(await find('поликлиновой', 'ru')).toEqual(['BLT-1'])
    expect(await find('резина', 'ru')).toEqual(['BLT-1'])
    expect(await find('riemen', 'de')).toEqual(['BLT-1'])
    expect(await find('สายพานหน้าเครื่อง', 'th')).toEqual(['BLT-1'])
  })

  it('finds nothing in another language, or by a text that is not published', async () => {
    expect(await find('поликлиновой', 'de')).toEqual([])
    expect(await find('keilrippenriemen', 'en')).toEqual([])
    expect(await find('多楔带', 'zh')).toEqual([])
  })

  it('counts beside what it means in the catalogue: both parts have to do with alternators', async () => {
    expect(await find('генератор', 'ru')).toEqual(['ALT-1', 'BLT-1'])
    expect(await find('ремень генератора', 'ru')).toEqual(['BLT-1'])
    expect(await find('belt', 'ru')).toEqual(['BLT-1'])
  })

  it('is found by the search over everything, slips put right, each language for itself', async () => {
    const search = async (word: string, locale: Locale) => {
      const { fittings, corrected } = await searchCatalogue({ ctx: cachedCtx(locale), input: { word, page: 1 } })
      return { names: fittings.list.map((card) => card.name), corrected }
    }
    expect(await search('поликлиновой', 'ru')).toEqual({ names: ['Ремень генератора поликлиновой'], corrected: null })
    expect(await search('поликлинавой', 'ru')).toEqual({ names: ['Ремень генератора поликлиновой'], corrected: 'поликлиновои' })
    expect(await search('V-ribbed', 'de')).toEqual({ names: ['Keilrippenriemen für Nebenaggregate'], corrected: null })
    expect(await search('V-ribbed', 'en')).toEqual({ names: ['V-ribbed belt, accessory drive'], corrected: null })
  })

  it('names parts for other features', async () => {
    const rows = await database.db.select({ id: fitting.id }).from(fitting).orderBy(fitting.id)
    const names = await listFittingNames({ ctx: cachedCtx('ru'), input: { ids: rows.map((row) => row.id) } })
    expect([...names.values()]).toEqual(['Ремень генератора поликлиновой', 'Генератор 12 В, 120 А', 'Oil filter'])
  })
})
