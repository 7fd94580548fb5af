import { sql } from 'drizzle-orm'
import { listActivities } from '#core/domain/activity/index.ts'
import { listArticles } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDownloads } from '#core/domain/download/index.ts'
import { closestSpelling, foldedWords, matchTerm, soundsLike } from '#core/domain/search-term/index.ts'
import { listSeatWords, readWish, type Wish, type WishTerm } from '#core/domain/wish/index.ts'
import { findPages } from './find-pages.ts'
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts'

/** Shorter words are part numbers, sizes and names of versions more often than slips. */
const SHORTEST = 3
/** A number of seats in front of a word: `7 seter`. */
const SEATS_BEFORE = /(?<![\p{L}\p{N}.,])\p{Nd}{1,2}[\s-]*$/u

/**
 * A typed text with slips of the hand put right (`tigo 8` becomes `tiggo 8`); null where there is nothing to correct. Words that mean
 * something, words that anything public holds, and words of the language are never changed. A word beside a part is no maker's unless it
 * sounds like one, and one beside a kind of vehicle no part's.
 */
export async function correctWords(ctx: Ctx, typed: string, wish: Wish): Promise<string | null> {
  const unknown = wish.terms.filter(isUnknown)
  if (unknown.length === 0 || asksForPages(wish)) return null
  const vocabulary = await readVocabulary(ctx)
  const slips = await Promise.all(unknown.map((term) => findSlip(ctx, { typed, wish, term, vocabulary })))
  const found = slips.flatMap((slip) => slip ?? [])
  return found.length === 0 ? null : found.reduce((text, { typed: slip, near }) => text.replace(slip, near), typed)
}

/** A sentence that names a page, and nothing that the catalogue has, is understood. */
function asksForPages({ terms, parts, pages, absent }: Wish): boolean {
  return pages.length > 0 && parts.length === 0 && absent === null && terms.every(({ values, range }) => values.length === 0 && range === null)
}

type Asked = { typed: string; wish: Wish; term: WishTerm; vocabulary: Vocabulary }

async function findSlip(ctx: Ctx, asked: Asked): Promise<{ typed: string; near: string } | null> {
  const { typed, wish, term, vocabulary } = asked
  const { word } = term
  const seat = SEATS_BEFORE.test(typed.slice(0, typed.indexOf(term.typed))) ? closestSeat(word, listSeatWords(ctx.locale)) : null
  if (seat !== null) return { typed: term.typed, near: inPlaceOf(term, seat) }
  if (vocabulary.ofLanguage.has(word)) return null
  const near = closestSpelling(word, wordsFor(asked))
  if (near === null || near === word) return null
  const slip = { typed: term.typed, near: inPlaceOf(term, near) }
  if (!vocabulary.held.has(near) && !(await isUnderstood(ctx, typed.replace(slip.typed, slip.near), near))) return null
  return (await isHeldAnywhere(ctx, word, wish.terms.length > 1)) ? null : slip
}

/** The word for seats that was meant behind a number: one slip, in short words too, or the same sound. */
function closestSeat(word: string, seats: ReadonlySet<string>): string | null {
  const near = closestSpelling(word, new Map([...seats].map((seat) => [seat, 0])), { isShortToo: true })
  return near ?? [...seats].find((seat) => soundsLike(word, seat)) ?? null
}

/** What a word may have been meant to be, by what stands beside it. */
function wordsFor({ typed, wish: { terms, parts }, term, vocabulary: { ranks, parts: ofParts, names } }: Asked): ReadonlyMap<string, number> {
  const isBesidePart = parts.some(({ text }) => areNeighbours(typed, term.typed, text))
  if (isBesidePart) return only(ranks, (known) => ofParts.has(known) || (names.has(known) && soundsLike(term.word, known)))
  const saysKind = terms.some(({ values }) => values.some(({ name }) => name !== 'brand' && name !== 'model'))
  return saysKind ? only(ranks, (known) => !ofParts.has(known) || names.has(known)) : ranks
}

function only(ranks: ReadonlyMap<string, number>, isMeant: (word: string) => boolean): ReadonlyMap<string, number> {
  return new Map([...ranks].filter(([word]) => isMeant(word)))
}

/** True where no word stands between two pieces of a text. */
function areNeighbours(typed: string, a: string, b: string): boolean {
  const [atA, atB] = [typed.indexOf(a), typed.indexOf(b)]
  const between = atA < atB ? typed.slice(atA + a.length, atB) : typed.slice(atB + b.length, atA)
  return atA !== -1 && atB !== -1 && !/[\p{L}\p{N}]/u.test(between)
}

/** A word of a phrase means nothing without the others: `normas` is no answer to `formas de pago`. */
async function isUnderstood(ctx: Ctx, text: string, near: string): Promise<boolean> {
  const words = new Set([near, ...foldedWords(near)])
  const wish = await readWish(ctx, text)
  return wish !== null && wish.terms.every((term) => !isUnknown(term) || !words.has(term.word))
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
