import { sql, type SQL } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions } from './car-conditions.ts'
import type { CardRow } from './car-card.ts'
import { readCards } from './read-cards.ts'

const TRIMS = 24
const SUGGESTIONS = 8
/** Cars looked at on each side of the price; enough to find eight different models in. */
const CANDIDATES = 120

/** What suggestions start from. */
export type NearbyCar = Pick<CardRow, 'id' | 'brandId' | 'modelName' | 'autoType' | 'bodyType' | 'fobPriceUsdCents'>

/** Other trims and years of the same model: newest first, then by price; at most 24. */
export async function listTrims(ctx: Ctx, of: NearbyCar): Promise<CarCard[]> {
  return readCards(
    ctx,
    await ids(
      ctx,
      sql`
    select id from car where ${await published(ctx)} and brand_id = ${of.brandId} and model_name = ${of.modelName} and id <> ${of.id}
    order by model_year desc nulls last, fob_price_usd_cents nulls last, id limit ${TRIMS}`,
    ),
  )
}

/** Other models of the same brand, the most relevant version of each; at most 8. */
export async function listSameBrand(ctx: Ctx, of: NearbyCar): Promise<CarCard[]> {
  return readCards(
    ctx,
    await ids(
      ctx,
      sql`
    select id from (
      select distinct on (model_name) id, relevance from car
      where ${await published(ctx)} and brand_id = ${of.brandId} and model_name <> ${of.modelName}
      order by model_name, relevance desc, id
    ) as best order by relevance desc, id limit ${SUGGESTIONS}`,
    ),
  )
}

/** Other models of the same auto type (body type where there is none) with the nearest price, other brands first; at most 8. */
export async function listRelated(ctx: Ctx, of: NearbyCar): Promise<CarCard[]> {
  const kind = of.autoType === null ? sql`auto_type is null and body_type = ${of.bodyType}` : sql`auto_type = ${of.autoType}`
  const where = sql`${await published(ctx)} and ${kind} and not (brand_id = ${of.brandId} and model_name = ${of.modelName})`
  return readCards(
    ctx,
    await ids(
      ctx,
      sql`
    with candidate as materialized (${of.fobPriceUsdCents === null ? byRelevance(where) : byPrice(where, of.fobPriceUsdCents)}),
    best as (select distinct on (brand_id, model_name) id, brand_id, distance from candidate order by brand_id, model_name, distance, id)
    select id from best order by (brand_id = ${of.brandId}), distance, id limit ${SUGGESTIONS}`,
    ),
  )
}

// Two walks along the price index, away from the price, instead of sorting all cars by distance.
function byPrice(where: SQL, cents: number): SQL {
  const columns = sql`id, brand_id, model_name, abs(fob_price_usd_cents - ${cents}) as distance`
  return sql`
    (select ${columns} from car where ${where} and fob_price_usd_cents >= ${cents} order by fob_price_usd_cents, id limit ${CANDIDATES})
    union all
    (select ${columns} from car where ${where} and fob_price_usd_cents < ${cents} order by fob_price_usd_cents desc nulls last, id limit ${CANDIDATES})`
}

function byRelevance(where: SQL): SQL {
  return sql`select id, brand_id, model_name, -relevance as distance from car where ${where} order by relevance desc nulls last, id limit ${CANDIDATES}`
}

async function published(ctx: Ctx): Promise<SQL> {
  return sql.join(publishedConditions(await readBrandNames(ctx)), sql` and `)
}

async function ids(ctx: Ctx, query: SQL): Promise<number[]> {
  ctx.reads('car')
  const { rows } = await ctx.db.execute<{ id: string }>(query)
  return rows.map((row) => Number(row.id))
}
