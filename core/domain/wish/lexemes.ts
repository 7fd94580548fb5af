import { isUnspaced, longestAt, longestUnspaced, type Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'
import type { Meaning } from './wish.ts'

/** A word or phrase of a text with all that it may stand for; no meanings: a plain word. */
export type Lexeme = { word: string; from: number; to: number; meanings: readonly Meaning[] }

const NUMBER = /^\d+(?:\.\d+)?$/
const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)(\p{L}[\p{L}\p{M}]*)$/u
const AND_NUMBER = /^و(\d+(?:\.\d+)?)$/u
/** Arabic words carry article and prepositions in front. */
const ARABIC_FRONT = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=[\p{sc=Arabic}]{3})/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Reads tokens, runs parted, as words and phrases of the lexicons, the longest first. */
export function toLexemes(tokens: readonly Token[], lexicons: readonly Lexicon[]): Lexeme[] {
  const words = tokens.flatMap((token) => partUnit(token, lexicons))
  const lexemes: Lexeme[] = []
  for (let at = 0; at < words.length;) {
    const found = longestAt(lexicons, words, at) ?? withoutFront(words, at, lexicons)
    const part = words.slice(at, at + (found?.length ?? 1))
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) break
    lexemes.push({ word: part.map(({ text }) => text).join(' '), from: first.from, to: last.to, meanings: found?.meanings ?? numberOf(first.text) })
    at += part.length
  }
  return lexemes
}

function numberOf(text: string): Meaning[] {
  return NUMBER.test(text) ? [{ is: 'number', value: Number(text) }] : []
}

function withoutFront(words: readonly Token[], at: number, lexicons: readonly Lexicon[]): ReturnType<typeof longestAt> {
  const word = words[at]
  if (!word || !ARABIC_FRONT.test(word.text)) return null
  return longestAt(lexicons, words.with(at, { ...word, text: word.text.replace(ARABIC_FRONT, '') }), at)
}

/** Tokens with the runs of Thai and Chinese cut into the words of the lexicons, and what ICU makes of the rest. */
export function partRuns(tokens: readonly Token[], lexicons: readonly Lexicon[]): Token[] {
  return tokens.flatMap((token) => (isUnspaced(token.text) ? partRun(token, lexicons) : [token]))
}

/** `500km` is a number and its unit, `و15000` an Arabic “and” before one; `tiggo8` and `2.0t` are words. */
function partUnit(token: Token, lexicons: readonly Lexicon[]): Token[] {
  const [, second] = AND_NUMBER.exec(token.text) ?? []
  if (second !== undefined)
    return [
      { ...token, text: 'و', to: token.from + 1 },
      { text: second, from: token.from + 1, to: token.to },
    ]
  const [, number, unit] = NUMBER_AND_UNIT.exec(token.text) ?? []
  if (number === undefined || unit === undefined || longestAt(lexicons, [token], 0) !== null) return [token]
  const meanings = longestAt(lexicons, [{ ...token, text: unit }], 0)?.meanings ?? []
  return meanings.some(({ is }) => is === 'unit' || is === 'times' || is === 'measure')
    ? [
        { ...token, text: number },
        { ...token, text: unit },
      ]
    : [token]
}

function partRun({ text, from, to }: Token, lexicons: readonly Lexicon[]): Token[] {
  const scale = to - from === text.length ? 1 : 0
  const parts: Token[] = []
  for (let at = 0; at < text.length;) {
    const word = wordAt(text.slice(at), lexicons)
    parts.push(scale === 1 ? { text: word, from: from + at, to: from + at + word.length } : { text: word, from, to })
    at += word.length
  }
  return parts
}

function wordAt(rest: string, lexicons: readonly Lexicon[]): string {
  const known = longestUnspaced(lexicons, rest)
  if (known !== null && ([...known].length > 1 || known === rest)) return known
  const [first] = segmenter.segment(rest)
  const word = first?.segment ?? rest
  if (known !== null && [...word].length === 1) return known
  // A word of ICU ends where one of the lexicons begins.
  const signs = [...word]
  const cut = signs.findIndex((_sign, index) => index > 0 && (longestUnspaced(lexicons, rest.slice(signs.slice(0, index).join('').length)) ?? '').length > 1)
  return cut === -1 ? word : signs.slice(0, cut).join('')
}
