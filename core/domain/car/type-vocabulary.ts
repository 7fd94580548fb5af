import { isFiller, rulesOfSpelling, TYPE_VOCABULARY } from './match-type-spellings.ts'

/** True for a folded word that names a type of car, or only says "car". */
export function isTypeSpelling(word: string): boolean {
  return rulesOfSpelling(word).length > 0 || isFiller(word)
}

/** Spellings that name a type, folded: what a misspelt one may have meant. */
export function listTypeSpellings(): readonly string[] {
  return TYPE_VOCABULARY
}
