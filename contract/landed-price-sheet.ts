import { z } from 'zod'

/** Sheets that landed prices are computed from, as staff keep them. */
export const PRICE_SHEETS = ['freight', 'charges', 'duties', 'transit', 'sizes', 'currencies'] as const
export type PriceSheet = (typeof PRICE_SHEETS)[number]

/** What keeps a sheet out: the row of the file (the heading is 1), the column, and what is wrong with it. */
export const priceSheetIssueSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  key: z.enum(['required', 'invalid', 'duplicate', 'missing_column', 'unknown_column', 'not_within', 'unreadable']),
})
export type PriceSheetIssue = z.infer<typeof priceSheetIssueSchema>

/** What a sheet did, or would do; with issues nothing is written. */
export const priceSheetReportSchema = z.object({
  sheet: z.enum(PRICE_SHEETS),
  rows: z.number().int(),
  is_written: z.boolean(),
  issues: z.array(priceSheetIssueSchema),
})
export type PriceSheetReport = z.infer<typeof priceSheetReportSchema>
