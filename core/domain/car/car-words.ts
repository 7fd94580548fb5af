import { foldText, respell, searchWords } from '#core/domain/word/index.ts'
import type { TypeRule } from './tally-name.ts'
import { isFiller, rulesOfWord, takePhrases } from './match-type-words.ts'

/** A word that a car must hold, or be of one of the types that the word names (`SUV`, `elektro`, `皮卡`). */
export type CarWord = { word: string; rules: readonly TypeRule[] }

/**
 * Words of a typed text: null for none (no filter), empty for text without a letter or digit (finds nothing). Words that only say
 * "car" are passed over unless there is nothing else.
 */
export function readCarWords(typed: string | undefined): CarWord[] | null {
  if (typed === undefined || typed.trim() === '') return null
  const { rest, phrases } = takePhrases(respell(foldText(typed)))
  const words = (searchWords(rest) ?? []).map((word): CarWord => ({ word, rules: rulesOfWord(word) }))
  const telling = [...phrases, ...words.filter(({ word, rules }) => rules.length > 0 || !isFiller(word))]
  return telling.length > 0 ? telling : words
}
