import { sql } from 'drizzle-orm'
import { isTypeSpelling, listTypeSpellings } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isFittingSpelling, listFittingSpellings } from '#core/domain/fitting/index.ts'
import { keep } from '#core/domain/keep.ts'
import { foldedWords, foldText, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'

/**
 * Words that the catalogue is spoken of with. `ranks`: what a misspelt word may have meant, makers before models before all others;
 * `joined`: names of several words as people write them in one (`greatwall`).
 */
export type Vocabulary = { ranks: ReadonlyMap<string, number>; joined: ReadonlyMap<string, string> }

const MAKER = 0
const MODEL = 1
const OTHER = 2
const SHORTEST = 3

/** The catalogue's vocabulary with the names of parts in the language of the request, kept until its content changes. */
export function readVocabulary(ctx: Ctx): Promise<Vocabulary> {
  return keep(ctx, {
    key: `search-vocabulary ${ctx.locale}`,
    make: loadVocabulary,
    sizeOf: ({ ranks, joined }) => 100 * (ranks.size + joined.size),
  })
}

/** True where the catalogue is spoken of with a word, or with words that begin with it or hold it. */
export function isSpokenWord({ ranks, joined }: Vocabulary, word: string): boolean {
  if (word.length < SHORTEST || /\p{N}/u.test(word) || isTypeSpelling(word) || isFittingSpelling(word) || ranks.has(word) || joined.has(word)) return true
  for (const known of ranks.keys()) if (known.includes(word)) return true
  return false
}

async function loadVocabulary({ db, locale, reads }: Ctx): Promise<Vocabulary> {
  reads('brand', 'car', 'used_car', 'fitting')
  const { rows } = await db.execute<{ rank: number; name: string }>(sql`
    select ${MAKER}::int as rank, unnest(array[brand_name, brand_name_zh] || aliases) as name from brand where publish_state = 'published'
    union select ${MODEL}::int, model_name from car where publish_state = 'published'
    union select ${MODEL}::int, model_name from used_car where publish_state = 'published'
    union select ${OTHER}::int, name from fitting where publish_state = 'published'
    union select ${OTHER}::int, title from fitting_translation where publish_state = 'published' and locale = ${locale}`)
  const named = rows.filter((row) => row.name !== null)
  const spellings = MODEL_SPELLINGS.flatMap(([, names]) => names.map((name) => ({ rank: MODEL, name })))
  const types = [...listTypeSpellings(), ...listFittingSpellings()].map((name) => ({ rank: OTHER, name }))
  const ranks = new Map<string, number>()
  for (const { rank, name } of [...named, ...spellings, ...types]) {
    for (const word of foldedWords(name)) if (word.length >= SHORTEST && (ranks.get(word) ?? OTHER + 1) > rank) ranks.set(word, rank)
  }
  return { ranks, joined: joinedNames(named.filter(({ rank }) => rank < OTHER).map(({ name }) => name)) }
}

function joinedNames(names: readonly string[]): Map<string, string> {
  const folded = names.map(foldText).filter((name) => /^[\p{L}]+( \p{L}+)+$/u.test(name))
  return new Map(folded.map((name) => [name.replaceAll(' ', ''), name]))
}
