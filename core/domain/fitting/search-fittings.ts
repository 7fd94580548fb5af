import { sql } from 'drizzle-orm'
import { listFittingsInputSchema, type FittingPage } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/catalogue.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readSelection, selectionCondition } from './fitting-selection.ts'
import { fromOf, orderOf } from './list-fittings.ts'
import { readCards } from './read-cards.ts'

/** The first parts that a word finds and the number of all, as `listFittings` would answer them, without facets: for a search over all kinds. */
export function searchFittings({ ctx, input }: { ctx: Ctx; input: SearchFittings }): Promise<Found> {
  return keep(
    ctx,
    {
      key: `fitting-search ${ctx.locale} ${input.limit} ${input.word}`,
      make: loadFound,
      sizeOf: ({ list }) => 300 + 500 * list.length,
    },
    input,
  )
}

type SearchFittings = { word: string; limit: number }
type Found = Pick<FittingPage, 'list' | 'total'>

async function loadFound(ctx: Ctx, input: SearchFittings): Promise<Found> {
  const brands = await listBrands({ ctx, input: {} })
  const selection = await readSelection(ctx, listFittingsInputSchema.parse({ word: input.word }), brands)
  ctx.reads('fitting')
  const { rows } = await ctx.db.execute<{ id: string; total: number }>(sql`
    select ${fitting.id} as id, count(*) over ()::int as total from ${fromOf('0', selection)} where ${selectionCondition(selection)}
    order by ${orderOf('0', selection)} limit ${input.limit}`)
  const ids = rows.map((row) => Number(row.id))
  return { list: await readCards(ctx, ids, brands), total: rows[0]?.total ?? 0 }
}
