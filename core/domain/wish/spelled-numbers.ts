import { foldText } from '#core/domain/search-term/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { longestAt, type Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'
import { NUMERALS, type Numerals } from './vocabulary/numerals.ts'
import type { Meaning } from './wish.ts'

type Folded = Omit<Numerals, 'values' | 'hundred' | 'thousand' | 'and'> & {
  values: ReadonlyMap<string, number>
  hundred: ReadonlySet<string>
  thousand: ReadonlySet<string>
  and: ReadonlySet<string>
}
type Group = { value: number; next: number }

/** Fewer stand in the lexicon, with the words that they count. */
const LEAST = 10
/** What follows thousands and is said in hundreds. */
const LEAST_REST = 100
const LONGEST_WORD = 40

/**
 * Numbers in words as figures, in the language of the request and in English: `twenty five thousand` is `25 thousand`, `fünfzehntausend` is `15 tausend`.
 * Only where a unit, a measure or thousands follow, or a bound stands before: `once`, `ONE` and `Seicento` are words elsewhere.
 */
export function withFigures(tokens: readonly Token[], lexicons: readonly Lexicon[], locale: Locale): Token[] {
  const own = numeralsOf(locale)
  const english = numeralsOf('en')
  const all = [own, ...(english === own ? [] : [english])].flatMap((numerals) => numerals ?? [])
  const read: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = all.flatMap((numerals) => readFigure({ tokens, at, lexicons, numerals }) ?? [])[0]
    read.push(...(found?.tokens ?? tokens.slice(at, at + 1)))
    at += found?.length ?? 1
  }
  return read
}

type Place = { tokens: readonly Token[]; at: number; lexicons: readonly Lexicon[]; numerals: Folded }

function readFigure({ tokens: typed, at, lexicons, numerals }: Place): { tokens: Token[]; length: number } | null {
  const joined = typed[at] && numerals.isJoined ? partsOf(typed[at], numerals) : null
  const tokens = joined ? [...typed.slice(0, at), ...joined, ...typed.slice(at + 1)] : typed
  // Pieces of one word stand for one token.
  const lengthTo = (next: number) => Math.max(1, next - at - (joined ? joined.length - 1 : 0))
  const group = readGroup(tokens, at, numerals)
  if (group === null) return null
  const isThousand = numerals.thousand.has(tokens[group.next]?.text ?? '')
  const rest = isThousand ? readRest(tokens, group.next + 1, numerals) : null
  const figure = (value: number, next: number): Token => ({ text: String(value), from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 })
  if (rest !== null) return { tokens: [figure(group.value * 1_000 + rest.value, rest.next)], length: lengthTo(rest.next) }
  // Thousands stay a word: they count for the number before them too (`ten to fifteen thousand`).
  const next = group.next + Number(isThousand)
  if (isThousand) return { tokens: [figure(group.value, group.next), ...tokens.slice(group.next, next)], length: lengthTo(next) }
  const following = longestAt(lexicons, tokens, group.next)?.meanings ?? []
  const counts = (kinds: readonly Meaning['is'][]) => following.some(({ is }) => kinds.includes(is))
  const before = at > 0 ? (longestAt(lexicons, tokens, at - 1)?.meanings ?? []) : []
  const isMeant = group.value < LEAST ? counts(['times']) : counts(['times', 'unit', 'measure']) || before.some(({ is }) => is === 'bound')
  return isMeant ? { tokens: [figure(group.value, group.next)], length: lengthTo(group.next) } : null
}

/** A number below thousand from a word on. */
function readGroup(tokens: readonly Token[], at: number, { values, hundred, and, isOnesFirst, prefixes }: Folded): Group | null {
  let [value, next] = [0, at]
  for (;;) {
    const start = next + Number(value > 0 && and.has(tokens[next]?.text ?? ''))
    const text = tokens[start]?.text ?? ''
    const word = values.has(text) || hundred.has(text) || !prefixes ? text : text.replace(prefixes, '')
    const sum = hundred.has(word) ? timesHundred(value) : added(value, values.get(word) ?? null, isOnesFirst === true)
    if (sum === null) return value === 0 ? null : { value, next }
    value = sum
    next = start + 1
  }
}

function readRest(tokens: readonly Token[], at: number, numerals: Folded): Group | null {
  const start = at + Number(numerals.and.has(tokens[at]?.text ?? ''))
  const rest = readGroup(tokens, start, numerals)
  return rest !== null && rest.value >= LEAST_REST ? rest : null
}

function timesHundred(value: number): number | null {
  return value < 10 ? Math.max(value, 1) * 100 : null
}

/** A number and the one that is said behind it; null where they are two. `quatre-vingt` and `soixante-dix` count in twenties. */
function added(value: number, next: number | null, isOnesFirst: boolean): number | null {
  if (next === null) return null
  const rest = value % 100
  if (!isOnesFirst && rest === 4 && next === 20) return value - 4 + 80
  if (next >= 100) return value === 0 ? next : null
  if (rest === 0) return value + next
  if (next < 10) return rest >= 20 && rest % 10 === 0 ? value + next : null
  if (isOnesFirst) return rest < 10 && next % 10 === 0 ? value + next : null
  return next < 20 && (rest === 60 || rest === 80) ? value + next : null
}

/** A word that numbers are written together in, as these: `zwanzigtausend`. Null for any other word. */
function partsOf(token: Token, { values, hundred, thousand, and }: Folded): Token[] | null {
  const { text } = token
  if (text.length > LONGEST_WORD || values.has(text)) return null
  const known = [...values.keys(), ...hundred, ...thousand, ...and].filter((word) => text.includes(word)).toSorted((a, b) => b.length - a.length)
  const parts = split(text, known, new Set())
  return parts === null || parts.length < 2 ? null : parts.map((part) => ({ ...token, text: part }))
}

function split(text: string, known: readonly string[], dead: Set<string>): string[] | null {
  if (text === '') return []
  if (dead.has(text)) return null
  for (const word of known) {
    const rest = text.startsWith(word) ? split(text.slice(word.length), known, dead) : null
    if (rest !== null) return [word, ...rest]
  }
  dead.add(text)
  return null
}

const made = new Map<Locale, Folded | null>()

function numeralsOf(locale: Locale): Folded | null {
  const known = made.get(locale)
  if (known !== undefined) return known
  const numerals = NUMERALS[locale]
  const folded = numerals ? toFolded(numerals) : null
  made.set(locale, folded)
  return folded
}

function toFolded(numerals: Numerals): Folded {
  return {
    ...numerals,
    values: new Map(Object.entries(numerals.values).map(([word, value]) => [foldText(word), value])),
    hundred: new Set(numerals.hundred.map(foldText)),
    thousand: new Set(numerals.thousand.map(foldText)),
    and: new Set(numerals.and.map(foldText)),
  }
}
