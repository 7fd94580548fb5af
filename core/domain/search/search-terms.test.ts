import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listAllCarsInputSchema } from '#contract/all-cars.ts'
import { listCarsInputSchema } from '#contract/car.ts'
import { searchInputSchema, searchResultSchema, type SearchResult } from '#contract/search.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { currency, importRule } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listAllCars } from '#core/domain/all-cars/index.ts'
import { listCars } from '#core/domain/car/index.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import type { Locale } from '#i18n/locales.ts'
import { searchCatalogue } from './index.ts'

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
  await seedCountries({ ctx })
  const rule = { confidence: 'high' as const, isSample: true }
  await database.db.insert(importRule).values([
    { ...rule, countryIso2: 'NG', steeringAllowed: 'left', maxAgeYears: 12 },
    { ...rule, countryIso2: 'KE', steeringAllowed: 'right', maxAgeYears: 8 },
  ])
  const rate = { symbol: '₦', minorUnits: 2, usdRate: '1383.6451', asOf: '2026-06-23', source: 'test' }
  await database.db.insert(currency).values({ code: 'NGN', ...rate })
}, 60_000)
afterAll(() => database.drop())

async function search(word: string, locale: Locale = 'en'): Promise<SearchResult> {
  const { ctx } = createTestCtx(database.db, { locale })
  const found = await searchCatalogue({ ctx: { ...ctx, ports: { ...ctx.ports, cache } }, input: searchInputSchema.parse({ word }) })
  expect(searchResultSchema.parse(found)).toEqual(found)
  return found
}

/** Everything found, as `kind:sign`, so that a row of the table can name what has to be among it. */
function hitsOf(found: SearchResult): string[] {
  return [
    ...found.types.map((type) => `type:${type.type_sign}`),
    ...found.brands.map((brand) => `brand:${brand.brand_sign}`),
    ...found.cars.list.flatMap((car) => [`car:${car.model_name}`, `car:${car.model_sign}`]),
    ...found.used_cars.list.flatMap((unit) => [
      `used:${unit.stock_ref}`,
      `used:${unit.brand_sign}`,
      `used:${unit.energy_type}`,
      `used:${unit.series.body_type}`,
    ]),
    ...found.fittings.list.flatMap((part) => [`part:${part.sku}`, `part:${part.category}`]),
    ...found.pages.map((page) => `page:${page.key}`),
    ...found.order.slice(0, 1).map((kind) => `first:${kind}`),
    ...(found.corrected === null ? [] : [`corrected:${found.corrected}`]),
  ]
}

