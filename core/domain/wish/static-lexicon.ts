import type { Locale } from '#i18n/locales.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import type { Meaning, Spellings } from './wish.ts'
import { ABSENT_MODELS } from './vocabulary/absent-models.ts'
import { ABSENT_BODIES } from './vocabulary/absent-bodies.ts'
import { BUYING_SPELLINGS } from './vocabulary/buying-talk.ts'
import { DELIVERY_SPELLINGS } from './vocabulary/delivery.ts'
import { EQUIPMENT_SPELLINGS } from './vocabulary/equipment.ts'
import { FIGURE_SPELLINGS } from './vocabulary/figures.ts'
import { KIND_SPELLINGS } from './vocabulary/kinds.ts'
import { LANDED_SPELLINGS } from './vocabulary/landed-talk.ts'
import { LOCAL_SPELLINGS } from './vocabulary/local.ts'
import { CATEGORY_NAMES } from './vocabulary/part-categories.ts'
import { PART_OR_TRAIT, PART_TALK, UNLISTED_PARTS } from './vocabulary/part-talk.ts'
import { PART_SPELLINGS } from './vocabulary/parts.ts'
import { PAGE_TALK } from './vocabulary/site-page-talk.ts'
import { SITE_PAGES } from './vocabulary/site-pages.ts'
import { MONEY_SPELLINGS } from './vocabulary/money.ts'
import { PORT_SPELLINGS } from './vocabulary/ports.ts'
import { SHIPPING_SPELLINGS } from './vocabulary/shipping-talk.ts'
import { TALK_SPELLINGS } from './vocabulary/talk.ts'
import { TYPE_NAMES } from './vocabulary/type-names.ts'
import { FILLERS, TYPE_SPELLINGS } from './vocabulary/types.ts'
import { USE_SPELLINGS } from './vocabulary/uses.ts'
import { COLOUR_SPELLINGS, VEHICLE_SPELLINGS } from './vocabulary/vehicles.ts'

const SPELLINGS: readonly Spellings[] = [
  ...VEHICLE_SPELLINGS,
  ...COLOUR_SPELLINGS,
  ...EQUIPMENT_SPELLINGS,
  ...KIND_SPELLINGS,
  ...USE_SPELLINGS,
  ...[...TYPE_SPELLINGS, ...TYPE_NAMES].map(({ rules, spellings }): Spellings => ({ meaning: { is: 'values', values: rules }, spellings })),
  ...FIGURE_SPELLINGS,
  ...MONEY_SPELLINGS,
  ...DELIVERY_SPELLINGS,
  ...TALK_SPELLINGS,
  ...SHIPPING_SPELLINGS,
  ...BUYING_SPELLINGS,
  { meaning: { is: 'filler' }, spellings: FILLERS },
  ...ABSENT_MODELS,
  ...ABSENT_BODIES,
  ...[...PART_SPELLINGS, ...CATEGORY_NAMES].map(({ value, spellings }): Spellings => {
    return { meaning: 'words' in value ? { is: 'part', words: value.words, category: null } : { is: 'part', words: null, category: value.category }, spellings }
  }),
  ...PART_TALK.map(([words, spellings]): Spellings => ({ meaning: { is: 'part', words, category: null }, spellings })),
  ...Object.entries(UNLISTED_PARTS).map(([category, spellings]): Spellings => ({ meaning: { is: 'part', words: null, category, isNear: true }, spellings })),
  ...Object.entries(PART_OR_TRAIT).map(([category, spellings]): Spellings => ({ meaning: { is: 'part', words: null, category, isAside: true }, spellings })),
  ...SITE_PAGES.map(({ key, spellings }): Spellings => ({ meaning: { is: 'page', key }, spellings: [...spellings, ...(PAGE_TALK[key] ?? [])] })),
  ...PORT_SPELLINGS,
  ...LANDED_SPELLINGS,
  ...LOCAL_SPELLINGS,
]

const made = new Map<Locale, Lexicon>()

/** The words that buyers of every market use, as they count in a language; made once. */
export function staticLexicon(locale: Locale): Lexicon {
  const known = made.get(locale) ?? createLexicon(SPELLINGS, locale)
  made.set(locale, known)
  return known
}

/** Whole phrases that ask for something of a vehicle, as buyers write them. `says`: the same for those that say the same. */
export function listWishPhrases(locale: Locale): { text: string; says: object }[] {
  const own = SPELLINGS.filter(({ meaning, locales }) => PHRASES.has(meaning.is) && (locales?.includes(locale) ?? true))
  return own.flatMap(({ meaning, spellings }) => spellings.filter((text) => !text.endsWith('*')).map((text) => ({ text, says: meaning })))
}

const PHRASES: ReadonlySet<Meaning['is']> = new Set(['values', 'condition', 'order'])

/** Whole words of the lexicon that name something to look for, folded: what a misspelt one may have meant. */
export function listWishWords(locale: Locale): ReadonlySet<string> {
  return wordsOf(locale, 'naming')
}

/** Those of the names of models and makers that we do not have. */
export function listAbsentWords(locale: Locale): ReadonlySet<string> {
  return wordsOf(locale, 'absent')
}

/** Those of parts, and those of what a vehicle is or has. */
export function listPartWords(locale: Locale): ReadonlySet<string> {
  return wordsOf(locale, 'part')
}

export function listTraitWords(locale: Locale): ReadonlySet<string> {
  return wordsOf(locale, 'trait')
}

/** Those that stand behind a number of seats. */
export function listSeatWords(locale: Locale): ReadonlySet<string> {
  return wordsOf(locale, 'seat')
}

/** Words that ask, bound, count or say nothing are short and alike in several languages: none of them is what a slip is put right to. */
const SORTS = {
  naming: (meaning: Meaning) => PHRASES.has(meaning.is) || meaning.is === 'part' || meaning.is === 'page',
  absent: (meaning: Meaning) => meaning.is === 'absent',
  part: (meaning: Meaning) => meaning.is === 'part',
  trait: (meaning: Meaning) => PHRASES.has(meaning.is),
  seat: (meaning: Meaning) => meaning.is === 'unit' && meaning.unit === 'seat',
} as const

const sorted = new Map<string, ReadonlySet<string>>()

function wordsOf(locale: Locale, sort: keyof typeof SORTS): ReadonlySet<string> {
  const key = `${locale} ${sort}`
  const known =
    sorted.get(key) ??
    new Set(
      staticLexicon(locale)
        .phrases.values()
        .flatMap((entries) => entries)
        .filter(({ meanings }) => meanings.some(SORTS[sort]))
        .flatMap(({ words }) => words),
    )
  sorted.set(key, known)
  return known
}
