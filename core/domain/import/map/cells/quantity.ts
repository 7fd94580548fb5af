import type { Range } from '#contract/vehicle-ranges.ts'
import { remark, type Remark } from '#core/domain/import/reason/reason.ts'
import type { RawCell } from '#core/domain/import/read/raw-row.ts'
import { spanInDigits } from './chinese-number.ts'
import { NUMBER, readNumber } from './number.ts'
import { excerpt, readAs, refuse, type CellContext, type CellReader, type Reading } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'
import { BASE_UNIT, isUnit, unitFactor, type Dimension } from '#core/domain/import/map/headings/units.ts'

export type QuantityOptions = Range & {
  dimension: Dimension
  /** Decimal places that are kept; 0 means a whole number. */
  decimals: number
}

type Part = { number: string; unit: string }
type Amount = { value: number; remarks: Remark[]; factor: number }
type Outcome = { ok: true; amount: Amount } | { ok: false; reading: Reading }

const APPROXIMATE = /^(约为|约|大约|大概|近|approx(?:imately|\.)?|about|ca\.?|circa|≈|~|±|≥|≤|>=?|<=?|up to)\s*/i
const APPROXIMATE_WORD = /(?<=[\d万])(?:多|余|几)(?=万|公里|km|$)|(?:左右|上下|以内|出头)$/gi
/** What an odometer's figure is called in the cell itself. */
const ODOMETER = /^(?:表显|实表|实际|真实|行驶|已行驶|已跑|跑了|只跑|里程|odo(?:meter)?|mileage)\s*[:：]?\s*/i
const NEW = /^(?:零公里|零里程|0公里|zero km|zero mileage)$/i
/** Most cells: digits, no thousands separator possible. */
const SIMPLE = /^\d{1,9}(\.(\d{1,2}|\d{4,}))?$/
const FILLER = /^[\s:=]*$/

/**
 * A number with or without its unit: `4,780 mm`, `4.78 m`, `150 kW (204 hp)`, `1.5L`. A bare number is in the heading's unit, else in the base unit.
 * Errors: `not_a_number`, `two_values`, `unknown_unit`, `out_of_range`.
 */
export function quantityCell(options: QuantityOptions): CellReader {
  return (cell, context) => {
    if (typeof cell === 'boolean' || cell instanceof Date) return refuse('not_a_number', { value: plainText(cell) })
    if (typeof cell === 'string' && SIMPLE.test(cell)) return finish(asWritten(Number(cell), options, context), cell, options)
    if (typeof cell === 'string' && isNothing(plainText(cell))) return readAs(null)
    const outcome = typeof cell === 'number' ? { ok: true as const, amount: asWritten(cell, options, context) } : readAmount(plainText(cell), options, context)
    return outcome.ok ? finish(outcome.amount, cell, options) : outcome.reading
  }
}

function asWritten(value: number, options: QuantityOptions, context: CellContext): Amount {
  const factor = headingFactor(options.dimension, context) * context.match.multiplier
  return { value: value * factor, remarks: [], factor }
}

function readAmount(cell: string, options: QuantityOptions, context: CellContext): Outcome {
  const words = withoutNotes(halfWidth(cell))
  if (options.dimension === 'distance_km' && NEW.test(words)) return { ok: true, amount: { value: 0, remarks: [], factor: 1 } }
  const text = (options.dimension === 'months' || options.dimension === 'years' ? spanInDigits(words) : words)
    .replace(/[−–—](?=\d)/g, '-')
    .replace(/(\d)\s*(?:cm3|ccm)\b/gi, '$1cc')
    .replace(/(\d)\s*m3\b/gi, '$1cbm')
  const figure = options.dimension === 'distance_km' ? text.replace(ODOMETER, '') : text
  const plain = figure.replace(APPROXIMATE, '').replace(APPROXIMATE_WORD, '')
  const remarks = plain === figure ? [] : [remark('approximate', { value: excerpt(cell) })]
  const rest = plain
    .replace(/起$|以上$|\+$/, '')
    .replace(/(\d)\s*\/\s*100\s*(km|公里)/i, '$1 l/hkm')
    .replace(/\/\s*100\s*(km|公里|км)/i, '/hkm')
  const isNegative = /^-\s*\d/.test(rest)
  const parts = splitParts(isNegative ? rest.slice(1) : rest)
  if (!parts) return { ok: false, reading: refuse('not_a_number', { value: excerpt(cell) }) }
  const amounts = parts.map((part, at) => amountOf(part, options, at === 0 ? context : withSecondUnit(context)))
  const unknown = amounts.findIndex((amount) => amount === null)
  if (unknown >= 0) return { ok: false, reading: partFault(parts[unknown], options, cell) }
  const chosen = choose(amounts.filter((amount) => amount !== null))
  if (!chosen) return { ok: false, reading: refuse('two_values', { value: excerpt(cell) }) }
  const value = isNegative ? -chosen.value : chosen.value
  return { ok: true, amount: { ...chosen, value, remarks: [...remarks, ...chosen.remarks] } }
}

