import { sql, type SQL } from 'drizzle-orm'
import type { CarPage, ListCarsInput } from '#contract/car.ts'
import type { Sort } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { countWholeTerms } from '#core/domain/search-term/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, selectionConditions } from './car-conditions.ts'
import { readSelection, selectionKey, type CarSelection } from './car-selection.ts'
import { readCards } from './read-cards.ts'
import { readCarCounts } from './read-car-counts.ts'
import { countCars } from './count-cars.ts'

/**
 * A page of the car list with the exact total. Sort 0 is relevance (whole words first where terms are looked for), 1 price
 * descending, 2 ascending; cars without a price come last in both (R6.5). A page past the end is empty.
 */
export function listCars({ ctx, input }: { ctx: Ctx; input: ListCarsInput }): Promise<CarPage> {
  const selection = readSelection(input)
  const key = `car-page ${ctx.locale} ${input.sort} ${input.page} ${input.page_size} ${selectionKey(selection)}`
  return keep(ctx, { key, make: loadPage, sizeOf: (page) => PAGE_BYTES + CARD_BYTES * page.list.length }, selection, input)
}

const PAGE_BYTES = 500
const CARD_BYTES = 2_000

async function loadPage(ctx: Ctx, selection: CarSelection, input: ListCarsInput): Promise<CarPage> {
  const [all, facetCounts] = await Promise.all([readCarCounts(ctx), readCarCounts(ctx, selection.terms)])
  const { total } = countCars(facetCounts, selection)
  const offset = (input.page - 1) * input.page_size
  const query = { selection, sort: input.sort, limit: input.page_size, offset, total, totalOfAll: all.total }
  const ids = offset < total ? await readPageIds(ctx, query) : []
  return {
    list: await readCards(ctx, ids),
    total,
    page: input.page,
    page_size: input.page_size,
    page_count: Math.ceil(total / input.page_size),
  }
}

type PageQuery = { selection: CarSelection; sort: Sort; limit: number; offset: number; total: number; totalOfAll: number }

/** Up to this share of all cars, finding every match and sorting is faster than walking an index in order until a page is full. */
const GATHER_SHARE = 0.05
/** Terms that more cars hold are too common to rank by; the index is walked instead. */
const MAX_RANKED = 20_000

async function readPageIds(ctx: Ctx, query: PageQuery): Promise<number[]> {
  const brands = await readBrandNames(ctx)
  const where = sql.join([...publishedConditions(brands), ...selectionConditions(query.selection, brands)], sql` and `)
  const isGathered = query.selection.terms === null ? query.total < GATHER_SHARE * query.totalOfAll : query.total <= MAX_RANKED
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string }>(isGathered ? gather(where, query) : walk(where, query))
  return rows.map((row) => Number(row.id))
}

function walk(where: SQL, { sort, limit, offset }: PageQuery): SQL {
  return sql`select ${car.id} from ${car} where ${where} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`
}

// Materialised, because the planner would else walk the price or relevance index past everything that does not match.
function gather(where: SQL, { selection, sort, limit, offset }: PageQuery): SQL {
  const matches = countWholeTerms(sql`${car.searchText}`, selection.terms?.map(({ word }) => word) ?? [])
  const order = sort === '0' ? sql`whole_words desc, ${ORDERS['0']}` : ORDERS[sort]
  return sql`
    with car as materialized (
      select id, relevance, fob_price_usd_cents, ${matches} as whole_words from ${car} where ${where}
    )
    select id from car order by ${order} limit ${limit} offset ${offset}`
}

/** As the indexes are ordered, nulls included. */
const ORDERS: Record<Sort, SQL> = {
  '0': sql.raw('car.relevance desc nulls last, car.id'),
  '1': sql.raw('car.fob_price_usd_cents desc nulls last, car.id'),
  '2': sql.raw('car.fob_price_usd_cents, car.id'),
}
