import type { PriceSheetReport } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { checkRows } from './sheets/check-rows.ts'
import { compareSheet, readStored, summarize } from './sheets/compare-sheet.ts'
import { keepVersion } from './sheets/keep-version.ts'
import { MOST_ISSUES } from './sheets/read-sheet.ts'
import { lockSheet } from './sheets/lock-sheet.ts'
import { SHEETS } from './sheets/sheets.ts'
import { writeSheet } from './sheets/write-sheet.ts'

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
  const { rows, issues: faults } = SHEETS[sheet].open(input.bytes)
  const issues = [...faults, ...(await checkRows(ctx, rows))].toSorted((a, b) => a.row - b.row).slice(0, MOST_ISSUES)
  const report = { sheet, rows: rows.length, issues }
  if (issues.length > 0) return { ...report, is_written: false, changes: null }
  if (isDryRun) return { ...report, is_written: false, changes: summarize(compareSheet(sheet, rows, await readStored(ctx.db, sheet))) }
  const changes = await ctx.db.transaction(async (tx) => {
    await lockSheet(tx, sheet)
    const difference = compareSheet(sheet, rows, await readStored(tx, sheet))
    await writeSheet(tx, { ctx, sheet, difference, isSample })
    await keepVersion(tx, { ctx, sheet, fileName, rows: rows.length, isSample, content: Buffer.from(input.bytes).toString('utf8') })
    await notifyContent(tx, ['landed_price'])
    const made = summarize(difference)
    const { added, changed, removed, unchanged } = made
    const counts = { rows: rows.length, added, changed, removed, unchanged }
    const detail = { sheet, file: fileName, ...counts, isSample }
    await writeAudit(tx, { ctx, action: 'landed_price.replaced', subjectKind: 'price_sheet', subjectId: null, detail })
    return made
  })
  return { ...report, is_written: true, changes }
}

/** True where nobody has filled a sheet yet. */
export async function isPriceSheetEmpty({ ctx, input }: { ctx: Ctx; input: { sheet: PriceSheet } }): Promise<boolean> {
  return (await ctx.db.$count(SHEETS[input.sheet].table)) === 0
}
