import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { UsedCarDetail } from '#contract/used-car.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import { usedCarTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readUsedCarMedia, readVehicleDocuments } from '#core/domain/media/index.ts'
import { isPublic } from '#core/domain/publishing/index.ts'
import { CARD_COLUMNS, seriesOf, toUsedCard } from './read-cards.ts'
import { readKnown } from './read-known.ts'
import { readSeriesOfUnits } from './read-series.ts'
import { listSimilarUnits } from './similar-units.ts'

const DETAIL_COLUMNS = {
  ...CARD_COLUMNS,
  manufactureDate: usedCar.manufactureDate,
  colourInterior: usedCar.colourInterior,
  displacementCc: usedCar.displacementCc,
  transmission: usedCar.transmission,
  driveType: usedCar.driveType,
  emissionStandard: usedCar.emissionStandard,
  equipment: usedCar.equipment,
  vin: usedCar.vin,
  previousUse: usedCar.previousUse,
  owners: usedCar.owners,
  keys: usedCar.keys,
  inspectionBody: usedCar.inspectionBody,
  inspectionDate: usedCar.inspectionDate,
  isAccidentFree: usedCar.isAccidentFree,
  batterySohPct: usedCar.batterySohPct,
  defects: usedCar.defects,
  priceValidUntil: usedCar.priceValidUntil,
  updatedAt: usedCar.updatedAt,
} as const

type DetailRow = Pick<typeof usedCar.$inferSelect, keyof typeof DETAIL_COLUMNS>

/**
 * Everything that is known of a unit of the used stock, sold ones included. `id` is its stock reference, in any case, as it is said
 * over the phone (R3.2). `admitted`: country (ISO 3166-1) that similar units have to be admitted by. Throws `not_found` for a unit that does not exist or is not published.
 */
export async function findUsedCar({ ctx, input }: { ctx: Ctx; input: { id: string; admitted?: string | undefined } }): Promise<UsedCarDetail> {
  const [row, known] = await Promise.all([findRow(ctx, input.id), readKnown(ctx)])
  const brand = row && known.brands.byId.get(row.brandId)
  if (!row || !brand) throw new AppError('not_found')
  const [series, media, documents, summary, similar] = await Promise.all([
    readSeriesOfUnits(ctx, [row.id]),
    readUsedCarMedia(ctx, row.id),
    readVehicleDocuments(ctx, 'used_car', row.id),
    readSummary(ctx, row.id),
    listSimilarUnits(ctx, row, { known, country: input.admitted }),
  ])
  return {
    ...toUsedCard(row, brand, seriesOf(row, series.get(row.id), known)),
    ...factsOf(row),
    picture: media.exterior[0] ?? null,
    summary,
    media,
    documents,
    similar,
  }
}

async function findRow(ctx: Ctx, id: string): Promise<DetailRow | undefined> {
  ctx.reads('used_car')
  const [row] = await ctx.db
    .select(DETAIL_COLUMNS)
    .from(usedCar)
    .where(and(eq(usedCar.stockRef, id.toUpperCase()), isPublic(ctx, 'used_car', usedCar)))
  return row
}

/** Published text of a unit in the language of the request, else null: no language falls back to another. */
async function readSummary({ db, locale, reads }: Ctx, usedCarId: number): Promise<string | null> {
  reads('used_car')
  const [row] = await db
    .select({ summary: usedCarTranslation.summary })
    .from(usedCarTranslation)
    .where(and(eq(usedCarTranslation.usedCarId, usedCarId), eq(usedCarTranslation.locale, locale), eq(usedCarTranslation.publishState, 'published')))
  return row?.summary ?? null
}

function factsOf(row: DetailRow): Omit<UsedCarDetail, keyof ReturnType<typeof toUsedCard> | 'picture' | 'summary' | 'media' | 'documents' | 'similar'> {
  return {
    manufacture_date: row.manufactureDate,
    colour_interior: row.colourInterior,
    displacement_cc: row.displacementCc,
    transmission: row.transmission,
    drive_type: row.driveType,
    emission_standard: row.emissionStandard,
    equipment: row.equipment,
    vin: row.vin,
    previous_use: row.previousUse,
    owners: row.owners,
    keys: row.keys,
    inspection_body: row.inspectionBody,
    inspection_date: row.inspectionDate,
    is_accident_free: row.isAccidentFree,
    battery_soh_pct: row.batterySohPct,
    defects: row.defects,
    price_valid_until: row.priceValidUntil,
    updated_at: row.updatedAt.toISOString(),
  }
}
