import { CAR_PAGE_SIZE } from '#contract/car.ts'
import { SEARCH_KINDS, type SearchInput, type SearchResult } from '#contract/search.ts'
import { listActivities } from '#core/domain/activity/index.ts'
import { listArticles } from '#core/domain/article/index.ts'
import { listNamedTypes } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Wish, WishTerm } from '#core/domain/wish/index.ts'
import { listDownloads } from '#core/domain/download/index.ts'
import { exactFirst } from './exact-first.ts'
import { findNamedBrands } from './find-named-brands.ts'
import { findPages } from './find-pages.ts'
import { findParts, isName } from './find-parts.ts'
import { findVehicles, withoutLeftOut, type FoundVehicles } from './find-vehicles.ts'
import { listFilter } from './list-filter.ts'
import { isAboutPages, orderKinds } from './order-kinds.ts'
import { readDestination, type Destination } from './read-destination.ts'
import { readQuery, type SearchQuery } from './read-query.ts'
import { toSearchTerms, withoutTerms } from './search-terms.ts'

const ROWS = 6

/**
 * What a text finds over everything public, in the language of the request (R7.1, R7.2, R7.8): names in any script, kinds, filters and
 * figures in any language, slips of the hand put right, numbers first. Where nothing meets all of it, what meets most (`left_out`).
 * Texts (news, activities, downloads) are those of the language. A text without a letter or digit finds nothing.
 */
export async function searchCatalogue({ ctx, input }: { ctx: Ctx; input: SearchInput }): Promise<SearchResult> {
  const query = await readQuery(ctx, input.word)
  if (query === null) return { ...nothing(input), order: [...SEARCH_KINDS] }
  const found = await findAll(ctx, input, query)
  if (found.total > 0 || !query.wish.isQuestion) return found
  // A question that nothing answers is one to the company.
  return findAll(ctx, input, { ...query, wish: { ...query.wish, pages: HELP_PAGES } })
}

/** Pages that tell how one buys and whom one asks. */
const HELP_PAGES = ['carPurchaseProcess', 'contactUs'] as const

async function findAll(ctx: Ctx, input: SearchInput, query: SearchQuery): Promise<SearchResult> {
  const named = await readDestination(ctx, query.wish)
  // What a part is for is there already.
  const destination = named !== null && query.wish.wantsParts ? { ...named, side: null, price: null, at: null } : named
  const [vehicles, others] = await Promise.all([findWishedVehicles({ ctx, query, input, destination }), findOthers(ctx, query)])
  const { nearby } = vehicles
  const leftOut = [...vehicles.leftOut, ...priceLeftOut(destination, vehicles)]
  const rest = withoutTerms(query.text, leftOut)
  const terms = withoutLeftOut(vehicleTerms(query), [...leftOut, ...(destination?.price ? [destination.price.term] : [])])
  const order = input.order ?? query.wish.order
  const { isOffered, ...used } = vehicles.used
  const filterOf = (kind: 'car' | 'used_car' | 'both') => listFilter({ kind, text: rest, terms, order, isOffered })
  const groups = exactFirst(
    {
      ...others,
      cars: {
        ...vehicles.cars,
        filter: filterOf('car'),
        page: input.page,
        page_size: CAR_PAGE_SIZE,
        page_count: Math.ceil(vehicles.cars.total / CAR_PAGE_SIZE),
      },
      used_cars: { ...used, filter: filterOf('used_car') },
    },
    query.exact,
  )
  return {
    word: input.word,
    query: rest,
    corrected: query.corrected,
    total: countAll(groups),
    order: await orderKinds(ctx, query, groups),
    exact: query.exact,
    terms: toSearchTerms(isAboutPages(query) ? { ...query, wish: { ...query.wish, terms: vehicleTerms(query) } } : query, destination),
    left_out: leftOut.map(({ typed }) => typed),
    absent: query.wish.absent?.name ?? null,
    instead: vehicles.instead,
    destination: toSearchDestination(destination, vehicles),
    ...remarksOf(query.wish),
    filter: filterOf('both'),
    nearby: { cars: nearby.cars, used_cars: nearby.used, left_out: nearby.leftOut.map(({ typed }) => typed) },
    ...groups,
  }
}

/** The bounds of the price on arrival, where nothing is within them. */
function priceLeftOut(destination: Destination | null, { at }: FoundVehicles): WishTerm[] {
  return destination?.price && (at?.bounds ?? []).length === 0 ? [destination.price.term] : []
}

