import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { MediaTab } from '#contract/media-values.ts'
import { notifyContent } from '#core/db/notify.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Sample vehicles of one model, new and used. Never vehicles of a real stock: sample pictures would pass for theirs. */
export type SampleSeries = { brandName: string; carIds: number[]; usedCarIds: number[] }

/** Sample vehicles of a brand and model; null where there are none. Permission `catalogue.read`. */
export async function findSampleSeries({ ctx, input }: { ctx: Ctx; input: { brandSign: string; modelName: string } }): Promise<SampleSeries | null> {
  requirePermission(ctx, 'catalogue.read')
  const { rows } = await ctx.db.execute<SampleSeries>(sql`
    select brand_name as "brandName",
      array(select id::int from car where brand_id = brand.id and model_name = ${input.modelName} and is_sample order by id) as "carIds",
      array(select id::int from used_car where brand_id = brand.id and model_name = ${input.modelName} and is_sample order by id) as "usedCarIds"
    from brand where brand_sign = ${input.brandSign}`)
  const [series] = rows
  return series && series.carIds.length + series.usedCarIds.length > 0 ? series : null
}

/** Shows a medium with every vehicle of a series, at `position`; where it is shown already nothing changes. Permission `catalogue.write`. Throws `not_found`. */
export async function placeInSeries({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { mediaId: number; series: SampleSeries; tab: MediaTab; position: number }
}): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const { mediaId, series, tab, position } = input
  await ctx.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ shown: boolean }>(sql`select rendition_state <> 'pending' as shown from media where id = ${mediaId} for key share`)
    const [row] = rows
    if (!row) throw new AppError('not_found')
    const link = (table: string, column: string, ids: readonly number[]) =>
      tx.execute(sql`
        insert into ${sql.raw(table)} (${sql.raw(column)}, media_id, tab, position)
        select id, ${mediaId}, ${tab}, ${position} from unnest(${sql.param([...ids])}::bigint[]) id on conflict do nothing`)
    await link('car_media', 'car_id', series.carIds)
    await link('used_car_media', 'used_car_id', series.usedCarIds)
    // What has no rendition yet is on no page, and is told of when it has.
    if (row.shown) await notifyContent(tx, ['car', 'used_car'])
  })
}
