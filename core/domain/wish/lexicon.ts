import type { Locale } from '#i18n/locales.ts'
import { toTokens, type Token } from './tokens.ts'
import type { Meaning, Spellings } from './wish.ts'

const UNSPACED = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{M}]+$/u
const STEM_LETTERS = 2

type Entry = { words: readonly string[]; meanings: Meaning[] }

/** Spellings by what they begin with. */
export type Lexicon = {
  /** By their first word, those of more words first. */
  phrases: ReadonlyMap<string, readonly Entry[]>
  /** By their first letters. */
  stems: ReadonlyMap<string, readonly { stem: string; meanings: Meaning[] }[]>
  /** Words of scripts without blanks, by their first sign, longer ones first. */
  unspaced: ReadonlyMap<string, readonly string[]>
  /** Single words, stems left out. */
  words: ReadonlySet<string>
}

/** Makes a lexicon of the spellings that count in a language. */
export function createLexicon(entries: readonly Spellings[], locale: Locale): Lexicon {
  const [phrases, stems, unspaced] = [new Map<string, Entry>(), new Map<string, Meaning[]>(), new Set<string>()]
  const own = entries.filter(({ locales }) => locales?.includes(locale))
  const replaced = new Set(own.flatMap(({ spellings }) => spellings.map(phraseOf)))
  for (const { meaning, spellings } of [...entries.filter(({ locales }) => locales === undefined), ...own]) {
    for (const spelling of spellings) {
      if (replaced.has(phraseOf(spelling)) && !own.some((entry) => entry.meaning === meaning)) continue
      const words = wordsOf(spelling)
      if (words.length === 0) continue
      for (const word of words) if (UNSPACED.test(word)) unspaced.add(word)
      const [stem = ''] = words
      if (spelling.endsWith('*') && words.length === 1) push(stems, stem, meaning)
      else addPhrase(phrases, words, meaning)
    }
  }
  return {
    phrases: groupBy(
      [...phrases.values()].toSorted((a, b) => b.words.length - a.words.length),
      ({ words: [first = ''] }) => first,
    ),
    stems: groupBy(
      [...stems].map(([stem, meanings]) => ({ stem, meanings })).toSorted((a, b) => b.stem.length - a.stem.length),
      ({ stem }) => stem.slice(0, STEM_LETTERS),
    ),
    unspaced: groupBy(
      [...unspaced].toSorted((a, b) => b.length - a.length),
      (word) => word.slice(0, 1),
    ),
    words: new Set([...phrases.values()].flatMap(({ words }) => words)),
  }
}

/** The longest spelling that begins at a token: how many tokens it takes and what it stands for; null for none. */
export function longestAt(lexicons: readonly Lexicon[], tokens: readonly Token[], at: number): { length: number; meanings: Meaning[] } | null {
  const first = tokens[at]?.text ?? ''
  const found = lexicons.flatMap(({ phrases }) => {
    const entry = (phrases.get(first) ?? []).find(({ words }) => words.every((word, offset) => tokens[at + offset]?.text === word))
    return entry ? [entry] : []
  })
  const length = Math.max(0, ...found.map(({ words }) => words.length))
  const meanings = found.filter(({ words }) => words.length === length).flatMap((entry) => entry.meanings)
  // A use that a single word says stands beside what the word's stem means: `Lieferung` is sending too.
  return length > 1 || !meanings.every(isFaint) ? { length, meanings } : joinStem(stemOf(lexicons, first), meanings)
}

function joinStem(stem: ReturnType<typeof stemOf>, meanings: Meaning[]): ReturnType<typeof stemOf> {
  return meanings.length === 0 ? stem : { length: 1, meanings: [...meanings, ...(stem?.meanings ?? [])] }
}

/** True for a use that a single word says. */
export function isFaint(meaning: Meaning): boolean {
  return meaning.is === 'values' && meaning.isFaint === true
}

/** The longest word without blanks that a run of signs begins with; null for none. */
export function longestUnspaced(lexicons: readonly Lexicon[], run: string): string | null {
  let longest = ''
  for (const { unspaced } of lexicons) {
    const found = (unspaced.get(run.slice(0, 1)) ?? []).find((word) => run.startsWith(word))
    if (found !== undefined && found.length > longest.length) longest = found
  }
  return longest === '' ? null : longest
}

/** True for a run of signs without blanks that words of the lexicons make up. */
export function isMadeOfWords(lexicons: readonly Lexicon[], run: string): boolean {
  for (let rest = run; rest !== '';) {
    const word = longestUnspaced(lexicons, rest)
    if (word === null) return false
    rest = rest.slice(word.length)
  }
  return true
}

/** True for a run of a script that puts no blanks between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

function wordsOf(spelling: string): string[] {
  return toTokens(spelling.replace(/\*$/, '')).map(({ text }) => text)
}

function phraseOf(spelling: string): string {
  return wordsOf(spelling).join(' ')
}

function stemOf(lexicons: readonly Lexicon[], word: string): { length: number; meanings: Meaning[] } | null {
  const found = lexicons.flatMap(({ stems }) => (stems.get(word.slice(0, STEM_LETTERS)) ?? []).filter(({ stem }) => word.startsWith(stem)))
  const longest = Math.max(0, ...found.map(({ stem }) => stem.length))
  const meanings = found.filter(({ stem }) => stem.length === longest).flatMap((entry) => entry.meanings)
  return meanings.length === 0 ? null : { length: 1, meanings }
}

function addPhrase(phrases: Map<string, Entry>, words: readonly string[], meaning: Meaning): void {
  const key = words.join(' ')
  const known = phrases.get(key)
  if (known) known.meanings.push(meaning)
  else phrases.set(key, { words, meanings: [meaning] })
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, keyOf)
}
