import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isPageTitle } from './find-pages.ts'
import type { SearchQuery } from './read-query.ts'

/** Order of the kinds: what a number names first, then what the words ask for, then the order of the contract. */
export async function orderKinds(ctx: Ctx, { text, exact, isUsed, namesFitting }: SearchQuery): Promise<SearchKind[]> {
  const first: SearchKind[] = [
    ...exact.map(({ kind }) => kind),
    ...((await isPageTitle(ctx, text)) ? ['page' as const] : []),
    ...(isUsed ? ['used_car' as const] : []),
    ...(namesFitting ? ['fitting' as const] : []),
  ]
  return [...new Set([...first, ...SEARCH_KINDS])]
}
