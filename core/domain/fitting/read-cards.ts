import { asc, inArray } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import type { FittingCard } from '#contract/fitting.ts'
import { fitting, fittingFit, fittingTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFittingPictures } from '#core/domain/media/index.ts'
import { fitBrands } from './fit-pattern.ts'
import { FITTING_NAME, isTextOfLanguage } from './fitting-text.ts'

const COLUMNS = {
  id: fitting.id,
  sku: fitting.sku,
  name: FITTING_NAME,
  catalogue_name: fitting.name,
  category: fitting.category,
  oem_numbers: fitting.oemNumbers,
  unit: fitting.unit,
  moq: fitting.moq,
  fob_price_usd_cents: fitting.fobPriceUsdCents,
  weight_kg: fitting.weightKg,
  warranty_months: fitting.warrantyMonths,
  is_sample: fitting.isSample,
} as const

/** Cards of parts by id, in the order of the ids; ids of parts that are gone are left out. */
export async function readCards(ctx: Ctx, ids: readonly number[], brands: readonly Brand[]): Promise<FittingCard[]> {
  if (ids.length === 0) return []
  const { db, reads } = ctx
  reads('fitting')
  const [rows, fits, pictures] = await Promise.all([
    db
      .select(COLUMNS)
      .from(fitting)
      .leftJoin(fittingTranslation, isTextOfLanguage(ctx))
      .where(inArray(fitting.id, [...ids])),
    db
      .select({ id: fittingFit.fittingId, pattern: fittingFit.pattern })
      .from(fittingFit)
      .where(inArray(fittingFit.fittingId, [...ids]))
      .orderBy(asc(fittingFit.pattern)),
    readFittingPictures(ctx, ids),
  ])
  const patterns = Map.groupBy(fits, (row) => row.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { id: _id, ...card } = row
    const { isUniversal, names } = fitBrands(patterns.get(id)?.map((fit) => fit.pattern) ?? [], brands)
    return [{ ...card, is_universal: isUniversal, fits_brands: names, picture: pictures.get(id) ?? null }]
  })
}
