import type { Lexeme } from './lexemes.ts'
import { LEAD_TIMES } from '#contract/vehicle.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import type { Currency, Like, Meaning, Money, RangeName, Unit, WishTerm, WishValue } from './wish.ts'

/**
 * A number with what belongs to it. `term`: what it asks for. `next`: the lexeme after it.
 * `pages`: those that its words are about in a question (`can you deliver within 2 weeks`). `isTurned`: its bounds were said the wrong way round.
 */
export type Quantity = { term: WishTerm; next: number; pages: readonly string[]; isTurned: boolean }

type Bound = 'from' | 'to' | 'about'
type Place = { lexemes: readonly Lexeme[]; typed: string; at: number; year: number }
/** What a number is said with. */
type Measure = RangeName | 'lead_time'
type Said = { values: readonly number[]; unit: Unit | null; currency: Currency | null; measure: Measure | null; bound: Bound | null }

const KM_PER_MILE = 1.609
const KW_PER_HP = 0.7355
/** Numbers that are years unless something else is said of them. */
const YEARS = { from: 1990, to: 2035 }
/** A bare number from here on is money. */
const LEAST_PRICE = 3_000
/** A driving range is no longer; a bare distance beyond it has been driven. */
const LONGEST_RANGE_KM = 1_600
/** How far `about` reaches, and what is still called by a round figure. */
const ABOUT = 0.15
const NEARLY = 0.95
const BUS_SEATS = 10
/** Words between two figures, folded. */
const BETWEEN: ReadonlySet<string> = new Set(
  ['и', 'and', 'y', 'et', 'und', 'e', 'en', 'و', 'اور', 'และ', 'กับ', '和', 'a', 'to', 'سے', 'إلى', 'à'].map(foldText),
)
/** Days that somebody waits for a vehicle, and as many as are meant where only they are said. */
const LONGEST_WAIT = 120
const LONGEST_UNSAID = 28

/**
 * Reads a quantity that begins at a lexeme: bounds and measures may stand before the number (`under`, `range`), units and others behind
 * it. Null where no number is near, or where the number says nothing by itself (it is a word then).
 */
export function readQuantity({ lexemes, typed, at, year }: Place): Quantity | null {
  let [next, bound, measure, unit]: [number, Bound | null, Measure | null, Unit | null] = [at, null, null, null]
  let currency: Currency | null = null
  // What may stand before the number; prices are often led by their currency.
  for (; next < lexemes.length && next < at + 5; next++) {
    const meanings = lexemes[next]?.meanings ?? []
    if (has(meanings, 'number')) break
    const [own, figure, money] = [find(meanings, 'bound'), find(meanings, 'measure'), find(meanings, 'unit')]
    if (own) bound = own.bound
    else if (figure) measure = figure.range
    else if (money && isMoney(money.unit)) [unit, currency] = [money.unit, money.currency ?? null]
    else if (next === at || !has(meanings, 'filler')) return null
  }
  const number = readNumber(lexemes, next)
  if (!number) return null
  const values = [number.value]
  next = number.next
  const end = readSecond({ lexemes, typed, at: next, year })
  const second = end && unit === null && measure === null && isYearBeside(number, end) ? null : end
  if (second) {
    values.push(second.value)
    if (second.isTimes && !number.isTimes) values[0] = number.value * second.factor
    next = second.next
  }
  // Lakhs are rupees, unless something else is said behind them.
  const unsaid = number.currency ?? second?.currency ?? null
  // What may stand behind it.
  for (; next < lexemes.length; next++) {
    const meanings = lexemes[next]?.meanings ?? []
    const [figure, what] = [find(meanings, 'measure'), find(meanings, 'unit')]
    const own = meanings.find((meaning) => meaning.is === 'bound' && meaning.isBehind)
    // A dollar sign in front of a sum is that of the pesos behind it.
    if (what && (unit === null || (unit === 'usd' && what.unit === 'money'))) [unit, currency] = [what.unit, what.currency ?? null]
    else if (own?.is === 'bound' && bound === null && !hasNumber(lexemes, next + 1)) bound = own.bound
    else if (figure && measure === null && !hasNumber(lexemes, next + 1) && (figure.range !== 'lead_time' || isTime(unit))) measure = figure.range
    else if (!has(meanings, 'filler') || !leadsToMeasure(lexemes, next)) break
  }
  if (unit === null && measure !== 'mileage' && measure !== 'range' && unsaid !== null) [unit, currency] = ['money', unsaid]
  const said: Said = { values, unit, currency, measure, bound }
  const meaning = toMeaning(said, { year, isAlone: next - at === 1, isOnly: lexemes.length === next - at })
  if (meaning === null) return null
  const part = lexemes.slice(at, next)
  const span = { word: part.map(({ word }) => word).join(' '), typed: typed.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0) }
  const pages = measure === 'lead_time' ? part.flatMap(({ meanings }) => find(meanings, 'page')?.key ?? []) : []
  const isTurned = values.length > 1 && (values[1] ?? 0) < (values[0] ?? 0)
  return { term: { ...span, values: [], range: null, isText: false, ...meaning }, next, pages, isTurned }
}