it.each<[Locale, string, string[]]>([
  // Brands as each script writes them.
  ['en', 'BYD', ['brand:byd', 'car:Seagull', 'used:byd']],
  ['en', 'byd seal', ['brand:byd', 'car:Seal']],
  ['en', 'greatwall', ['brand:great-wall', 'car:Poer']],
  ['en', 'Lynk & Co', ['brand:lynk-co', 'car:03']],
  ['zh', '比亚迪', ['brand:byd', 'car:Seal']],
  ['zh', '奇瑞', ['brand:chery', 'car:Tiggo 9']],
  ['zh', '長城', ['brand:great-wall', 'car:Poer']],
  ['zh', '比亞迪', ['brand:byd', 'car:Seal']],
  ['zh', '比亞迪海豚', ['car:Dolphin']],
  ['zh', '東風', ['brand:dongfeng']],
  ['zh', '長安汽車', ['brand:changan']],
  ['zh', '機油濾清器', ['part:FIL-001Y']],
  ['zh', '长城皮卡', ['brand:great-wall', 'car:Poer']],
  ['zh', '比亚迪海豚', ['brand:byd', 'car:Dolphin']],
  ['zh', '比亚迪汉', ['car:Han']],
  ['zh', '哈弗大狗', ['car:Dargo']],
  ['zh', '瑞虎8', ['car:Tiggo 8 Pro Max']],
  ['ru', 'Бид', ['brand:byd', 'car:Seal']],
  ['ru', 'Чери', ['brand:chery', 'car:Tiggo 9']],
  ['ru', 'Хавал Джолион', ['brand:haval', 'car:Jolion']],
  ['ru', 'Тигго 8', ['car:Tiggo 8 Pro Max']],
  ['ru', 'Джили Монжаро', ['car:Monjaro']],
  ['ru', 'чанган', ['brand:changan']],
  ['ru', 'Шакман', ['brand:shacman', 'car:X3000']],
  ['ar', 'بي واي دي', ['brand:byd', 'car:Seal']],
  ['ar', 'بى واى دى', ['brand:byd']],
  ['ar', 'شيري تيجو', ['brand:chery', 'car:Tiggo 9']],
  ['ar', 'تيجو ٨', ['car:Tiggo 8 Pro Max']],
  ['ar', 'تَيجو', ['car:Tiggo 9']],
  ['ar', 'هـافـال', ['brand:haval']],
  ['ar', 'أيون', ['brand:aion']],
  ['ar', 'ايون', ['brand:aion']],
  ['ar', 'تويوتا كورولا', ['brand:toyota', 'car:Corolla']],
  ['ar', 'كيا', ['brand:kia']],
  ['ur', 'کیا', ['brand:kia']],
  ['ur', 'ہیول', ['brand:haval', 'car:H6']],
  ['ur', 'ٹویوٹا کرولا', ['car:Corolla']],
  ['ur', 'چیری', ['brand:chery']],
  ['ur', 'تيجو ۸', ['car:Tiggo 8 Pro Max']],
  ['th', 'บีวายดี', ['brand:byd', 'car:Seal']],
  ['th', 'ฉางอาน', ['brand:changan']],
  ['th', 'โตโยต้า', ['brand:toyota', 'car:Camry']],
  ['th', 'บีวายดีซีล', ['brand:byd', 'car:Seal']],
  ['th', 'รถบีวายดี', ['brand:byd', 'car:Seal']],
  // Accents, width, signs left out.
  ['fr', 'Shaçman', ['brand:shacman']],
  ['de', 'ｂｙｄ　ｓｅａｌ', ['car:Seal']],
  ['en', 'id4', ['car:ID.4 Crozz']],
  ['en', 'tiggo8', ['car:Tiggo 8 Pro Max']],
  ['en', 'crv', ['car:CR-V']],
  // Types in every language.
  ['en', 'suv', ['type:suv', 'used:suv']],
  ['ru', 'электро', ['type:BEV', 'used:BEV']],
  ['ru', 'кабриолет', ['type:convertible']],
  ['ar', 'دفع رباعي', ['type:suv']],
  ['ar', 'سيارات كهربائية', ['type:BEV', 'used:BEV']],
  ['de', 'Elektroauto', ['type:BEV']],
  ['fr', 'hybride rechargeable', ['type:PHEV']],
  ['es', 'camión', ['type:truck']],
  ['it', 'berlina', ['type:sedan']],
  ['nl', 'vrachtwagen', ['type:truck']],
  ['pt', 'elétrico', ['type:BEV']],
  ['th', 'รถกระบะ', ['type:pickup']],
  ['ur', 'الیکٹرک', ['type:BEV']],
  ['zh', '皮卡', ['type:pickup', 'car:Poer']],
  ['zh', '增程', ['type:EREV']],
  // Slips of the hand.
  ['en', 'tigo 8', ['corrected:tiggo 8', 'car:Tiggo 8 Pro Max']],
  ['en', 'bdy dolphin', ['corrected:byd dolphin', 'car:Dolphin']],
  ['en', 'dolfin', ['corrected:dolphin', 'car:Dolphin']],
  ['en', 'hawal', ['corrected:haval', 'brand:haval']],
  ['en', 'seel', ['corrected:seal', 'car:Seal']],
  ['en', 'byd seel', ['corrected:byd seal', 'car:Seal']],
  ['es', 'toyta', ['corrected:toyota', 'brand:toyota']],
  ['de', 'volkwagen', ['corrected:volkswagen', 'brand:volkswagen']],
  ['ru', 'хавалл', ['corrected:хавал', 'brand:haval']],
  ['ar', 'تويوتاا', ['brand:toyota']],
  ['en', 'chnagan', ['corrected:changan', 'brand:changan']],
  // Numbers.
  ['en', 'bc578x39', ['used:BC578X39', 'first:used_car']],
  ['en', 'BC578-X39', ['used:BC578X39', 'first:used_car']],
  ['en', 'ZZZFUZXF7FT654169', ['used:BC578X39', 'first:used_car']],
  ['en', 'fil-001y', ['part:FIL-001Y', 'first:fitting']],
  ['en', 'jx1012010a07', ['part:FIL-001Y', 'first:fitting']],
  ['en', '1012010-FA01', ['part:FIL-001Y', 'first:fitting']],
  ['en', 'byd-seal-rwd-510-km-elite-2025', ['car:byd-seal-rwd-510-km-elite-2025', 'first:car']],
  // Parts in every language, the list first.
  ['en', 'headlight', ['part:lighting', 'first:fitting']],
  ['en', 'spark plugs', ['part:engine', 'first:fitting']],
  ['de', 'Ölfilter', ['part:FIL-001Y', 'first:fitting']],
  ['es', 'pastillas de freno', ['part:braking']],
  ['fr', 'pneus', ['part:wheels-tyres']],
  ['it', 'ammortizzatori', ['part:suspension']],
  ['nl', 'remmen', ['part:braking']],
  ['pt', 'amortecedores', ['part:suspension']],
  ['ru', 'масляный фильтр', ['part:FIL-001Y', 'first:fitting']],
  ['ar', 'فلتر زيت', ['part:filters']],
  ['ur', 'بریک', ['part:braking']],
  ['th', 'ผ้าเบรก', ['part:braking']],
  ['zh', '奇瑞机油滤清器', ['part:FIL-002C']],
  // Used cars.
  ['en', 'used toyota', ['used:toyota', 'first:used_car']],
  ['de', 'Gebrauchtwagen', ['page:usedCars', 'first:used_car']],
  ['ru', 'б/у тойота', ['used:toyota', 'first:used_car']],
  ['zh', '二手丰田', ['used:toyota', 'first:used_car']],
  ['ar', 'سيارات مستعملة', ['page:usedCars']],
  // Pages by their title and their subject.
  ['en', 'how to buy', ['page:carPurchaseProcess', 'first:page']],
  ['en', 'become a dealer', ['page:netWork']],
  ['en', 'dealer', ['page:netWork', 'first:page']],
  ['es', 'distribuidor', ['page:netWork']],
  ['ru', 'контакты', ['page:contactUs', 'first:page']],
  ['fr', 'garantie', ['page:service']],
  ['th', 'ติดต่อเรา', ['page:contactUs']],
  ['ur', 'ڈیلر', ['page:netWork']],
  ['zh', '付款', ['page:carPurchaseProcess']],
  ['ar', 'قطع غيار', ['page:carFittings']],
  // What buyers ask before they pay.
  ['en', 'is it safe to send money', ['page:carPurchaseProcess', 'first:page']],
  ['en', 'do you give discount for bulk order', ['page:netWork', 'first:page']],
  ['ru', 'безопасно ли переводить деньги', ['page:carPurchaseProcess', 'first:page']],
  ['th', 'ซื้อหลายคันมีส่วนลดไหม', ['page:netWork', 'first:page']],
  // A van for passengers.
  ['en', 'van for 14 passengers', ['car:View CS2', 'first:car']],
])('%s: %s', async (locale, word, hits) => {
  expect(hitsOf(await search(word, locale))).toEqual(expect.arrayContaining(hits))
})

