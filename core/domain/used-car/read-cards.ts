import { inArray } from 'drizzle-orm'
import type { UsedCarCard, UsedCarSeries } from '#contract/used-car.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { BrandName } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readUsedCarPictures } from '#core/domain/media/index.ts'
import { readSeriesOfUnits, UNKNOWN_SERIES, type SeriesKey } from './read-series.ts'
import type { Known } from './used-facets.ts'

/** Columns of a card, selected by name so that rows never leave core whole. */
export const CARD_COLUMNS = {
  id: usedCar.id,
  stockRef: usedCar.stockRef,
  brandId: usedCar.brandId,
  modelName: usedCar.modelName,
  trim: usedCar.trim,
  modelYear: usedCar.modelYear,
  firstRegistrationDate: usedCar.firstRegistrationDate,
  mileageKm: usedCar.mileageKm,
  colourExterior: usedCar.colourExterior,
  steering: usedCar.steering,
  energyType: usedCar.energyType,
  fuel: usedCar.fuel,
  portOfLoading: usedCar.portOfLoading,
  fobPriceUsdCents: usedCar.fobPriceUsdCents,
  status: usedCar.status,
  isSample: usedCar.isSample,
} as const

export type UsedCardRow = Pick<typeof usedCar.$inferSelect, keyof typeof CARD_COLUMNS>

/** Cards of units by id, in the order of the ids; ids of units that are gone, or whose brand is hidden, are left out. */
export async function readUsedCards(ctx: Ctx, ids: readonly number[], known: Known): Promise<UsedCarCard[]> {
  if (ids.length === 0) return []
  ctx.reads('used_car')
  const [rows, series, pictures] = await Promise.all([
    ctx.db
      .select(CARD_COLUMNS)
      .from(usedCar)
      .where(inArray(usedCar.id, [...ids])),
    readSeriesOfUnits(ctx, ids),
    readUsedCarPictures(ctx, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const brand = row && known.brands.byId.get(row.brandId)
    return row && brand ? [{ ...toUsedCard(row, brand, seriesOf(row, series.get(id), known)), picture: pictures.get(id) ?? null }] : []
  })
}

/** What is known of a unit's model. */
export function seriesOf(row: SeriesKey, found: Omit<UsedCarSeries, 'body_type'> | undefined, { bodies }: Known): UsedCarSeries {
  return { ...(found ?? UNKNOWN_SERIES), body_type: bodies.bodyOf(row) }
}

/** A row as a card without its picture. The casts hold because the table's check constraints allow the contract's values only. */
export function toUsedCard(row: UsedCardRow, brand: BrandName, series: UsedCarSeries): Omit<UsedCarCard, 'picture'> {
  return {
    stock_ref: row.stockRef,
    model_name: row.modelName,
    trim: row.trim,
    model_year: row.modelYear,
    brand_name: brand.name,
    brand_sign: brand.sign,
    first_registration_date: row.firstRegistrationDate,
    mileage_km: row.mileageKm,
    colour_exterior: row.colourExterior,
    steering: row.steering,
    energy_type: row.energyType,
    fuel: row.fuel,
    port_of_loading: row.portOfLoading,
    fob_price_usd_cents: row.fobPriceUsdCents,
    status: row.status,
    is_sample: row.isSample,
    series,
  }
}