type Asked = { values: readonly WishValue[] } | { range: NonNullable<WishTerm['range']>; likes?: readonly Like[]; money?: Money }

function toMeaning(
  { values, unit, currency, measure, bound }: Said,
  { year, isAlone, isOnly }: { year: number; isAlone: boolean; isOnly: boolean },
): Asked | null {
  const [value = 0, second] = values
  const asked = (name: RangeName, factor = 1): Asked => ({
    range: { name, ...boundsOf(name, { value: value * factor, second: second === undefined ? undefined : second * factor, bound }) },
    ...(name === 'power' && bound === null && second === undefined ? { likes: nearly(value * factor) } : {}),
  })
  if (unit === 'money') {
    const bounds = boundsOf('price', { value, second, bound })
    return { range: { name: 'price', ...bounds }, money: { currency: currency ?? { code: null }, ...bounds, asOf: null } }
  }
  if (measure === 'lead_time' || isTime(unit)) return leadTime({ days: Math.max(value, second ?? 0) * daysOf(unit), isSaid: measure === 'lead_time', bound })
  if (unit === 'seat' || measure === 'seats') return seats({ value, second, bound }, asked)
  if (unit === 'hp') return asked('power', KW_PER_HP)
  if (unit === 'kw' || measure === 'power') return asked('power', unit === 'kw' ? 1 : KW_PER_HP)
  if (unit === 'km' || unit === 'mile') return asked(distanceOf({ value, measure, bound }), unit === 'mile' ? KM_PER_MILE : 1)
  if (unit === 'tonne') return asked('payload', 1_000)
  if (unit === 'usd' || measure === 'price') return value < 100 ? null : asked('price')
  if (measure === 'range' || measure === 'mileage') return asked(measure)
  if (isYear(value) && (second === undefined || isYear(second)))
    return second === undefined && bound === null ? { values: [{ name: 'year', value: String(value) }] } : asked('year')
  // "Five years old", and no older.
  if (unit === 'year' && value <= 30) return { range: { name: 'year', from: year - value, to: null } }
  if (value >= LEAST_PRICE && (bound !== null || second !== undefined || (value % 100 === 0 && !isOnly && isAlone))) return asked('price')
  return null
}

/** Engines are called by their power: those of about the same go first. */
function nearly(kw: number): Like[] {
  return [{ range: { name: 'power', from: Math.round(kw * NEARLY), to: Math.round(kw / NEARLY) } }]
}

/** The longest time of the list's filter that is within what was asked for; its shortest for less. A time that nothing is said of may be that of a delivery while it is short. */
function leadTime({ days, isSaid, bound }: { days: number; isSaid: boolean; bound: Bound | null }): Asked | null {
  if (days === 0 || days > LONGEST_WAIT || (!isSaid && bound !== 'to' && days > LONGEST_UNSAID)) return null
  const within = LEAD_TIMES.findLast((limit) => Number(limit) <= days) ?? LEAD_TIMES[0]
  return { values: [{ name: 'lead_time', value: within }] }
}

function daysOf(unit: Unit | null): number {
  return unit === 'day' ? 1 : unit === 'week' ? 7 : unit === 'month' ? 30 : 0
}

function isTime(unit: Unit | null): boolean {
  return daysOf(unit) > 0
}

/** Small numbers of seats are meant as they are, those of a bus roughly. */
function seats({ value, second, bound }: { value: number; second: number | undefined; bound: Bound | null }, asked: (name: RangeName) => Asked): Asked {
  if (second !== undefined || (bound !== null && bound !== 'about')) return asked('seats')
  return value < BUS_SEATS
    ? { values: [{ name: 'seats', value: String(value) }] }
    : { range: { name: 'seats', from: Math.round(value * 0.8), to: Math.round(value * 1.25) } }
}

