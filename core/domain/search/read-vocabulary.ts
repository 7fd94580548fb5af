import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldedWords, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'
import { listWishWords } from '#core/domain/wish/index.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'

const MAKER = 0
const MODEL = 1
const OTHER = 2
const SHORTEST = 3

/** Words that the catalogue is spoken of with: what a misspelt word may have meant, makers (rank 0) before models before all others. */
export function readVocabulary(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  return keep(ctx, { key: `search-vocabulary ${ctx.locale}`, make: loadVocabulary, sizeOf: (ranks) => 100 * ranks.size })
}

async function loadVocabulary({ db, locale, reads }: Ctx): Promise<ReadonlyMap<string, number>> {
  reads('brand', 'car', 'used_car', 'fitting')
  const { rows } = await db.execute<{ rank: number; name: string | null }>(sql`
    select ${MAKER}::int as rank, unnest(array[brand_name, brand_name_zh] || aliases) as name from brand where publish_state = 'published'
    union select ${MODEL}::int, model_name from car where publish_state = 'published'
    union select ${MODEL}::int, model_name from used_car where publish_state = 'published'
    union select ${OTHER}::int, name from fitting where publish_state = 'published'
    union select ${OTHER}::int, title from fitting_translation where publish_state = 'published' and locale = ${locale}`)
  const spellings = MODEL_SPELLINGS.flatMap(([, names]) => names.map((name) => ({ rank: /^[a-zà-ÿ ]+$/.test(name) ? OTHER : MODEL, name })))
  const ranks = new Map<string, number>()
  const add = (word: string, rank: number) => {
    if (word.length >= SHORTEST && (ranks.get(word) ?? OTHER + 1) > rank) ranks.set(word, rank)
  }
  for (const { rank, name } of [...rows, ...spellings]) for (const word of name === null ? [] : foldedWords(name)) add(word, rank)
  const spoken = await readSpoken()
  const isForeign = (word: string) => !isSpoken(spoken, word, locale) && spoken.values().some((words) => words.has(word))
  for (const word of listWishWords(locale)) if (!isForeign(word)) add(word, OTHER)
  return ranks
}

/** English stands beside every language: makers and trade use it. */
function isSpoken(spoken: ReadonlyMap<Locale, ReadonlySet<string>>, word: string, locale: Locale): boolean {
  return spoken.get(locale)?.has(word) === true || spoken.get('en')?.has(word) === true
}

/**
 * The words of the site in each language: of the words of the trade, which belong to all markets, those that are another language's alone are none of this one's.
 */
async function readSpoken(): Promise<ReadonlyMap<Locale, ReadonlySet<string>>> {
  await preloadMessages(['site'])
  return new Map(LOCALE_CODES.map((locale) => [locale, new Set(textsIn(messagesOf(locale, 'site')).flatMap((text) => foldedWords(text)))]))
}

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsIn(value) : [],
  )
}
