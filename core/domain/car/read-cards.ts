import { inArray } from 'drizzle-orm'
import type { CarCard } from '#contract/car.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCoverPictures } from '#core/domain/media/index.ts'
import { readBrandNames } from './brand-names.ts'
import { CARD_COLUMNS, toCard } from './car-card.ts'
import { ownLoadingPort } from './own-loading-port.ts'

/** Cards of cars by id, in the order of the ids; ids of cars that are gone, or whose brand is hidden, are left out. */
export async function readCards(ctx: Ctx, ids: readonly number[]): Promise<CarCard[]> {
  if (ids.length === 0) return []
  ctx.reads('car')
  const [brands, rows, pictures, ownPort] = await Promise.all([
    readBrandNames(ctx),
    ctx.db
      .select(CARD_COLUMNS)
      .from(car)
      .where(inArray(car.id, [...ids])),
    readCoverPictures(ctx, ids),
    ownLoadingPort(ctx),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const brand = row && brands.byId.get(row.brandId)
    return row && brand ? [toCard(row, brand, pictures.get(id) ?? null, ownPort)] : []
  })
}
