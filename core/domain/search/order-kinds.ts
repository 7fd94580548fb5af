import { SEARCH_KINDS, type SearchKind, type SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isPageTitle } from './find-pages.ts'
import type { SearchQuery } from './read-query.ts'

/** Where several things are asked for, the vehicles that meet them are what is wanted. */
const VEHICLES_FIRST: readonly SearchKind[] = [...new Set<SearchKind>(['car', 'used_car', 'fitting', ...SEARCH_KINDS])]

type Counted = Pick<SearchResult, 'types' | 'brands' | 'cars' | 'used_cars' | 'fittings'>

/** Order of the kinds: what a number names first, then what the words ask for, then the order of the contract. */
export async function orderKinds(ctx: Ctx, query: SearchQuery, groups: Counted): Promise<SearchKind[]> {
  const { text, wish, exact } = query
  const isInCatalogue = groups.types.length + groups.brands.length + groups.cars.total + groups.used_cars.total + groups.fittings.total > 0
  const first: SearchKind[] = [
    ...exact.map(({ kind }) => kind),
    // Where the catalogue holds nothing by that name, a page of the site that is called so is what was meant.
    ...(isAboutPages(query) || !isInCatalogue || (wish.condition === null && !wish.isAnything && (await isPageTitle(ctx, text))) ? ['page' as const] : []),
    ...(wish.wantsParts ? ['fitting' as const] : []),
    ...(wish.condition === 'used' || (groups.cars.total === 0 && groups.used_cars.total > 0) ? ['used_car' as const] : []),
  ]
  const kinds = (wish.terms.length > 1 || wish.isAnything) && groups.cars.total + groups.used_cars.total > 0 ? VEHICLES_FIRST : SEARCH_KINDS
  return [...new Set([...first, ...kinds])]
}

/** True of a question about buying, and of words that name nothing but pages. */
export function isAboutPages({ wish, exact }: SearchQuery): boolean {
  if (exact.length > 0 || wish.pages.length === 0 || wish.condition !== null || wish.order !== null)
    return wish.isQuestion && wish.pages.length > 0 && exact.length === 0
  return (
    wish.isQuestion ||
    (wish.terms.every(({ values, range }) => values.length === 0 && range === null) && !wish.wantsParts) ||
    (wish.terms.length === 0 && wish.parts.length === 0)
  )
}