it.each(['bugatti', 'zzzz', 'qwertyuiop', '!!! ???', '\u0000\u0001', '‮', '%_%', "'; drop table car; --", '😀', 'x'.repeat(100)])(
  'finds nothing for %s, and says so',
  async (word) => {
    expect(await search(word)).toMatchObject({ total: 0, types: [], brands: [], cars: { total: 0 }, pages: [] })
  },
)

it('never changes a word that something holds', async () => {
  for (const word of ['dolphin', 'honour', 'steel', 'wall', 'gel', 'ora', 'tang', 'flagship']) expect((await search(word)).corrected).toBeNull()
})

it.each<[Locale, string]>([
  ['es', 'hacen'],
  ['en', 'million'],
])('puts no word of %s right to one of another language: %s', async (locale, word) => {
  expect((await search(word, locale)).corrected).toBeNull()
})

it('asks the lists for what it found', async () => {
  expect(await search('электро')).toMatchObject({ query: 'электро', used_cars: { filter: 'energy=BEV&status=available' } })
  expect((await search('hawal')).query).toBe('haval')
})

it.each([
  'electric suv under 20000',
  'electric suv',
  'cars',
  'used cars',
  'byd not blue',
  'family suv 7 seats',
  'suv 20,000,000 naira',
  'right hand drive pickup diesel',
  '7 seater automatic',
  'used BYD SUV',
  'black automatic toyota',
  'suv with sunroof and 360 camera',
  'plug in hybrid suv white',
  'white',
  'petrol hybrid suv',
  'petrol hybrid 7 seats sunroof',
  'diesel hybrid',
  'byd delivery within 2 weeks',
  'suv in stock now',
  '500 km range',
  'cheapest diesel pickup 4x4',
  'tiggo 7 petrol',
  'минивэн 7 мест',
  'camioneta 4x4 diésel',
  'دفع رباعي ديزل',
])('“%s” leads to lists that hold what was found (R7.8)', async (word) => {
  const { cars, used_cars: used, filter, left_out: leftOut } = await search(word)
  const { ctx } = createTestCtx(database.db)
  const ask = (query: string) =>
    Object.fromEntries([...Map.groupBy(new URLSearchParams(query), ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value).join(',')]))
  expect(leftOut).toEqual([])
  if (cars.total > 0) expect((await listCars({ ctx, input: listCarsInputSchema.parse(ask(cars.filter)) })).total).toBe(cars.total)
  if (used.total > 0) expect((await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse(ask(used.filter)) })).total).toBe(used.total)
  if (cars.total > 0 && used.total > 0) {
    expect((await listAllCars({ ctx, input: listAllCarsInputSchema.parse(ask(filter)) })).total).toBe(cars.total + used.total)
  }
})

