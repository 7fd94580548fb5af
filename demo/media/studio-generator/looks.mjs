/** How the sample stock looks: front and rear designs by brand, paint and body style by model. */
import { modelPaint } from '#drawing/brand-design.ts'

const BRAND_LOOKS = {
  byd: ['wing', 'bar', 'turbine'],
  chery: ['lattice', 'bar', 'ten'],
  geely: ['shield', 'bar', 'five'],
  changan: ['lattice', 'pair', 'turbine'],
  deepal: ['bar', 'bar', 'aero'],
  haval: ['lattice', 'pair', 'ten'],
  tank: ['block', 'tall', 'five'],
  ora: ['round', 'bar', 'aero'],
  'gac-trumpchi': ['star', 'pair', 'ten'],
  aion: ['slim', 'bar', 'aero'],
  mg: ['lattice', 'pair', 'five'],
  roewe: ['frame', 'bar', 'ten'],
  maxus: ['star', 'bar', 'turbine'],
  wuling: ['bar', 'pair', 'five'],
  baojun: ['bar', 'pair', 'five'],
  hongqi: ['star', 'bar', 'mesh'],
  bestune: ['frame', 'bar', 'ten'],
  dongfeng: ['lattice', 'bar', 'ten'],
  voyah: ['bar', 'bar', 'mesh'],
  baic: ['frame', 'pair', 'ten'],
  jac: ['shield', 'pair', 'five'],
  jetour: ['split', 'bar', 'ten'],
  exeed: ['star', 'bar', 'mesh'],
  omoda: ['split', 'bar', 'turbine'],
  jaecoo: ['star', 'pair', 'five'],
  nio: ['slim', 'bar', 'five'],
  xpeng: ['bar', 'bar', 'turbine'],
  'li-auto': ['bar', 'bar', 'ten'],
  zeekr: ['split', 'bar', 'mesh'],
  'lynk-co': ['split', 'bar', 'five'],
  leapmotor: ['slim', 'bar', 'turbine'],
  aito: ['bar', 'bar', 'ten'],
  avatr: ['slim', 'bar', 'mesh'],
  denza: ['wing', 'bar', 'turbine'],
  xiaomi: ['slim', 'bar', 'five'],
  toyota: ['frame', 'pair', 'ten'],
  volkswagen: ['slim', 'bar', 'five'],
  honda: ['frame', 'pair', 'five'],
  nissan: ['shield', 'pair', 'ten'],
  kia: ['shield', 'bar', 'aero'],
  tesla: ['slim', 'pair', 'turbine'],
  dfsk: ['frame', 'pair', 'ten'],
}

const BODIES = { sedan: 'sedan', suv: 'suv', crossover: 'suv', hatchback: 'hatchback', mpv: 'mpv', wagon: 'wagon' }
/** Models whose tail falls away, or that stand upright on a frame, whatever their trade name says. */
const SPECIAL_BODIES = {
  'byd Sealion 7': 'fastback-suv',
  'tesla Model Y': 'fastback-suv',
  'xpeng G6': 'fastback-suv',
  'xiaomi YU7': 'fastback-suv',
  'avatr 11': 'fastback-suv',
  'avatr 07': 'fastback-suv',
  'deepal S07': 'fastback-suv',
  'nio ES6': 'suv',
  'changan UNI-V': 'sedan',
  'deepal L07': 'sedan',
  'mg MG7': 'sedan',
  'bestune B70': 'sedan',
  'xpeng Mona M03': 'sedan',
  'tank 300': 'off-road',
  'tank 400': 'off-road',
  'tank 500': 'off-road',
  'tank 700': 'off-road',
  'deepal G318': 'off-road',
  'haval H9': 'off-road',
  'haval Raptor Hi4': 'off-road',
  'baic BJ40': 'off-road',
  'baic BJ60': 'off-road',
  'jetour T2': 'off-road',
  'dongfeng M-Hero 917': 'off-road',
  'denza B5': 'off-road',
  'toyota Prado': 'off-road',
  'baojun Yep Plus': 'off-road',
}
/** Shorter cars stand too upright for the hatchback's proportions. */
const SHORTEST_MM = 3550
const CLOSED_FRONTS = new Set(['shield', 'lattice', 'frame', 'star'])

function hash(text) {
  let h = 7
  for (const c of text) h = (h * 31 + c.codePointAt(0)) >>> 0
  return h
}

/** Body style of a car in `styles.py`, or null where the studio has none that would do it justice. */
export function bodyOf(car) {
  if (Number(car.length_mm) < SHORTEST_MM) return null
  return SPECIAL_BODIES[`${car.brand_sign} ${car.model_name}`] ?? BODIES[car.body_type] ?? null
}

/** Look of a model: paint (hex, the one its drawing wears), front and rear design, wheel, mouldings. */
export function lookOf(car) {
  const [front, rear, wheel] = BRAND_LOOKS[car.brand_sign] ?? ['slim', 'bar', 'ten']
  const bev = car.energy_type === 'BEV'
  const seed = hash(car.brand_sign + car.model_name)
  const body = bodyOf(car)
  const closed = bev && CLOSED_FRONTS.has(front)
  return {
    paint: modelPaint(car.brand_sign, car.model_name),
    front: closed ? 'slim' : front,
    rear: rear === 'tall' && body !== 'off-road' ? 'bar' : rear,
    closed: bev,
    wheel: body === 'off-road' ? 'five' : wheel,
    wheel_finish: ['two-tone', 'two-tone', 'silver', 'two-tone', 'black'][seed % 5],
    chrome: !bev && seed % 3 !== 0,
    bars: front === 'star',
    rails: body === 'suv' && seed % 2 === 0 ? '151617' : null,
  }
}

/** Brands that hang the driver's display and the map into one long screen, and those that stand the map upright. */
const WIDE_SCREENS = new Set(['haval', 'tank', 'changan', 'chery', 'jetour', 'hongqi', 'toyota', 'honda', 'gac-trumpchi', 'mg'])
const TALL_SCREENS = new Set(['xpeng', 'leapmotor', 'geely'])
const TRIMS = ['sand', 'graphite', 'cloud', 'chestnut']
const ACCENTS = { BEV: '#4cc2d8', PHEV: '#54c59a', EREV: '#54c59a', HEV: '#6fb7e8', ICE: '#e0a25a' }

/** Choices of a model's cabin: screens by brand, trim by model, the driver's side and paint of the car. */
export function cabinOf(car) {
  const layout = WIDE_SCREENS.has(car.brand_sign) ? 'wide' : TALL_SCREENS.has(car.brand_sign) ? 'portrait' : 'tablet'
  const trim = TRIMS[(hash(car.model_name) >>> 2) % TRIMS.length]
  return {
    layout,
    trim,
    steering: car.steering === 'right' ? 'right' : 'left',
    paint: modelPaint(car.brand_sign, car.model_name),
    accent: ACCENTS[car.energy_type] ?? '#6fb7e8',
  }
}
