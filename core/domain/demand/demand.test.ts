import { parse } from 'csv-parse/sync'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { demandInputSchema, demandSchema } from '#contract/demand.ts'
import { searchDemand } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addCar, addStaff, createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { deleteOldDemand, exportDemand, readDemand, readDemandWords, recordDemand, type DemandCount } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())
beforeEach(async () => void (await database.db.delete(searchDemand)))

const TODAY = '2026-11-21'
const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const record = (input: readonly Partial<DemandCount>[], mostRows?: number) =>
  recordDemand({ ctx: system(), input: input.map((count) => ({ day: TODAY, locale: 'en', word: 'byd', searches: 1, opened: 0, ...count })), mostRows })
const read = async (input: object = {}) => demandSchema.parse(await readDemand({ ctx: system(), input: demandInputSchema.parse(input) }))
const counts = async () => {
  const rows = await database.db.select().from(searchDemand).orderBy(asc(searchDemand.day), asc(searchDemand.locale), asc(searchDemand.word))
  return rows.map(({ day, locale, word, searches, opened }) => [day, locale, word, searches, opened])
}

describe('counts of searches', () => {
  it('are added up by day, language and words, also by several processes at once', async () => {
    await Promise.all([
      record([{ searches: 2 }, { searches: 1, opened: 1 }, { locale: 'fr', searches: 4 }]),
      record([{ searches: 3 }, { day: '2026-11-20', searches: 5 }]),
      record([]),
    ])
    expect(await counts()).toEqual([
      ['2026-11-20', 'en', 'byd', 5, 0],
      [TODAY, 'en', 'byd', 6, 1],
      [TODAY, 'fr', 'byd', 4, 0],
    ])
  })

  it('fill so many rows a day and no more: the rest is counted without words, what is known goes on being counted', async () => {
    await record([{ word: 'known' }, { word: 'second' }], 3)
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => record([{ word: 'known' }, { word: `${name} often`, searches: 9 }, { word: `${name} once`, opened: 1 }], 3)),
    )
    const rows = await counts()
    expect(rows.filter(([, , word]) => word !== '')).toHaveLength(3)
    expect(rows).toContainEqual([TODAY, 'en', 'known', 5, 0])
    const [rest] = rows.filter(([, , word]) => word === '')
    // Of 40 searches for new words, nine had the last row.
    expect(rest).toEqual([TODAY, 'en', '', 31, 4])
    await record([{ day: '2026-11-22', word: 'another day' }], 3)
    expect(await counts()).toContainEqual(['2026-11-22', 'en', 'another day', 1, 0])
  })

  it('are kept for 400 days', async () => {
    await record([{ day: '2025-10-16', word: 'too old' }, { day: '2025-10-17', word: 'just kept' }, {}])
    expect(await deleteOldDemand({ ctx: system() })).toEqual({ deleted: 1 })
    expect((await counts()).map(([, , word]) => word)).toEqual(['just kept', 'byd'])
  })
})

describe('words that are new', () => {
  it('are read as search reads them, once: what they ask for and how much meets all of it', async () => {
    await addCar(database.db, { modelName: 'Zephyrine', brandName: 'Quorvex' })
    await record([
      { word: 'zephyrine' },
      { word: 'zephyrine unheardof' },
      { word: 'qwxz vbnm' },
      { word: 'suv right hand drive under 20000 usd', searches: 3 },
      { word: '', searches: 7 },
      { word: 'long ago', day: '2026-11-01' },
    ])
    const ctx = { ...system(), ports: { ...system().ports, cache: createMemoryCache() } }
    expect(await readDemandWords({ ctx })).toEqual({ read: 4, failures: [] })
    expect(await readDemandWords({ ctx })).toEqual({ read: 0, failures: [] })
    const rows = await database.db.select({ word: searchDemand.word, terms: searchDemand.terms, found: searchDemand.found }).from(searchDemand)
    const byWord = new Map(rows.map(({ word, ...values }) => [word, values]))
    expect(byWord.get('zephyrine')?.found).toBeGreaterThan(0)
    // A car without the word that was asked for does not meet it.
    expect(byWord.get('zephyrine unheardof')?.found).toBe(0)
    expect(byWord.get('qwxz vbnm')).toEqual({ terms: [], found: 0 })
    expect(byWord.get('suv right hand drive under 20000 usd')?.terms).toEqual(expect.arrayContaining(['steering:right', 'price:..20000']))
    expect([byWord.get('long ago'), byWord.get('')]).toEqual([
      { terms: null, found: null },
      { terms: null, found: null },
    ])
  })
})