it.each<[Locale, string]>([
  ['en', 'white'],
  ['en', 'black car'],
  ['en', 'red car'],
  ['es', 'auto blanco'],
  ['ru', 'белый автомобиль'],
  ['th', 'รถสีขาว'],
  ['ar', 'سيارة بيضاء'],
])('%s “%s” finds new and used cars of the colour', async (locale, text) => {
  const { cars, used_cars: used, terms } = await search(text, locale)
  expect([cars.total > 0, used.total > 0, terms.map(({ values }) => values[0]?.name)]).toEqual([true, true, ['colour']])
})

it('finds no fewer where less is asked for (R7.8)', async () => {
  const [all, white] = [await search('white electric car'), await search('white car')]
  expect(white.cars.total).toBeGreaterThan(all.cars.total)
  expect(white.used_cars.total).toBeGreaterThan(all.used_cars.total)
})

it('takes a fuel beside an energy for what that burns, and says so as the lists do', async () => {
  const { ctx } = createTestCtx(database.db)
  const found = await search('petrol hybrid')
  const listed = await listCars({ ctx, input: listCarsInputSchema.parse({ fuel: 'petrol', energy: 'HEV,PHEV,MHEV' }) })
  expect(found.cars.total).toBe(listed.total)
  expect(found.terms.map(({ values }) => values[0])).toEqual([
    { name: 'fuel', value: 'petrol' },
    { name: 'energy', value: 'HEV' },
  ])
  // Of a hybrid that is not to be had, the engine is left.
  const relaxed = await search('petrol hybrid tractor head')
  expect(relaxed.left_out.length).toBeGreaterThan(0)
})

it('asks the list of new cars for those that are ready, and takes used ones that can be bought', async () => {
  const { ctx } = createTestCtx(database.db)
  const found = await search('byd delivery within 2 weeks')
  expect(found.cars.filter).toBe('brand=byd&lead_time=14')
  expect(found.cars.total).toBe((await listCars({ ctx, input: listCarsInputSchema.parse({ brand: 'byd', lead_time: '14' }) })).total)
  expect(new Set(found.used_cars.list.map(({ status }) => status))).toEqual(new Set(['available']))
})

