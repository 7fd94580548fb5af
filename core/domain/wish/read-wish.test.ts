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

  it.each<[Locale, string]>([
    ['en', 'between 10000 and 15000'],
    ['en', 'from 10000 to 15000'],
    ['en', 'between 10k and 15k'],
    ['es', 'entre 10000 y 15000'],
    ['es', 'de 10000 a 15000'],
    ['fr', 'entre 10 000 et 15 000'],
    ['fr', 'de 10000 à 15000'],
    ['de', 'zwischen 10.000 und 15.000'],
    ['it', 'tra 10000 e 15000'],
    ['it', 'da 10000 a 15000'],
    ['nl', 'tussen 10000 en 15000'],
    ['pt', 'entre 10000 e 15000'],
    ['ru', 'между 10000 и 15000'],
    ['ru', 'от 10 до 15 тысяч'],
    ['ar', 'بين 10000 و 15000'],
    ['ar', 'بين ١٠,٠٠٠ و١٥,٠٠٠ دولار'],
    ['ur', '10000 سے 15000 تک'],
    ['ur', '10000 اور 15000 کے درمیان'],
    ['th', 'ระหว่าง 10000 ถึง 15000'],
    ['th', 'ระหว่าง10,000ถึง15,000'],
    ['zh', '1万到1.5万之间'],
    ['zh', '10000至15000之间'],
  ])('%s “%s” is two bounds and no word more', (locale, typed) => {
    expect(read(typed, locale)).toEqual(['price=10000..15000'])
  })

  it.each<[Locale, string, string]>([
    ['en', 'delivery within 2 weeks', '14'],
    ['en', 'ready in 14 days', '14'],
    ['en', 'ready within a month', '30'],
    ['en', '10 days delivery', '7'],
    ['en', 'in stock now', '7'],
    ['de', 'Lieferung in 14 Tagen', '14'],
    ['de', 'sofort lieferbar', '7'],
    ['es', 'entrega en 15 días', '14'],
    ['es', 'entrega inmediata', '7'],
    ['fr', 'livraison sous 2 semaines', '14'],
    ['fr', 'disponible immédiatement', '7'],
    ['it', 'consegna entro 30 giorni', '30'],
    ['it', 'pronta consegna', '7'],
    ['nl', 'levering binnen 2 weken', '14'],
    ['nl', 'uit voorraad', '7'],
    ['pt', 'entrega em 15 dias', '14'],
    ['pt', 'pronta entrega', '7'],
    ['ru', 'доставка за 2 недели', '14'],
    ['ru', 'в наличии', '7'],
    ['ar', 'تسليم خلال ١٤ يوم', '14'],
    ['ar', 'تسليم خلال أسبوعين', '14'],
    ['ur', 'دو ہفتے میں ڈیلیوری', '14'],
    ['th', 'ส่งมอบภายใน 14 วัน', '14'],
    ['th', 'พร้อมส่ง', '7'],
    ['zh', '14天内交货', '14'],
    ['zh', '现车', '7'],
  ])('%s “%s” is ready within %s days', (locale, typed, days) => {
    expect(read(typed, locale)).toEqual([`lead_time=${days}`])
  })

  it('takes no other time for one of delivery', () => {
    expect(read('warranty 24 months')).toEqual(['“24”'])
    expect(read('delivery suv under 20000')).toContain('price=..20000')
    expect(read('5 years old')).toEqual(['year=2021..'])
    expect(wishOf('can you deliver within 2 weeks')?.pages).toEqual(['carPurchaseProcess'])
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
    // Beside an energy, what it burns.
    ['en', 'petrol suv', ['fuel=petrol petrol', 'auto_type=suv body=suv body=crossover']],
    ['en', 'petrol plug-in hybrid', ['burns=petrol petrol', 'energy=PHEV']],
    ['de', 'Diesel Hybride', ['burns=diesel diesel', 'energy=HEV energy=PHEV energy=MHEV']],
    ['es', 'híbrido gasolina', ['energy=HEV energy=PHEV energy=MHEV', 'burns=petrol petrol']],
    ['ru', 'бензиновый гибрид', ['burns=petrol petrol', 'energy=HEV energy=PHEV energy=MHEV']],
    ['ar', 'هجين بنزين', ['energy=HEV energy=PHEV energy=MHEV', 'burns=petrol petrol']],
    ['th', 'ไฮบริด เบนซิน', ['energy=HEV energy=PHEV energy=MHEV', 'burns=petrol petrol']],
    ['zh', '汽油混动', ['burns=petrol petrol', 'energy=HEV energy=PHEV energy=MHEV']],
    ['en', 'dark blue', ['colour=dark blue']],
    ['es', 'auto marrón', ['colour=brown colour=bronze']],
    // With and without signs that nobody sees.
    ['th', 'รถไฟฟ้าขยายระยะ\u2060ทาง (EREV)', ['energy=EREV']],
    ['en', 'elec\u200btric \ufeffpickup', [`${BEV} model=mg/MG4 Electric model=xcmg/E7 Electric`, 'body=pickup']],
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
    ['fr', 'délai de livraison', 'carPurchaseProcess'],
    ['es', 'plazo de entrega', 'carPurchaseProcess'],
    ['zh', '交期', 'carPurchaseProcess'],
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
