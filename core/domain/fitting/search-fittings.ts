import { sql } from 'drizzle-orm'
import { listFittingsInputSchema, type FittingPage } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/catalogue.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import type { Wish } from '#core/domain/wish/index.ts'
import { selectionCondition, selectWished } from './fitting-selection.ts'
import { fittingWish, type FittingWish } from './fitting-wish.ts'
import { fromOf, orderOf } from './list-fittings.ts'
import { readCards } from './read-cards.ts'

/** The first parts that meet a wish and the number of all, as `listFittings` would answer them, without facets: for a search over all kinds. */
export function searchFittings({ ctx, input }: { ctx: Ctx; input: SearchFittings }): Promise<Found> {
  return keep(
    ctx,
    {
      key: `fitting-search ${ctx.locale} ${input.limit} ${JSON.stringify(wishOf(input))}`,
      make: loadFound,
      sizeOf: ({ list }) => 300 + 500 * list.length,
    },
    { limit: input.limit, terms: wishOf(input) },
  )
}

type SearchFittings = { wish: Pick<Wish, 'terms' | 'parts' | 'wantsParts'>; limit: number }
type Found = Pick<FittingPage, 'list' | 'total'>

// Who only names a maker is not shown what fits any vehicle.
function wishOf({ wish }: SearchFittings): FittingWish {
  return fittingWish(wish, { isOwnOnly: !wish.wantsParts && wish.terms.every(({ values }) => values.some(({ name }) => name === 'brand' || name === 'model')) })
}

async function loadFound(ctx: Ctx, { limit, terms }: { limit: number; terms: FittingWish }): Promise<Found> {
  const brands = await listBrands({ ctx, input: {} })
  const selection = await selectWished(ctx, { input: listFittingsInputSchema.parse({}), brands, terms })
  ctx.reads('fitting')
  const { rows } = await ctx.db.execute<{ id: string; total: number }>(sql`
    select ${fitting.id} as id, count(*) over ()::int as total from ${fromOf('0', selection)} where ${selectionCondition(selection)}
    order by ${orderOf('0', selection)} limit ${limit}`)
  const ids = rows.map((row) => Number(row.id))
  return { list: await readCards(ctx, ids, brands), total: rows[0]?.total ?? 0 }
}
