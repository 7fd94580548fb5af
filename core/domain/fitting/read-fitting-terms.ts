import { createPhraseBook, foldedWords, foldText, respell, searchTerms } from '#core/domain/search-term/index.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { FITTING_SPELLINGS, type FittingMeaning } from './fitting-spellings.ts'

/**
 * One thing that a typed text asks of a part. `typed`: its folded words, as the name in the reader's language may hold them. `words`: what
 * the catalogue's English name must hold; `category`: what category a part must be of, null where none is named.
 */
export type FittingTerm = { typed: readonly string[]; words: readonly string[]; category: string | null }

const BOOK = createPhraseBook<FittingMeaning>([...FITTING_SPELLINGS, ...CATEGORY_NAMES])

/**
 * Reads a typed text: the names of parts in other languages become those of the catalogue (`масляный фильтр` asks for an oil filter),
 * names of categories become their signs. Null for no text at all; empty for text without a letter or digit.
 */
export function readFittingTerms(typed: string | undefined): FittingTerm[] | null {
  if (typed === undefined || typed.trim() === '') return null
  const { rest, found } = BOOK.take(respell(foldText(typed)))
  const asked = found.map(({ word, value }) => toAsked(foldedWords(word), value))
  for (const word of searchTerms(rest) ?? []) {
    // A single word that is a category's name may be a part's own word as well: what it means as a part is nearer.
    const values = BOOK.valuesOf(word)
    asked.push(toAsked([word], values.find((value) => 'words' in value) ?? values[0]))
  }
  return [...new Map(asked.map((one) => [JSON.stringify(one), one])).values()]
}

function toAsked(typed: readonly string[], meaning: FittingMeaning | undefined): FittingTerm {
  if (meaning === undefined) return { typed, words: typed, category: null }
  return 'words' in meaning ? { typed, words: meaning.words.split(' '), category: null } : { typed, words: [], category: meaning.category }
}

/** True where a text names a part or a category, which a search shows first then. */
export function namesFitting(typed: string): boolean {
  const { rest, found } = BOOK.take(respell(foldText(typed)))
  return found.length > 0 || (searchTerms(rest) ?? []).some((word) => BOOK.valuesOf(word).length > 0)
}

/** True for a folded word that names a part or a category. */
export function isFittingSpelling(word: string): boolean {
  return BOOK.valuesOf(word).length > 0
}

/** Whole words that name a part or a category, folded. */
export function listFittingSpellings(): readonly string[] {
  return BOOK.spellings
}
