import type { PriceSheetIssue } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { SHEET_COLUMNS, type SheetColumn } from '#contract/price-sheet-values.ts'
import type { Say } from '#apps/admin/web/messages/use-messages.ts'

/** What is wrong with a cell, and what its column takes instead. */
export function issueText(say: Say, sheet: PriceSheet, { column, key }: Pick<PriceSheetIssue, 'column' | 'key'>): string {
  const columns: Readonly<Record<string, SheetColumn>> = SHEET_COLUMNS[sheet]
  const { kind = 'text', values = [], most = 0 } = columns[column] ?? {}
  return say(`priceSheet.issue.${key}`, { allowed: say(`priceSheet.allowed.${kind}`, { values: values.join(', ') }), most })
}
