import { sql, type SQL } from 'drizzle-orm'
import type { CarPage, ListCarsInput } from '#contract/car.ts'
import { isFigureSort } from '#contract/landed-price-values.ts'
import type { Sort } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { joinFigures, orderKey, readFiguresOf, type FiguresAt } from '#core/domain/landed-price/index.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, selectionConditions } from './car-conditions.ts'
import { readSelection, selectionKey, type CarSelection } from './car-selection.ts'
import { rankCars } from './rank-cars.ts'
import { readCards } from './read-cards.ts'
import { readCarCounts } from './read-car-counts.ts'
import { countCars, soughtTerms } from './count-cars.ts'

/**
 * A page of the car list with the exact total. Sort 0 is relevance (whole words first where terms are looked for), 1 price
 * descending, 2 ascending, 3 range, 4 power and 5 model year descending, 6 what came last, 7 total and 8 CIF at the destination ascending (0
 * without one); cars without the figure come last in all of them (R6.5, R6.22, R22.16). A page past the end is empty.
 */
export async function listCars({ ctx, input }: { ctx: Ctx; input: ListCarsInput }): Promise<CarPage> {
  const [selection, figures] = await Promise.all([readSelection(ctx, input), readFiguresOf(ctx, input)])
  const key = `car-page ${ctx.locale} ${orderKey(input.sort, figures)} ${input.page} ${input.page_size} ${selectionKey(selection)}`
  return keep(ctx, { key, make: loadPage, sizeOf: (page) => PAGE_BYTES + CARD_BYTES * page.list.length }, selection, input, figures)
}

const PAGE_BYTES = 500
const CARD_BYTES = 2_000

async function loadPage(ctx: Ctx, selection: CarSelection, input: ListCarsInput, figures: FiguresAt | null): Promise<CarPage> {
  const asked = withRangesAsTerms(selection)
  const [all, facetCounts] = await Promise.all([readCarCounts(ctx), readCarCounts(ctx, soughtTerms(asked.terms), asked.at)])
  const { total } = countCars(facetCounts, asked)
  const offset = (input.page - 1) * input.page_size
  const ranks = rankCars({ terms: selection.terms ?? [] }, { brands: await readBrandNames(ctx) })
  const query = { selection: asked, ranks, sort: input.sort, figures, limit: input.page_size, offset, total, totalOfAll: all.total }
  const ids = offset < total ? await readPageIds(ctx, query) : []
  return {
    list: await readCards(ctx, ids),
    total,
    page: input.page,
    page_size: input.page_size,
    page_count: Math.ceil(total / input.page_size),
  }
}

export type PageQuery = {
  selection: CarSelection
  /** What sort 0 orders by before relevance. */
  ranks: readonly SQL[]
  sort: Sort
  /** What sorts 7 and 8 order by; null: they order as 0 does. */
  figures: FiguresAt | null
  limit: number
  offset: number
  total: number
  totalOfAll: number
}

/** Up to this share of all cars, finding every match and sorting is faster than walking an index in order until a page is full. */
const GATHER_SHARE = 0.05
/** More matches are not ranked: the index is walked instead. */
const MAX_RANKED = 20_000

/** Ids of a page of a selection, in order. */
export async function readPageIds(ctx: Ctx, query: PageQuery): Promise<number[]> {
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string }>(await pageStatement(ctx, query))
  return rows.map((row) => Number(row.id))
}

/** The statement of a page; `beside`: more columns of it, of those that cars are ordered by. */
export async function pageStatement(ctx: Ctx, query: PageQuery, beside: SQL = sql``): Promise<SQL> {
  const brands = await readBrandNames(ctx)
  const where = sql.join([...publishedConditions(brands), ...selectionConditions(query.selection, brands)], sql` and `)
  const isRanked = query.ranks.length > 0 && query.sort === '0' && query.total <= MAX_RANKED
  const isGathered = isRanked || query.total < GATHER_SHARE * query.totalOfAll || (soughtTerms(query.selection.terms) !== null && query.total <= MAX_RANKED)
  return isGathered ? gather(where, query, beside) : walk(where, query, beside)
}

function walk(where: SQL, { sort, figures, limit, offset }: PageQuery, beside: SQL): SQL {
  return sql`select ${car.id}${beside} from ${car} ${joinFigures('new', figures)} where ${where} order by ${orderOf(sort, figures)} limit ${limit} offset ${offset}`
}

// Materialised, because the planner would else walk the price or relevance index past everything that does not match.
function gather(where: SQL, { sort, figures, ranks, limit, offset }: PageQuery, beside: SQL): SQL {
  const own = sort === '0' ? ranks : []
  const named = own.map((rank, at) => ({ at, sql: rank }))
  const order = sql.join([...named.map(({ at }) => sql.raw(`rank_${at}`)), orderOf(sort, figures)], sql`, `)
  return sql`
    with car as materialized (
      select ${car.id}, relevance, fob_price_usd_cents, range_km, ${car.powerKw}, model_year${figures === null ? sql`` : sql`, cif_usd, landed_usd`}${sql.join(
        named.map(({ at, sql: rank }) => sql`, ${rank} as ${sql.raw(`rank_${at}`)}`),
        sql``,
      )}
      from ${car} ${joinFigures('new', figures)} where ${where}
    )
    select id${beside} from car order by ${order} limit ${limit} offset ${offset}`
}

function orderOf(sort: Sort, figures: FiguresAt | null): SQL {
  return isFigureSort(sort) && figures === null ? ORDERS['0'] : ORDERS[sort]
}

/** As the indexes are ordered, nulls included. */
const ORDERS: Record<Sort, SQL> = {
  '0': sql.raw('car.relevance desc nulls last, car.id'),
  '1': sql.raw('car.fob_price_usd_cents desc nulls last, car.id'),
  '2': sql.raw('car.fob_price_usd_cents, car.id'),
  '3': sql.raw('car.range_km desc nulls last, car.id'),
  '4': sql.raw('car.power_kw desc nulls last, car.id'),
  '5': sql.raw('car.model_year desc nulls last, car.id'),
  // Ids are given in the order in which cars come.
  '6': sql.raw('car.id desc'),
  '7': sql.raw('landed_usd, car.id'),
  '8': sql.raw('cif_usd, car.id'),
}
