import type { SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { namesPart } from '#core/domain/fitting/index.ts'
import { foldText, respell } from '#core/domain/word/index.ts'
import { correctWords } from './correct-words.ts'
import { findExact } from './find-exact.ts'
import { takeUsedWords } from './used-words.ts'

/** What is looked for. `text`: folded, in the catalogue's spelling, without the words for "used". `query`: the same for the lists. */
export type SearchQuery = {
  text: string
  query: string
  corrected: string | null
  isUsed: boolean
  namesPart: boolean
  exact: SearchResult['exact']
}

/** Reads what was typed; null where it holds no letter or digit. What is a number of something is taken as it stands. */
export async function readQuery(ctx: Ctx, typed: string): Promise<SearchQuery | null> {
  if (foldText(typed) === '') return null
  return ctx.ports.cache.read({ key: `search-query ${ctx.locale} ${typed}`, tags: EVERYTHING, make: () => makeQuery(ctx, typed), sizeOf: () => QUERY_BYTES })
}

/** Any change of what is public may change what a word was meant for. */
const EVERYTHING = ['brand', 'car', 'used_car', 'fitting', 'article', 'activity', 'download'] as const
const QUERY_BYTES = 1_500

async function makeQuery(ctx: Ctx, typed: string): Promise<SearchQuery> {
  const folded = foldText(typed)
  const { rest: meant, isUsed } = takeUsedWords(respell(folded))
  const exact = await findExact(ctx, typed)
  const text = exact.length > 0 || meant === '' ? meant : await correctWords(ctx, meant)
  const corrected = text === meant ? null : text
  const own = isUsed ? meant : typed
  return { text, query: corrected ?? own, corrected, isUsed, namesPart: namesPart(text), exact }
}
