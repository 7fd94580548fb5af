import { foldText } from '#core/domain/word/index.ts'
import type { TypeRule } from './tally-name.ts'
import { FILLERS, TYPE_WORDS } from './type-words.ts'

type Matcher = { rules: readonly TypeRule[]; word: string; isStem: boolean; isPhrase: boolean }

const UNSPACED = /^[\p{sc=Thai}\p{sc=Han}]+$/u
const TYPE_MATCHERS = TYPE_WORDS.flatMap(({ rules, words }) => words.map((word) => toMatcher(word, rules)))
const PHRASES = TYPE_MATCHERS.filter((matcher) => matcher.isPhrase)
const SINGLES = TYPE_MATCHERS.filter((matcher) => !matcher.isPhrase)
const FILLER_MATCHERS = FILLERS.map((word) => toMatcher(word, []))

/** The type that a folded word names; empty for any other word. */
export function rulesOfWord(word: string): readonly TypeRule[] {
  return SINGLES.filter((matcher) => isMatch(matcher, word)).flatMap((matcher) => matcher.rules)
}

/** True for a folded word that narrows nothing down. */
export function isFiller(word: string): boolean {
  return FILLER_MATCHERS.some((matcher) => isMatch(matcher, word))
}

/** Takes the phrases that name a type out of a folded text: what is left, and the phrases with their rules. */
export function takePhrases(folded: string): { rest: string; phrases: { word: string; rules: readonly TypeRule[] }[] } {
  const phrases: { word: string; rules: readonly TypeRule[] }[] = []
  let rest = ` ${folded} `
  for (const { word, rules } of PHRASES) {
    const wanted = UNSPACED.test(word) ? word : ` ${word} `
    if (!rest.includes(wanted)) continue
    rest = rest.replaceAll(wanted, ' ')
    phrases.push({ word, rules })
  }
  return { rest: rest.trim(), phrases }
}

function toMatcher(written: string, rules: readonly TypeRule[]): Matcher {
  const word = foldText(written)
  return { rules, word, isStem: written.endsWith('*'), isPhrase: word.includes(' ') || UNSPACED.test(word) }
}

function isMatch({ word, isStem }: Matcher, typed: string): boolean {
  return isStem ? typed.startsWith(word) : typed === word
}
