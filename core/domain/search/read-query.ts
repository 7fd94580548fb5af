import type { SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { namesFitting } from '#core/domain/fitting/index.ts'
import { keep } from '#core/domain/keep.ts'
import { foldText, respell } from '#core/domain/search-term/index.ts'
import { correctTerms } from './correct-terms.ts'
import { findExact } from './find-exact.ts'
import { takeUsedSpellings } from './used-spellings.ts'

/** What is looked for. `text`: folded, in the catalogue's spelling, without the words for "used". `query`: the same for the lists. */
export type SearchQuery = {
  text: string
  query: string
  corrected: string | null
  isUsed: boolean
  namesFitting: boolean
  exact: SearchResult['exact']
}

/** Reads what was typed; null where it holds no letter or digit. What is a number of something is taken as it stands. */
export async function readQuery(ctx: Ctx, typed: string): Promise<SearchQuery | null> {
  if (foldText(typed) === '') return null
  return keep(ctx, { key: `search-query ${ctx.locale} ${typed}`, make: makeQuery, sizeOf: () => QUERY_BYTES }, typed)
}

const QUERY_BYTES = 1_500

async function makeQuery(ctx: Ctx, typed: string): Promise<SearchQuery> {
  const folded = foldText(typed)
  const { rest: meant, isUsed } = takeUsedSpellings(respell(folded))
  const exact = await findExact(ctx, typed)
  const text = exact.length > 0 || meant === '' ? meant : await correctTerms(ctx, meant)
  const corrected = text === meant ? null : text
  const own = isUsed ? meant : typed
  return { text, query: corrected ?? own, corrected, isUsed, namesFitting: namesFitting(text), exact }
}
