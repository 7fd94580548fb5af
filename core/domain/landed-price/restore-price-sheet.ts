import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PriceSheetReport } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { priceSheetVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { replacePriceSheet } from './replace-price-sheet.ts'

/** A sheet word for word as it was taken in. Permission `content.read`. Errors: `not_found`. */
export async function readPriceSheetVersion({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet; id: number } }) {
  requirePermission(ctx, 'content.read')
  const [version] = await ctx.db
    .select()
    .from(priceSheetVersion)
    .where(and(eq(priceSheetVersion.sheet, input.sheet), eq(priceSheetVersion.id, input.id)))
  if (version === undefined) throw new AppError('not_found')
  return version
}

/** Puts an earlier sheet in force again, as a new version. Permission `content.write`. Errors: `not_found`. */
export async function restorePriceSheet({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet; id: number } }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const { sheet, fileName, content, isSample } = await readPriceSheetVersion({ ctx, input })
  return replacePriceSheet({ ctx, input: { sheet, bytes: Buffer.from(content), fileName, isSample } })
}
