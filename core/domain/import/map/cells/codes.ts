import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'
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

/** A number in capitals that people say and type: a stock reference or a part number. Error: `bad_key`. */
export function referenceCell(pattern: RegExp): CellReader {
  return (cell) => {
    const text = halfWidth(plainText(cell))
    if (isNothing(text)) return readAs(null)
    const reference = text.toUpperCase()
    if (!pattern.test(reference)) return refuse('bad_key', { value: excerpt(text) })
    return readAs(reference, reference === text ? [] : [remark('key_rewritten', { value: excerpt(text), read: reference })])
  }
}

/** A brand by its sign, name, Chinese name or another of its names; the value is its `brand_sign`. Error: `unknown_brand`. */
export function brandCell(): CellReader {
  return (cell, context) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    const sign = context.brands.get(foldName(text)) ?? context.brands.get(foldName(text.replace(/汽车|品牌|auto(mobile|motive)?s?$|motors?$/gi, '')))
    return sign === undefined ? refuse('unknown_brand', { value: excerpt(text) }) : readAs(sign)
  }
}

/** A loading port by its name; an unknown one is kept with a remark, because a port may be added later. */
export function loadingPortCell(): CellReader {
  return (cell, context) => {
    const text = plainText(cell)
    if (isNothing(text)) return readAs(null)
    if (text.length > 80) return refuse('too_long', { length: text.length, most: 80 })
    const name = context.ports.get(foldName(text))
    return readAs(name ?? text, name === undefined ? [remark('unknown_port', { value: excerpt(text) })] : [])
  }
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
