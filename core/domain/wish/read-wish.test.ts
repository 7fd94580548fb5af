import { describe, expect, it } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { inDollars } from './own-money.ts'
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

  // Numbers in words.
  it.each<[Locale, string, string]>([
    ['en', 'under twenty five thousand usd', 'price=..25000'],
    ['en', 'fifteen thousand five hundred dollars', 'price=..15500'],
    ['en', 'from ten to fifteen thousand', 'price=10000..15000'],
    ['en', 'less than one hundred thousand km', 'mileage=..100000'],
    ['en', 'twenty two seater', 'seats=18..28'],
    ['de', 'unter fünfundzwanzigtausend Dollar', 'price=..25000'],
    ['de', 'bis zwanzig tausend Dollar', 'price=..20000'],
    ['es', 'menos de veinte mil dólares', 'price=..20000'],
    ['es', 'treinta y cinco mil dólares', 'price=..35000'],
    ['fr', 'moins de quinze mille dollars', 'price=..15000'],
    ['fr', 'soixante-quinze mille kilomètres', 'mileage=..75000'],
    ['fr', 'quatre-vingt mille km', 'mileage=..80000'],
    ['it', 'meno di ventimila dollari', 'price=..20000'],
    ['it', 'fino a ventottomila dollari', 'price=..28000'],
    ['nl', 'tot vijfentwintigduizend dollar', 'price=..25000'],
    ['pt', 'até cento e vinte mil km', 'mileage=..120000'],
    ['ru', 'до двадцати пяти тысяч долларов', 'price=..25000'],
    ['ar', 'أقل من خمسة وعشرين ألف دولار', 'price=..25000'],
    ['ar', 'سيارة بعشرة الاف دولار', 'price=..10000'],
    ['ar', 'مدى خمسمية كيلو', 'range=500..'],
    ['ur', 'بیس ہزار ڈالر سے کم', 'price=..20000'],
    ['ur', 'پانچ سو کلومیٹر رینج', 'range=500..'],
    ['th', 'ไม่เกินสองหมื่นดอลลาร์', 'price=..20000'],
    ['th', 'ไม่เกินหนึ่งหมื่นห้าพันดอลลาร์', 'price=..15000'],
    ['th', 'วิ่งได้ห้าร้อยกิโล', 'range=500..'],
    ['zh', '续航五百公里', 'range=500..'],
    ['zh', '二十万公里以内', 'mileage=..200000'],
    ['zh', '八萬公里以內', 'mileage=..80000'],
    ['zh', '一万五美元以内', 'price=..15000'],
    ['zh', '2万5千美元以内', 'price=..25000'],
    ['zh', '二〇二二年', 'year=2022'],
    ['zh', '十二座', 'seats=10..15'],
    // A year and what is newer.
    ['en', '2023 upward', 'year=2023..'],
    ['en', '2021+', 'year=2021..'],
    ['pt', 'de 2022 para cima', 'year=2022..'],
    ['zh', '2022年以后', 'year=2022..'],
  ])('%s “%s” asks for %s in words', (locale, typed, asked) => {
    expect(read(typed, locale)).toEqual([asked])
  })

  it('takes names for no numbers', () => {
    expect(read('五十铃皮卡', 'zh')).toEqual(['body=pickup'])
    expect(read('fiat seicento', 'it')).toContain('“seicento”')
    expect(read('li auto one')).toContain('model=li-auto/ONE')
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

  // Units for one dollar that divide without a rest.
  const RATES = new Map(
    ['NGN', 'RUB', 'PEN', 'THB', 'SAR', 'KES', 'PKR', 'ZAR', 'BRL', 'EUR', 'TZS'].map((code) => [code, { usdRate: 10, asOf: '2026-06-23' }]),
  )
  const inUsd = (typed: string, locale: Locale) => {
    const wish = wishOf(typed, locale)
    return wish === null ? null : inDollars(wish, RATES)
  }

  it.each<[Locale, string, string, string]>([
    ['en', 'suv 20,000,000 naira', 'NGN', '..2000000'],
    ['ru', 'кроссовер до 3 млн рублей', 'RUB', '..300000'],
    ['ru', 'до 2000000 рублей', 'RUB', '..200000'],
    ['es', 'suv hasta 70000 soles', 'PEN', '..7000'],
    ['es', 'auto hasta 60 mil soles', 'PEN', '..6000'],
    ['es', 'camioneta S/ 70,000', 'PEN', '..7000'],
    ['th', 'รถไฟฟ้าพวงมาลัยขวา ไม่เกิน 1 ล้านบาท', 'THB', '..100000'],
    ['th', 'รถ ไม่เกิน 500000 บาท', 'THB', '..50000'],
    ['th', 'รถไม่เกิน 5 แสน', 'THB', '..50000'],
    ['en', 'car under 30 million naira', 'NGN', '..3000000'],
    ['en', 'suv under ₦20m', 'NGN', '..2000000'],
    ['en', 'N20,000,000 suv', 'NGN', '..2000000'],
    ['en', 'pickup between 2 and 3 million ksh', 'KES', '200000..300000'],
    ['en', 'R 350 000 bakkie', 'ZAR', '..35000'],
    ['pt', 'picape até R$ 150.000', 'BRL', '..15000'],
    ['pt', 'carro até 150 mil reais', 'BRL', '..15000'],
    ['ar', 'سيارة بأقل من 50000 ريال', 'SAR', '..5000'],
    ['ur', '۵۰ لاکھ روپے تک گاڑی', 'PKR', '..500000'],
    ['en', 'suv below 50 lakh', 'PKR', '..500000'],
    ['de', 'suv ab 20000 Euro', 'EUR', '2000..'],
  ])('%s “%s” is a price in dollars by the rate of %s', (locale, typed, code, bounds) => {
    const wish = inUsd(typed, locale)
    const priced = wish?.terms.filter(({ money }) => money !== undefined) ?? []
    expect(priced.map((term) => [term.money?.currency.code, term.money?.asOf, lineOf(term)])).toEqual([[code, '2026-06-23', `price=${bounds}`]])
    expect(wish?.terms.filter(({ isText }) => isText)).toEqual([])
  })

  it('leaves out a limit in money that no rate is known of, and names it', () => {
    expect(inUsd('suv hasta 300 mil pesos', 'es')).toMatchObject({ unpriced: ['hasta 300 mil pesos'], terms: [{ values: [{ value: 'suv' }, {}, {}] }] })
    expect(inUsd('до 500000 тенге', 'ru')).toMatchObject({ unpriced: ['до 500000 тенге'], terms: [], isAnything: true })
  })

  it('takes the money of the country that is named', () => {
    const codesOf = (typed: string) => inUsd(typed, 'en')?.terms.flatMap(({ money }) => money?.currency.code ?? [])
    expect(codesOf('suv under 40 million shillings')).toEqual(['KES'])
    expect(codesOf('suv under 40 million shillings to dar es salaam')).toEqual(['TZS'])
  })
})

