import { eq, desc } from 'drizzle-orm'
import type { RevisionView } from '#contract/revision.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockPrice } from '#contract/stock.ts'
import { carPrice } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'

/** What was changed on a record, newest first. Permission `catalogue.read`. */
export async function listStockRevisions({ ctx, kind, input }: { ctx: Ctx; kind: StockKind; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'catalogue.read')
  return listRevisions({ ctx, input: { subjectKind: kind, subjectId: input.id } })
}

/** Its prices, newest first: of a car all that were ever written, of anything else those that staff have set. Permission `catalogue.read`. */
export async function listStockPrices({ ctx, kind, input }: { ctx: Ctx; kind: StockKind; input: { id: number } }): Promise<StockPrice[]> {
  requirePermission(ctx, 'catalogue.read')
  if (kind === 'car') return listCarPrices(ctx, input.id)
  const revisions = await listRevisions({ ctx, input: { subjectKind: kind, subjectId: input.id } })
  return revisions
    .filter(({ after }) => 'fob_price_usd_cents' in after)
    .map(({ at, after, staff_name }) => ({
      at,
      fob_price_usd_cents: (after['fob_price_usd_cents'] as number | null) ?? null,
      valid_until: (after['price_valid_until'] as string | null | undefined) ?? null,
      staff_name,
    }))
}

const MOST_SHOWN = 200

async function listCarPrices({ db }: Ctx, carId: number): Promise<StockPrice[]> {
  const rows = await db
    .select({ at: carPrice.validFrom, fob_price_usd_cents: carPrice.fobPriceUsdCents, valid_until: carPrice.validUntil })
    .from(carPrice)
    .where(eq(carPrice.carId, carId))
    .orderBy(desc(carPrice.validFrom), desc(carPrice.id))
    .limit(MOST_SHOWN)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), staff_name: null }))
}
