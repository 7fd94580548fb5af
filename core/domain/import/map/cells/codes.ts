import { remark } from '#core/domain/import/reason/reason.ts'
import { halvesOf } from '#core/domain/import/map/headings/halves.ts'
import { excerpt, readAs, refuse, type CellReader, type NameIndex } from './reading.ts'
import { foldName, halfWidth, isNothing, plainText } from './text.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PATTERN = /^[a-z0-9*-]{1,60}\/[a-z0-9*-]{1,120}$/
const MOST_STARS = 4
const AXLES = /^(\d{1,2})\s*[x×*]\s*(\d{1,2})$/i

/** A key that is part of an address (`brand_sign`, `model_sign`): lower-case Latin letters, digits and hyphens. Capitals and spaces are rewritten with a remark. Error: `bad_key`. */
export function slugCell(max: number): CellReader {
  return (cell) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    if (text.length <= max && SLUG.test(text)) return readAs(text)
    const rewritten = halfWidth(text)
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
    if (rewritten.length > max || !SLUG.test(rewritten)) return refuse('bad_key', { value: excerpt(text) })
    return readAs(rewritten, [remark('key_rewritten', { value: excerpt(text), read: rewritten })])
  }
}

/**
 * Our own stock reference (`pattern`). A number of any other form is the supplier's: it goes to `supplier_ref`, and ours is made.
 */
export function stockRefCell(pattern: RegExp): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const reference = text.toUpperCase()
    if (!pattern.test(reference)) return readAs(null, [], { supplier_ref: supplierRef(text) })
    return readAs(reference, reference === text ? [] : [remark('key_rewritten', { value: excerpt(text), read: reference })])
  }
}

/** A supplier's own number, as it stands. */
export function supplierRefCell(): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    return readAs(isNothing(text) ? null : supplierRef(text))
  }
}

function supplierRef(text: string): string {
  return text.slice(0, SUPPLIER_REF_LENGTH)
}

const SUPPLIER_REF_LENGTH = 80

/** A part number in capitals that people say and type. Error: `bad_key`. */
export function referenceCell(pattern: RegExp): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const reference = text.toUpperCase()
    if (!pattern.test(reference)) return refuse('bad_key', { value: excerpt(text) })
    return readAs(reference, reference === text ? [] : [remark('key_rewritten', { value: excerpt(text), read: reference })])
  }
}

/**
 * A brand by its sign, name, Chinese name or another of its names, or two of them side by side; the value is its `brand_sign`.
 * Errors: `unknown_brand`; `two_brands` where the parts name different ones, which nobody but the writer can settle.
 */
export function brandCell(): CellReader {
  return (cell, context) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    const sign = findBrand(text, context.brands)
    if (sign !== undefined) return readAs(sign)
    const halves = halvesOf(text)
    const signs = [...new Set(halves.map((half) => findBrand(half, context.brands)).filter((found) => found !== undefined))]
    const [only] = signs
    if (only === undefined) return refuse('unknown_brand', { value: excerpt(text) })
    if (signs.length > 1) return refuse('two_brands', { value: excerpt(text), brands: signs.join(', ') })
    const isWholeKnown = halves.every((half) => findBrand(half, context.brands) === only)
    return readAs(only, isWholeKnown ? [] : [remark('value_assumed', { value: excerpt(text), read: only })])
  }
}

function findBrand(text: string, brands: NameIndex): string | undefined {
  return brands.get(foldName(text)) ?? brands.get(foldName(text.replace(/汽车|品牌|牌$|auto(mobile|motive)?s?$|motors?$|brand$/gi, '')))
}

/** A loading port by its name, in one language or two; an unknown one is kept with a remark, because a port may be added later. Errors: `too_long`, `two_values`. */
export function loadingPortCell(): CellReader {
  return (cell, context) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    if (text.length > 80) return refuse('too_long', { length: text.length, most: 80 })
    const names = [findPort(text, context.ports), ...halvesOf(text).map((half) => findPort(half, context.ports))]
    const found = names[0] === undefined ? [...new Set(names.filter((name) => name !== undefined))] : [names[0]]
    if (found.length > 1) return refuse('two_values', { value: excerpt(text) })
    const [name] = found
    return readAs(name ?? text, name === undefined ? [remark('unknown_port', { value: excerpt(text) })] : [])
  }
}

/** `FOB Shanghai`, `Shanghai Port`, `Port of Shanghai`, `上海港口`. */
function findPort(text: string, ports: NameIndex): string | undefined {
  const bare = text.replace(/^(?:fob|exw|port of|中国)\s*|\s*(?:sea)?port$|(?:港口|口岸|码头)$|,?\s*china$/gi, '').trim()
  return ports.get(foldName(text)) ?? ports.get(foldName(bare))
}

/** A country by its ISO 3166-1 code or its English or Chinese name; the value is the code. `NA` is Namibia here. Error: `unknown_country`. */
export function countryCell(): CellReader {
  return (cell, context) => {
    const text = plainText(cell)
    const code = context.countries.get(foldName(text))
    if (code !== undefined) return readAs(code)
    return isNothing(text) ? readAs(null) : refuse('unknown_country', { value: excerpt(text) })
  }
}

/** `8421.23` (six digits; eight or ten with dots are cut to what they name). A spreadsheet number loses its last zero: it is put back. Error: `bad_hs_code`. */
export function hsCodeCell(): CellReader {
  return (cell) => {
    const text = typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(2) : halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const digits = text.replace(/[\s.]/g, '')
    if (!/^\d{6}(\d{2}){0,2}$/.test(digits)) return refuse('bad_hs_code', { value: excerpt(text) })
    return readAs([digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('.'))
  }
}

/** UN/LOCODE: country, then three letters or digits 2 to 9. Error: `bad_locode`. */
export function locodeCell(): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const code = text.toUpperCase().replace(/\s/g, '')
    return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? readAs(code) : refuse('bad_locode', { value: excerpt(text) })
  }
}

/** Axle configuration of a truck: `6x4`, `6×4`, `6*4`. Error: `unknown_value`. */
export function axleCell(): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const found = AXLES.exec(text)
    const [all, driven] = [Number(found?.[1]), Number(found?.[2])]
    const isPossible = found !== null && all % 2 === 0 && driven % 2 === 0 && all >= 2 && all <= 16 && driven <= all
    return isPossible ? readAs(`${all}x${driven}`) : refuse('unknown_value', { value: excerpt(text), allowed: '4x2, 4x4, 6x2, 6x4, 6x6, 8x4' })
  }
}

/** Patterns `brand_sign/model_sign` where `*` matches anything. Errors: `bad_pattern`, `too_long`. */
export function fitsCell(): CellReader {
  return (cell) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs([])
    const patterns = [
      ...new Set(
        text
          .split(/[|,;、，；\s]+/)
          .map((item) => item.trim().toLowerCase())
          .filter((item) => item !== ''),
      ),
    ]
    const wrong = patterns.find((pattern) => !PATTERN.test(pattern) || pattern.split('*').length > MOST_STARS + 1)
    if (wrong !== undefined) return refuse('bad_pattern', { value: excerpt(wrong) })
    return patterns.length > 200 ? refuse('bad_list', { count: patterns.length, most: 200 }) : readAs(patterns)
  }
}