describe('the report of demand', () => {
  it('tells what is searched for most, in vain, and without opening anything, in a period and a language', async () => {
    await record([
      { word: 'byd', searches: 5, opened: 3 },
      { word: 'byd', locale: 'ar', searches: 4 },
      { word: 'hilux', searches: 6 },
      { word: 'pickup', searches: 2 },
      { word: 'unread', searches: 1 },
      { word: 'opened only', searches: 0, opened: 1 },
      { word: '', searches: 8, opened: 1 },
      { word: 'byd', day: '2026-11-15', searches: 1 },
      { word: 'byd', day: '2026-11-14', searches: 100 },
    ])
    const told = { byd: [['brand:byd'], 12], hilux: [[], 0], pickup: [['body:Pickup', 'price:..20000'], 3] } as const
    for (const [word, [terms, found]] of Object.entries(told))
      await database.pool.query('update search_demand set terms = $2, found = $3 where word = $1', [word, JSON.stringify(terms), found])
    expect(await read({ days: '7' })).toEqual({
      searches: 27,
      words: 4,
      opened: 4,
      unkept: 8,
      nothing_found: 6,
      nothing_opened: 2,
      most: [
        { word: 'byd', locales: ['ar', 'en'], searches: 10, opened: 3, found: 12 },
        { word: 'hilux', locales: ['en'], searches: 6, opened: 0, found: 0 },
        { word: 'pickup', locales: ['en'], searches: 2, opened: 0, found: 3 },
        { word: 'unread', locales: ['en'], searches: 1, opened: 0, found: null },
      ],
      unmet: [{ word: 'hilux', locales: ['en'], searches: 6, opened: 0, found: 0 }],
      unopened: [{ word: 'pickup', locales: ['en'], searches: 2, opened: 0, found: 3 }],
      filters: [
        { name: 'brand', searches: 10, values: ['byd'] },
        { name: 'price', searches: 2, values: ['..20000'] },
        { name: 'body', searches: 2, values: ['Pickup'] },
      ],
    })
    expect((await read({ days: 7, locale: 'ar' })).most).toEqual([{ word: 'byd', locales: ['ar'], searches: 4, opened: 0, found: 12 }])
    expect((await read()).searches).toBe(127)
  })

  it('is for those who sell or keep the catalogue', async () => {
    const input = demandInputSchema.parse({})
    for (const permission of ['enquiry.read', 'catalogue.read']) {
      const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, [permission]) })
      expect((await readDemand({ ctx, input })).searches).toBe(0)
    }
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read', 'staff.read']) })
    await expect(readDemand({ ctx, input })).rejects.toThrow('forbidden')
    await expect(exportDemand({ ctx, input })).rejects.toThrow('forbidden')
  })

  it('goes into a spreadsheet that runs nothing of it', async () => {
    await record([{ word: '=hyperlink("x")', searches: 2 }, { word: 'byd' }, { word: '' }])
    const { fileName, total, chunks } = await exportDemand({ ctx: system(), input: demandInputSchema.parse({}) })
    const text = (await Array.fromAsync(chunks)).join('')
    expect([fileName, total, text.startsWith('\ufeff')]).toEqual(['demand-2026-11-21.csv', 2, true])
    expect(parse(text, { bom: true, columns: true })).toEqual([
      { word: '\'=hyperlink("x")', languages: 'en', searches: '2', opened: '0', found: '' },
      { word: 'byd', languages: 'en', searches: '1', opened: '0', found: '' },
    ])
  })

  it.each([{ days: 8 }, { days: '30; drop table' }, { locale: 'xx' }, { more: 1 }])('refuses %j', (input) => {
    expect(demandInputSchema.safeParse(input).success).toBe(false)
  })
})