/** Without words in brackets that are no unit: `61.4 kWh (LFP)`. */
function withoutNotes(text: string): string {
  return text.replace(/[([【]\s*([^()[\]【】\d]*?)\s*[)\]】]/g, (all, inside: string) => (isUnit(inside) ? all : ' ')).trim()
}

/** `150 kW (204 hp)` gives two parts; null where words stand before or between the numbers. */
function splitParts(text: string): Part[] | null {
  const pieces = text.replace(/[()[\]]/g, ' / ').split(new RegExp(`(${NUMBER.source})`, 'i'))
  const parts: Part[] = []
  if (!FILLER.test((pieces[0] ?? '').replace(/\//g, ''))) return null
  for (let at = 1; at < pieces.length; at += 2) {
    const unit = (pieces[at + 1] ?? '')
      .trim()
      .replace(/[/,;\s~至到-]+$/, '')
      .replace(/^\/(?!hkm)/, '')
      .trim()
    parts.push({ number: pieces[at] ?? '', unit })
  }
  return parts.length === 0 ? null : parts
}

function amountOf(part: Part, options: QuantityOptions, context: CellContext): Amount | null {
  const { multiplier, unit } = leadingMultiplier(part.unit, options.dimension)
  const ownFactor = unit === '' ? null : unitFactor(options.dimension, unit)
  if (unit !== '' && ownFactor === null) return null
  const factor = ownFactor ?? headingFactor(options.dimension, context)
  const reading = readNumber(part.number, { decimalComma: context.decimalComma, isWhole: isWholeNumber(options, factor) && multiplier === 1 })
  if (!reading) return null
  const remarks = reading.isAmbiguous ? [remark('ambiguous_number', { value: part.number, read: reading.value })] : []
  const headingMultiplier = ownFactor === null && multiplier === 1 ? context.match.multiplier : 1
  return { value: reading.value * factor * multiplier * headingMultiplier, remarks, factor }
}

/** Odometers count whole miles too. */
function isWholeNumber({ decimals, dimension }: QuantityOptions, factor: number): boolean {
  return decimals === 0 && (factor === 1 || dimension === 'distance_km')
}

/** `3.5万公里` is 35,000 km, and so is the trade's `3.5w`; `61k km` 61,000. */
function leadingMultiplier(unit: string, dimension: Dimension): { multiplier: number; unit: string } {
  if (dimension === 'distance_km' && /^w(?![a-z])|^w(?=km)/i.test(unit)) return { multiplier: 10_000, unit: unit.slice(1).trim() }
  if (dimension === 'distance_km' && /^k(?=mi)/i.test(unit)) return { multiplier: 1_000, unit: unit.slice(1).trim() }
  if (/^k(\s|$)/i.test(unit)) return { multiplier: 1_000, unit: unit.slice(1).trim() }
  return unit.startsWith('万') ? { multiplier: 10_000, unit: unit.slice(1).trim() } : { multiplier: 1, unit }
}

function headingFactor(dimension: Dimension, context: CellContext): number {
  return context.match.unit === null ? 1 : (unitFactor(dimension, context.match.unit) ?? 1)
}

/** Under `最大功率(kW/PS)` the second number of `150/204` is in PS. */
function withSecondUnit(context: CellContext): CellContext {
  return { ...context, match: { ...context.match, unit: context.match.secondUnit ?? context.match.unit } }
}

function partFault(part: Part | undefined, options: QuantityOptions, cell: string): Reading {
  const unit = part?.unit.replace(/^万/, '') ?? ''
  const isUnitKnown = unit === '' || unitFactor(options.dimension, unit) !== null
  return isUnitKnown
    ? refuse('not_a_number', { value: excerpt(cell) })
    : refuse('unknown_unit', { cell: excerpt(cell), found: excerpt(unit), expected: BASE_UNIT[options.dimension] })
}

/** Several parts must say the same in different units, within 5 %; the one in the base unit counts. */
function choose(amounts: Amount[]): Amount | null {
  const [first] = amounts
  if (!first) return null
  const base = amounts.find((amount) => amount.factor === 1) ?? first
  const agrees = amounts.every((amount) => {
    const tolerance = amount.factor === base.factor ? 0 : 0.05
    return Math.abs(amount.value - base.value) <= Math.abs(base.value) * tolerance
  })
  return agrees ? base : null
}

function finish(amount: Amount, cell: RawCell, options: QuantityOptions): Reading {
  const value = roundTo(amount.value, options.decimals)
  const [least, most] = options.hard
  const expected = { least, most, unit: BASE_UNIT[options.dimension] }
  if (!Number.isFinite(value) || value < least || value > most) return refuse('out_of_range', { cell: excerpt(plainText(cell)), value, ...expected })
  const remarks = [...amount.remarks]
  const [low, high] = options.soft
  if (value < low || value > high) remarks.push(remark('unlikely', { value, unit: expected.unit, low, high }))
  if (amount.factor === 1 && Math.abs(value - amount.value) > 1e-6) remarks.push(remark('rounded', { value: excerpt(plainText(cell)), read: value }))
  return readAs(value, remarks)
}

/** Rounds without the tail of binary fractions: 30.080000000000002 is 30.08. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round((value + Number.EPSILON * Math.sign(value)) * scale) / scale
}
