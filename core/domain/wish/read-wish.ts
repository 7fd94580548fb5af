import type { Ctx } from '#core/domain/context.ts'
import { foldText, withoutUnseen } from '#core/domain/search-term/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { readLexemes } from './grammar.ts'
import { latinCode } from './latin-code.ts'
import { partRuns, toLexemes } from './lexemes.ts'
import { isMadeOfWords, longestAt, type Lexicon } from './lexicon.ts'
import { readNames, type Names } from './names.ts'
import { asksInOwnMoney, inDollars, readRates } from './own-money.ts'
import { withFigures } from './spelled-numbers.ts'
import { staticLexicon } from './static-lexicon.ts'
import { toTokens, type Token } from './tokens.ts'
import { withUnspacedFigures } from './unspaced-numbers.ts'
import type { Wish, WishTerm } from './wish.ts'

/**
 * Reads what a typed text asks for, in whatever language and script: names of makers and models, kinds, filters with their figures, parts,
 * pages, a destination. Words that mean none of these are looked for in the texts of the catalogue. Null for a text without a letter or digit.
 */
export async function readWish(ctx: Ctx, typed: string): Promise<Wish | null> {
  const names = await readNames(ctx)
  const wish = parseWish({ typed, names, locale: ctx.locale, year: ctx.ports.clock.now().getUTCFullYear() })
  return wish !== null && asksInOwnMoney(wish) ? inDollars(wish, await readRates(ctx)) : wish
}

/** The same with names at hand, prices in the money that they were said in; `year`: that of today, which ages are counted from. */
export function parseWish({ typed: text, names, locale, year }: { typed: string; names: Names; locale: Locale; year: number }): Wish | null {
  const typed = withoutUnseen(text)
  const lexicons = [names.lexicon, staticLexicon(locale)]
  const tokens = toTokens(typed).slice(0, MOST_TOKENS)
  if (tokens.length === 0) return null
  const parted = partRuns(withUnspacedFigures(tokens, lexicons), [names.aliases, ...lexicons]).flatMap((token) => partJoined(token, names, lexicons))
  const wish = readLexemes(toLexemes(latinNames(withFigures(parted, lexicons, locale), names), lexicons), typed, year)
  return { ...wish, terms: wish.terms.slice(0, MOST_TERMS).map((term) => withModels(term, names)) }
}

/** Whether words that are known make up a run of a script without blanks; what stands before a word that is being typed has to be whole. */
export async function readWholeRuns(ctx: Ctx): Promise<(run: string) => boolean> {
  const { lexicon, aliases } = await readNames(ctx)
  const lexicons = [lexicon, aliases, staticLexicon(ctx.locale)]
  return (run) => isMadeOfWords(lexicons, foldText(run))
}

/** Places inside of the phrases and words that a text is read as: `b` of `pick-up b` begins a word, `up` of it none. */
export async function readInnerPlaces(ctx: Ctx): Promise<(typed: string) => ReadonlySet<number>> {
  const names = await readNames(ctx)
  const lexicons = [names.lexicon, staticLexicon(ctx.locale)]
  return (typed) => {
    const parted = partRuns(toTokens(typed).slice(0, MOST_TOKENS), [names.aliases, ...lexicons]).flatMap((token) => partJoined(token, names, lexicons))
    const known = toLexemes(latinNames(parted, names), lexicons).filter(({ meanings }) => meanings.length > 0)
    return new Set(known.flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from - 1) }, (_place, at) => from + at + 1)))
  }
}

const MOST_TOKENS = 40
const MOST_TERMS = 12

const LETTERS_AND_FIGURE = /^(\p{L}{3,})(\d{1,3})(\p{L}*)$/u

/** `tigo8` is a word and a figure, unless the catalogue or the lexicons know it so. */
function partJoined(token: Token, { aliases, modelWords }: Names, lexicons: readonly Lexicon[]): Token[] {
  const [, letters, figure, rest] = LETTERS_AND_FIGURE.exec(token.text) ?? []
  if (letters === undefined || figure === undefined || modelWords.has(token.text) || longestAt([aliases, ...lexicons], [token], 0) !== null) return [token]
  return [letters, figure, rest ?? ''].filter((text) => text !== '').map((text) => ({ ...token, text }))
}

/** Names of models in other scripts, and letters of their codes (`х3000`, `اتش 6`), as the catalogue writes them. */
function latinNames(tokens: readonly Token[], { aliases, modelWords }: Names): Token[] {
  const latin: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = longestAt([aliases], tokens, at)
    const part = tokens.slice(at, at + (found?.length ?? 1))
    const [meaning] = found?.meanings ?? []
    const [from, to] = [part[0]?.from ?? 0, part.at(-1)?.to ?? 0]
    const code = found ? null : latinCode(tokens, at, modelWords)
    if (code) latin.push(code.token)
    else latin.push(...(meaning?.is === 'name' ? meaning.words.map((text) => ({ text, from, to })) : part))
    at += code?.length ?? part.length
  }
  return latin
}

/**
 * A plain word that stands in names of models asks for these, and one that only begins such a word as well; a kind whose word names models
 * too (`Mini EV`) for both, unless it is an energy, which such a model has. A word that versions have is looked for in the texts besides.
 */
function withModels(term: WishTerm, { modelWords, trimWords }: Names): WishTerm {
  if (term.isNot || NO_NAMES.has(term.word) || term.values.some(({ name }) => name === 'energy')) return term
  const own = modelWords.get(term.word) ?? []
  if (!term.isText) return term.values.length > 0 && own.length > 0 && !isNamed(term) ? { ...term, values: [...term.values, ...own] } : term
  const values = own.length > 0 ? own : term.word.length < 3 ? [] : [...modelWords].filter(([word]) => word.startsWith(term.word)).flatMap(([, list]) => list)
  const isInTexts = values.length === 0 || [...trimWords].some((word) => word.startsWith(term.word))
  return { ...term, values, isText: isInTexts }
}

/** Words of parts that begin names of models. */
const NO_NAMES: ReadonlySet<string> = new Set(['front', 'rear', 'inner', 'outer', 'upper', 'lower', 'set', 'pair', 'kit', 'side'])

function isNamed({ values }: WishTerm): boolean {
  return values.some(({ name }) => name === 'brand' || name === 'model')
}
