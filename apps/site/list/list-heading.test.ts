import { beforeAll, describe, expect, it } from 'vitest'
import { ENERGY_TYPES, FUELS } from '#contract/vehicle.ts'
import { LOCALES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { CAR_FACET_LABELS, CAR_RANGE_LABELS } from './car-facet-labels.server.ts'
import { listHeading } from './list-heading.server.ts'
import { activeRanges } from './range-view.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

const MAKERS: Readonly<Record<string, string>> = { byd: 'BYD', chery: 'Chery' }

/** The heading of a list whose facets have every value of the filter that has words, as the page of the list makes it. */
function heading(locale: Locale, filter: Record<string, unknown>, kind: 'new' | 'used' = 'new') {
  const language = { t: createServerTranslator(locale, 'site'), locale }
  const values = Object.entries(filter).flatMap(([name, given]) => (Array.isArray(given) ? given.map((value) => [name, String(value)] as const) : []))
  const facets = [...Map.groupBy(values, ([name]) => name)].map(([name, own]) => ({
    name,
    options: own.map(([, value]) => ({ value, label: MAKERS[value] ?? null, count: 3, is_selected: true })),
  }))
  const labels = CAR_FACET_LABELS as Readonly<Record<string, (typeof CAR_FACET_LABELS)['brand'] | undefined>>
  const chosen = facets.flatMap(({ name, options }) =>
    options
      .flatMap((option) => labels[name]?.label(language, option.value, option) ?? [])
      .map((label, at) => ({ name, value: options[at]?.value ?? '', label })),
  )
  const active = [...chosen, ...activeRanges(language, CAR_RANGE_LABELS, filter)]
  const given = { sort: '0', page: 1, page_size: 24, ...filter }
  return listHeading(language, { kind, filter: given, facets, active, own: language.t(kind === 'used' ? 'used.title' : 'list.title') })
}

const RIGHT_SUV = { auto_type: ['suv'], energy: ['BEV'], steering: ['right'] }

// R6.23
describe('the heading of a list', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Right-hand-drive electric SUVs', 'Used BYD pickups up to US$20,000'],
    ['de', 'SUVs mit Elektroantrieb als Rechtslenker', 'Gebrauchte Pick-ups von BYD bis 20.000 US$'],
    ['es', 'SUV eléctricos con volante a la derecha', 'Pickups usados BYD hasta US$ 20,000'],
    ['fr', 'SUV électriques avec volant à droite', 'Pick-up BYD d’occasion jusqu’à 20 000 $US'],
    ['it', 'SUV a propulsione elettrica con guida a destra', 'Usato: pick-up BYD fino a 20.000 US$'],
    ['nl', 'SUV’s met elektrische aandrijving met het stuur rechts', 'Gebruikte pick-ups van BYD tot US$ 20.000'],
    ['pt', 'SUV elétricos com volante à direita', 'Veículos pick-up usados BYD até 20 000 US$'],
    ['ru', 'SUV на электротяге с правым рулём', 'Пикапы BYD с пробегом до 20 000 $'],
    ['ar', 'سيارات SUV كهربائية بمقود على اليمين', 'سيارات بيك أب مستعملة من BYD بسعر حتى US$20,000'],
    ['ur', 'رائٹ ہینڈ ڈرائیو الیکٹرک SUV گاڑیاں', 'استعمال شدہ BYD پک اپ گاڑیاں، US$20,000 تک'],
    ['th', 'รถ SUV ไฟฟ้า พวงมาลัยขวา', 'รถกระบะมือสอง BYD ราคาไม่เกิน US$20,000'],
    ['zh', '右舵纯电动 SUV', 'US$20,000 以内的 BYD 二手皮卡'],
  ])('is a phrase of the language (%s)', (locale, cars, used) => {
    const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    expect(plain(heading(locale, RIGHT_SUV))).toBe(cars)
    expect(plain(heading(locale, { brand: ['byd'], body: ['pickup'], price_to: 20_000 }, 'used'))).toBe(used)
  })

  it.each<[Locale, string, string]>([
    ['en', 'Petrol BYD vehicles', 'Used right-hand-drive diesel pickups'],
    ['de', 'Fahrzeuge von BYD mit Benzinmotor', 'Gebrauchte Pick-ups mit Dieselmotor als Rechtslenker'],
    ['es', 'Vehículos BYD de gasolina', 'Pickups usados diésel con volante a la derecha'],
    ['fr', 'Véhicules essence BYD', 'Pick-up diesel d’occasion avec volant à droite'],
    ['it', 'Veicoli BYD a benzina', 'Usato: pick-up diesel con guida a destra'],
    ['nl', 'Voertuigen van BYD met benzinemotor', 'Gebruikte pick-ups met dieselmotor met het stuur rechts'],
    ['pt', 'Veículos BYD a gasolina', 'Veículos pick-up usados a diesel com volante à direita'],
    ['ru', 'Автомобили BYD на бензине', 'Пикапы с пробегом на дизеле с правым рулём'],
    ['ar', 'مركبات بمحرك بنزين من BYD', 'سيارات بيك أب بمحرك ديزل مستعملة بمقود على اليمين'],
    ['ur', 'پیٹرول BYD گاڑیاں', 'استعمال شدہ رائٹ ہینڈ ڈرائیو ڈیزل پک اپ گاڑیاں'],
    ['th', 'รถเบนซิน BYD', 'รถกระบะดีเซลมือสอง พวงมาลัยขวา'],
    ['zh', 'BYD 汽油汽车', '右舵二手柴油皮卡'],
  ])('names a fuel in its place (%s)', (locale, cars, used) => {
    const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    expect(plain(heading(locale, { brand: ['byd'], fuel: ['petrol'] }))).toBe(cars)
    expect(plain(heading(locale, { body: ['pickup'], fuel: ['diesel'], steering: ['right'] }, 'used'))).toBe(used)
    for (const fuel of FUELS) expect(heading(locale, { fuel: [fuel] })).not.toMatch(/ {2}|^ | $|[{}]|undefined|</)
  })

  it.each<[Locale, string, string]>([
    ['en', 'Used SUVs up to 30,000 km', 'Used vehicles from 30,000 km to 60,000 km'],
    ['de', 'Gebrauchte SUVs bis 30.000 km', 'Gebrauchte Fahrzeuge von 30.000 km bis 60.000 km'],
    ['es', 'SUV usados hasta 30,000 km', 'Vehículos usados entre 30,000 km y 60,000 km'],
    ['fr', 'SUV d’occasion jusqu’à 30 000 km', 'Véhicules d’occasion de 30 000 km à 60 000 km'],
    ['it', 'Usato: SUV fino a 30.000 km', 'Usato: veicoli da 30.000 km a 60.000 km'],
    ['nl', 'Gebruikte SUV’s tot 30.000 km', 'Gebruikte voertuigen van 30.000 km tot 60.000 km'],
    ['pt', 'SUV usados até 30 000 km', 'Veículos usados de 30 000 km a 60 000 km'],
    ['ru', 'SUV с пробегом до 30 000 км', 'Автомобили с пробегом от 30 000 км до 60 000 км'],
    ['ar', 'سيارات SUV مستعملة قطعت حتى 30,000 كم', 'مركبات مستعملة قطعت من 30,000 كم إلى 60,000 كم'],
    ['ur', 'استعمال شدہ SUV گاڑیاں، 30,000 کلومیٹر تک چلی ہوئی', 'استعمال شدہ گاڑیاں، 30,000 کلومیٹر سے 60,000 کلومیٹر تک چلی ہوئی'],
    ['th', 'รถ SUV มือสอง วิ่งไม่เกิน 30,000 กม.', 'รถมือสอง วิ่ง 30,000 กม.–60,000 กม.'],
    ['zh', '30,000 km 以内的二手 SUV', '30,000 km 至 60,000 km 的二手汽车'],
  ])('says how far used vehicles have been driven (%s)', (locale, below, between) => {
    const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2060-\u2069\u200e\u200f]/g, '')
    expect(plain(heading(locale, { body: ['suv'], mileage_to: 30_000 }, 'used'))).toBe(below)
    expect(plain(heading(locale, { mileage: ['30000-60000'] }, 'used'))).toBe(between)
  })

  it('names the price at a port with its bound in a small letter, however long that is, and before what is ticked', () => {
    const at = (locale: Locale, place: string, filter: Record<string, unknown>) => {
      const language = { t: createServerTranslator(locale, 'site'), locale }
      const title = () => language.t('landed.figure.landed', { place })
      const active = [
        ...(filter['seats'] === undefined ? [] : [{ name: 'seats', value: '5', label: '5 seats' }]),
        ...activeRanges(language, [{ name: 'landed', title, unit: () => 'US$' }], filter),
      ]
      const facets = [{ name: 'seats', options: [{ value: '5', label: null, count: 3, is_selected: true }] }]
      return listHeading(language, { kind: 'new', filter, facets, active, own: language.t('list.title') })?.replaceAll(/[\u2066-\u2069]/g, '')
    }
    expect(at('en', 'Lagos (Tin Can Island)', { landed_to: 15_000 })).toBe('New cars for export, total in Lagos (Tin Can Island) with duties: up to US$15,000')
    expect(at('es', 'Callao', { landed_to: 15_000 })).toMatch(/^Autos nuevos para exportación, total en Callao con impuestos: hasta US\$.15,000$/)
    expect(at('de', 'Lagos', { landed_to: 15_000 })).toMatch(/: bis 15\.000/)
    expect(at('en', 'Lagos (Apapa)', { landed_from: 9_000, seats: ['5'] })).toMatch(/with duties: from US\$9,000, 5 seats$/)
  })

  it('has no gap and no hole in any language and of any parts', () => {
    for (const { code: locale } of LOCALES) {
      for (const energy of ENERGY_TYPES) {
        for (const rest of [{}, { brand: ['byd'] }, { steering: ['left'], price: ['50000'] }, { type: ['bus'], price_from: 5_000, price_to: 9_000 }]) {
          for (const kind of ['new', 'used'] as const) {
            const text = heading(locale, { energy: [energy], ...rest }, kind)
            expect(text).not.toBeNull()
            expect(text).not.toMatch(/ {2}|^ | $|[{}]| [,،]|undefined|<|\u2068\u2069/)
          }
        }
      }
    }
  })

  it.each<[Locale, string, string]>([
    ['en', 'Pickups: part-time four-wheel drive, automatic gears', 'Used BYD and Chery sedans and SUVs: 2022, white'],
    ['de', 'Pick-ups: Zuschaltbarer Allradantrieb, Automatik', 'Gebrauchte Limousinen und SUVs von BYD und Chery: 2022, Weiß'],
    ['es', 'Pickups: tracción 4×4 conectable, transmisión automática', 'Sedanes y SUV usados BYD y Chery: 2022, blanco'],
    ['fr', 'Pick-up : 4 roues motrices enclenchables, boîte automatique', 'Berlines et SUV BYD et Chery d’occasion : 2022, blanc'],
    ['it', 'Pick-up: trazione integrale inseribile, cambio automatico', 'Usato: berline e SUV BYD e Chery, 2022, bianco'],
    ['nl', 'Pick-ups: inschakelbare vierwielaandrijving, automaat', 'Gebruikte sedans en SUV’s van BYD en Chery: 2022, wit'],
    ['pt', 'Veículos pick-up: tração 4×4 selecionável, transmissão automática', 'Sedans e SUV usados BYD e Chery: 2022, branco'],
    ['ru', 'Пикапы: подключаемый полный привод, автоматическая коробка', 'Седаны и SUV BYD и Chery с пробегом: 2022, белый'],
    ['ar', 'سيارات بيك أب: دفع رباعي جزئي، ناقل حركة أوتوماتيكي', 'سيارات سيدان وسيارات SUV مستعملة من BYD وChery: 2022، أبيض'],
    ['ur', 'پک اپ گاڑیاں: پارٹ ٹائم فور وہیل ڈرائیو، آٹومیٹک ٹرانسمیشن', 'استعمال شدہ BYD اور Chery سیڈان گاڑیاں اور SUV گاڑیاں: 2022، سفید'],
    ['th', 'รถกระบะ: ขับเคลื่อนสี่ล้อแบบเลือกได้, เกียร์อัตโนมัติ', 'รถซีดานและรถ SUV มือสอง BYD และ Chery: 2022, ขาว'],
    ['zh', '皮卡：分时四驱，自动变速箱', 'BYD 和 Chery 二手轿车和 SUV：2022，白色'],
  ])('says behind the phrase what else is chosen, and several makers and bodies in it (%s)', (locale, cars, used) => {
    const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2060-\u2069\u200e\u200f]/g, '')
    expect(plain(heading(locale, { body: ['pickup'], drive: ['4WD'], transmission: ['AT'] }))).toBe(cars)
    expect(plain(heading(locale, { brand: ['byd', 'chery'], body: ['sedan', 'suv'], year: ['2022'], colour: ['white'] }, 'used'))).toBe(used)
  })

  it.each<[Record<string, unknown>, string]>([
    [{ seats: ['5'] }, 'New cars for export: 5 seats'],
    [{ energy: ['BEV', 'PHEV'] }, 'New cars for export: electric, plug-in Hybrid'],
    [{ ...RIGHT_SUV, brand: ['byd'] }, 'Electric BYD SUVs: right-hand drive'],
    [{ energy: ['PHEV'], fuel: ['petrol'] }, 'Plug-in hybrid vehicles: petrol'],
    [{ fuel: ['petrol'], colour: ['white'] }, 'Petrol vehicles: white'],
    [{ steering: ['both'] }, 'New cars for export: left- or right-hand drive'],
    [{ energy: ['BEV'], range_from: 400 }, 'Electric vehicles: from 400 km'],
    // As many as a title takes.
    [
      { body: ['pickup'], equipment: ['sunroof', 'rear_camera', 'parking_sensors', 'leather_seats', 'climate_control'] },
      'Pickups: sunroof, rear camera, parking sensors, leather seats',
    ],
  ])('%j is “%s”', (filter, text) => {
    expect(heading('en', filter)).toBe(text)
  })

  it.each([{}, { word: 'seal' }, { type: ['<b>cheap</b>'] }, { type: ['suv'], body: ['van'] }, { price: ['0-10000'], price_to: 20_000 }])(
    'is the list’s own where a phrase cannot say it: %j',
    (filter) => {
      expect(heading('en', filter)).toBeNull()
    },
  )

  it('names no maker that is not there', () => {
    const language = { t: createServerTranslator('en', 'site'), locale: 'en' } as const
    const input = { kind: 'new', facets: [{ name: 'brand', options: [] }], active: [], own: 'New cars' } as const
    expect(listHeading(language, { ...input, filter: { brand: ['buy-now'] } })).toBeNull()
    const option = { value: 'buy now', label: null, count: 0, is_selected: true }
    const seats = { ...input, facets: [{ name: 'seats', options: [option] }], active: [{ name: 'seats', value: 'buy now', label: 'buy now' }] }
    expect(listHeading(language, { ...seats, filter: { seats: ['buy now'] } })).toBeNull()
  })
})
