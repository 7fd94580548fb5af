import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldedWords, foldText, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'
import { listAbsentWords, listPartWords, listTraitWords, listWishWords, MARKET_WORDS } from '#core/domain/wish/index.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'

const MAKER = 0
const MODEL = 1
const OTHER = 2
const SHORTEST = 3
/** Letters from which on a word may be meant that no text of the site tells the language of, or a model that we do not have. */
const TELLING = 6
const SHORTEST_ABSENT = 5
const LATIN = /^[a-z ]+$/

/**
 * The words that the catalogue is spoken of with. `ranks`: what a misspelt word may have meant, makers (rank 0) before models before all others.
 * `names`: those of makers and models; `parts`: those of parts; `held`: those that the catalogue holds; `ofLanguage`: words of the page's language, which are no slips, `spoken`: all
 * of them, and those of its markets.
 */
export type Vocabulary = {
  ranks: ReadonlyMap<string, number>
  names: ReadonlySet<string>
  parts: ReadonlySet<string>
  held: ReadonlySet<string>
  ofLanguage: ReadonlySet<string>
  spoken: ReadonlySet<string>
}

/** What is known of words in the language of the request; kept until the catalogue changes. */
export function readVocabulary(ctx: Ctx): Promise<Vocabulary> {
  return keep(ctx, { key: `search-vocabulary ${ctx.locale}`, make: loadVocabulary, sizeOf: ({ ranks, ofLanguage }) => 200 * ranks.size + 60 * ofLanguage.size })
}

async function loadVocabulary({ db, locale, reads }: Ctx): Promise<Vocabulary> {
  reads('brand', 'car', 'used_car', 'fitting')
  const { rows } = await db.execute<{ rank: number; locale: string | null; name: string | null }>(sql`
    select ${MAKER}::int as rank, null as locale, unnest(array[brand_name, brand_name_zh] || aliases) as name from brand where publish_state = 'published'
    union select ${MODEL}::int, null, model_name from car where publish_state = 'published'
    union select ${MODEL}::int, null, model_name from used_car where publish_state = 'published'
    union select ${OTHER}::int, 'en', name from fitting where publish_state = 'published'
    union select ${OTHER}::int, locale, title from fitting_translation where publish_state = 'published'`)
  const spellings = MODEL_SPELLINGS.flatMap(([, names]) => names.map((name) => ({ rank: /^[a-zà-ÿ ]+$/.test(name) ? OTHER : MODEL, name })))
  const ranks = new Map<string, number>()
  const add = (word: string, rank: number) => {
    if (word.length >= SHORTEST && (ranks.get(word) ?? OTHER + 1) > rank) ranks.set(word, rank)
  }
  const isOwn = (of: string | null) => of === null || of === 'en' || of === locale
  const addAll = (names: readonly { rank: number; name: string | null }[]) => {
    for (const { rank, name } of names) {
      const words = foldedWords(name ?? '')
      // A word of a name of several is no maker's by itself: `golden` of Golden Dragon.
      for (const word of words) add(word, words.length > 1 ? Math.max(rank, MODEL) : rank)
    }
  }
  addAll(rows.filter((row) => isOwn(row.locale)))
  const held = new Set(ranks.keys())
  addAll(spellings)
  const spoken = await readSpoken(rows)
  const isSpoken = (word: string) => spoken.get(locale)?.has(word) === true || spoken.get('en')?.has(word) === true
  const isForeign = (word: string) => !isSpoken(word) && (spoken.values().some((words) => words.has(word)) || (LATIN.test(word) && word.length < TELLING))
  for (const word of listWishWords(locale)) if (!isForeign(word)) add(word, OTHER)
  for (const word of listAbsentWords(locale)) if (word.length >= SHORTEST_ABSENT) add(word, OTHER)
  const titles = rows.filter(({ rank, locale: of }) => rank === OTHER && isOwn(of)).flatMap(({ name }) => foldedWords(name ?? ''))
  return {
    ranks,
    names: new Set([...ranks].filter(([, rank]) => rank < OTHER).map(([word]) => word)),
    parts: new Set([...titles, ...listPartWords(locale)]).difference(listTraitWords(locale)),
    held,
    ofLanguage: new Set([...(spoken.get(locale) ?? []), ...everydayWords(locale)].filter((word) => !ranks.has(word))),
    spoken: new Set([...(spoken.get(LATIN_LOCALES.has(locale) ? locale : 'en') ?? []), ...marketWords(LATIN_LOCALES.has(locale) ? locale : 'en')]),
  }
}

/**
 * The words of the site, and of the names of parts, in each language: of the words of the trade, which belong to all markets, those that are another
 * language's alone are none of this one's. English stands beside every language: makers and trade use it.
 */
async function readSpoken(rows: readonly { locale: string | null; name: string | null }[]): Promise<ReadonlyMap<Locale, ReadonlySet<string>>> {
  await preloadMessages(['site', 'head'])
  const titlesOf = (locale: Locale) => rows.flatMap((row) => (row.locale === locale && row.name !== null ? foldedWords(row.name) : []))
  return new Map(LOCALE_CODES.map((locale) => [locale, new Set([...wordsOfSite(locale), ...titlesOf(locale)])]))
}

/** The words of the site in a language. They change with the program alone, and each language asks for those of all. */
function wordsOfSite(locale: Locale): ReadonlySet<string> {
  const known = siteWords.get(locale) ?? new Set(textsIn(messagesOf(locale, 'site')).flatMap(foldedWords))
  siteWords.set(locale, known)
  return known
}

const siteWords = new Map<Locale, ReadonlySet<string>>()

/** Those of a language and of English, which is written everywhere. */
function everydayWords(locale: Locale): string[] {
  return ['en' as const, locale].flatMap((own) => foldedWords(EVERYDAY_WORDS[own] ?? ''))
}

/** Languages in Latin letters; words in these on the pages of others are English. */
const LATIN_LOCALES: ReadonlySet<Locale> = new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'])
/** Letters that Arabic has and Urdu has not, and the other way round. */
const ARABIC_ONLY = /[ةىيكأإؤ]/u
const URDU_ONLY = /[ٹڈڑںےگچپژہھیک]/u

function marketWords(locale: Locale): string[] {
  return (MARKET_WORDS[locale] ?? []).map(foldText)
}

/** True for words of the page's language: in Latin letters those that its texts and markets know, in others those that its letters write. */
export function isOfLanguage(text: string, locale: Locale, { spoken }: Vocabulary): boolean {
  if (/\p{sc=Arabic}/u.test(text)) return locale === 'ur' ? !ARABIC_ONLY.test(text) : locale === 'ar' && !URDU_ONLY.test(text)
  return foldedWords(text).every((word) => !LATIN.test(word) || word.length < SHORTEST || spoken.has(word))
}

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsIn(value) : [],
  )
}