it.each<[Locale, string, string, string]>([
  ['en', 'used toyota', 'used', 'toyota'],
  ['en', 'cheapest electric car', 'cheapest', 'electric car'],
  ['ru', 'бу хавал', 'бу', 'хавал'],
])('%s “%s”: “%s” can be taken off as everything else that was understood (R7.8)', async (locale, text, typed, without) => {
  expect((await search(text, locale)).terms).toContainEqual({ typed, values: [], range: null, country: null, without })
})

it('looks for a price in own money by the rate that the site has, and says so (R7.8)', async () => {
  const found = await search('suv 20,000,000 naira')
  expect(found.converted).toEqual([{ currency: 'NGN', from: null, to: 20_000_000, usd: { name: 'price', from: null, to: 14_500 }, as_of: '2026-06-23' }])
  expect(found.cars.filter).toBe('body=suv&body=crossover&price_to=14500')
  expect(found.cars.total).toBe((await search('suv under 14500')).cars.total)
})

it('shows what there is without a limit in money that it has no rate of', async () => {
  const found = await search('camioneta hasta 300 mil pesos', 'es')
  expect(found).toMatchObject({ unpriced: ['hasta 300 mil pesos'], left_out: [] })
  expect(found.cars.total).toBe((await search('camioneta', 'es')).cars.total)
  expect((await search('до 500000 тенге', 'ru')).cars.total).toBe((await search('cars')).cars.total)
})

it.each<[Locale, string]>([
  ['en', 'cars'],
  ['es', 'autos'],
  ['ru', 'автомобили'],
  ['ar', 'سيارات'],
  ['th', 'รถ'],
])('%s “%s” finds the whole stock, vehicles first', async (locale, text) => {
  const { ctx } = createTestCtx(database.db)
  const found = await search(text, locale)
  expect(found.cars.total).toBe((await listCars({ ctx, input: listCarsInputSchema.parse({}) })).total)
  expect(found.used_cars.total).toBe((await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ status: 'available' }) })).total)
  expect(found.order[0]).toBe('car')
})

it.each<[Locale, string]>([
  ['en', '7 seater automatic for family, right hand drive'],
  ['en', 'family suv 7 seats'],
  ['es', 'auto para familia 5 personas'],
])('%s “%s” is a wish that something meets', async (locale, text) => {
  const found = await search(text, locale)
  expect(found.left_out).toEqual([])
  expect(found.cars.total).toBeGreaterThan(0)
  expect(found.terms.map(({ typed }) => typed)).toContain(locale === 'es' ? 'para familia' : text.startsWith('family') ? 'family' : 'for family')
})

it.each(['brake pads corolla', 'headlight corolla'])('“%s” says that there is no such part, and shows it for other vehicles', async (text) => {
  const { fittings, cars, order } = await search(text)
  expect(fittings).toMatchObject({ total: 0, missing: text.replace(' corolla', '') })
  expect([fittings.near > 0, fittings.list.length, cars.total > 0, order[0]]).toEqual([true, fittings.near, true, 'fitting'])
})

it.each<[Locale, string, string]>([
  ['en', 'brake pads tiggo 7', 'brake pads'],
  ['es', 'pastillas de freno tiggo 7', 'pastillas de freno'],
  ['ru', 'тормозные колодки тигго 7', 'тормозные колодки'],
])('%s “%s” says what it understood, the part as well', async (locale, text, part) => {
  const found = await search(text, locale)
  expect(found.terms.map(({ typed }) => typed)).toEqual([part, text.slice(part.length + 1)])
  expect(found.fittings.missing).toBeNull()
})

it('leaves out what is not wanted', async () => {
  const [all, refused, wanted] = [await search('byd'), await search('byd not blue'), await search('byd blue')]
  expect(refused.terms.map(({ typed }) => typed)).toEqual(['byd', 'not blue'])
  expect(refused.used_cars.total).toBe(all.used_cars.total - wanted.used_cars.total)
  expect((await search('byd suv not electric')).cars.list.map((car) => car.energy_type)).not.toContain('BEV')
})

it('asks for no bare number in a question about buying', async () => {
  const found = await search('can I get a discount if I buy 5')
  expect(found).toMatchObject({ terms: [], cars: { total: 0 }, used_cars: { total: 0 } })
  expect(found.pages.map(({ key }) => key)).toContain('netWork')
})

