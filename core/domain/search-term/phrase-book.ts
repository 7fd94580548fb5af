import { foldText } from './fold-text.ts'

/** Spellings that stand for a value: `stem*` for inflected words; phrases, and words of scripts without blanks, are found inside a text. */
export type PhraseEntry<Value> = { value: Value; spellings: readonly string[] }

export type PhraseBook<Value> = {
  /** Takes the phrases out of a folded text: what is left, and each phrase with its value; the longest first. */
  take: (folded: string) => { rest: string; found: { word: string; value: Value }[] }
  /** Values that a single folded word stands for; empty for any other word. */
  valuesOf: (word: string) => Value[]
  /** Its spellings, folded, without the stems. */
  spellings: readonly string[]
}

type Matcher<Value> = { value: Value; word: string; isStem: boolean; isPhrase: boolean }

const UNSPACED = /^[\p{sc=Thai}\p{sc=Han}]+$/u

/** Makes a book of spellings in any language. Two equal spellings both count; a phrase belongs to the first entry that has it. */
export function createPhraseBook<Value>(entries: readonly PhraseEntry<Value>[]): PhraseBook<Value> {
  const matchers = entries.flatMap(({ value, spellings }) => spellings.map((word) => toMatcher(word, value)))
  const phrases = matchers.filter(({ isPhrase }) => isPhrase).toSorted((a, b) => b.word.length - a.word.length)
  const stems = matchers.filter(({ isPhrase, isStem }) => !isPhrase && isStem)
  const singles = Map.groupBy(
    matchers.filter(({ isPhrase, isStem }) => !isPhrase && !isStem),
    ({ word }) => word,
  )
  return {
    take: (folded) => takePhrases(phrases, folded),
    valuesOf: (word) => [...(singles.get(word) ?? []), ...stems.filter((stem) => word.startsWith(stem.word))].map(({ value }) => value),
    spellings: [...new Set(matchers.filter(({ isStem }) => !isStem).map(({ word }) => word))],
  }
}

function takePhrases<Value>(phrases: readonly Matcher<Value>[], folded: string): ReturnType<PhraseBook<Value>['take']> {
  const found: { word: string; value: Value }[] = []
  let rest = ` ${folded} `
  for (const { word, value } of phrases) {
    const wanted = UNSPACED.test(word) ? word : ` ${word} `
    if (!rest.includes(wanted)) continue
    rest = rest.replaceAll(wanted, ' ')
    found.push({ word, value })
  }
  return { rest: rest.trim(), found }
}

function toMatcher<Value>(written: string, value: Value): Matcher<Value> {
  const word = foldText(written)
  return { value, word, isStem: written.endsWith('*'), isPhrase: word.includes(' ') || UNSPACED.test(word) }
}
