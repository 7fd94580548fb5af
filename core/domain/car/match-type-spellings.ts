import { createPhraseBook } from '#core/domain/search-term/index.ts'
import type { TypeRule } from './type-rules.ts'
import { TYPE_NAMES } from './type-names.ts'
import { FILLERS, TYPE_SPELLINGS } from './type-spellings.ts'

const TYPES = createPhraseBook([...TYPE_SPELLINGS, ...TYPE_NAMES].map(({ rules, spellings }) => ({ value: rules, spellings })))
const FILLER_BOOK = createPhraseBook([{ value: true, spellings: FILLERS }])

/** The type that a folded word names; empty for any other word. */
export function rulesOfSpelling(word: string): readonly TypeRule[] {
  return uniqueRules(TYPES.valuesOf(word).flat())
}

/** True for a folded word that narrows nothing down. */
export function isFiller(word: string): boolean {
  return FILLER_BOOK.valuesOf(word).length > 0 || FILLER_BOOK.spellings.includes(word)
}

/** Takes the phrases that name a type out of a folded text: what is left, and the phrases with their rules. */
export function takePhrases(folded: string): { rest: string; phrases: { word: string; rules: readonly TypeRule[] }[] } {
  const { rest, found } = TYPES.take(folded)
  return { rest, phrases: found.map(({ word, value }) => ({ word, rules: uniqueRules(value) })) }
}

/** Words that name a type, for telling a slip of the hand. */
export const TYPE_VOCABULARY: readonly string[] = [...TYPES.spellings, ...FILLER_BOOK.spellings]

function uniqueRules(rules: readonly TypeRule[]): TypeRule[] {
  return [...new Map(rules.map((rule) => [`${rule.name} ${rule.value}`, rule])).values()]
}
