import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ModelDetail } from '#contract/model.ts'
import { car, usedCar } from '#core/db/schema/catalogue.ts'
import { listCarCards } from '#core/domain/car/index.ts'
import { listUnitCards } from '#core/domain/used-car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { countModels } from './list-models.ts'

/** More versions than any model has; a page beyond stays readable. */
const MOST_CARS = 60
const MOST_UNITS = 8

/** A model by its maker's sign and its own. Throws `not_found` where nothing of it is on the site. */
export async function findModel({ ctx, input }: { ctx: Ctx; input: { brand_sign: string; sign: string } }): Promise<ModelDetail> {
  const model = (await countModels(ctx, input.brand_sign)).find(({ sign }) => sign === input.sign)
  if (model === undefined) throw new AppError('not_found')
  const isOfModel = sql`publish_state = 'published' and brand_id = ${model.brandId} and model_name = any(${sql.param(model.names)}::text[])`
  const [cars, units] = await Promise.all([
    ctx.db.execute<{ key: string }>(sql`
      select model_sign as key from ${car} where ${isOfModel}
      order by model_year desc nulls last, fob_price_usd_cents nulls last, id limit ${MOST_CARS}`),
    ctx.db.execute<{ key: string }>(sql`
      select stock_ref as key from ${usedCar} where ${isOfModel} and status <> 'sold'
      order by status, fob_price_usd_cents nulls last, id limit ${MOST_UNITS}`),
  ])
  const [signs, refs] = [cars, units].map(({ rows }) => rows.map(({ key }) => key)) as [string[], string[]]
  const [carCards, unitCards] = await Promise.all([listCarCards({ ctx, input: { signs } }), listUnitCards({ ctx, input: { refs } })])
  const inOrder = <Card>(keys: readonly string[], cards: readonly Card[], keyOf: (card: Card) => string) =>
    keys.flatMap((key) => cards.find((card) => keyOf(card) === key) ?? [])
  return {
    brand_sign: model.brand_sign,
    brand_name: model.brand_name,
    sign: model.sign,
    name: model.name,
    car_count: model.cars,
    unit_count: model.units,
    cars: inOrder(signs, carCards, (card) => card.model_sign),
    units: inOrder(refs, unitCards, (card) => card.stock_ref),
  }
}