function distanceOf({ value, measure, bound }: { value: number; measure: RangeName | null; bound: Bound | null }): RangeName {
  if (measure === 'range' || measure === 'mileage') return measure
  return value > LONGEST_RANGE_KM || bound === 'to' ? 'mileage' : 'range'
}

/** Prices and mileages are limits, ranges and powers are wishes: a bare figure is the end that is meant. */
function boundsOf(
  name: RangeName,
  { value, second, bound }: { value: number; second: number | undefined; bound: Bound | null },
): { from: number | null; to: number | null } {
  if (second !== undefined) return { from: Math.round(Math.min(value, second)), to: Math.round(Math.max(value, second)) }
  if (bound === 'about' || (bound === null && name === 'payload')) return { from: Math.round(value * (1 - ABOUT)), to: Math.round(value * (1 + ABOUT)) }
  const side = bound ?? (name === 'price' || name === 'mileage' ? 'to' : 'from')
  if (side === 'to') return { from: null, to: Math.round(value) }
  return { from: Math.round(bound === null && name === 'power' ? value * NEARLY : value), to: null }
}

type Figure = { value: number; isTimes: boolean; factor: number; currency: Currency | null; next: number }

function readNumber(lexemes: readonly Lexeme[], at: number): Figure | null {
  const number = find(lexemes[at]?.meanings ?? [], 'number')
  if (!number) return null
  let [factor, next] = [1, at + 1]
  let currency: Currency | null = null
  for (let times = find(lexemes[next]?.meanings ?? [], 'times'); times; times = find(lexemes[++next]?.meanings ?? [], 'times')) {
    factor *= times.factor
    currency = times.currency ?? currency
  }
  const value = number.value * factor
  const rest = factor > 1 ? readRest(lexemes, next, factor) : null
  if (rest !== null) return { value: value + rest.value, isTimes: true, factor, currency: rest.currency ?? currency, next: rest.next }
  return { value, isTimes: factor > 1, factor, currency, next }
}

/** What is added to millions or lakhs in smaller ones: `2 ล้าน 5 แสน`. */
function readRest(lexemes: readonly Lexeme[], at: number, factor: number): Figure | null {
  if (!find(lexemes[at + 1]?.meanings ?? [], 'times')) return null
  const rest = readNumber(lexemes, at)
  return rest !== null && rest.value < factor ? rest : null
}

/** The second number of `10000-20000` or `10000 to 20000`. */
function readSecond({ lexemes, typed, at }: Place): ReturnType<typeof readNumber> {
  const [before, behind] = [lexemes[at - 1], lexemes[at]]
  if (!before || !behind) return null
  if (has(behind.meanings, 'number')) return /[-–—~～]/u.test(typed.slice(before.to, behind.from)) ? readNumber(lexemes, at) : null
  const isTo = find(behind.meanings, 'bound')?.bound === 'to' || BETWEEN.has(behind.word)
  return isTo ? readNumber(lexemes, at + 1) : null
}

/** A round year may be a sum, which ends at no more than so many times as much: `2000 to 5000 dollars`. */
const ROUND_SUM = 100
const WIDEST_SUM = 10

/** The 2022 of `suv 2022 under 80000 km` is a year, and the bound that follows is that of the other figure. */
function isYearBeside(first: Figure, second: Figure): boolean {
  if (first.isTimes || !isYear(first.value) || isYear(second.value) || second.value < first.value) return false
  return first.value % ROUND_SUM !== 0 || second.value >= first.value * WIDEST_SUM
}

function hasNumber(lexemes: readonly Lexeme[], at: number): boolean {
  return has(lexemes[at]?.meanings ?? [], 'number')
}

/** `7 местный с запасом`: words between a number and what it measures say nothing. */
function leadsToMeasure(lexemes: readonly Lexeme[], at: number): boolean {
  const meanings = lexemes[at + 1]?.meanings ?? []
  return has(meanings, 'measure') && !hasNumber(lexemes, at + 2)
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= YEARS.from && value <= YEARS.to
}

function isMoney(unit: Unit): boolean {
  return unit === 'usd' || unit === 'money'
}

function find<Is extends Meaning['is']>(meanings: readonly Meaning[], is: Is): Extract<Meaning, { is: Is }> | undefined {
  return meanings.find((meaning): meaning is Extract<Meaning, { is: Is }> => meaning.is === is)
}

function has(meanings: readonly Meaning[], is: Meaning['is']): boolean {
  return find(meanings, is) !== undefined
}