it('says which bounds it turned round', async () => {
  expect((await search('over 50000 under 20000')).turned).toEqual([{ typed: 'over 50000 under 20000', range: { name: 'price', from: 20_000, to: 50_000 } }])
})

it('leads to the nearest kind of a work pickup that we do not have', async () => {
  const found = await search('شاص', 'ar')
  expect(found.absent).toBe('شاص')
  expect(new Set(found.cars.list.map((car) => car.body_type))).toEqual(new Set(['pickup']))
})

it('counts used units that can be bought, and finds a sold one by its number', async () => {
  const { ctx } = createTestCtx(database.db)
  const { list } = await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ status: 'sold' }) })
  const found = await search('used cars')
  expect(found.used_cars.total).toBe((await listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ status: 'available' }) })).total)
  // What cannot be bought stands behind all that can.
  const corollas = (await search('used corolla')).used_cars.list.map(({ status }) => status === 'available')
  expect(corollas).toEqual(corollas.toSorted((a, b) => Number(b) - Number(a)))
  expect((await search(list[0]?.stock_ref ?? '')).used_cars.list[0]?.stock_ref).toBe(list[0]?.stock_ref)
})

// Rules of correction: a right word is left alone, and a slip is put right to its own kind of word.
it.each<[Locale, string, string | null]>([
  ['en', 'brake disk', null],
  ['en', 'disk brake', null],
  ['en', 'alternative to prado', null],
  ['en', 'neta', null],
  ['es', 'formas de pago', null],
  ['es', 'costo de envio', null],
  ['th', 'เนต้า วี', null],
  ['en', 'brake dysc', 'brake disc'],
  ['en', 'hawal brake pads', 'haval brake pads'],
  ['en', 'toyata brake pads', 'toyota brake pads'],
  ['en', 'tigo 8 brake pads', 'tiggo 8 brake pads'],
  ['en', '7 seter suv', '7 seater suv'],
  ['en', '7 seter suv automtic', '7 seater suv automatic'],
  ['en', 'automatic 7 seters', 'automatic 7 seaters'],
  ['ru', '7 мст', '7 мест'],
  ['th', '7 ที่นัง', null],
])('%s “%s” is read as %j', async (locale, word, corrected) => {
  expect((await search(word, locale)).corrected).toBe(corrected)
})

// What the way costs is told where it is told how one buys.
it.each<[Locale, string]>([
  ['en', 'freight charges to mombasa'],
  ['en', 'cost of shipping to lagos'],
  ['de', 'was kostet der transport nach lagos'],
  ['es', 'costo de envio a callao'],
  ['fr', "combien coûte le transport jusqu'à dakar"],
  ['fr', 'transport maritime dakar'],
  ['it', 'quanto costa il trasporto a genova'],
  ['nl', 'verzendkosten naar lagos'],
  ['pt', 'quanto custa o frete para luanda'],
  ['ru', 'сколько стоит перевозка в алматы'],
  ['ar', 'كم تكلفة الشحن الى الاسكندرية'],
  ['ur', 'کراچی تک شپنگ کا خرچہ'],
  ['th', 'ค่าส่งไปแหลมฉบังเท่าไหร่'],
  ['zh', '到拉各斯运费多少'],
])('%s: “%s” leads to the page on buying', async (locale, word) => {
  const found = await search(word, locale)
  expect([found.order[0], found.pages[0]?.key]).toEqual(['page', 'carPurchaseProcess'])
})

it('shows the group of a part that it has not, and says so', async () => {
  const found = await search('fan belt')
  expect(found.fittings).toMatchObject({ missing: 'fan belt' })
  expect(found.fittings.list.every((part) => part.category === 'engine')).toBe(true)
  expect((await search('gear box')).fittings.list[0]?.category).toBe('transmission')
  expect((await search('automatic gearbox suv')).order[0]).not.toBe('fitting')
})

it.each<[Locale, string, string | null]>([
  ['ar', 'اريد اصير وكيل عندكم', null],
  ['ar', 'اصير', null],
  ['es', 'trabajar', null],
  ['it', 'cosa copre la garanzia', null],
  ['it', "posso restituire l'auto se non mi piace", null],
  ['en', 'how to be your dealer in Ghana', null],
  ['pt', 'posso visitar o pátio', null],
  ['ur', 'جولین', 'جوليون'],
])('%s “%s” is put right to %s', async (locale, typed, corrected) => {
  expect((await search(typed, locale)).corrected).toBe(corrected)
})

