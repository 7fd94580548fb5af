import type { Locale } from '#i18n/locales.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import type { Meaning, Spellings } from './wish.ts'
import { ABSENT_MODELS } from './vocabulary/absent-models.ts'
import { DELIVERY_SPELLINGS } from './vocabulary/delivery.ts'
import { EQUIPMENT_SPELLINGS } from './vocabulary/equipment.ts'
import { FIGURE_SPELLINGS } from './vocabulary/figures.ts'
import { KIND_SPELLINGS } from './vocabulary/kinds.ts'
import { LOCAL_SPELLINGS } from './vocabulary/local.ts'
import { CATEGORY_NAMES } from './vocabulary/part-categories.ts'
import { PART_SPELLINGS } from './vocabulary/parts.ts'
import { PAGE_TALK } from './vocabulary/site-page-talk.ts'
import { SITE_PAGES } from './vocabulary/site-pages.ts'
import { MONEY_SPELLINGS } from './vocabulary/money.ts'
import { PORT_SPELLINGS } from './vocabulary/ports.ts'
import { TALK_SPELLINGS } from './vocabulary/talk.ts'
import { TYPE_NAMES } from './vocabulary/type-names.ts'
import { FILLERS, TYPE_SPELLINGS } from './vocabulary/types.ts'
import { COLOUR_SPELLINGS, VEHICLE_SPELLINGS } from './vocabulary/vehicles.ts'

const SPELLINGS: readonly Spellings[] = [
  ...VEHICLE_SPELLINGS,
  ...COLOUR_SPELLINGS,
  ...EQUIPMENT_SPELLINGS,
  ...KIND_SPELLINGS,
  ...[...TYPE_SPELLINGS, ...TYPE_NAMES].map(({ rules, spellings }): Spellings => ({ meaning: { is: 'values', values: rules }, spellings })),
  ...FIGURE_SPELLINGS,
  ...MONEY_SPELLINGS,
  ...DELIVERY_SPELLINGS,
  ...TALK_SPELLINGS,
  { meaning: { is: 'filler' }, spellings: FILLERS },
  ...ABSENT_MODELS,
  ...[...PART_SPELLINGS, ...CATEGORY_NAMES].map(({ value, spellings }): Spellings => {
    return { meaning: 'words' in value ? { is: 'part', words: value.words, category: null } : { is: 'part', words: null, category: value.category }, spellings }
  }),
  ...SITE_PAGES.map(({ key, spellings }): Spellings => ({ meaning: { is: 'page', key }, spellings: [...spellings, ...(PAGE_TALK[key] ?? [])] })),
  ...PORT_SPELLINGS,
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
  const known = named.get(locale) ?? createLexicon(NAMING, locale).words
  named.set(locale, known)
  return known
}

const named = new Map<Locale, ReadonlySet<string>>()
/** Words that ask, bound, count or say nothing are short and alike in several languages: none of them is what a slip is put right to. */
const NAMING = SPELLINGS.filter(({ meaning }) => PHRASES.has(meaning.is) || meaning.is === 'part' || meaning.is === 'page' || meaning.is === 'absent')
