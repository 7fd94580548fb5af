import { sql } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import { PRICE_BANDS, type PriceBand } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions } from './car-conditions.ts'
import { readCards } from './read-cards.ts'
import { readCarCounts } from './read-car-counts.ts'
import { countColumn } from '#core/domain/facet/index.ts'

/** Hot-selling cars, one version of each model, brands taking turns; at most `limit`. */
export async function listHotCars({ ctx, input }: { ctx: Ctx; input: { limit: number } }): Promise<CarCard[]> {
  const where = sql.join(publishedConditions(await readBrandNames(ctx)), sql` and `)
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with hot as (
      select distinct on (brand_id, model_name) id, brand_id, relevance from car where is_hot and ${where}
      order by brand_id, model_name, relevance desc, id
    )
    select id from (select *, row_number() over (partition by brand_id order by relevance desc, id) as turn from hot) as turns
    order by turn, relevance desc, id limit ${input.limit}`)
  return readCards(
    ctx,
    rows.map((row) => Number(row.id)),
  )
}

/** Number of published cars in each price band (R6.4), in their order; cars without a price are in none. */
export async function countPriceBands({ ctx }: { ctx: Ctx }): Promise<{ value: PriceBand; count: number }[]> {
  const counts = countColumn(await readCarCounts(ctx), 'price')
  return PRICE_BANDS.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

/** Number of published cars per `brand_sign`; brands without a car are missing. */
export async function countCarsByBrand({ ctx }: { ctx: Ctx }): Promise<Map<string, number>> {
  return countColumn(await readCarCounts(ctx), 'brand')
}

/** Number of published cars per `body_type`; bodies without a car are missing. */
export async function countCarsByBody({ ctx }: { ctx: Ctx }): Promise<Map<string, number>> {
  return countColumn(await readCarCounts(ctx), 'body')
}
