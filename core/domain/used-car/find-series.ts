import { sql } from 'drizzle-orm'
import type { DefectDrawingInput, UsedCarSeries } from '#contract/used-car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { UNKNOWN_SERIES } from './read-series.ts'
import { pastBody } from './series-body.ts'

type SeriesRow = Omit<UsedCarSeries, 'body_type'> & { body_type: string }

/**
 * What the catalogue of new cars knows of a model, whatever is published, and the sign of its brand; empty where it knows nothing.
 * Permission `catalogue.read`.
 */
export async function findSeries({ ctx, input }: { ctx: Ctx; input: DefectDrawingInput }): Promise<UsedCarSeries & { brand_sign: string }> {
  requirePermission(ctx, 'catalogue.read')
  const { brand_id: brandId, model_name: modelName, energy_type: energyType } = input
  if (brandId === undefined) return { ...UNKNOWN_SERIES, body_type: null, brand_sign: '' }
  const [brands, series] = await Promise.all([
    ctx.db.execute<{ sign: string }>(sql`select brand_sign as sign from brand where id = ${brandId}`),
    ctx.db.execute<SeriesRow>(sql`
      select body_type, model_sign, auto_type, doors, length_mm, width_mm, height_mm, wheelbase_mm, gvw_kg, axle_config, is_off_road, is_sports
      from car where brand_id = ${brandId} and lower(model_name) = lower(${modelName})
      order by (energy_type = ${energyType ?? ''}) desc, model_year desc nulls last, id limit 1`),
  ])
  const sign = brands.rows[0]?.sign ?? ''
  return { ...(series.rows[0] ?? { ...UNKNOWN_SERIES, body_type: pastBody(sign, modelName, null) }), brand_sign: sign }
}
