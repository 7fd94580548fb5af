/** What a quantity measures; each has one base unit, in which values are stored. */
export type Dimension =
  | 'length_mm'
  | 'mass_kg'
  | 'power_kw'
  | 'torque_nm'
  | 'energy_kwh'
  | 'distance_km'
  | 'displacement_cc'
  | 'speed_kmh'
  | 'consumption'
  | 'volume_cbm'
  | 'days'
  | 'months'
  | 'years'
  | 'percent'
  | 'count'
  | 'degrees'

/** Spellings of a unit, as `foldUnit` leaves them, and the factor to the base unit. Sources: SI brochure; PS = 735.49875 W, hp = 745.7 W. */
const UNITS: Record<Dimension, Record<string, number>> = {
  length_mm: {
    mm: 1,
    毫米: 1,
    millimeter: 1,
    millimetre: 1,
    millimeters: 1,
    cm: 10,
    厘米: 10,
    公分: 10,
    m: 1000,
    米: 1000,
    meter: 1000,
    metre: 1000,
    meters: 1000,
    in: 25.4,
    inch: 25.4,
    inches: 25.4,
    '"': 25.4,
    英寸: 25.4,
  },
  mass_kg: {
    kg: 1,
    kgs: 1,
    千克: 1,
    公斤: 1,
    kilogram: 1,
    kilograms: 1,
    t: 1000,
    吨: 1000,
    ton: 1000,
    tons: 1000,
    tonne: 1000,
    tonnes: 1000,
    g: 0.001,
    克: 0.001,
    lb: 0.45359237,
    lbs: 0.45359237,
    斤: 0.5,
  },
  power_kw: {
    kw: 1,
    千瓦: 1,
    kilowatt: 1,
    kilowatts: 1,
    w: 0.001,
    瓦: 0.001,
    mw: 1000,
    ps: 0.73549875,
    pk: 0.73549875,
    cv: 0.73549875,
    ch: 0.73549875,
    匹: 0.73549875,
    马力: 0.73549875,
    лс: 0.73549875,
    hp: 0.7457,
    bhp: 0.7457,
    horsepower: 0.7457,
  },
  torque_nm: { nm: 1, 牛米: 1, н·м: 1, нм: 1, kgfm: 9.80665, kgm: 9.80665, 公斤米: 9.80665, lbft: 1.355818, ftlb: 1.355818 },
  energy_kwh: { kwh: 1, 千瓦时: 1, 度: 1, 度电: 1, квтч: 1, wh: 0.001 },
  distance_km: {
    km: 1,
    kms: 1,
    公里: 1,
    千米: 1,
    км: 1,
    kilometer: 1,
    kilometre: 1,
    kilometers: 1,
    kilometres: 1,
    mi: 1.609344,
    mile: 1.609344,
    miles: 1.609344,
    英里: 1.609344,
    m: 0.001,
    米: 0.001,
  },
  displacement_cc: {
    cc: 1,
    ccm: 1,
    cm3: 1,
    ml: 1,
    毫升: 1,
    立方厘米: 1,
    l: 1000,
    升: 1000,
    lt: 1000,
    liter: 1000,
    litre: 1000,
    liters: 1000,
    litres: 1000,
    t: 1000,
    td: 1000,
    tdi: 1000,
    lturbo: 1000,
    lt涡轮增压: 1000,
    л: 1000,
  },
  speed_kmh: { 'km/h': 1, kmh: 1, kph: 1, 'km/小时': 1, '公里/小时': 1, '公里/时': 1, '千米/小时': 1, 公里每小时: 1, км: 1, 'км/ч': 1, km: 1, mph: 1.609344 },
  consumption: { 'l/hkm': 1, lhkm: 1, '升/hkm': 1, '升/百公里': 1, 升每百公里: 1, 'л/hkm': 1, l: 1, 升: 1 },
  volume_cbm: { cbm: 1, m3: 1, 立方米: 1, 立方: 1, 方: 1, l: 0.001, 升: 0.001, dm3: 0.001, cm3: 0.000001 },
  days: { day: 1, days: 1, d: 1, 天: 1, 日: 1, 个工作日: 1, 工作日: 1, week: 7, weeks: 7, 周: 7, 星期: 7, month: 30, months: 30, 月: 30, 个月: 30 },
  months: { month: 1, months: 1, mth: 1, mths: 1, mo: 1, m: 1, 月: 1, 个月: 1, year: 12, years: 12, yr: 12, yrs: 12, y: 12, 年: 12 },
  years: { year: 1, years: 1, yr: 1, yrs: 1, y: 1, 年: 1, month: 1 / 12, months: 1 / 12, 月: 1 / 12, 个月: 1 / 12 },
  percent: { '%': 1, percent: 1, pct: 1 },
  count: {
    座: 1,
    人: 1,
    座位: 1,
    人座: 1,
    seat: 1,
    seats: 1,
    seater: 1,
    门: 1,
    door: 1,
    doors: 1,
    把: 1,
    key: 1,
    keys: 1,
    手: 1,
    任: 1,
    owner: 1,
    owners: 1,
    次: 1,
    times: 1,
    transfer: 1,
    transfers: 1,
    台: 1,
    辆: 1,
    个: 1,
    件: 1,
    套: 1,
    pcs: 1,
    pc: 1,
    unit: 1,
    units: 1,
    set: 1,
    sets: 1,
    piece: 1,
    pieces: 1,
  },
  degrees: { '°': 1, deg: 1, '°n': 1, '°e': 1, '°s': -1, '°w': -1, n: 1, e: 1, s: -1, w: -1 },
}

/** Base unit as a person reads it, for messages. */
export const BASE_UNIT: Record<Dimension, string> = {
  length_mm: 'mm',
  mass_kg: 'kg',
  power_kw: 'kW',
  torque_nm: 'N·m',
  energy_kwh: 'kWh',
  distance_km: 'km',
  displacement_cc: 'cc',
  speed_kmh: 'km/h',
  consumption: 'L/100 km',
  volume_cbm: 'm³',
  days: 'days',
  months: 'months',
  years: 'years',
  percent: '%',
  count: '',
  degrees: '°',
}

/** Factor from a unit's spelling to the base unit; null where the spelling is not a unit of this dimension. */
export function unitFactor(dimension: Dimension, spelling: string): number | null {
  const folded = foldUnit(spelling)
  const table = UNITS[dimension]
  return Object.hasOwn(table, folded) ? (table[folded] ?? null) : null
}

const ALL_UNITS: ReadonlySet<string> = new Set(Object.values(UNITS).flatMap((units) => Object.keys(units)))

/** True if the spelling is a unit of any dimension: then a bracket in a heading is a unit, not a name. */
export function isUnit(spelling: string): boolean {
  return ALL_UNITS.has(foldUnit(spelling))
}

/** One spelling for many: `N·m`, `N.m` and `N-m` are `nm`; `L/100 km` is `l/hkm`; `kW·h` is `kwh`. */
export function foldUnit(spelling: string): string {
  return spelling
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\/?\s*100\s*(km|公里|км)/, '/hkm')
    .replace(/[\s.·•⋅∙*_-]/g, '')
}
