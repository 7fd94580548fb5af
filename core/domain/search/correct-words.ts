import { sql } from 'drizzle-orm'
import { listActivities } from '#core/domain/activity/index.ts'
import { listArticles } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDownloads } from '#core/domain/download/index.ts'
import { closestSpelling, matchTerm } from '#core/domain/search-term/index.ts'
import type { Wish, WishTerm } from '#core/domain/wish/index.ts'
import { findPages } from './find-pages.ts'
import { readVocabulary } from './read-vocabulary.ts'

/** Shorter words are part numbers, sizes and names of versions more often than slips. */
const SHORTEST = 3

/**
 * A typed text with slips of the hand put right (`tigo 8` becomes `tiggo 8`); null where there is nothing to correct. Words that mean
 * something, and words that anything public holds, are never changed.
 */
export async function correctWords(ctx: Ctx, typed: string, { terms }: Wish): Promise<string | null> {
  const unknown = terms.filter(isUnknown)
  if (unknown.length === 0) return null
  const vocabulary = await readVocabulary(ctx)
  const slips = await Promise.all(
    unknown.map(async (term) => {
      const near = closestSpelling(term.word, vocabulary)
      return near === null || near === term.word || (await isHeldAnywhere(ctx, term.word, terms.length > 1))
        ? []
        : [{ typed: term.typed, near: inPlaceOf(term, near) }]
    }),
  )
  const found = slips.flat()
  return found.length === 0 ? null : found.reduce((text, { typed: slip, near }) => text.replace(slip, near), typed)
}

/** Only the word itself is replaced in what was typed (`tigo8` becomes `tiggo 8`). */
function inPlaceOf({ typed, word }: WishTerm, near: string): string {
  const at = typed.toLowerCase().indexOf(word)
  return at === -1 ? near : [typed.slice(0, at), near, typed.slice(at + word.length)].filter((part) => part !== '').join(' ')
}

function isUnknown({ isText, values, word }: WishTerm): boolean {
  return isText && values.length === 0 && word.length >= SHORTEST && !/\p{N}/u.test(word) && !word.includes(' ')
}

async function isHeldAnywhere(ctx: Ctx, word: string, hasOthers: boolean): Promise<boolean> {
  const texts = await Promise.all([
    listArticles({ ctx, input: { word, page: 1, page_size: 1 } }).then((page) => page.total),
    listActivities({ ctx, input: { word, when: 'all', page: 1, page_size: 1 } }).then((page) => page.total),
    listDownloads({ ctx, input: { word } }).then((files) => files.length),
    findPages(ctx, word).then((pages) => pages.length),
  ])
  return texts.some((count) => count > 0) || isInCatalogue(ctx, word, hasOthers)
}

/** Three letters begin part numbers (`BDY-001J`): they count where nothing else is asked for, and beside other words a maker is meant. */
async function isInCatalogue({ db, locale, reads }: Ctx, word: string, hasOthers: boolean): Promise<boolean> {
  reads('car', 'used_car', 'fitting')
  const isHeld = matchTerm(sql`search_text`, word)
  const isFittingHeld = hasOthers && word.length === SHORTEST ? sql`false` : isHeld
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (select from car where ${isHeld}) or exists (select from used_car where ${isHeld})
      or exists (select from fitting where ${isFittingHeld})
      or exists (select from fitting_translation where locale = ${locale} and ${isFittingHeld}) as held`)
  return rows[0]?.held ?? false
}
