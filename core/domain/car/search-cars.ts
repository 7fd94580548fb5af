import { sql } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import type { Sort } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions, termConditions } from './car-conditions.ts'
import { termKey, type CarSelection } from './car-selection.ts'
import { countCars, soughtTerms } from './count-cars.ts'
import { readPageIds } from './list-cars.ts'
import { rankCars, type Ranking } from './rank-cars.ts'
import { readCarCounts } from './read-car-counts.ts'
import { readCards } from './read-cards.ts'

/** What is asked of new cars: terms of a wish and what goes first among those that meet them all. */
export type CarSearch = Ranking & { sort: Sort; limit: number; offset: number }

/** Cars that meet all terms of a wish, as `listCars` orders them, with the number of all, without facets. */
export function searchCars({ ctx, input }: { ctx: Ctx; input: CarSearch }): Promise<{ list: CarCard[]; total: number }> {
  const { terms } = input
  const key = `car-search ${ctx.locale} ${input.sort} ${input.limit} ${input.offset} ${input.side ?? ''} ${String(input.isNewestFirst ?? false)} ${terms.map(termKey).join(',')} ${JSON.stringify(terms.map(({ fuel, likes }) => [fuel, likes]))}`
  return keep(ctx, { key, make: loadFound, sizeOf: ({ list }) => 500 + 2_000 * list.length }, input)
}

async function loadFound(ctx: Ctx, { sort, limit, offset, ...ranking }: CarSearch): Promise<{ list: CarCard[]; total: number }> {
  const selection: CarSelection = { facets: {}, ranges: [], types: null, at: null, terms: ranking.terms.length > 0 ? ranking.terms : null }
  const all = await readCarCounts(ctx)
  const total = soughtTerms(selection.terms) === null ? countCars(all, selection).total : await countSought(ctx, selection.terms)
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

// Without the groups of the facets, which a search does not show.
async function countSought(ctx: Ctx, terms: CarSelection['terms']): Promise<number> {
  const brands = await readBrandNames(ctx)
  ctx.reads('car')
  const where = sql.join([...publishedConditions(brands), ...termConditions(terms, brands)], sql` and `)
  const { rows } = await ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${car} where ${where}`)
  return rows[0]?.count ?? 0
}
