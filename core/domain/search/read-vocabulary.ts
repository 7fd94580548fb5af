import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldedWords, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'
import { listWishWords } from '#core/domain/wish/index.ts'

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
  for (const word of listWishWords(locale)) add(word, OTHER)
  return ranks
}
