import { isFiller, rulesOfWord, TYPE_VOCABULARY } from './match-type-words.ts'

/** True for a folded word that names a type of car, or only says "car". */
export function isTypeWord(word: string): boolean {
  return rulesOfWord(word).length > 0 || isFiller(word)
}

/** Whole words that name a type, folded: what a misspelt one may have meant. */
export function listTypeWords(): readonly string[] {
  return TYPE_VOCABULARY
}
