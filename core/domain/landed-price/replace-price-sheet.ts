import type { PriceSheet, PriceSheetReport } from '#contract/landed-price-sheet.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { SHEETS } from './sheets/sheets.ts'

export type ReplacePriceSheetInput = {
  sheet: PriceSheet
  /** CSV in UTF-8 with the columns of its row schema (`sheets/`). */
  bytes: Uint8Array
  fileName: string
  /** True: tells what is wrong and writes nothing. */
  isDryRun?: boolean
  /** True: the rows are marked as sample data. */
  isSample?: boolean
}

/**
 * Puts a sheet of prices or rules in the place of what was there, whole: a faulty row keeps all of it out, so that no country is priced by half
 * a sheet (R22.7). Permission `content.write`. Errors: `forbidden`. What is wrong stands in the report.
 */
export async function replacePriceSheet({ ctx, input }: { ctx: Ctx; input: ReplacePriceSheetInput }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const { sheet, fileName, isDryRun = false, isSample = false } = input
  const { rows, issues, write } = SHEETS[sheet].open(input.bytes)
  const isWritten = issues.length === 0 && !isDryRun
  if (isWritten)
    await ctx.db.transaction(async (tx) => {
      await write(tx, { isSample })
      await notifyContent(tx, ['landed_price'])
      await writeAudit(tx, {
        ctx,
        action: 'landed_price.replaced',
        subjectKind: 'price_sheet',
        subjectId: null,
        detail: { sheet, file: fileName, rows, isSample },
      })
    })
  return { sheet, rows, is_written: isWritten, issues }
}

/** True where nobody has filled a sheet yet. */
export async function isPriceSheetEmpty({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet } }): Promise<boolean> {
  return (await ctx.db.$count(SHEETS[input.sheet].table)) === 0
}