function toSearchDestination(destination: Destination | null, { at }: FoundVehicles): SearchResult['destination'] {
  if (destination === null) return null
  const isRuled = (destination.at?.admission ?? null) !== null
  return {
    country: destination.iso2,
    code: destination.port?.code ?? null,
    admission: isRuled ? ((at?.admission ?? null) === null ? 'refused' : 'admitted') : null,
  }
}

type Remarks = Pick<SearchResult, 'converted' | 'unpriced' | 'turned'>

/** What has to be said of the limits of a wish. */
function remarksOf({ terms, unpriced, turned }: Wish): Remarks {
  return {
    converted: terms.flatMap(({ range, money }) => {
      if (!range || !money?.asOf || money.currency.code === null) return []
      return [{ currency: money.currency.code, from: money.from, to: money.to, usd: range, as_of: money.asOf }]
    }),
    unpriced: [...unpriced],
    turned: terms.flatMap(({ typed, range }) => (range && turned.includes(typed) ? [{ typed, range }] : [])),
  }
}

type Groups = Omit<
  SearchResult,
  | 'word'
  | 'query'
  | 'corrected'
  | 'total'
  | 'order'
  | 'exact'
  | 'terms'
  | 'left_out'
  | 'absent'
  | 'instead'
  | 'destination'
  | keyof Remarks
  | 'filter'
  | 'nearby'
>

// Beside a part, the vehicles that it is for; beside a question about buying, what else it names.
async function findWishedVehicles({
  ctx,
  query,
  input,
  destination,
}: {
  ctx: Ctx
  query: SearchQuery
  input: SearchInput
  destination: Destination | null
}): Promise<FoundVehicles> {
  const terms = vehicleTerms(query).filter((term) => term !== destination?.price?.term)
  return findVehicles({
    ctx,
    // Where the price on arrival is all that is said, any vehicle will do.
    wish: { ...query.wish, terms, isAnything: query.wish.isAnything || (destination?.price !== null && destination !== null && terms.length === 0) },
    isOffered: isOfferedOnly(query),
    side: destination?.side ?? null,
    at: destination?.at ?? null,
    page: input.page,
    order: input.order ?? null,
  })
}

/** What is sold or reserved is counted where its number was typed. */
function isOfferedOnly({ exact }: SearchQuery): boolean {
  return !exact.some(({ kind }) => kind === 'used_car')
}

/** What vehicles are looked for by; a bare number in a question about buying is none of theirs (`a discount if I buy 5`). */
function vehicleTerms(query: SearchQuery): readonly WishTerm[] {
  const { wish, exact } = query
  const unit = exact.find(({ kind }) => kind === 'used_car')
  // A chassis number is no word of the list: the unit's stock reference stands for it.
  const own = unit ? [{ word: unit.sign.toLowerCase(), typed: query.text, values: [], range: null, isText: true }] : wish.terms
  return wish.wantsParts
    ? own.filter(isName)
    : isAboutPages(query)
      ? own.filter((term) => (term.values.length > 0 || term.range !== null) && !BARE_NUMBER.test(term.typed))
      : own
}

const BARE_NUMBER = /^\p{Nd}+$/u

async function findOthers(ctx: Ctx, query: SearchQuery): Promise<Omit<Groups, 'cars' | 'used_cars'>> {
  const { text, wish } = query
  const rows = { word: text, page: 1, page_size: ROWS }
  const [types, brands, fittings, articles, activities, downloads, pages] = await Promise.all([
    listNamedTypes({ ctx, input: { terms: wish.wantsParts ? [] : wish.terms } }),
    findNamedBrands(ctx, wish),
    findParts(ctx, query),
    listArticles({ ctx, input: rows }),
    listActivities({ ctx, input: { ...rows, when: 'all' } }),
    listDownloads({ ctx, input: { word: text } }),
    findPages(ctx, text, wish),
  ])
  return {
    types,
    brands,
    fittings,
    articles: { list: articles.list, total: articles.total },
    activities: { list: activities.list, total: activities.total },
    downloads: { list: downloads.slice(0, ROWS), total: downloads.length },
    pages,
  }
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
    terms: [],
    left_out: [],
    absent: null,
    instead: null,
    destination: null,
    converted: [],
    unpriced: [],
    turned: [],
    filter: '',
    nearby: { cars: [], used_cars: [], left_out: [] },
    types: [],
    brands: [],
    cars: { ...empty, filter: '', page, page_size: CAR_PAGE_SIZE, page_count: 0 },
    used_cars: { ...empty, filter: '' },
    fittings: { ...empty, near: 0, missing: null },
    articles: empty,
    activities: empty,
    downloads: empty,
    pages: [],
  }
}
