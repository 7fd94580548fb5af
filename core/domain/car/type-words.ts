import type { TypeRule } from './tally-name.ts'

/** Words of a type in the site's languages: `stem*` for inflected ones; phrases, and words of scripts without blanks, are found inside a text. */
export type TypeWords = { rules: readonly TypeRule[]; words: readonly string[] }

function energies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'energy', value }))
}

function bodies(...values: string[]): TypeRule[] {
  return values.map((value) => ({ name: 'body', value }))
}

function autoType(value: string): TypeRule {
  return { name: 'auto_type', value }
}

/** Longer names before those they contain. */
export const TYPE_WORDS: readonly TypeWords[] = [
  {
    rules: energies('PHEV'),
    words: [
      'plug-in hybrid',
      'plug-in',
      'plugin',
      'phev',
      'hibrido enchufable',
      'hybride rechargeable',
      'подключаемый гибрид',
      '插电混动',
      '插电',
      '插混',
      'ปลั๊กอินไฮบริด',
      'پلگ ان ہائبرڈ',
      'هجين قابل للشحن',
    ],
  },
  { rules: energies('EREV'), words: ['extended range', 'range extender', 'erev', 'reev', 'autonomia extendida', 'autonomie étendue', '增程式', '增程'] },
  { rules: energies('HEV', 'PHEV', 'MHEV'), words: ['hybrid*', 'híbrid*', 'ibrid*', 'гибрид*', 'هجين*', 'ہائبرڈ', 'ไฮบริด', '混合动力', '混动', '油电'] },
  {
    rules: energies('BEV'),
    words: ['electr*', 'elétric*', 'elettric*', 'elektr*', 'ev', 'evs', 'bev', 'электр*', 'كهربائ*', 'برقی', 'الیکٹرک', 'ไฟฟ้า', '纯电动', '纯电', '电动'],
  },
  { rules: [autoType('mini')], words: ['mini'] },
  {
    rules: [autoType('sedan'), ...bodies('sedan')],
    words: ['sedan*', 'saloon', 'limousine', 'berline', 'berlina', 'седан*', 'سيدان', 'سیڈان', 'ซีดาน', '轿车'],
  },
  { rules: [autoType('suv'), ...bodies('suv', 'crossover')], words: ['suv', 'suvs', 'внедорожник*', 'เอสยูวี', 'ایس یو وی', 'اس يو في'] },
  { rules: bodies('crossover'), words: ['crossover*', 'кроссовер*', 'کراس اوور', 'كروس أوفر', 'ครอสโอเวอร์', '跨界'] },
  { rules: [autoType('mpv'), ...bodies('mpv')], words: ['mpv', 'minivan*', 'mini van', 'monospace', 'monovolume*', 'минивэн*', 'ميني فان', 'เอ็มพีวี', '商务车'] },
  { rules: [autoType('lcv')], words: ['lcv', 'light commercial'] },
  { rules: bodies('hatchback'), words: ['hatchback*', 'schrägheck', 'хэтчбек*', 'هاتشباك', 'ہیچ بیک', 'แฮทช์แบ็ก', '两厢', '掀背'] },
  { rules: bodies('wagon'), words: ['wagon', 'estate', 'kombi', 'stationwagen', 'break', 'station wagon', 'универсал*', '旅行车'] },
  { rules: bodies('pickup'), words: ['pickup*', 'pick-up', 'пикап*', 'بيك أب', 'پک اپ', 'กระบะ', '皮卡'] },
  { rules: bodies('minibus'), words: ['minibus*', 'kleinbus', 'микроавтобус*', 'ميني باص', 'มินิบัส', '中巴', '小巴'] },
  {
    rules: bodies('bus', 'minibus'),
    words: ['bus', 'buses', 'coach', 'autobus*', 'ônibus', 'autocarro*', 'автобус*', 'حافلة', 'حافلات', 'باص', 'بس', 'รถบัส', 'รถโดยสาร', '客车', '大巴'],
  },
  {
    rules: bodies('van'),
    words: ['van', 'vans', 'transporter', 'kastenwagen', 'furgon*', 'fourgon*', 'bestelwagen', 'фургон*', 'فان', 'وین', 'รถตู้', '面包车', '厢式货车'],
  },
  { rules: bodies('tractor'), words: ['tractor*', 'sattelzug*', 'тягач*', 'رأس تريلا', 'หัวลาก', '牵引车'] },
  { rules: bodies('dump'), words: ['dump', 'tipper*', 'dumper*', 'kipper', 'volquete*', 'basculant*', 'самосвал*', 'قلاب', 'รถดัมพ์', '自卸车'] },
  { rules: bodies('mixer'), words: ['mixer*', 'fahrmischer', 'hormigonera*', 'betoniera*', 'бетономешалк*', 'خلاطة', 'รถโม่', '搅拌车'] },
  {
    rules: bodies('truck', 'tractor', 'dump', 'mixer', 'special'),
    words: [
      'truck*',
      'lorry',
      'lorries',
      'lkw',
      'lastwagen',
      'camion*',
      'camión',
      'vrachtwagen*',
      'caminhão',
      'caminhões',
      'camião',
      'camiões',
      'грузов*',
      'شاحنة',
      'شاحنات',
      'ٹرک',
      'รถบรรทุก',
      '卡车',
      '货车',
    ],
  },
  {
    rules: [{ name: 'off_road', value: 'true' }],
    words: [
      'off-road',
      'off-roader',
      'off-roaders',
      'offroad*',
      '4x4',
      'todoterreno*',
      'tout-terrain',
      'fuoristrada',
      'geländewagen',
      'terreinwagen',
      'دفع رباعي',
      'آف روڈ',
      'ออฟโรด',
      '越野车',
      '越野',
    ],
  },
  {
    rules: [{ name: 'sports', value: 'true' }],
    words: [
      'sports car',
      'sports cars',
      'sportscar*',
      'sportwagen',
      'deportivo*',
      'voiture de sport',
      'auto sportiva',
      'спорткар*',
      'سيارة رياضية',
      'رياضية',
      'สปอร์ต',
      'اسپورٹس کار',
      '跑车',
    ],
  },
  {
    rules: [{ name: 'category', value: '2' }],
    words: ['commercial*', 'nutzfahrzeug*', 'utilitaire*', 'comercia*', 'bedrijfswagen*', 'коммерческ*', 'تجارية', 'تجاری', 'เชิงพาณิชย์', '商用车'],
  },
]

/** Words that say "car" or "buy": they are passed over where anything else is said. */
export const FILLERS: readonly string[] = [
  'car*',
  'auto',
  'autos',
  'vehicle*',
  'new',
  'buy',
  'price*',
  'for',
  'sale',
  'the',
  'a',
  'fahrzeug*',
  'neuwagen',
  'wagen',
  'coche*',
  'carro*',
  'vehículo*',
  'nuevo*',
  'voiture*',
  'véhicule*',
  'macchina',
  'veicol*',
  'voertuig*',
  'veículo*',
  'novo*',
  'авто',
  'автомобил*',
  'машин*',
  'новы*',
  'купить',
  'цена',
  'سيارة',
  'سيارات',
  'شراء',
  'سعر',
  'گاڑی',
  'گاڑیاں',
  'کار',
  'รถยนต์',
  'รถ',
  'ราคา',
  '汽车',
  '车',
  '新车',
  '价格',
]
