import { isNumber } from './columns.ts'
import { findMarkedCount } from './marked-count.ts'
import { readPieces } from './pieces.ts'

/** Larger counts are rather the second half of a number that is written in two (`90915 10003`). */
const MOST_DIGITS = 4
/** A number of fewer signs is rather the end of one (`fil 001y`). */
const SHORT = 6

/** Around a word, none of it. */
const MARKS = /^[([{]+|[)\]},;:]+$/gu

type Split = { number: string; pieces: string | null; note: string }

/** A line whose parts are separated by blanks: `1012010-FA01 4 for two trucks`, `10 pcs 1012010-FA01`. `pieces` as written; null where none are. */
export function splitLine(line: string): Split {
  const marked = findMarkedCount(line)
  return marked === null ? splitWords(line, true) : { ...splitWords(marked.rest, false), pieces: marked.pieces }
}

// `hasCount`: a count may stand among the words.
function splitWords(line: string, hasCount: boolean): Split {
  const words = line
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replaceAll(MARKS, ''))
  const start = startOf(words)
  if (start < 0) return { number: line, pieces: null, note: '' }
  if (!isNumber(words[start] ?? '') && !isNumber(words.slice(start, start + 2).join(' ')))
    return hasCount ? splitName(line, words) : { number: line, pieces: null, note: '' }
  const end = endOf(words, start)
  const run = words.slice(start, end)
  const last = run.at(-1) ?? ''
  const isCounted = hasCount && run.length > 1 && isCount(last) && isNumber(run.slice(0, -1).join(' '))
  const number = (isCounted ? run.slice(0, -1) : run).join(' ')
  return { number, pieces: isCounted ? last : null, note: [...words.slice(0, start), ...words.slice(end)].join(' ') }
}

// A part that is called by its name: `oil filter 4`.
function splitName(line: string, words: readonly string[]): Split {
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !isCount(last)) return { number: line, pieces: null, note: '' }
  return { number: words.slice(0, -1).join(' '), pieces: last, note: '' }
}

// The first word with digits, or the letters right before it that belong to it (`EX 1012010`, `fil 001y`).
function startOf(words: readonly string[]): number {
  const digits = words.findIndex((word) => /\p{N}/u.test(word))
  const before = words[digits - 1] ?? ''
  const isPrefix = /^[A-Z]{1,4}$/u.test(before) || (/^[a-z]{1,4}$/iu.test(before) && (words[digits] ?? '').length < SHORT)
  return isPrefix ? digits - 1 : digits
}

function endOf(words: readonly string[], start: number): number {
  const end = words.findIndex((word, at) => at > start && !/\p{N}/u.test(word))
  return end < 0 ? words.length : end
}

function isCount(word: string): boolean {
  return readPieces(word) !== null && word.replace(/\P{N}/gu, '').length <= MOST_DIGITS
}
