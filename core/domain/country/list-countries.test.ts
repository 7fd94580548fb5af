import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { country, countryName } from '#core/db/schema/place.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { listCountries, seedCountries } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
})
afterAll(() => database.drop())

function list(locale: Locale, word?: string) {
  return listCountries({ ctx: createTestCtx(database.db, { locale }).ctx, input: { word } })
}

async function nameOf(locale: Locale, iso2: string) {
  return (await list(locale)).find((row) => row.iso2 === iso2)?.country
}

describe('seedCountries', () => {
  it('knows every country in every language', async () => {
    for (const locale of LOCALE_CODES) {
      const rows = await list(locale)
      expect(rows).toHaveLength(250)
      expect(rows.filter((row) => row.country.trim() === '' || row.country === row.iso2)).toEqual([])
    }
  })

  it('uses plain short names', async () => {
    expect(await Promise.all(['HK', 'MO', 'TW', 'PS', 'XK'].map((iso2) => nameOf('en', iso2)))).toEqual(['Hong Kong', 'Macao', 'Taiwan', 'Palestine', 'Kosovo'])
    expect(await nameOf('zh', 'HK')).toBe('香港')
    expect(await nameOf('ar', 'PS')).toBe('فلسطين')
  })

  it('never changes what staff edited, and adds what is missing', async () => {
    const { db } = database
    const [kenya] = await db.update(country).set({ callingCode: '+254 0' }).where(eq(country.iso2, 'KE')).returning({ id: country.id })
    if (!kenya) throw new Error('no Kenya')
    const name = (locale: string) => and(eq(countryName.countryId, kenya.id), eq(countryName.locale, locale))
    await db.update(countryName).set({ name: 'Kenia (Ostafrika)' }).where(name('de'))
    await db.delete(countryName).where(name('fr'))
    await seedCountries({ ctx: createTestCtx(db).ctx })
    expect(await nameOf('de', 'KE')).toBe('Kenia (Ostafrika)')
    expect((await list('fr')).find((row) => row.iso2 === 'KE')).toMatchObject({ country: 'Kenya', calling_code: '+254 0' })
  })
})

describe('listCountries', () => {
  it('orders by the language’s own rules', async () => {
    const german = (await list('de')).map((row) => row.country)
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'))
    expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'))
    const chinese = (await list('zh')).map((row) => row.iso2)
    expect(chinese.indexOf('AL')).toBeLessThan(chinese.indexOf('CN'))
  })

  it.each<[Locale, string, string]>([
    ['en', 'united ara', 'AE'],
    ['en', '+971', 'AE'],
    ['en', '00971', 'AE'],
    ['en', 'uae', 'AE'],
    ['en', 'KAZ', 'KZ'],
    ['en', 'cote d', 'CI'],
    ['ar', 'مصر', 'EG'],
    ['ar', 'امارات', 'AE'],
    ['ar', 'egypt', 'EG'],
    ['ar', '٩٧١', 'AE'],
    ['th', 'ไทย', 'TH'],
    ['zh', '俄罗斯', 'RU'],
    ['ru', 'ОАЭ', 'AE'],
    ['de', 'Osterreich', 'AT'],
  ])('in %s finds %s', async (locale, word, iso2) => {
    expect((await list(locale, word)).map((row) => row.iso2)).toContain(iso2)
  })

  it('finds nothing for what is no word, and everything for an empty one', async () => {
    expect(await list('en', '%%')).toEqual([])
    expect(await list('en', 'qqqq')).toEqual([])
    expect(await list('en', '  ')).toHaveLength(250)
  })

  it('hides what staff unpublished', async () => {
    await database.db.update(country).set({ isPublished: false }).where(eq(country.iso2, 'BV'))
    expect(await list('en', 'bouvet')).toEqual([])
  })
})
