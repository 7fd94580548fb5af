import { sql } from 'drizzle-orm'
import type { CarSheet } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCoverPictures } from '#core/domain/media/index.ts'
import { readBrandNames } from './brand-names.ts'
import { DETAIL_COLUMNS, toSheet } from './car-detail.ts'
import { ownLoadingPort } from './own-loading-port.ts'

/** Specification sheets of cars by their signs, in the order of the signs; signs of cars that are none or not published are left out. */
export async function listCarSheets({ ctx, input }: { ctx: Ctx; input: { model_signs: readonly string[] } }): Promise<CarSheet[]> {
  const signs = [...new Set(input.model_signs)]
  if (signs.length === 0) return []
  ctx.reads('car')
  const [brands, ownPort, rows] = await Promise.all([
    readBrandNames(ctx),
    ownLoadingPort(ctx),
    ctx.db
      .select(DETAIL_COLUMNS)
      .from(car)
      .where(sql`${car.modelSign} = any(${sql.param(signs)}::text[]) and ${car.publishState} = 'published'`),
  ])
  const pictures = await readCoverPictures(
    ctx,
    rows.map((row) => row.id),
  )
  const bySign = new Map(rows.map((row) => [row.modelSign, row]))
  return signs.flatMap((sign) => {
    const row = bySign.get(sign)
    const brand = row && brands.byId.get(row.brandId)
    return row && brand ? [toSheet(row, brand, pictures.get(row.id) ?? null, ownPort)] : []
  })
}
