import { sql } from 'drizzle-orm'
import { listActivities } from '#core/domain/activity/index.ts'
import { listArticles } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDownloads } from '#core/domain/download/index.ts'
import { closestSpelling, foldedWords, matchTerm } from '#core/domain/search-term/index.ts'
import { findPages } from './find-pages.ts'
import { isSpokenWord, readVocabulary } from './read-vocabulary.ts'

/**
 * A folded text with slips of the hand put right (`tigo 8` becomes `tiggo 8`) and joined names parted; the same text where there is
 * nothing to correct. A word that anything public holds is never changed.
 */
export async function correctTerms(ctx: Ctx, text: string): Promise<string> {
  const words = [...new Set(foldedWords(text))].slice(0, 8)
  const vocabulary = await readVocabulary(ctx)
  const corrected = await Promise.all(
    words.map(async (word) => {
      const parted = vocabulary.joined.get(word)
      if (parted !== undefined) return vocabulary.ranks.has(word) ? word : parted
      if (isSpokenWord(vocabulary, word)) return word
      const near = closestSpelling(word, vocabulary.ranks)
      return near === null || (await isHeldAnywhere(ctx, word, words.length > 1)) ? word : near
    }),
  )
  return corrected.every((word, at) => word === words[at]) ? text : corrected.join(' ')
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
const PREFIX_LETTERS = 3

async function isInCatalogue({ db, locale, reads }: Ctx, word: string, hasOthers: boolean): Promise<boolean> {
  reads('car', 'used_car', 'fitting')
  const isHeld = matchTerm(sql`search_text`, word)
  const isFittingHeld = hasOthers && word.length === PREFIX_LETTERS ? sql`false` : isHeld
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (select from car where ${isHeld}) or exists (select from used_car where ${isHeld})
      or exists (select from fitting where ${isFittingHeld})
      or exists (select from fitting_translation where locale = ${locale} and ${isFittingHeld}) as held`)
  return rows[0]?.held ?? false
}
