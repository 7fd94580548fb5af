import { describe, expect, it } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { lineOf, wishOf } from './testing.ts'

function read(typed: string, locale?: Locale): string[] {
  return wishOf(typed, locale)?.terms.map(lineOf) ?? []
}

const BEV = 'energy=BEV'
const AUTOMATIC = 'transmission=AT transmission=AMT transmission=DCT transmission=CVT transmission=e-CVT transmission=single-speed'

it('knows a text without a letter or digit from one', () => {
  expect(wishOf('')).toBeNull()
  expect(wishOf(' ?! \u202e ')).toBeNull()
})

describe('figures', () => {
  it.each<[Locale, string, string]>([
    ['en', 'under 20,000', 'price=..20000'],
    ['en', 'up to $20k', 'price=..20000'],
    ['en', '10000-20000 usd', 'price=10000..20000'],
    ['en', 'from 10,000 to 20,000', 'price=10000..20000'],
    ['en', 'around 15000 dollars', 'price=12750..17250'],
    ['de', 'bis 20.000 Dollar', 'price=..20000'],
    ['fr', 'moins de 20 000 $', 'price=..20000'],
    ['es', 'entre 10 mil y 20 mil dólares', 'price=10000..20000'],
    ['ru', 'до 20 тыс долларов', 'price=..20000'],
    ['ar', 'أقل من ٢٠٠٠٠ دولار', 'price=..20000'],
    ['ur', '20000 ڈالر سے کم', 'price=..20000'],
    ['th', 'ไม่เกิน 20000 เหรียญ', 'price=..20000'],
    ['zh', '2万美元以内', 'price=..20000'],
    ['en', '500 km range', 'range=500..'],
    ['ru', 'запас хода от 500 км', 'range=500..'],
    ['zh', '续航500公里', 'range=500..'],
    ['en', 'under 50000 km', 'mileage=..50000'],
    ['de', 'unter 80.000 km', 'mileage=..80000'],
    ['en', 'mileage below 60000 miles', 'mileage=..96540'],
    ['en', '2021', 'year=2021'],
    ['es', 'del 2020 en adelante', 'year=2020..'],
    ['ru', 'от 2019 года', 'year=2019..'],
    ['en', '2018-2020', 'year=2018..2020'],
    ['en', '5 years old', 'year=2021..'],
    ['en', '7 seater', 'seats=7'],
    ['en', 'seven seats', 'seats=7'],
    ['ru', 'семиместный', 'seats=7'],
    ['zh', '七座', 'seats=7'],
    ['th', '7 ที่นั่ง', 'seats=7'],
    ['en', '50 seater', 'seats=40..63'],
    ['en', '150 kW', 'power=143..'],
    ['en', 'at least 200 hp', 'power=147..'],
    ['en', '20 tonne', 'payload=17000..23000'],
  ])('%s “%s” asks for %s', (locale, typed, asked) => {
    expect(read(typed, locale)).toContain(asked)
  })

  it('leaves numbers of names and sizes as they are', () => {
    expect(read('tiggo 7')).toEqual(['model=chery/Tiggo 7 Pro'])
    expect(read('2.0T')).toEqual(['“2 0t”'])
    expect(read('model 3')).toEqual(['model=tesla/Model 3'])
    expect(read('tank 300')).toEqual(['model=tank/300'])
  })

  it('asks for nothing in money that we have no rate of', () => {
    expect(read('suv bis 20000 Euro', 'de')).toEqual(['auto_type=suv body=suv body=crossover'])
  })
})

