import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readTable } from '#bench/relevance/read-table.ts'
import { searchInputSchema, searchSuggestionsSchema, suggestInputSchema, type SearchSuggestions } from '#contract/search.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { searchCatalogue, suggestCatalogue } from './index.ts'

const CATALOGUE = path.resolve(import.meta.dirname, '../../../demo/catalogue')
const FILES = [
  ['brands', 'brands.csv'],
  ['cars', 'cars.csv'],
  ['used', 'used_cars.csv'],
  ['fittings', 'fittings.csv'],
] as const

let database: TestDatabase
const cache = createMemoryCache()
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  for (const [kind, fileName] of FILES) {
    await importCatalogue({ ctx, input: { kind, fileName, bytes: await readFile(path.join(CATALOGUE, fileName)), publish: true } })
  }
}, 60_000)
afterAll(() => database.drop())

async function suggest(word: string, locale: Locale = 'en'): Promise<SearchSuggestions> {
  const { ctx } = createTestCtx(database.db, { locale })
  const found = await suggestCatalogue({ ctx: { ...ctx, ports: { ...ctx.ports, cache } }, input: suggestInputSchema.parse({ word }) })
  expect(searchSuggestionsSchema.parse(found)).toEqual(found)
  return found
}

function hitsOf(found: SearchSuggestions): string[] {
  return [
    ...found.phrases.map((phrase) => `“${phrase}”`),
    ...found.brands.map((brand) => `brand:${brand.brand_sign}`),
    ...found.cars.flatMap((car) => [`car:${car.model_name}`, `body:${car.body_type}`, `energy:${car.energy_type}`]),
    ...found.used_cars.flatMap((unit) => [`used:${unit.brand_sign}`, `used:${unit.stock_ref}`]),
    ...found.fittings.map((part) => `part:${part.category}`),
    ...found.pages.map((page) => `page:${page.key}`),
  ]
}

it.each<[Locale, string, string[]]>([
  ['en', 'b', ['“BYD”']],
  ['en', 'byd se', ['“BYD Seal”', 'car:Seal', 'brand:byd']],
  ['en', 'BYD ', ['brand:byd', 'car:Seagull', 'used:byd']],
  ['en', 'electric s', ['“electric SUV”', 'energy:BEV', 'body:suv']],
  ['en', 'right hand drive pick', ['“right hand drive pickup”', 'body:pickup']],
  ['es', 'eléc', ['“eléctrico”', 'energy:BEV']],
  ['ru', 'хав', ['“Хавал”', 'brand:haval']],
  ['ru', 'тигг', ['car:Tiggo 4 Pro']],
  ['zh', '比亚', ['“比亚迪”', 'brand:byd']],
  ['zh', '比亚迪海', ['“比亚迪海豹”', '“比亚迪海鸥”', 'brand:byd']],
  ['th', 'บีวายดี', ['brand:byd']],
  ['ar', 'شيري تي', ['brand:chery']],
  ['th', 'รถกระ', ['“รถกระบะ”', 'body:pickup']],
  ['th', 'รถไฟฟ้าข', ['“รถไฟฟ้าขยายระยะทาง (EREV)”', 'energy:EREV']],
  ['zh', 'byd海', ['“byd海豹”', 'brand:byd']],
  // Fuels, colours, gearboxes and words of the trade, in every script.
  ['ar', 'ديز', ['“ديزل”']],
  ['ur', 'ڈیز', ['“ڈیزل”']],
  ['ru', 'диз', ['“дизель”']],
  ['en', 'die', ['“diesel”']],
  ['th', 'ดีเซ', ['“ดีเซล”']],
  ['zh', '柴', ['“柴油”']],
  ['ru', 'полн', ['“полный привод”']],
  ['en', 'sunr', ['“sunroof”']],
  ['es', 'camio', ['“camión”', '“camioneta”']],
  ['en', 'bak', ['“bakkie”', 'body:pickup']],
  ['en', 'brake pa', ['part:braking']],
  ['en', 'tiggo 7 brake pa', ['part:braking']],
  ['en', 'byd electric se', ['“byd electric Seal”']],
  ['es', 'pastillas', ['part:braking']],
  ['en', 'how to pay', ['page:carPurchaseProcess']],
  // A slip of the hand that nothing begins with.
  ['en', 'hawal', ['“haval”', 'brand:haval']],
])('%s “%s” suggests %j', async (locale, word, expected) => {
  expect(hitsOf(await suggest(word, locale)).map((hit) => hit.toLowerCase())).toEqual(expect.arrayContaining(expected.map((hit) => hit.toLowerCase())))
})

it.each<[Locale, string]>([
  ['ru', 'пикап'],
  ['th', 'กระบะ'],
  ['th', 'ดีเซล'],
  ['ru', 'дизель'],
  ['en', 'pickup'],
  ['es', 'camioneta diésel'],
  ['ar', 'ديزل'],
  ['zh', '皮卡'],
])('%s “%s” is the kind before it is a part', async (locale, word) => {
  const { phrases, cars, used_cars: used } = await suggest(word, locale)
  expect(phrases[0]).toBe(word)
  expect(new Set(phrases).size).toBe(phrases.length)
  expect(cars.length + used.length).toBeGreaterThan(0)
})

