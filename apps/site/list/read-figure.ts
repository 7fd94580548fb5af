/** What parts groups of digits, and what parts a figure from its decimals, in any language. */
const GROUPS = String.raw`[\s.,'’٬،]`
const DECIMALS = '[.,٫]'

/** `1.234.567`, `12 000`, `1,20,000`, `20000.50`: a last group of three digits is thousands, one or two are decimals. */
const PLAIN = new RegExp(String.raw`^(\d+|\d{1,3}(?:${GROUPS}\d{2,3})*${GROUPS}\d{3})(?:${DECIMALS}(\d{1,2}))?$`)
/** `20k`, `12,5 K`, `20 mil`, `2万`. */
const SHORT = new RegExp(String.raw`^(\d+)(?:${DECIMALS}(\d+))?\s*(k|к|mil|тыс\.?|万)$`)
const MOST = 999_999_999

/** The whole number that somebody typed, in the digits and with the marks of any language; null: it cannot be read. */
export function readFigure(text: string): number | null {
  const written = text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^(us)?\$\s*|\s*(usd|km|kw)$/, '')
  const [, whole = '', decimals = '', unit = ''] = SHORT.exec(written) ?? PLAIN.exec(written) ?? []
  const times = unit === '' ? 1 : unit === '万' ? 10_000 : 1000
  const figure = Math.round(Number(`${whole.replace(/\D/g, '')}.${decimals}`) * times)
  return whole === '' || figure > MOST ? null : figure
}

/** Digits of every script stand in tens, from their zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let past = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - past - 1))) past++
  return String(past % 10)
}
