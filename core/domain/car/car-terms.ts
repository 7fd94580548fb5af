import { foldText, respell, searchTerms } from '#core/domain/search-term/index.ts'
import type { TypeRule } from './type-rules.ts'
import { isFiller, rulesOfSpelling, takePhrases } from './match-type-spellings.ts'

/** A search term: a word that a car must hold, or one of the types that it names (`SUV`, `elektro`, `皮卡`). */
export type CarTerm = { word: string; rules: readonly TypeRule[] }

/**
 * Search terms of a typed text: null for none (no filter), empty for text without a letter or digit (finds nothing). Words that only say
 * "car" are passed over unless there is nothing else.
 */
export function readCarTerms(typed: string | undefined): CarTerm[] | null {
  if (typed === undefined || typed.trim() === '') return null
  const { rest, phrases } = takePhrases(respell(foldText(typed)))
  const terms = (searchTerms(rest) ?? []).map((word): CarTerm => ({ word, rules: rulesOfSpelling(word) }))
  const telling = [...phrases, ...terms.filter(({ word, rules }) => rules.length > 0 || !isFiller(word))]
  return telling.length > 0 ? telling : terms
}
