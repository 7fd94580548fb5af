import { sql, type SQL } from 'drizzle-orm'
import { foldedWords, foldText } from './fold-text.ts'
import { respell } from './respell.ts'

const MAX_TERMS = 8
const ASCII = /^[a-z0-9 ]+$/
/** Shorter words stand inside of others by chance. */
const LONG = 4

/**
 * Search terms of what somebody typed: folded, names of models as the catalogue writes them, each once, at most eight.
 * Null for no text at all (no filter); empty for text without a letter or digit (finds nothing).
 */
export function searchTerms(typed: string | undefined): string[] | null {
  if (typed === undefined || typed.trim() === '') return null
  return [...new Set(foldedWords(respell(foldText(typed))))].slice(0, MAX_TERMS)
}

/** Number of the terms that stand in the text as whole words; orders "Seal" before "Sealion". */
export function countWholeTerms(searchText: SQL, terms: readonly string[]): SQL {
  if (terms.length === 0) return sql`0`
  return sql.join(
    terms.map((term) => sql`(${searchText} like ${`% ${term} %`})::int`),
    sql` + `,
  )
}

/**
 * Condition that a word of a text of `buildSearchText` begins with a search term. `searchText` needs a trigram index and a `to_tsvector('simple', …)` index. A phrase of several words is looked for as such.
 */
export function matchTerm(searchText: SQL, term: string): SQL {
  // Where a database sorts by code point, pg_trgm sees ASCII only; the text search parser sees every script.
  if (!ASCII.test(term)) return sql`to_tsvector('simple', ${searchText}) @@ to_tsquery('simple', ${`'${term}':*`})`
  return sql`${searchText} like ${`% ${term}%`}`
}

/** The same, but for longer Latin words inside of others as well: German and Dutch write several in one (`Ölfilter`). */
export function matchInside(searchText: SQL, term: string): SQL {
  return isFoundInside(term) ? sql`${searchText} like ${`%${term}%`}` : matchTerm(searchText, term)
}

/** `matchInside` for a text of `buildSearchText` that is at hand. */
export function isTermIn(searchText: string, term: string): boolean {
  return searchText.includes(isFoundInside(term) ? term : ` ${term}`)
}

function isFoundInside(term: string): boolean {
  return term.length >= LONG && ASCII.test(term)
}
