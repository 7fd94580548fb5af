import { sql, type SQL } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import type { Sort } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { meetsCar, type AtPort } from '#core/domain/landed-price/index.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, termConditions } from './car-conditions.ts'
import { termKey, type CarSelection } from './car-selection.ts'
import { countCars, soughtTerms } from './count-cars.ts'
import { readPageIds } from './list-cars.ts'
import { rankCars, type Ranking } from './rank-cars.ts'
import { readCarCounts } from './read-car-counts.ts'
import { readCards } from './read-cards.ts'

/** What is asked of new cars: terms of a wish, what goes first among those that meet them all, and what is asked at a destination. */
export type CarSearch = Ranking & { at?: AtPort | null; sort: Sort; limit: number; offset: number }

/** Cars that meet all terms of a wish, as `listCars` orders them, with the number of all, without facets. */
export function searchCars({ ctx, input }: { ctx: Ctx; input: CarSearch }): Promise<{ list: CarCard[]; total: number }> {
  const { terms } = input
  const key = `car-search ${ctx.locale} ${input.sort} ${input.limit} ${input.offset} ${input.side ?? ''} ${String(input.isNewestFirst ?? false)} ${terms.map(termKey).join(',')} ${JSON.stringify([input.at ?? null, ...terms.map(({ fuel, likes }) => [fuel, likes])])}`
  return keep(ctx, { key, make: loadFound, sizeOf: ({ list }) => 500 + 2_000 * list.length }, input)
}

async function loadFound(ctx: Ctx, { at = null, sort, limit, offset, ...ranking }: CarSearch): Promise<{ list: CarCard[]; total: number }> {
  const selection = selectionOf(ranking.terms, at)
  const all = await readCarCounts(ctx)
  const total = at === null && soughtTerms(selection.terms) === null ? countCars(all, selection).total : await countSought(ctx, selection)
  const ids =
    offset < total
      ? await readPageIds(ctx, {
          selection,
          ranks: rankCars(ranking, { brands: await readBrandNames(ctx) }),
          sort,
          limit,
          offset,
          total,
          totalOfAll: all.total,
          figures: null,
        })
      : []
  return { list: await readCards(ctx, ids), total }
}

/** Whether any car meets all terms of a wish: asked of the counts in memory where no words are looked for, else until the first is found. */
export function hasCars({ ctx, input }: { ctx: Ctx; input: Pick<CarSearch, 'terms'> }): Promise<boolean> {
  return keep(ctx, { key: `car-there ${ctx.locale} ${input.terms.map(termKey).join(',')}`, make: loadIsThere, sizeOf: () => 100 }, input)
}

async function loadIsThere(ctx: Ctx, { terms }: Pick<CarSearch, 'terms'>): Promise<boolean> {
  const selection = selectionOf(terms, null)
  if (soughtTerms(selection.terms) === null) return countCars(await readCarCounts(ctx), selection).total > 0
  const { rows } = await ctx.db.execute<{ is_there: boolean }>(
    sql`select exists (select from ${car} where ${await soughtCondition(ctx, selection)}) as is_there`,
  )
  return rows[0]?.is_there === true
}

function selectionOf(terms: CarSearch['terms'], at: AtPort | null): CarSelection {
  return { facets: {}, ranges: [], types: null, at, terms: terms.length > 0 ? terms : null }
}

// Without the groups of the facets, which a search does not show.
async function countSought(ctx: Ctx, selection: CarSelection): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${car} where ${await soughtCondition(ctx, selection)}`)
  return rows[0]?.count ?? 0
}

async function soughtCondition(ctx: Ctx, { terms, at }: CarSelection): Promise<SQL> {
  const brands = await readBrandNames(ctx)
  ctx.reads('car')
  return sql.join([...publishedConditions(brands), ...termConditions(terms, brands), ...(at === null ? [] : [meetsCar(at)])], sql` and `)
}
