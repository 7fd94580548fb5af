import { RANGE_CYCLES, type RangeCycle } from '#contract/vehicle.ts'
import { halvesOf } from './halves.ts'
import { isUnit } from './units.ts'

export type HeadingCurrency = 'usd' | 'other' | null

/** A heading taken apart. `names`: spellings to look up, the most exact first. */
export type Heading = {
  names: string[]
  /** The heading in parts by language and separator, to look up where no name is known: `品牌 Brand` is `品牌` and `brand`. */
  parts: string[]
  /** Unit in brackets or at the end: `mm`, `kW`; null where the heading names none. */
  unit: string | null
  /** Of `(kW/PS)` the second. */
  secondUnit: string | null
  currency: HeadingCurrency
  /** 10,000 where the heading says 万. */
  multiplier: number
  cycle: RangeCycle | null
}

const BRACKETS = /[([{【〔「<]([^)\]}】〕」>]*)[)\]}】〕」>]/g
const NOISE = /^(必填|选填|可选|单位|required|optional|含税|不含税|参考|约)$/
const CYCLE = /(cltc|nedc|wltp|wltc|epa)(-[a-z])?/
const USD = /us\$|usd|u\$|美元|美金|\$|dollar/
const OTHER_CURRENCY = /rmb|cny|人民币|¥|eur|€|gbp|£|jpy|日元|欧元|英镑|港币|hkd|卢布|rub|₽|(?<!美)元/

/** Takes a heading apart: `续航里程CLTC(km)` names `续航里程`, in km, by CLTC. */
export function readHeading(text: string): Heading {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const cycle = CYCLE.exec(plain)?.[1] ?? null
  const tokens = bracketTokens(plain)
  const base = plain.replace(BRACKETS, ' ')
  const [unitInBrackets = null, secondUnit = null] = tokens.filter(isUnit)
  const words = tokens.filter((token) => !isUnit(token) && !NOISE.test(token) && !USD.test(token) && !OTHER_CURRENCY.test(token))
  const { names, unit } = lookupNames(base, words)
  return {
    names,
    parts: partsOf(plain),
    unit: unitInBrackets ?? unit ?? halvesOf(plain).find(isUnit) ?? null,
    secondUnit,
    currency: USD.test(plain) ? 'usd' : OTHER_CURRENCY.test(plain) ? 'other' : null,
    multiplier: /万/.test(plain) ? 10_000 : 1,
    cycle: cycle === null ? null : cycle === 'wltc' ? 'WLTP' : (RANGE_CYCLES.find((known) => known === cycle.toUpperCase()) ?? null),
  }
}

/** One spelling for comparing headings: without case, width, spaces and punctuation. `长*宽*高` is `长宽高`. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.,:;/\\·•'"’*#?!|、×&+。]/g, '')
}

/** Without what is no name: units, currencies, test cycles. A single part is the heading itself, which `names` holds. */
function partsOf(plain: string): string[] {
  const bare = plain.replace(CYCLE, ' ').replace('工况', ' ')
  const halves = halvesOf(bare).flatMap((half) => {
    const withoutCurrency = half.replace(USD, ' ').replace(OTHER_CURRENCY, ' ').trim()
    const trailing = /^(.*?\S)[\s,:.-]+([^\s,:]+)$/.exec(withoutCurrency)
    return trailing && isUnit(trailing[2] ?? '') ? [trailing[1] ?? ''] : [withoutCurrency]
  })
  const parts = halves.filter((half) => !isUnit(half.replace(/^万/, '')) && !NOISE.test(half)).map(foldHeading)
  return [...new Set(parts)].filter((part) => part !== '' && part !== '万')
}

function bracketTokens(plain: string): string[] {
  return [...plain.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => (isUnit(inside) ? [inside] : inside.split(/[/,、;|]|单位[::]?/)))
    .map((token) => token.replace(/^万/, '').trim())
    .filter((token) => token !== '')
}

/** The base with its bracketed words, alone, then without cycle, currency and trailing unit, each as a further try. */
function lookupNames(base: string, words: string[]): { names: string[]; unit: string | null } {
  const withoutCycle = base.replace(CYCLE, ' ').replace('工况', ' ')
  const withoutCurrency = withoutCycle.replace(USD, ' ').replace(OTHER_CURRENCY, ' ').replace('万', ' ')
  const trailing = /^(.*?\S)[\s/,:-]+([^\s/,:]+(?:\/[^\s]+)?)$/.exec(withoutCurrency.trim())
  const unit = trailing && isUnit(trailing[2] ?? '') ? (trailing[2] ?? null) : null
  const texts = [base + words.join(''), base, withoutCycle, withoutCurrency, unit === null ? '' : (trailing?.[1] ?? '')]
  return { names: [...new Set(texts.map(foldHeading))].filter((name) => name !== ''), unit }
}
