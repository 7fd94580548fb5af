import { remark, type Remark } from '#core/domain/import/reason/reason.ts'
import { NUMBER, readNumber } from './number.ts'
import type { Range } from '#contract/vehicle-ranges.ts'
import { excerpt, readAs, refuse, type CellContext, type CellReader } from './reading.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

export type PriceOptions = Range & {
  /** True where prices are large enough that `12.500` can only mean 12,500. */
  isWhole: boolean
}

/** Words for "ask for a quote" (R8.1). */
const ASK =
  /面议|询价|待询|电议|议价|咨询|另议|价格待定|ask|quote|request|inquir|enquir|negotiable|poa|p\.o\.a|call|contact|tba|договорн|по запросу|sur demande|a consultar|auf anfrage/i
const USD = /us\$|u\.s\.\s?\$|u\$s?|usd|美元|美金|us dollars?|dollars?|^\$|\$$|\$(?=\s*\d)|(?<=\d\s*)\$/gi
/** A letter before the dollar sign names another dollar. */
const OTHER_DOLLAR = /(?<![a-z])(?:hk|nt|a|au|c|ca|s|sg|nz|r|mx)\$/i
const WORDS =
  /fob(?:\s+[a-z]+){0,2}$|fob|exw|cif|cfr|c&f|起|左右|\/?\s*(台|辆|件|个|套|unit|pc|pcs|piece|set|pair|each)|每(台|辆|件)|per\s+(unit|piece|set)|from|价格?|price|net|only|整/gi
const FROM = /起|from/i
/** `FOB 上海 12,800`: the port says nothing of the price. */
const PORT = /(?:fob|exw|cif|cfr)\s*[\p{Script=Han}]{2,4}?港?(?=[\s:：]*[\d$u]|$)|[\p{Script=Han}]{2,4}港(?=[\s:：]*[\d$u]|$)/giu

/**
 * A price in US dollars, stored in cents. Null for "ask for a quote". Never reads another currency as dollars; of two amounts the only one in dollars counts
 * where the others say that they are not. Errors: `currency_not_usd`, `not_a_price`, `two_values`, `price_zero`, `out_of_range`. `range` is in dollars.
 */
export function priceCell(options: PriceOptions): CellReader {
  return (cell, context) => {
    if (typeof cell === 'number') return finish(cell * context.match.multiplier, options, headingRemarks(context, false), cell, context)
    if (typeof cell === 'boolean' || cell instanceof Date) return refuse('not_a_price', { value: excerpt(plainText(cell)) })
    const text = halfWidth(plainText(cell))
    if (isNothing(text) || (ASK.test(text) && !/\d/.test(text))) return readAs(null)
    const amounts = text
      .replace(/[()（）]/g, ' / ')
      .split(/\s*(?:[/|;；、~～至到或]|(?<=[\d万k])\s*[-–—](?=\s*[\d$u])|\s(?:or|to)\s)\s*/i)
      .filter((part) => /\d/.test(part))
    if (amounts.length < 2) return readText(text, options, context)
    const inDollars = amounts.filter((part) => part.search(USD) >= 0 && !OTHER_DOLLAR.test(part))
    const areOthersForeign = amounts.length - inDollars.length === amounts.filter((part) => part.search(USD) < 0 && hasOtherMark(part)).length
    const [only = ''] = inDollars
    return inDollars.length === 1 && areOthersForeign ? readText(only, options, context) : refuse('two_values', { value: excerpt(text) })
  }
}

function readText(text: string, options: PriceOptions, context: CellContext) {
  if (OTHER_DOLLAR.test(text)) return refuse('currency_not_usd', { value: excerpt(text) })
  const isUsd = text.search(USD) >= 0
  const rest = text
    .replace(PORT, ' ')
    .replace(USD, ' ')
    .replace(WORDS, ' ')
    .replace(/[-–—]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const found = new RegExp(`^(-?)\\s*(${NUMBER.source})\\s*(万|千|k|m)?$`, 'i').exec(rest)
  if (!found) return hasOtherMark(rest) ? refuse('currency_not_usd', { value: excerpt(text) }) : refuse('not_a_price', { value: excerpt(text) })
  const [, sign = '', digits = '', scale = ''] = found
  const reading = readNumber(digits, { decimalComma: context.decimalComma, isWhole: options.isWhole && scale === '' })
  if (!reading) return refuse('not_a_price', { value: excerpt(text) })
  const remarks = headingRemarks(context, isUsd)
  if (reading.isAmbiguous) remarks.push(remark('ambiguous_number', { value: digits, read: reading.value }))
  if (FROM.test(text)) remarks.push(remark('starting_price', { value: excerpt(text) }))
  const multiplier = scale === '' ? context.match.multiplier : (SCALES[scale.toLowerCase()] ?? 1)
  const value = reading.value * multiplier * (sign === '-' ? -1 : 1)
  return finish(value, options, remarks, text, isUsd ? null : context)
}

const SCALES: Record<string, number> = { 万: 10_000, 千: 1_000, k: 1_000, m: 1_000_000 }

/** Whatever stands beside the number and is no word of the trade is taken for a currency: `元`, `¥`, `RMB`, `€`, `AED`. */
function hasOtherMark(rest: string): boolean {
  return /\d/.test(rest) && /元|圆|人民币|卢布|英镑|港币|¥|€|£|₽|₹|₩|฿|₺|円|руб|(?<![a-z])[a-z]{3}(?![a-z])/i.test(rest)
}

function headingRemarks(context: CellContext, isUsd: boolean): Remark[] {
  return context.match.isPlainPrice && !isUsd ? [remark('currency_assumed', { heading: excerpt(context.match.heading) })] : []
}

/** `context` null: the cell itself says dollars, so the heading's currency does not matter. */
function finish(dollars: number, options: PriceOptions, remarks: Remark[], cell: string | number, context: CellContext | null) {
  if (context?.match.currency === 'other') return refuse('currency_not_usd', { value: excerpt(`${context.match.heading}: ${cell}`) })
  if (dollars === 0) return refuse('price_zero')
  const value = Math.round(dollars * 100) / 100
  const [least, most] = options.hard
  if (!Number.isFinite(value) || value < least || value > most) return refuse('out_of_range', { cell: excerpt(String(cell)), value, least, most, unit: 'US$' })
  const [low, high] = options.soft
  const isUnlikely = value < low || value > high
  return readAs(Math.round(value * 100), isUnlikely ? [...remarks, remark('unlikely', { value, unit: 'US$', low, high })] : remarks)
}
