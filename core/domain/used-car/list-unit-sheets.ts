import { sql } from 'drizzle-orm'
import type { UsedCarSheet } from '#contract/used-car.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listUnitCards } from './list-unit-cards.ts'

const SHEET_COLUMNS = {
  stockRef: usedCar.stockRef,
  displacementCc: usedCar.displacementCc,
  transmission: usedCar.transmission,
  driveType: usedCar.driveType,
  emissionStandard: usedCar.emissionStandard,
  equipment: usedCar.equipment,
  owners: usedCar.owners,
  batterySohPct: usedCar.batterySohPct,
} as const

/** What is compared of units, by their stock references in any case, in that order; what is not published is left out. */
export async function listUnitSheets({ ctx, input }: { ctx: Ctx; input: { refs: readonly string[] } }): Promise<UsedCarSheet[]> {
  const refs = [...new Set(input.refs.map((ref) => ref.toUpperCase()))]
  if (refs.length === 0) return []
  ctx.reads('used_car')
  const [cards, rows] = await Promise.all([
    listUnitCards({ ctx, input: { refs } }),
    ctx.db
      .select(SHEET_COLUMNS)
      .from(usedCar)
      .where(sql`${usedCar.stockRef} = any(${sql.param(refs)}::text[])`),
  ])
  const cardByRef = new Map(cards.map((card) => [card.stock_ref, card]))
  const rowByRef = new Map(rows.map((row) => [row.stockRef, row]))
  return refs.flatMap((ref) => {
    const [card, row] = [cardByRef.get(ref), rowByRef.get(ref)]
    if (card === undefined || row === undefined) return []
    const { displacementCc, transmission, driveType, emissionStandard, equipment, owners, batterySohPct } = row
    return [
      {
        ...card,
        displacement_cc: displacementCc,
        transmission,
        drive_type: driveType,
        emission_standard: emissionStandard,
        equipment,
        owners,
        battery_soh_pct: batterySohPct,
      },
    ]
  })
}
