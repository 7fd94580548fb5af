import { beforeAll, describe, expect, it } from 'vitest'
import { ENERGY_TYPES, FUELS } from '#contract/vehicle.ts'
import { LOCALES, type Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { listHeading } from './list-heading.server.ts'

beforeAll(() => preloadMessages(['site']))

const FACETS = [{ name: 'brand', options: [{ label: 'BYD', is_selected: true }] }]

function heading(locale: Locale, filter: Record<string, unknown>, kind: 'new' | 'used' = 'new') {
  return listHeading({ t: createServerTranslator(locale, 'site'), locale }, { kind, filter: { sort: '0', page: 1, page_size: 24, ...filter }, facets: FACETS })
}

const RIGHT_SUV = { auto_type: ['suv'], energy: ['BEV'], steering: ['right'] }

// R6.23
describe('the heading of a list', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Right-hand-drive electric SUVs', 'Used BYD pickups up to US$20,000'],
    ['de', 'SUVs mit Elektroantrieb als Rechtslenker', 'Gebrauchte Pick-ups von BYD bis 20.000 US$'],
    ['es', 'SUV de propulsión eléctrica con volante a la derecha', 'Pickups usados BYD hasta 20.000 US$'],
    ['fr', 'SUV électriques avec volant à droite', 'Pick-up BYD d’occasion jusqu’à 20 000 $US'],
    ['it', 'SUV a propulsione elettrica con guida a destra', 'Usato: pick-up BYD fino a 20.000 USD'],
    ['nl', 'SUV’s met elektrische aandrijving met het stuur rechts', 'Gebruikte pick-ups van BYD tot US$ 20.000'],
    ['pt', 'SUV de propulsão elétrica com volante à direita', 'Usados: pick-ups BYD até 20 000 US$'],
    ['ru', 'SUV на электротяге с правым рулём', 'Пикапы BYD с пробегом до 20 000 US$'],
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
    ['pt', 'Veículos BYD a gasolina', 'Usados: pick-ups a diesel com volante à direita'],
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

  it.each([
    {},
    { word: 'seal' },
    { energy: ['BEV', 'PHEV'] },
    { seats: ['5'] },
    { ...RIGHT_SUV, brand: ['byd'] },
    { type: ['<b>cheap</b>'] },
    { type: ['suv'], body: ['van'] },
    { steering: ['both'] },
    { price: ['0-10000'], price_to: 20_000 },
    { energy: ['BEV'], range_from: 400 },
    { energy: ['PHEV'], fuel: ['petrol'] },
    { fuel: ['petrol'], colour: ['white'] },
  ])('is the list’s own where a phrase cannot say it: %j', (filter) => {
    expect(heading('en', filter)).toBeNull()
  })

  it('names no maker that is not there', () => {
    const language = { t: createServerTranslator('en', 'site'), locale: 'en' } as const
    expect(listHeading(language, { kind: 'new', filter: { brand: ['buy-now'] }, facets: [{ name: 'brand', options: [] }] })).toBeNull()
  })
})
