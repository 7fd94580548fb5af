import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import { isPageTitle } from './find-pages.ts'
import type { SearchQuery } from './read-query.ts'

/** Order of the kinds: what a number names first, then what the words ask for, then the order of the contract. */
export function orderKinds({ text, exact, isUsed, namesPart }: SearchQuery): SearchKind[] {
  const first: SearchKind[] = [
    ...exact.map(({ kind }) => kind),
    ...(isPageTitle(text) ? ['page' as const] : []),
    ...(isUsed ? ['used_car' as const] : []),
    ...(namesPart ? ['fitting' as const] : []),
  ]
  return [...new Set([...first, ...SEARCH_KINDS])]
}
