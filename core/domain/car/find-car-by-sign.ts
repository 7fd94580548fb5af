import { sql } from 'drizzle-orm'
import type { CarDetail } from '#contract/car.ts'
import { AppError } from '#contract/errors.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCarFaq, topicsOfCar } from '#core/domain/faq/index.ts'
import { readCarMedia, readVehicleDocuments } from '#core/domain/media/index.ts'
import { isPublic } from '#core/domain/publishing/index.ts'
import { readBrandNames } from './brand-names.ts'
import { DETAIL_COLUMNS, toDetail, type DetailRow } from './car-detail.ts'
import { readSummary } from './car-texts.ts'
import { ownLoadingPort } from './own-loading-port.ts'
import { listRelated, listSameBrand, listTrims } from './nearby-cars.ts'

/**
 * Everything a car's page tells. `id` is the `model_sign`, or the number `model_id` (R3.2).
 * `admitted`: country (ISO 3166-1) that related cars have to be admitted by.
 * Throws `not_found` for a car that does not exist or is not published.
 */
export async function findCarBySign({ ctx, input }: { ctx: Ctx; input: { id: string; admitted?: string | undefined } }): Promise<CarDetail> {
  const [row, brands] = await Promise.all([findRow(ctx, input.id), readBrandNames(ctx)])
  const brand = row && brands.byId.get(row.brandId)
  if (!row || !brand) throw new AppError('not_found')
  const [ownPort, summary, media, documents, trims, related, sameBrand, faq] = await Promise.all([
    ownLoadingPort(ctx),
    readSummary(ctx, row.id),
    readCarMedia(ctx, row.id),
    readVehicleDocuments(ctx, 'car', row.id),
    listTrims(ctx, row),
    listRelated(ctx, row, input.admitted),
    listSameBrand(ctx, row),
    readCarFaq({ ctx, input: { carId: row.id, topics: topicsOfCar({ body_type: row.bodyType, energy_type: row.energyType }) } }),
  ])
  return toDetail(row, brand, { summary, media, documents, trims, related, same_brand: sameBrand, faq }, ownPort)
}

/** A sign wins over a number, because a sign may be one. */
async function findRow(ctx: Ctx, id: string): Promise<DetailRow | undefined> {
  ctx.reads('car')
  const isSign = sql`${car.modelSign} = ${id}`
  const isWanted = /^[1-9]\d{0,14}$/.test(id) ? sql`(${isSign} or ${car.id} = ${Number(id)})` : isSign
  const [row] = await ctx.db
    .select(DETAIL_COLUMNS)
    .from(car)
    .where(sql`${isWanted} and ${isPublic(ctx, 'car', car)}`)
    .orderBy(sql`${isSign} desc`)
    .limit(1)
  return row
}
