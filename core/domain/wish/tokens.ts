import { foldText } from '#core/domain/search-term/index.ts'

/** A folded word of a text, with the part of the typed text that it stands for (`from` inclusive, `to` exclusive). */
export type Token = { text: string; from: number; to: number }

const LETTER = /[\p{L}\p{N}\p{M}]/u
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
/** Thousands parted as the languages do it: `20,000`, `20.000`, `20’000`, with a narrow blank, or with a blank before three noughts; behind scripts without blanks too. */
const PARTED_NUMBER =
  /(?:(?<!(?![و\p{sc=Thai}\p{sc=Han}])\p{L}|[\p{N}.,])|(?<=(?<![\p{L}\p{N}])(?:n|r|rs|s\/|ksh|kes|ngn|tsh|ush|ugx|tzs|zar|rm|rp|aed|sar|pkr|usd)\.?))\p{Nd}{1,3}(?:(?:[.,'’٬،\u00a0\u202f\u2009]\p{Nd}{3})+|(?: \p{Nd}{3})* (?:000|٠٠٠|۰۰۰))(?![\p{Nd}])/giu
/** Short signs of money in front of a sum: `N20,000,000`, `R 350 000`, `S/70000`. */
const MONEY_IN_FRONT =
  /(?<![\p{L}\p{N}])(?:[nr](?= ?\p{Nd}{1,3}[ ,.]\p{Nd}{3}|\p{Nd}{5}|\p{Nd}+(?:\.\p{Nd})?m)|s\/\.?(?= ?\p{Nd})|(?:rs|ksh|kes|ngn|tsh|ush|ugx|tzs|zar|rm|rp|aed|sar|pkr|usd)\.?(?=\p{Nd}))/giu
const CODES: Readonly<Record<string, string>> = { n: 'ngn', r: 'zar', 's/': 'pen' }
/** A year and what is newer: `2021+`. */
const YEAR_AND_NEWER = /(?<=(?<!\p{N})(?:19|20)\p{Nd}{2} ?)\+/gu
const AXLES = /(?<=\p{Nd}) ?[*×xх] ?(?=\p{Nd})/giu
const DECIMAL = /(?<!(?![و\p{sc=Thai}\p{sc=Han}])\p{L}|[\p{N}.,])\p{Nd}{1,3}[.,٫]\p{Nd}{1,2}(?![\p{Nd}.,])/gu
/** Signs that are words: the euro asks for other money than the dollar. */
const SIGNS: Record<string, string> = {
  $: 'usd',
  '＄': 'usd',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'cny',
  '￥': 'cny',
  '₽': 'rub',
  '₦': 'ngn',
  '฿': 'thb',
  '₨': 'rs',
  '₹': 'inr',
  '₸': 'kzt',
  '₴': 'uah',
  '₫': 'vnd',
  '₲': 'pyg',
  '₵': 'ghs',
  '₪': 'ils',
  '₺': 'try',
  '₱': 'php',
  '֏': 'amd',
  '₾': 'gel',
  '₼': 'azn',
  '₮': 'mnt',
  '<': 'under',
  '>': 'over',
  '≤': 'under',
  '≥': 'over',
}

type Kind = 'letter' | 'unspaced' | 'sign'

/**
 * Words of a typed text, folded as the catalogue's are, each with the place it was read from. Numbers parted by thousands are one word
 * (`20.000` is `20000`), a decimal number keeps a stop (`1.5`), a formula of axles its cross (`6×4`, `6*4`); a run of Thai or Chinese is a
 * word of its own, parted from Latin letters and digits beside it.
 */
export function toTokens(typed: string): Token[] {
  const joints = jointsOf(typed)
  const tokens: Token[] = []
  let kind: Kind | null = null
  let at = 0
  for (const sign of typed) {
    const [from, to] = [at, at + sign.length]
    at = to
    const joint = joints.get(from)
    const text = joint ?? SIGNS[sign] ?? foldSign(sign)
    if (joint === '') {
      const last = tokens.at(-1)
      if (last) last.to = to
      continue
    }
    if (text === '' && sign.trim() !== '' && INSIDE.test(sign)) continue
    if (text === '' || text === ' ') {
      kind = null
      continue
    }
    const next = sign in SIGNS || (joint !== undefined && joint.length > 1) ? 'sign' : UNSPACED.test(text) ? 'unspaced' : 'letter'
    const last = tokens.at(-1)
    if (last && kind === next && next !== 'sign') Object.assign(last, { text: last.text + text, to })
    else tokens.push({ text, from, to })
    kind = next
  }
  return tokens
}

/** Marks and invisible signs, which fold to nothing and part no word. */
const INSIDE = /[\p{M}\p{Cf}]/u

function foldSign(sign: string): string {
  const folded = LETTER.test(sign) || (sign.codePointAt(0) ?? 0) > 0x2000 ? foldText(sign) : ''
  return folded === '' && !INSIDE.test(sign) ? ' ' : folded
}

/** Signs inside of numbers by their place: nothing where they part thousands, a stop where they begin a fraction, a cross between axles. */
function jointsOf(typed: string): Map<number, string> {
  const joints = new Map<number, string>()
  for (const match of typed.matchAll(PARTED_NUMBER)) {
    for (const [at, sign] of [...match[0]].entries()) if (!/\p{Nd}/u.test(sign)) joints.set(match.index + at, '')
  }
  for (const match of typed.matchAll(DECIMAL)) {
    const at = match.index + match[0].search(/[.,٫]/u)
    if (!joints.has(at)) joints.set(at, '.')
  }
  for (const match of typed.matchAll(MONEY_IN_FRONT)) {
    const sign = match[0].replace(/\.$/u, '').toLowerCase()
    for (const at of match[0].split('').keys()) joints.set(match.index + at, at === 0 ? (CODES[sign] ?? sign) : '')
  }
  for (const match of typed.matchAll(YEAR_AND_NEWER)) joints.set(match.index, 'plus')
  for (const match of typed.matchAll(AXLES)) for (const [at, sign] of [...match[0]].entries()) joints.set(match.index + at, sign === ' ' ? '' : 'x')
  return joints
}
