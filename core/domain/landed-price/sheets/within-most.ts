import type { z } from 'zod'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { SHEET_COLUMNS, type SheetColumn } from '#contract/price-sheet-values.ts'

/** Refuses a figure beyond what makes sense in its column (`most`), by files and by hand alike. */
export function withinMost(sheet: PriceSheet) {
  const columns: [string, SheetColumn][] = Object.entries(SHEET_COLUMNS[sheet])
  return (row: Readonly<Record<string, unknown>>, issues: z.RefinementCtx) => {
    for (const [column, { most }] of columns)
      if (most !== undefined && Number(row[column] ?? 0) > most) issues.addIssue({ code: 'custom', path: [column], message: 'out_of_range' })
  }
}
