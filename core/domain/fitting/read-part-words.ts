import { createPhraseBook, foldText, respell, searchWords } from '#core/domain/word/index.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { PART_WORDS, type PartMeaning } from './part-words.ts'

/** What a typed text asks of a part: words that it must hold, and categories that it must be of. */
export type PartWords = { words: readonly string[]; categories: readonly string[] }

const BOOK = createPhraseBook<PartMeaning>([...PART_WORDS, ...CATEGORY_NAMES])

/**
 * Reads a typed text: the names of parts in other languages become those of the catalogue (`масляный фильтр` asks for an oil filter),
 * names of categories become their signs. Null for no text at all; no words and no categories for text without a letter or digit.
 */
export function readPartWords(typed: string | undefined): PartWords | null {
  if (typed === undefined || typed.trim() === '') return null
  const { rest, found } = BOOK.take(respell(foldText(typed)))
  const meanings = found.map(({ value }) => value)
  const own: string[] = []
  for (const word of searchWords(rest) ?? []) {
    // A single word that is a category's name may be a part's own word as well: what it means as a part is nearer.
    const values = BOOK.valuesOf(word)
    const meaning = values.find((value) => 'words' in value) ?? values[0]
    if (meaning) meanings.push(meaning)
    else own.push(word)
  }
  const named = meanings.flatMap((meaning) => ('words' in meaning ? meaning.words.split(' ') : []))
  return { words: [...new Set([...own, ...named])], categories: meanings.flatMap((meaning) => ('category' in meaning ? [meaning.category] : [])) }
}

/** True where a text names a part or a category, which a search shows first then. */
export function namesPart(typed: string): boolean {
  const { rest, found } = BOOK.take(respell(foldText(typed)))
  return found.length > 0 || (searchWords(rest) ?? []).some((word) => BOOK.valuesOf(word).length > 0)
}

/** True for a folded word that names a part or a category. */
export function isPartWord(word: string): boolean {
  return BOOK.valuesOf(word).length > 0
}

/** Whole words that name a part or a category, folded. */
export function listPartWords(): readonly string[] {
  return BOOK.words
}
