import { ALERT_FILTERS } from '#contract/alert.ts'
import { allCarsFilterSchema, listAllCarsInputSchema } from '#contract/all-cars.ts'
import { carFilterSchema } from '#contract/car.ts'
import { FINDER_QUESTIONS } from '#contract/finder-values.ts'
import { SHORTLIST_KINDS } from '#contract/shortlist-values.ts'
import { listFittingsInputSchema } from '#contract/fitting.ts'
import { listUsedCarsInputSchema, usedCarFilterSchema } from '#contract/used-car.ts'

const CAR_LIST = [...Object.keys(carFilterSchema.shape), 'admitted', 'sort', 'page', 'turned']

/**
 * Query names that change a page, by the pattern of its route. All other names (campaigns, say) reach neither a loader nor the
 * cache. `noHeader` holds for every page and is not listed.
 */
const QUERY_NAMES: Readonly<Record<string, readonly string[]>> = {
  '/activity': ['page'],
  '/allCars': [...Object.keys(listAllCarsInputSchema.omit({ page_size: true }).shape), 'turned'],
  '/allCars/alert': [...Object.keys(allCarsFilterSchema.shape), 'admitted'],
  '/article': ['word', 'page'],
  '/article/list': ['page'],
  '/article/search-top': ['word', 'page'],
  '/alert': [...SHORTLIST_KINDS, 'word'],
  '/carFittings/alert': Object.keys(ALERT_FILTERS.part.shape),
  '/carFittings': [...Object.keys(listFittingsInputSchema.omit({ page_size: true }).shape), 'turned'],
  '/carList': CAR_LIST,
  '/carList/list': CAR_LIST,
  '/carList/alert': [...Object.keys(carFilterSchema.shape), 'admitted'],
  '/carList/find': Object.keys(carFilterSchema.shape),
  '/compare': ['cars', 'used', 'add', 'show', 'first', 'beside', 'only'],
  '/destination': ['back'],
  '/menuCar/helper': FINDER_QUESTIONS,
  '/usedCars/alert': [...Object.keys(usedCarFilterSchema.shape), 'admitted'],
  '/usedCars/find': Object.keys(usedCarFilterSchema.shape),
  '/usedCars': [...Object.keys(listUsedCarsInputSchema.omit({ page_size: true }).shape), 'turned'],
  '/searchsite': ['word', 'order'],
  '/searchsite/suggest.json': ['word'],
  '/verify': ['code'],
  '/club': ['type'],
  '/myFavorite/items.json': SHORTLIST_KINDS,
  '/myFavorite/searches.json': ['search'],
  '/my': ['part'],
  '/info/details': ['part'],
  '/result': ['ref', 'code', 'mail'],
  '/netWork/received': ['ref', 'later'],
  '/netWork/status/:code': ['added'],
}

/** Pages that name one visitor's business, and what is asked in as many ways as there are lists: kept by nobody. */
const PRIVATE = [
  '/result',
  '/netWork/received',
  '/netWork/status/:code',
  '/enquiry/status/:code',
  '/destination',
  '/shortlist/:code',
  '/alert',
  '/alert/:code',
  '/quotation/:code',
  '/quotation/:code/document.pdf',
  '/verify/:code',
  '/myFavorite/items.json',
  '/myFavorite/searches.json',
]

/** Sections under their own address, which partners and apps may embed (R3.5). */
const EMBEDDABLE = /^\/(mobile\/)?((car|usedCarsDetail|carFittingsDetail|article)\/:id\/[\w:]+|article\/(item|list|top|search-top))$/

/** For a check against the table of routes. */
export const KNOWN_PATTERNS: readonly string[] = [...Object.keys(QUERY_NAMES), ...PRIVATE]

/** Names that the route `pattern` reads; the mobile twin of a page reads the same (R3.4). */
export function queryNamesOf(pattern: string): readonly string[] {
  return QUERY_NAMES[pattern] ?? QUERY_NAMES[pattern.replace(/^\/mobile(?=\/)/, '')] ?? []
}

export function isEmbeddablePage(pattern: string): boolean {
  return EMBEDDABLE.test(pattern)
}

/** True for pages that are for one visitor, as the reference of their enquiry stands on it. */
export function isPrivatePage(pattern: string): boolean {
  return PRIVATE.includes(pattern)
}
