import { listCarsInputSchema } from '#contract/car.ts'
import { SEARCH_KINDS, type SearchInput, type SearchKind, type SearchResult } from '#contract/search.ts'
import { listActivities } from '#core/domain/activity/index.ts'
import { listArticles } from '#core/domain/article/index.ts'
import { searchBrands } from '#core/domain/brand/index.ts'
import { listCars, listNamedTypes } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDownloads } from '#core/domain/download/index.ts'
import { searchFittings } from '#core/domain/fitting/index.ts'
import { exactFirst } from './exact-first.ts'
import { findPages } from './find-pages.ts'
import { orderKinds } from './order-kinds.ts'
import { readQuery, type SearchQuery } from './read-query.ts'
import { searchUsed } from './search-used.ts'

const BRANDS = 12
const ROWS = 6

/**
 * What a word finds over everything public, in the language of the request (R7.1, R7.2): names in any script, types
 * in any language, slips of the hand put right, numbers first. Texts (news, activities, downloads) are those of the language. A text
 * without a letter or digit finds nothing.
 */
export async function searchCatalogue({ ctx, input }: { ctx: Ctx; input: SearchInput }): Promise<SearchResult> {
  const query = await readQuery(ctx, input.word)
  if (query === null) return { ...nothing(input), order: [...SEARCH_KINDS] }
  const [groups, order] = await Promise.all([findGroups(ctx, query, input.page), orderKinds(ctx, query)])
  return {
    word: input.word,
    query: query.query,
    corrected: query.corrected,
    total: countAll(groups),
    order: isInCatalogue(groups) ? order : pagesFirst(order),
    exact: query.exact,
    ...groups,
  }
}

type Groups = Omit<SearchResult, 'word' | 'query' | 'corrected' | 'total' | 'order' | 'exact'>

async function findGroups(ctx: Ctx, query: SearchQuery, page: number): Promise<Groups> {
  const { text } = query
  // What is left of "used cars" asks for no new car.
  const word = text === '' ? '?' : text
  const rows = { word, page: 1, page_size: ROWS }
  const [types, brands, cars, used, fittings, articles, activities, downloads, pages] = await Promise.all([
    listNamedTypes({ ctx, input: { word } }),
    searchBrands({ ctx, input: { word, limit: BRANDS } }),
    listCars({ ctx, input: listCarsInputSchema.parse({ word, page }) }),
    searchUsed(ctx, usedQuery(query)),
    searchFittings({ ctx, input: { word, limit: ROWS } }),
    listArticles({ ctx, input: rows }),
    listActivities({ ctx, input: { ...rows, when: 'all' } }),
    listDownloads({ ctx, input: { word } }),
    findPages(ctx, text),
  ])
  const groups = {
    types,
    brands,
    cars,
    used_cars: used,
    fittings,
    articles: { list: articles.list, total: articles.total },
    activities: { list: activities.list, total: activities.total },
    downloads: { list: downloads.slice(0, ROWS), total: downloads.length },
    pages: query.isUsed && text === '' ? await findPages(ctx, 'used') : pages,
  }
  return exactFirst(groups, query.exact)
}

// A chassis number is no word of the list: the unit's stock reference stands for it.
function usedQuery({ text, isUsed, exact }: SearchQuery): { text: string; isUsed: boolean } {
  const unit = exact.find(({ kind }) => kind === 'used_car')
  return { text: unit ? unit.sign : text, isUsed }
}

/** Where the catalogue holds nothing by that name, a page of the site that is called so is what was meant. */
function pagesFirst(order: readonly SearchKind[]): SearchKind[] {
  return [...new Set<SearchKind>(['page', ...order])]
}

function isInCatalogue({ types, brands, cars, used_cars: used, fittings }: Groups): boolean {
  return types.length + brands.length + cars.total + used.total + fittings.total > 0
}

function countAll({ types, brands, cars, used_cars: used, fittings, articles, activities, downloads, pages }: Groups): number {
  const lists = [cars, used, fittings, articles, activities, downloads].reduce((sum, { total }) => sum + total, 0)
  return lists + types.length + brands.length + pages.length
}

function nothing({ word, page }: SearchInput): Omit<SearchResult, 'order'> {
  const empty = { list: [], total: 0 }
  return {
    word,
    query: word,
    corrected: null,
    total: 0,
    exact: [],
    types: [],
    brands: [],
    cars: { ...empty, page, page_size: listCarsInputSchema.parse({}).page_size, page_count: 0 },
    used_cars: { ...empty, filter: '' },
    fittings: empty,
    articles: empty,
    activities: empty,
    downloads: empty,
    pages: [],
  }
}
