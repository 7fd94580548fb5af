import { sql } from 'drizzle-orm'
import type { UsedCarSeries } from '#contract/used-car.ts'
import { readBrandNames, type BrandNames } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { pastBody } from './series-body.ts'

/** A model of the used stock: its brand and the name it has there. */
export type SeriesKey = { brandId: number; modelName: string }

/** Bodies of the models of the stock. */
export type SeriesBodies = { bodyOf(series: SeriesKey): string | null; ofBodies(bodies: ReadonlySet<string>): SeriesKey[] }

type BodyRow = { brand_id: string; model_name: string; trim: string | null; body: string | null }
type SeriesRow = Omit<UsedCarSeries, 'body_type'> & { used_id: string }

/** Bodies of all models of the used stock, by the catalogue of new cars first, kept until either changes. */
export function readSeriesBodies(ctx: Ctx): Promise<SeriesBodies> {
  return keep(ctx, { key: 'used-series-bodies', make: loadBodies, sizeOf: (bodies) => 200 * bodies.ofBodies(new Set()).length + 1000 })
}

/** What the catalogue of new cars knows of the model of each unit, by unit; the nearest version, energy and year speaks for it. */
export async function readSeriesOfUnits({ db, reads }: Ctx, ids: readonly number[]): Promise<Map<number, Omit<UsedCarSeries, 'body_type'>>> {
  reads('used_car', 'car')
  const { rows } = await db.execute<SeriesRow>(sql`
    select unit.id as used_id, near.* from used_car as unit
    cross join lateral (
      select model_sign, auto_type, doors, length_mm, width_mm, height_mm, wheelbase_mm, gvw_kg, axle_config, is_off_road, is_sports
      from car
      where car.brand_id = unit.brand_id and car.model_name = unit.model_name and car.publish_state = 'published'
      order by (car.id = unit.car_id) desc nulls last, (car.energy_type = unit.energy_type) desc,
        abs(coalesce(car.model_year, 0) - coalesce(unit.model_year, 0)), car.id
      limit 1
    ) as near
    where unit.id = any(${sql.param([...ids])}::bigint[])`)
  return new Map(rows.map(({ used_id, ...series }) => [Number(used_id), series]))
}

/** A model that the catalogue of new cars does not have. */
export const UNKNOWN_SERIES: Omit<UsedCarSeries, 'body_type'> = {
  model_sign: null,
  auto_type: null,
  doors: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  wheelbase_mm: null,
  gvw_kg: null,
  axle_config: null,
  is_off_road: false,
  is_sports: false,
}

async function loadBodies(ctx: Ctx): Promise<SeriesBodies> {
  const brands = await readBrandNames(ctx)
  ctx.reads('used_car', 'car')
  const { rows } = await ctx.db.execute<BodyRow>(sql`
    select unit.brand_id, unit.model_name, mode() within group (order by unit.trim) as trim,
      (select body_type from car where car.brand_id = unit.brand_id and car.model_name = unit.model_name and car.publish_state = 'published'
        order by relevance desc, id limit 1) as body
    from used_car as unit where unit.publish_state = 'published' group by unit.brand_id, unit.model_name`)
  const bodies = new Map(rows.map((row) => [keyOf(Number(row.brand_id), row.model_name), row.body ?? past(row, brands)]))
  return {
    bodyOf: ({ brandId, modelName }) => bodies.get(keyOf(brandId, modelName)) ?? null,
    ofBodies: (wanted) =>
      rows
        .map((row) => ({ brandId: Number(row.brand_id), modelName: row.model_name }))
        .filter((series) => wanted.has(bodies.get(keyOf(series.brandId, series.modelName)) ?? '')),
  }
}

function past(row: BodyRow, brands: BrandNames): string | null {
  return pastBody(brands.byId.get(Number(row.brand_id))?.sign ?? '', row.model_name, row.trim)
}

function keyOf(brandId: number, modelName: string): string {
  return `${brandId} ${modelName}`
}
