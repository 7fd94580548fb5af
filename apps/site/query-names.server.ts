import { carFilterSchema } from '#contract/car.ts'

/**
 * Query names that change a page, by the pattern of its route. All other names (campaigns, say) reach neither a loader nor the
 * cache. `noHeader` holds for every page and is not listed.
 */
const QUERY_NAMES: Readonly<Record<string, readonly string[]>> = {
  '/carList': [...Object.keys(carFilterSchema.shape), 'sort', 'page'],
  '/searchsite': ['word', 'kind', 'page'],
  '/club': ['type'],
  '/result': ['ref'],
  '/brand/:brand_sign': ['page', 'sort'],
}

/** Sections under their own address, which partners and apps may embed (product D16). */
const EMBEDDABLE = /^\/(mobile\/)?(car|usedCarsDetail|carFittingsDetail)\/:id\/\w+$/

/** Names that the route `pattern` reads; the mobile twin of a page reads the same (product D14). */
export function queryNamesOf(pattern: string): readonly string[] {
  return QUERY_NAMES[pattern] ?? QUERY_NAMES[pattern.replace(/^\/mobile(?=\/)/, '')] ?? []
}

export function isEmbeddablePage(pattern: string): boolean {
  return EMBEDDABLE.test(pattern)
}
