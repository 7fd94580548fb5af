import { sql, type SQL } from 'drizzle-orm'
import type { ListUsedCarsInput, UsedCarPage } from '#contract/used-car.ts'
import { isFigureSort } from '#contract/landed-price-values.ts'
import type { UsedSort } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { facetOptions, facetOptionsBytes } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { joinFigures, orderKey, readFiguresOf, type FiguresAt } from '#core/domain/landed-price/index.ts'
import { countWholeTerms } from '#core/domain/search-term/index.ts'
import { withRangesAsTerms } from '#core/domain/wish/index.ts'
import { countUnits } from './count-units.ts'
import { readUsedCards } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { selectionCondition } from './used-conditions.ts'
import { USED_FACETS, type Known } from './used-facets.ts'
import { readUsedSelection, selectionKey, type UsedSelection } from './used-selection.ts'

/**
 * A page of the used stock with the exact total and the facets. In every order, what can be bought comes first, then what is reserved,
 * then what is sold; inside of these sort 0 is the newest model year (whole words first where terms are looked for), 1 price
 * descending, 2 price ascending, 3 lowest mileage, 4 what came last, 7 total and 8 CIF at the
 * destination ascending (0 without one), units without the value last. A page past the end is empty.
 */
export async function listUsedCars({ ctx, input }: { ctx: Ctx; input: ListUsedCarsInput }): Promise<UsedCarPage> {
  const [selection, figures] = await Promise.all([readUsedSelection(ctx, input), readFiguresOf(ctx, input)])
  const key = `used-page ${ctx.locale} ${orderKey(input.sort, figures)} ${input.page} ${input.page_size} ${selectionKey(selection)}`
  return keep(ctx, { key, make: loadPage, sizeOf: pageBytes }, selection, input, figures)
}

async function loadPage(ctx: Ctx, selection: UsedSelection, input: ListUsedCarsInput, figures: FiguresAt | null): Promise<UsedCarPage> {
  const known = await readKnown(ctx)
  const counted = await countUnits(ctx, selection)
  const { sort, page_size: limit } = input
  const offset = (input.page - 1) * limit
  const ids = offset < counted.total ? await readPageIds(ctx, { selection, known, sort, figures, limit, offset }) : []
  return {
    list: await readUsedCards(ctx, ids, known),
    total: counted.total,
    page: input.page,
    page_size: input.page_size,
    page_count: Math.ceil(counted.total / input.page_size),
    facets: facetOptions(USED_FACETS, counted, selection.facets, known),
  }
}

/** `figures`: what sorts 7 and 8 order by; null: they order as 0 does. */
type PageQuery = { selection: UsedSelection; known: Known; sort: UsedSort; figures: FiguresAt | null; limit: number; offset: number }

async function readPageIds({ db, reads }: Ctx, query: PageQuery): Promise<number[]> {
  reads('used_car')
  const { rows } = await db.execute<{ id: string }>(pageStatement(query))
  return rows.map((row) => Number(row.id))
}

/** Ids of a page of a selection, in order; `beside`: more columns of it. */
export function pageStatement({ selection, known, sort, figures, limit, offset }: PageQuery, beside: SQL = sql``): SQL {
  return sql`
    select ${usedCar.id}${beside} from ${usedCar} ${joinFigures('used', figures)} where ${selectionCondition(withRangesAsTerms(selection), known)}
    order by ${orderOf(isFigureSort(sort) && figures === null ? '0' : sort, selection)} limit ${limit} offset ${offset}`
}

function orderOf(sort: UsedSort, { terms }: UsedSelection): SQL {
  const order = ORDERS[sort]
  return sort === '0' && terms && terms.length > 0
    ? sql`${countWholeTerms(
        sql`${usedCar.searchText}`,
        terms.map(({ word }) => word),
      )} desc, ${order}`
    : order
}

/** Orders of the stock, as the indexes are, nulls included. The names of the states stand in the order of the list. */
export const ORDERS: Record<UsedSort, SQL> = {
  '0': sql.raw('used_car.status, used_car.model_year desc nulls last, used_car.id'),
  '1': sql.raw('used_car.status, used_car.fob_price_usd_cents desc nulls last, used_car.id'),
  '2': sql.raw('used_car.status, used_car.fob_price_usd_cents, used_car.id'),
  '3': sql.raw('used_car.status, used_car.mileage_km, used_car.id'),
  // Ids are given in the order in which units come.
  '4': sql.raw('used_car.status, used_car.id desc nulls last'),
  '7': sql.raw('used_car.status, landed_usd, used_car.id'),
  '8': sql.raw('used_car.status, cif_usd, used_car.id'),
}

function pageBytes({ list, facets }: UsedCarPage): number {
  return 500 + 2_000 * list.length + facetOptionsBytes(facets)
}