describe('wishes', () => {
  it.each<[Locale, string, string[]]>([
    ['en', 'electric suv under 20000', [`${BEV} model=mg/MG4 Electric model=xcmg/E7 Electric`, 'auto_type=suv body=suv body=crossover', 'price=..20000']],
    ['en', 'right hand drive pickup diesel', ['steering=right', 'body=pickup', 'fuel=diesel diesel']],
    ['en', '7 seater automatic', ['seats=7', AUTOMATIC]],
    ['ru', 'минивэн 7 мест', ['auto_type=mpv body=mpv', 'seats=7']],
    ['ar', 'بيك اب ديزل', ['body=pickup', 'fuel=diesel diesel']],
    ['th', 'ลงท่าเรือแหลมฉบัง รถไฟฟ้า 7 ที่นั่ง', [BEV, 'seats=7']],
    ['nl', 'auto van BYD', ['brand=byd']],
    ['pt', 'autocarro', ['body=bus body=minibus']],
    ['it', 'autocarro', ['body=truck body=dump body=tractor']],
  ])('%s “%s”', (locale, typed, asked) => {
    expect(read(typed, locale)).toEqual(asked)
  })

  it('names makers and models in any script, in one word or several', () => {
    expect(read('greatwall')).toEqual(['brand=great-wall'])
    expect(read('tiggo8pro')).toEqual(['model=chery/Tiggo 8 Pro Max'])
    expect(read('тигго 7 про', 'ru')).toEqual(['model=chery/Tiggo 7 Pro'])
    expect(read('шахман х3000', 'ru')).toEqual(['brand=shacman', 'model=shacman/X3000'])
    expect(read('比亚迪汉', 'zh')).toEqual(['brand=byd', 'model=byd/Han'])
    expect(read('بي واي دي سيل', 'ar')).toEqual(['brand=byd', 'model=byd/Seal model=byd/Seal U DM-i'])
  })

  it('knows used from new, an order, a destination and a model that we do not have', () => {
    expect(wishOf('used camry')?.condition).toBe('used')
    expect(wishOf('新车 suv', 'zh')?.condition).toBe('new')
    expect(wishOf('cheapest suv')?.order).toBe('cheapest')
    expect(wishOf('suv to mombasa')?.destination?.iso2).toBe('KE')
    expect(wishOf('Toyota Hilux')).toMatchObject({ absent: { name: 'Toyota Hilux' }, terms: [{ values: [{ name: 'body', value: 'pickup' }] }] })
  })

  it('parts a name of a part from the vehicle that it is for', () => {
    for (const [locale, typed] of [
      ['en', 'brake pads tiggo 7'],
      ['es', 'pastillas de freno tiggo 7'],
    ] as const) {
      const wish = wishOf(typed, locale)
      expect(wish?.parts.map(({ words }) => words)).toEqual([['brake', 'pad']])
      expect(wish?.terms.map(lineOf)).toEqual(['model=chery/Tiggo 7 Pro'])
    }
  })

  it.each<[Locale, string, string]>([
    ['en', 'how do I pay for a car', 'carPurchaseProcess'],
    ['en', 'is there a warranty', 'service'],
    ['en', 'how can I become a dealer', 'netWork'],
    ['es', '¿dónde están ubicados?', 'contactUs'],
    ['ru', 'как оплатить машину', 'carPurchaseProcess'],
    ['ar', 'كيف ادفع ثمن السيارة', 'carPurchaseProcess'],
    ['ur', 'کیا وارنٹی ہے', 'service'],
    ['zh', '怎么付款', 'carPurchaseProcess'],
  ])('%s “%s” asks about the page %s', (locale, typed, page) => {
    const wish = wishOf(typed, locale)
    expect([wish?.pages[0], wish?.terms.flatMap(({ values }) => values)]).toEqual([page, []])
  })
})

it('tells for each term the words it was typed with', () => {
  const typed = 'Électrique  SUV, moins de 20 000 $'
  expect(wishOf(typed, 'fr')?.terms.map((term) => term.typed)).toEqual(['Électrique', 'SUV', 'moins de 20 000 $'])
})

it.each([
  'a'.repeat(10_000),
  '7 '.repeat(5_000),
  'до '.repeat(3_000),
  '\u0000\u202e\ufeff',
  "'; drop table car; --",
  '(.*)+$'.repeat(500),
  '🚗'.repeat(2_000),
  '人'.repeat(10_000),
])('reads what nobody means', (typed) => {
  expect(() => wishOf(typed)).not.toThrow()
})
