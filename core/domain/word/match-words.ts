import { sql, type SQL } from 'drizzle-orm'
import { foldedWords, foldText } from './fold-text.ts'
import { respell } from './respell.ts'

const MAX_WORDS = 8
const ASCII = /^[a-z0-9 ]+$/
/** Trigrams narrow nothing down below three letters. */
const TRIGRAM_LETTERS = 3

/**
 * Words to look for in what somebody typed: folded, names of models as the catalogue writes them, each once, at most eight.
 * Null for no text at all (no filter); empty for text without a letter or digit (finds nothing).
 */
export function searchWords(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null
  return [...new Set(foldedWords(respell(foldText(typed))))].slice(0, MAX_WORDS)
}

/** Number of the words that stand in the text as whole words; orders "Seal" before "Sealion". */
export function countWholeWords(searchText: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`0`
  return sql.join(
    words.map((word) => sql`(${searchText} like ${`% ${word} %`})::int`),
    sql` + `,
  )
}

/**
 * Condition that a folded word is in a text of `buildSearchText`: anywhere from three Latin letters or digits on, else at a word's
 * start. `searchText` needs a trigram index and a `to_tsvector('simple', …)` index. A phrase of several words is looked for as such.
 */
export function matchWord(searchText: SQL, word: string): SQL {
  // Where a database sorts by code point, pg_trgm sees ASCII only; the text search parser sees every script.
  if (!ASCII.test(word)) return sql`to_tsvector('simple', ${searchText}) @@ to_tsquery('simple', ${`'${word}':*`})`
  return sql`${searchText} like ${word.length < TRIGRAM_LETTERS ? `% ${word}%` : `%${word}%`}`
}

/** `matchWord` for a text of `buildSearchText` that is at hand. */
export function isWordIn(searchText: string, word: string): boolean {
  return searchText.includes(ASCII.test(word) && word.length >= TRIGRAM_LETTERS ? word : ` ${word}`)
}