it('glues no name to letters that are no word, and no model to another maker', async () => {
  const texts = async (word: string, locale: Locale) => (await suggest(word, locale)).phrases
  expect(await texts('รถไฟ', 'th')).not.toContain('รถไฟาริซอน')
  expect((await texts('รถไ', 'th')).filter((text) => !text.startsWith('รถไฟฟ้า'))).toEqual([])
  expect((await texts('ดีเ', 'th')).filter((text) => !/^ดีเ(?:ซล|อฟเอสเค)$/.test(text))).toEqual([])
  expect(await texts('บีวายดีซี', 'th')).toContain('บีวายดีซีล')
  expect(await texts('บีวายดีซี', 'th')).not.toContain('บีวายดีซีวิค')
})

it('offers no signs that nobody sees, and takes none amiss', async () => {
  for (const word of ['รถไฟฟ้าข', 'รถไฟฟ้าข\u2060', 'รถ\u200bไฟ']) {
    const { phrases } = await suggest(word, 'th')
    expect(phrases).toContain('รถไฟฟ้าขยายระยะทาง (EREV)')
    expect(phrases.filter((text) => /[\u200b-\u200f\u2060-\u2069\ufeff]/.test(text))).toEqual([])
  }
})

it('suggests a maker for what is typed of its name', async () => {
  const makers = async (word: string) => (await suggest(word)).brands.map((brand) => brand.brand_sign)
  expect(await makers('byd s')).toEqual(['byd'])
  expect(await makers('s')).not.toContain('mg')
  expect(await makers('sai')).toContain('mg')
})

it('finds a part by the beginning of its number, and a unit by its reference', async () => {
  const { rows } = await database.db.execute<{ sku: string; ref: string }>(
    `select (select sku from fitting where publish_state = 'published' order by id limit 1) as sku, (select stock_ref from used_car where publish_state = 'published' order by id limit 1) as ref`,
  )
  const { sku, ref } = rows[0] ?? { sku: '', ref: '' }
  expect((await suggest(sku.slice(0, -1))).fittings.map((part) => part.sku)).toContain(sku)
  expect((await suggest(ref)).used_cars.map((unit) => unit.stock_ref)).toEqual([ref])
})

it('suggests each thing once, few of each, and nothing for what says nothing', async () => {
  const found = await suggest('c')
  expect(new Set(hitsOf(found).filter((hit) => hit.startsWith('“'))).size).toBe(found.phrases.length)
  expect(found.phrases.length).toBeLessThanOrEqual(5)
  expect((await suggest('хав', 'ru')).phrases).toHaveLength(1)
  expect(found.cars.length).toBeLessThanOrEqual(4)
  for (const word of ['', '  ', '?!', '🙂', '%_\\']) expect(hitsOf(await suggest(word))).toEqual([])
})

it('offers no model that is not to be had so', async () => {
  expect((await suggest('electric suv un')).phrases.join(' ')).not.toContain('UNI')
  expect((await suggest('suv un')).phrases.join(' ')).toContain('UNI')
})

it.each<[Locale, string, string]>([
  ['en', 'tiggo 7', 'Tank'],
  ['en', 'tiggo 7', 'Zeekr'],
  ['en', 'shock abs', 'abstand'],
  ['en', 'oil filter', 'cabin'],
  ['es', 'auto electrico', 'cabrestante'],
  ['es', 'pastillas de', 'deportivo'],
  ['ar', 'بيك اب', 'أبيض'],
  ['ar', 'بيك اب', 'تيربو'],
  ['fr', 'pick-up dies', 'filtre'],
  ['es', 'camio', 'parabrisas'],
])('%s “%s” goes on to no “%s”', async (locale, word, wrong) => {
  expect((await suggest(word, locale)).phrases.join(' | ').toLowerCase()).not.toContain(wrong.toLowerCase())
})

it('shows the cheapest first where the cheap are asked for', async () => {
  const prices = (await suggest('cheap suv')).cars.map((car) => car.fob_price_usd_cents ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

/** Beginnings of what is searched for in each language: every third sign from the third on. */
const BEGINNINGS = LOCALE_CODES.flatMap((locale) => {
  const queries = readTable(locale).filter((_line, at) => at % 9 === 4)
  return [[locale, queries.slice(0, 9).flatMap(({ query }) => prefixesOf(query))] as const]
})

function prefixesOf(query: string): string[] {
  const signs = [...query].slice(0, 18)
  return signs.flatMap((_sign, at) => (at % 4 === 2 ? [signs.slice(0, at + 1).join('')] : []))
}

it.each(BEGINNINGS)('offers in %s only what leads to something as it stands', async (locale, beginnings) => {
  const { ctx } = createTestCtx(database.db, { locale })
  const faults: string[] = []
  for (const beginning of beginnings) {
    const { phrases } = await suggest(beginning, locale)
    for (const word of phrases) {
      const found = await searchCatalogue({ ctx: { ...ctx, ports: { ...ctx.ports, cache } }, input: searchInputSchema.parse({ word }) })
      if (found.total === 0 || found.corrected !== null || found.left_out.length > 0) faults.push(`${beginning} → ${word}`)
    }
  }
  expect(faults).toEqual([])
})