describe('wishes', () => {
  it.each<[Locale, string, string[]]>([
    ['en', 'electric suv under 20000', [BEV, 'auto_type=suv body=suv body=crossover', 'price=..20000']],
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
    // A year before a mileage, and behind it.
    [
      'en',
      'red automatic suv 2022 under 80000 km',
      ['colour=red colour=dark red colour=black and red', AUTOMATIC, 'auto_type=suv body=suv body=crossover', 'year=2022', 'mileage=..80000'],
    ],
    ['ru', 'внедорожник 2021 до 80000 км', ['auto_type=suv body=suv body=crossover', 'year=2021', 'mileage=..80000']],
    ['ru', 'внедорожник до 80000 км 2021', ['auto_type=suv body=suv body=crossover', 'mileage=..80000', 'year=2021']],
    ['es', 'camioneta 2021 menos de 80000 km', ['body=pickup body=suv body=crossover auto_type=suv', 'year=2021', 'mileage=..80000']],
    ['de', 'kombi 2020 bis 15000 dollar', ['body=wagon', 'year=2020', 'price=..15000']],
    ['zh', '2021年 8万公里以内', ['year=2021', 'mileage=..80000']],
    ['en', '2000 to 5000 usd', ['price=2000..5000']],
    ['en', '2018 to 2020', ['year=2018..2020']],
    ['en', 'dark blue', ['colour=dark blue']],
    ['es', 'auto marrón', ['colour=brown colour=bronze']],
    // With and without signs that nobody sees.
    ['th', 'รถไฟฟ้าขยายระยะ\u2060ทาง (EREV)', ['energy=EREV']],
    ['en', 'elec\u200btric \ufeffpickup', [BEV, 'body=pickup']],
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

  it.each<[Locale, string, string]>([
    ['en', 'cars i can import to nigeria', 'NG'],
    ['en', 'nigeria', 'NG'],
    ['en', 'lagos', 'NG'],
    ['ru', 'машина в алматы', 'KZ'],
    ['ru', 'авто в кению', 'KE'],
    ['es', 'autos para perú', 'PE'],
    ['ar', 'سيارات الى مصر', 'EG'],
    ['th', 'รถไปไทย', 'TH'],
    ['de', 'Autos nach Ghana', 'GH'],
    ['fr', "voitures pour la Côte d'Ivoire", 'CI'],
    ['it', 'auto per il marocco', 'MA'],
    ['nl', 'auto naar ghana', 'GH'],
    ['pt', 'carros para angola', 'AO'],
    ['ur', 'پاکستان کے لیے گاڑی', 'PK'],
    ['zh', '出口到尼日利亚的车', 'NG'],
  ])('%s “%s” asks for whatever can go to %s, and what one has to know of it', (locale, typed, iso2) => {
    expect(wishOf(typed, locale)).toMatchObject({ destination: { iso2 }, isAnything: true, terms: [], pages: ['importGuide'] })
  })

  it.each<[Locale, string, string]>([
    ['en', 'how much is duty in ghana', 'GH'],
    ['en', 'can i import a 2012 car to kenya', 'KE'],
    ['en', 'import rules kenya', 'KE'],
    ['en', 'age limit kenya', 'KE'],
    ['de', 'wie hoch ist der Zoll in Ghana', 'GH'],
    ['es', 'cuánto son los aranceles en Chile', 'CL'],
    ['fr', 'droits de douane Sénégal', 'SN'],
    ['it', 'quanto sono i dazi in Marocco', 'MA'],
    ['nl', 'invoerrechten ghana', 'GH'],
    ['pt', 'imposto de importação angola', 'AO'],
    ['ru', 'какая пошлина в Казахстане', 'KZ'],
    ['ar', 'كم الجمارك في مصر', 'EG'],
    ['ur', 'پاکستان میں کسٹم ڈیوٹی کتنی ہے', 'PK'],
    ['th', 'ภาษีนำเข้าไทยเท่าไหร่', 'TH'],
    ['zh', '尼日利亚进口关税', 'NG'],
  ])('%s “%s” asks about importing to %s', (locale, typed, iso2) => {
    const wish = wishOf(typed, locale)
    expect(wish).toMatchObject({ destination: { iso2 }, isQuestion: true })
    expect(wish?.pages[0]).toBe('importGuide')
  })

  it.each<[Locale, string, string]>([
    ['en', 'under 15000 landed in lagos', 'NG'],
    ['en', 'at mombasa under 20000', 'KE'],
    ['en', 'suv under 20000 including duty mombasa', 'KE'],
    ['de', 'SUV bis 20000 Dollar verzollt Hamburg', 'DE'],
    ['es', 'precio final en callao menos de 20000', 'PE'],
    ['es', 'suv menos de 20000 puesto en callao', 'PE'],
    ['fr', 'suv dédouané moins de 20000 dollars dakar', 'SN'],
    ['it', 'auto sdoganata genova meno di 20000 dollari', 'IT'],
    ['nl', 'auto inclusief invoerrechten rotterdam tot 20000 dollar', 'NL'],
    ['pt', 'preço final em luanda até 20000 dólares', 'AO'],
    ['ru', 'до 15000 с растаможкой в алматы', 'KZ'],
    ['ar', 'سيارة اقل من 20000 شامل الجمارك الى مصر', 'EG'],
    ['ur', 'کراچی کسٹم سمیت 20000 ڈالر سے کم', 'PK'],
    ['th', 'ไม่เกิน 20000 ส่งถึงแหลมฉบัง', 'TH'],
    ['th', 'ราคารวมภาษีแหลมฉบัง ไม่เกิน 20000', 'TH'],
    ['zh', '拉各斯到岸价2万美元以内', 'NG'],
  ])('%s “%s” bounds the price on arrival in %s', (locale, typed, iso2) => {
    const wish = wishOf(typed, locale)
    expect(wish).toMatchObject({ destination: { iso2 }, isLanded: true })
    expect(wish?.terms.filter(({ isText }) => isText)).toEqual([])
    expect(wish?.terms.filter(({ range }) => range?.name === 'price')).toHaveLength(1)
  })

  it('bounds the price before shipping where nothing says more', () => {
    expect(wishOf('suv under 20000 to mombasa')).toMatchObject({ destination: { iso2: 'KE' }, isLanded: false })
    expect(wishOf('under 15000 landed')).toMatchObject({ destination: null, isLanded: false })
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
    // Whole sentences: giving back, seeing, how long, selling for us.
    ['en', 'Can I return the vehicle if I do not like it?', 'service'],
    ['de', 'Kann ich das Auto zurückgeben, wenn es mir nicht gefällt?', 'service'],
    ['es', '¿puedo devolver el auto si no me gusta?', 'service'],
    ['fr', 'puis-je retourner la voiture si elle ne me plaît pas', 'service'],
    ['it', "posso restituire l'auto se non mi piace", 'service'],
    ['nl', 'kan ik de auto terugsturen als hij niet bevalt', 'service'],
    ['pt', 'posso devolver o carro se não gostar', 'service'],
    ['ru', 'можно ли вернуть машину если не понравится', 'service'],
    ['ar', 'هل يمكنني ارجاع السيارة اذا لم تعجبني', 'service'],
    ['ur', 'اگر گاڑی پسند نہ آئے تو کیا واپس کر سکتا ہوں', 'service'],
    ['th', 'ถ้าไม่ชอบรถคืนได้ไหม', 'service'],
    ['zh', '不喜歡可以退車嗎', 'service'],
    ['es', 'puedo visitar el patio antes de comprar', 'contactUs'],
    ['nl', 'kan ik de auto vooraf bekijken', 'carPurchaseProcess'],
    ['it', 'posso vedere la macchina prima di comprarla', 'carPurchaseProcess'],
    ['zh', '發往蒙巴薩要多久', 'carPurchaseProcess'],
    ['en', 'how long to mombasa', 'carPurchaseProcess'],
    ['en', 'how long is the warranty', 'service'],
    ['ru', 'как долго ждать машину', 'carPurchaseProcess'],
    ['en', 'I want to become your agent', 'netWork'],
    ['es', 'quiero trabajar con ustedes', 'netWork'],
    ['ar', 'اريد اصير وكيل عندكم', 'netWork'],
    ['de', 'ich will Autos von Ihnen weiterverkaufen', 'netWork'],
    ['th', 'อยากทำธุรกิจร่วมกับคุณ', 'netWork'],
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

describe('wishes that compose', () => {
  it.each<[Locale, string, string[], string[]]>([
    ['en', '7 seater automatic for family, right hand drive', ['seats=7', AUTOMATIC, 'steering=right'], ['for family']],
    ['en', 'family suv 7 seats', ['auto_type=suv body=suv body=crossover', 'seats=7'], ['family']],
    ['es', 'auto para familia 5 personas', ['seats=5'], ['para familia']],
    ['en', 'family of 7', ['seats=7'], []],
    ['en', '7 seater taxi', ['seats=7'], ['taxi']],
    ['en', 'van for 14 passengers', ['body=van body=minibus', 'seats=11..18'], []],
    ['en', '7 seater van', ['seats=7', 'body=van body=minibus body=mpv'], []],
    ['en', 'cargo van 2 seats', ['body=van body=minibus', 'seats=2'], []],
  ])('%s “%s”', (locale, typed, asked, likings) => {
    expect(read(typed, locale)).toEqual(asked)
    expect(wishOf(typed, locale)?.likings).toEqual(likings)
  })

  it.each<[Locale, string]>([
    ['en', 'family car under 20000'],
    ['ru', 'машина для семьи до 20000'],
    ['th', 'รถครอบครัว ไม่เกิน 20000 เหรียญ'],
  ])('%s “%s” asks for the kinds that a use implies, where none is named', (locale, typed) => {
    expect(wishOf(typed, locale)?.terms).toMatchObject([{ isUse: true }, { range: { name: 'price' } }])
  })

  it.each<[Locale, string, string]>([
    ['en', 'byd not blue', 'not blue'],
    ['en', 'byd suv no sunroof', 'no sunroof'],
    ['de', 'BYD nicht blau', 'nicht blau'],
    ['es', 'byd que no sea azul', 'que no sea azul'],
    ['fr', 'byd pas bleue', 'pas bleue'],
    ['ru', 'byd не синий', 'не синий'],
    ['ar', 'بي واي دي غير أزرق', 'غير أزرق'],
    ['th', 'บีวายดี ไม่เอาสีน้ำเงิน', 'ไม่เอาสีน้ำเงิน'],
    ['ur', 'بی وائی ڈی نیلی نہیں', 'نیلی نہیں'],
    ['zh', '比亚迪 不要蓝色', '不要蓝色'],
  ])('%s “%s” refuses “%s”', (locale, typed, refused) => {
    expect(
      wishOf(typed, locale)
        ?.terms.filter(({ isNot }) => isNot)
        .map((term) => term.typed),
    ).toEqual([refused])
  })

  it.each<[Locale, string, string]>([
    ['en', 'white or silver', 'white or silver'],
    ['de', 'weiß oder silber', 'weiß oder silber'],
    ['es', 'blanco o plata', 'blanco o plata'],
    ['fr', 'blanc ou argent', 'blanc ou argent'],
    ['it', 'bianca o argento', 'bianca o argento'],
    ['nl', 'wit of zilver', 'wit of zilver'],
    ['pt', 'branco ou prata', 'branco ou prata'],
    ['ru', 'белый или серебристый', 'белый или серебристый'],
    ['ar', 'ابيض او فضي', 'ابيض او فضي'],
    ['ur', 'سفید یا سلور', 'سفید یا سلور'],
    ['th', 'สีขาวหรือสีเงิน', 'สีขาวหรือสีเงิน'],
    ['zh', '白色或银色', '白色或银色'],
  ])('%s “%s” is one wish for either', (locale, typed, said) => {
    const colours = ['white', 'pearl white', 'white and blue', 'silver'].map((colour) => `colour=${colour}`)
    expect(read(typed, locale)).toEqual([colours.join(' ')])
    expect(wishOf(typed, locale)?.terms[0]?.typed).toBe(said)
  })

  it('asks for either of two makers, and where we are', () => {
    expect(read('byd or chery suv')[0]).toBe('brand=byd brand=chery')
    expect(wishOf('où êtes-vous', 'fr')?.pages).toEqual(['contactUs'])
    expect(read('quero o carro branco', 'pt')).toEqual(read('branco', 'pt'))
  })

  it.each<[Locale, string]>([
    ['en', 'I do not want diesel'],
    ['de', 'ich will keinen Diesel'],
    ['es', 'no quiero diesel'],
    ['fr', 'je ne veux pas de diesel'],
    ['it', 'non voglio diesel'],
    ['nl', 'geen diesel'],
    ['pt', 'que não seja diesel'],
    ['ru', 'не хочу дизель'],
    ['ar', 'ما ابغى ديزل'],
    ['ur', 'ڈیزل نہیں چاہیے'],
    ['th', 'ไม่เอาดีเซล'],
    ['zh', '不想要柴油'],
  ])('%s “%s” refuses diesel', (locale, typed) => {
    expect(wishOf(typed, locale)?.terms.map(({ isNot, values }) => [isNot, values[0]?.value])).toEqual([[true, 'diesel']])
  })

  it.each<[Locale, string]>([
    ['en', 'not white or silver'],
    ['en', 'neither white nor silver'],
    ['en', 'not white and not silver'],
    ['de', 'weder weiß noch silber'],
    ['de', 'nicht weiß oder silber'],
    ['es', 'ni blanco ni plateado'],
    ['es', 'que no sea blanco ni plateado'],
    ['fr', 'ni blanc ni argent'],
    ['it', 'né bianco né argento'],
    ['nl', 'niet wit of zilver'],
    ['pt', 'nem branco nem prata'],
    ['ru', 'не белый и не серебристый'],
    ['ru', 'ни белый ни серебристый'],
    ['ar', 'ليست بيضاء ولا فضية'],
    ['ar', 'ليست بيضاء أو فضية'],
    ['ur', 'سفید یا سلور نہیں'],
    ['ur', 'نہ سفید نہ سلور'],
    ['th', 'ไม่เอาสีขาวหรือสีเงิน'],
    ['zh', '不要白色和银色'],
  ])('%s “%s” refuses white and silver', (locale, typed) => {
    const terms = wishOf(typed, locale)?.terms ?? []
    expect(terms.every(({ isNot }) => isNot)).toBe(true)
    expect(terms.flatMap(({ values }) => values.map(({ value }) => value)).toSorted()).toEqual(['pearl white', 'silver', 'white', 'white and blue'])
  })

  it('wants what stands beside a refused value as another wish', () => {
    expect(wishOf('not white 7 seater suv')?.terms.map(({ isNot }) => isNot ?? false)).toEqual([true, false, false])
    expect(wishOf('noch ein weißer', 'de')?.terms.some(({ isNot }) => isNot)).toBe(false)
    expect(read('بنزين ولا ديزل', 'ar')).toEqual(['fuel=petrol fuel=diesel'])
  })

  it.each<[string, readonly [Locale, string][]]>([
    [
      'pickup',
      [
        ['en', 'work'],
        ['en', 'for work'],
        ['de', 'für die Arbeit'],
        ['es', 'trabajar'],
        ['fr', 'pour travailler'],
        ['it', 'lavoro'],
        ['nl', 'voor het werk'],
        ['pt', 'trabalhar'],
        ['ru', 'для работы'],
        ['ar', 'للعمل'],
        ['ur', 'کام کے لیے'],
        ['th', 'ใช้ทำงาน'],
        ['zh', '工作用'],
        ['en', 'farm'],
        ['de', 'Bauernhof'],
        ['es', 'finca'],
        ['fr', 'pour la ferme'],
        ['it', 'fattoria'],
        ['nl', 'boerderij'],
        ['pt', 'fazenda'],
        ['ru', 'ферма'],
        ['ar', 'مزرعة'],
        ['ur', 'کھیت'],
        ['th', 'ไร่'],
        ['zh', '农场'],
      ],
    ],
    [
      'van',
      [
        ['en', 'for delivery'],
        ['de', 'Auslieferung'],
        ['es', 'reparto'],
        ['fr', 'pour livraison'],
        ['it', 'consegne'],
        ['nl', 'bezorging'],
        ['pt', 'para entregas'],
        ['ru', 'для доставки'],
        ['ar', 'للتوصيل'],
        ['ur', 'ڈیلیوری کے لیے'],
        ['th', 'ใช้ส่งของ'],
        ['zh', '送货'],
      ],
    ],
    [
      'mpv',
      [
        ['en', 'family'],
        ['en', 'kids'],
        ['de', 'Kinder'],
        ['es', 'hijos'],
        ['fr', 'enfants'],
        ['it', 'figli'],
        ['nl', 'kinderen'],
        ['pt', 'filhos'],
        ['ru', 'дети'],
        ['ar', 'اطفال'],
        ['ur', 'بچوں'],
        ['th', 'เด็ก'],
        ['zh', '孩子'],
      ],
    ],
  ])('everyday words say what a vehicle is for: %s', (body, said) => {
    for (const [locale, typed] of said) {
      const terms = wishOf(typed, locale)?.terms ?? []
      expect(
        terms.map(({ isUse }) => isUse),
        typed,
      ).toEqual([true])
      expect(terms[0]?.values, typed).toContainEqual({ name: 'body', value: body })
    }
  })

  it.each<[Locale, string]>([
    ['en', 'delivery'],
    ['de', 'Lieferung'],
    ['es', 'entregas'],
    ['fr', 'livraison'],
    ['ru', 'доставка'],
    ['ar', 'توصيل'],
    ['th', 'ส่งของ'],
  ])('%s “%s” alone asks for vans, and how a vehicle comes to its buyer', (locale, typed) => {
    expect(wishOf(typed, locale)).toMatchObject({ pages: ['carPurchaseProcess'], terms: [{ isUse: true }] })
  })

  it('takes an everyday word for no use where something is asked, or a part or page is named', () => {
    expect(wishOf('how does it work')?.terms).toEqual([])
    expect(wishOf('quiero trabajar con ustedes', 'es')?.terms).toEqual([])
    expect(read('delivery to Mombasa')).toEqual([])
    expect(wishOf('work light')).toMatchObject({ wantsParts: true, terms: [] })
    expect(wishOf('delivery suv')?.terms).toMatchObject([{ values: [{ value: 'suv' }, { value: 'suv' }, { value: 'crossover' }] }])
  })

  it('takes `chapa` for a part of the body, and in Portuguese for the minibus', () => {
    expect(wishOf('chapa', 'es')).toMatchObject({ wantsParts: true, parts: [{ category: 'body' }] })
    expect(read('chapa', 'pt')).toEqual(['body=minibus body=van body=bus'])
  })

  it('takes an economical car in Arabic for one that saves fuel, the cheaper first', () => {
    expect(wishOf('سيارة اقتصادية', 'ar')).toMatchObject({ order: null, terms: [{ values: [{ value: 'HEV' }, { value: 'PHEV' }, { value: 'BEV' }] }] })
    expect(wishOf('سيارة رخيصة', 'ar')?.order).toBe('cheapest')
  })

  it('reads a refused condition as the other one, and no bound as a refusal', () => {
    expect(wishOf('toyota not used')?.condition).toBe('new')
    expect(read('не дороже 20000 долларов', 'ru')).toEqual(['price=..20000'])
    expect(read('não no brasil branco', 'pt')).not.toContain('colour=white')
  })

  it('says which bounds were the wrong way round', () => {
    expect(wishOf('over 50000 under 20000')).toMatchObject({ turned: ['over 50000 under 20000'], terms: [{ range: { from: 20_000, to: 50_000 } }] })
    expect(wishOf('from 10000 to 15000')?.turned).toEqual([])
  })

  it.each<[Locale, string]>([
    ['en', 'car'],
    ['en', 'cars'],
    ['en', 'vehicles'],
    ['en', 'i want to buy a car'],
    ['ar', 'سيارات'],
    ['de', 'Fahrzeuge'],
    ['es', 'autos'],
    ['fr', 'les voitures'],
    ['it', 'macchine'],
    ['nl', "auto's"],
    ['pt', 'carros'],
    ['ru', 'машины'],
    ['ru', 'автомобили'],
    ['th', 'รถ'],
    ['ur', 'گاڑیاں'],
    ['zh', '汽车'],
  ])('%s “%s” asks for any vehicle', (locale, typed) => {
    expect(wishOf(typed, locale)).toMatchObject({ terms: [], isAnything: true })
  })

  it.each<[Locale, string, string]>([
    ['en', 'is it safe to send money', 'carPurchaseProcess'],
    ['en', 'do you give discount for bulk order', 'netWork'],
    ['en', 'can I get a discount if I buy 5', 'netWork'],
    ['ar', 'هل من الآمن تحويل المال', 'carPurchaseProcess'],
    ['ar', 'هل يوجد خصم على الكميات', 'netWork'],
    ['de', 'ist es sicher, Geld zu überweisen', 'carPurchaseProcess'],
    ['de', 'gibt es Mengenrabatt', 'netWork'],
    ['es', '¿es seguro enviar dinero?', 'carPurchaseProcess'],
    ['es', '¿hay descuento por cantidad?', 'netWork'],
    ['fr', 'est-ce sûr d’envoyer de l’argent', 'carPurchaseProcess'],
    ['fr', 'avez-vous une remise en gros', 'netWork'],
    ['it', 'è sicuro inviare denaro', 'carPurchaseProcess'],
    ['it', 'avete uno sconto per quantità', 'netWork'],
    ['nl', 'is het veilig om geld over te maken', 'carPurchaseProcess'],
    ['nl', 'krijg ik korting bij een grote bestelling', 'netWork'],
    ['pt', 'é seguro enviar dinheiro', 'carPurchaseProcess'],
    ['pt', 'têm desconto por quantidade', 'netWork'],
    ['ru', 'безопасно ли переводить деньги', 'carPurchaseProcess'],
    ['ru', 'есть ли скидка на опт', 'netWork'],
    ['th', 'โอนเงินปลอดภัยไหม', 'carPurchaseProcess'],
    ['th', 'ซื้อหลายคันมีส่วนลดไหม', 'netWork'],
    ['ur', 'کیا رقم بھیجنا محفوظ ہے', 'carPurchaseProcess'],
    ['ur', 'کیا زیادہ گاڑیاں لینے پر رعایت ملے گی', 'netWork'],
    ['zh', '汇款安全吗', 'carPurchaseProcess'],
    ['zh', '批量采购有折扣吗', 'netWork'],
  ])('%s “%s” leads to %s', (locale, typed, page) => {
    expect(wishOf(typed, locale)?.pages).toContain(page)
  })
})