it('answers a question that nothing else answers with whom to ask', async () => {
  const found = await search('can I play the xylophone')
  expect(found.pages.slice(0, 2).map(({ key }) => key)).toEqual(['carPurchaseProcess', 'contactUs'])
  expect(found.order[0]).toBe('page')
})

it.each<[Locale, string, string[], string[]]>([
  ['fr', 'taxi brousse 22 places', ['minibus'], ['22 places']],
  ['en', '22 seater', ['minibus', 'bus'], ['22 seater']],
  ['en', 'lpg', ['tractor'], ['lpg']],
  ['pt', 'carro para candonga', ['minibus'], []],
  ['pt', 'machimbombo', ['bus'], []],
  ['th', 'สองแถว', ['minibus'], []],
  ['zh', '冷藏车', ['truck'], []],
])('%s “%s” finds what is near', async (locale, typed, bodies, leftOut) => {
  const found = await search(typed, locale)
  expect(found.left_out).toEqual(leftOut)
  const shown = found.cars.list.map(({ body_type: body }) => body)
  for (const body of bodies) expect(shown).toContain(body)
})

it('shows the whole stock to a sentence about a vehicle in words that we do not know, and what is cheapest to less than anything costs', async () => {
  const some = await search('нужна машина чтобы ездить на рыбалку', 'ru')
  expect(some.cars.total).toBeGreaterThan(100)
  expect(some.left_out).toContain('рыбалку')
  const cheap = await search('car under 100 dollars')
  expect(cheap.left_out).toEqual(['under 100 dollars'])
  const prices = cheap.cars.list.flatMap(({ fob_price_usd_cents: price }) => price ?? [])
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

// R7.23.
it.each<[string, Locale, string]>([
  ['nigeria', 'en', 'ng'],
  ['cars i can import to nigeria', 'en', 'ng'],
  ['lagos', 'en', 'ng'],
  ['машина в кению', 'ru', 'ke'],
  ['autos para nigeria', 'es', 'ng'],
  ['سيارات الى كينيا', 'ar', 'ke'],
  ['รถไปเคนยา', 'th', 'ke'],
])('leads “%s” (%s) to the guide of the country, and to what it admits', async (word, locale, country) => {
  const found = await search(word, locale)
  expect(found.order[0]).toBe('page')
  expect(found.pages[0]).toMatchObject({ key: 'importGuide', url: `/import/${country}` })
  expect(found.cars.total).toBeGreaterThan(0)
  expect(found.destination).toMatchObject({ country: country.toUpperCase(), admission: 'admitted' })
  const side = country === 'ke' ? 'right' : 'left'
  const list = await listCars({ ctx: createTestCtx(database.db).ctx, input: listCarsInputSchema.parse({ admitted: country.toUpperCase() }) })
  expect(found.cars.total).toBe(list.total)
  for (const unit of found.used_cars.list) expect([side, 'both', null]).toContain(unit.steering)
})

it('narrows a kind to what the country admits, with the others beside it', async () => {
  const [all, kenya] = [await search('pickup'), await search('pickup kenya')]
  expect(kenya.destination?.admission).toBe('admitted')
  expect(kenya.cars.total).toBeLessThan(all.cars.total)
  expect(kenya.order[0]).not.toBe('page')
  for (const unit of kenya.used_cars.list) expect(['right', 'both', null]).toContain(unit.steering)
})

it('shows a model that is there only new where a used one is asked for, and used ones like it', async () => {
  for (const [word, locale, model] of [
    ['used yu7', 'en', 'YU7'],
    ['sportage usado', 'es', 'Sportage'],
    ['used tiggo 8 pro max', 'en', 'Tiggo 8 Pro Max'],
  ] as const) {
    const found = await search(word, locale)
    expect(found).toMatchObject({ instead: 'new', used_cars: { total: 0 } })
    expect(found.cars.list.map((car) => car.model_name)).toContain(model)
    expect(found.nearby.used_cars.length).toBeGreaterThan(0)
  }
})
