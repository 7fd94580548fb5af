import type { SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { foldText, withoutUnseen } from '#core/domain/search-term/index.ts'
import { readWish, type Wish } from '#core/domain/wish/index.ts'
import { correctWords } from './correct-words.ts'
import { findExact } from './find-exact.ts'

/** What is looked for. `text`: what was typed, with slips of the hand put right; `corrected`: the same where there were any, else null. */
export type SearchQuery = { text: string; corrected: string | null; wish: Wish; exact: SearchResult['exact'] }

/** Reads what was typed; null where it holds no letter or digit. What is a number of something is taken as it stands. */
export async function readQuery(ctx: Ctx, word: string): Promise<SearchQuery | null> {
  const typed = withoutUnseen(word)
  const [wish, exact] = await Promise.all([readWish(ctx, typed), findExact(ctx, typed)])
  if (wish === null || foldText(typed) === '') return null
  // The number of a part is one word, whatever its pieces would mean.
  if (exact.some(({ kind }) => kind === 'fitting')) return { text: typed, corrected: null, wish: numberWish(wish, typed), exact }
  const corrected = exact.length > 0 ? null : await correctWords(ctx, typed, wish)
  if (corrected === null) return { text: typed, corrected: null, wish, exact }
  return { text: corrected, corrected, wish: (await readWish(ctx, corrected)) ?? wish, exact }
}

function numberWish(wish: Wish, typed: string): Wish {
  return { ...wish, terms: [{ word: foldText(typed), typed: typed.trim(), values: [], range: null, isText: true }], parts: [], wantsParts: true, absent: null }
}
