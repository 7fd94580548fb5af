import { SIMPLIFIED } from './traditional-letters.ts'

/*
 * Folding makes what is stored and what is typed meet: both sides run through this file, so a rule here needs a re-import.
 * Marks are stripped by script, never by `\p{M}`: Thai vowels are marks and carry the word.
 */
const LATIN_MARKS = /[\u0300-\u036f]/g
/** Vowel signs, hamza and madda on their carriers, superscript alef, Koranic signs. */
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
/** Tatweel, zero-width and bidi controls, soft hyphen. */
export const INVISIBLE = /[\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Signs that nobody sees: the above, but for the tatweel, which draws a word out. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u
const UNSPACED_RUN = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu

const LETTERS: Record<string, string> = {
  ...SIMPLIFIED,
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  // Arabic and Urdu keyboards type different code points for the same letter.
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
}
const FOLDED_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Digit zero of the scripts that NFKC leaves alone: Arabic, Persian and Urdu, Devanagari, Bengali, Thai, Lao. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0] as const

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Folds case, width, accents, Arabic letter forms, traditional Chinese and digits; every other sign becomes one blank.
 * In: any text. Out: words of letters and digits between single blanks, trimmed; empty for text without any.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .join(' ')
}

/** Folded words of a text, Thai and Chinese cut into words by ICU. In order, repeats kept. */
export function foldedWords(text: string): string[] {
  return segmentRuns(foldText(text))
    .split(' ')
    .filter((word) => word !== '')
}

/** A text without the signs that nobody sees: word joiners, blanks without width, marks of direction. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

function foldLetters(text: string): string {
  const bare = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(LATIN_MARKS, '').replace(ARABIC_MARKS, '').replace(INVISIBLE, '')
  return bare
    .normalize('NFC')
    .replace(FOLDED_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, latinDigit)
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Cuts the Thai and Chinese runs of a folded text into words. */
export function segmentRuns(folded: string): string {
  return folded
    .replace(UNSPACED_RUN, (run) => ` ${[...segmenter.segment(run)].map((part) => part.segment).join(' ')} `)
    .replace(/ +/g, ' ')
    .trim()
}
