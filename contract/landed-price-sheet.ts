import { z } from 'zod'
import { PRICE_SHEETS } from './landed-price-values.ts'
import { pricedDestinationSchema } from './landed-price.ts'

/** What keeps a sheet out: the row of the file (the heading is 1), the column, and what is wrong with it. */
export const priceSheetIssueSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  key: z.enum(['required', 'invalid', 'duplicate', 'missing_column', 'unknown_column', 'not_within', 'unknown_port', 'unreadable']),
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

/** One time that a sheet was replaced. `staff_name` null: by the system, or by somebody who is gone. */
export const priceSheetVersionSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  staff_name: z.string().nullable(),
  file_name: z.string(),
  rows: z.number().int(),
  is_sample: z.boolean(),
})
export type PriceSheetVersion = z.infer<typeof priceSheetVersionSchema>

/** A sheet as it stands. Of the freight rates alone: how many have lapsed, how many lapse within 30 days, and the next day on which one holds for the last time. */
export const priceSheetStateSchema = z.object({
  sheet: z.enum(PRICE_SHEETS),
  rows: z.number().int(),
  is_sample: z.boolean(),
  lapsed: z.number().int(),
  lapsing: z.number().int(),
  next_lapse: z.iso.date().nullable(),
  /** Newest first, at most 20; the first is the one in force. */
  versions: z.array(priceSheetVersionSchema),
})
export type PriceSheetState = z.infer<typeof priceSheetStateSchema>

/** The sheets, and where a trial price can be asked for. */
export const priceSheetsSchema = z.object({ list: z.array(priceSheetStateSchema), destinations: z.array(pricedDestinationSchema) })
export type PriceSheets = z.infer<typeof priceSheetsSchema>

export const sendPriceSheetInputSchema = z.strictObject({
  sheet: z.enum(PRICE_SHEETS),
  mode: z.enum(['check', 'take']),
})
export const priceSheetVersionInputSchema = z.strictObject({ sheet: z.enum(PRICE_SHEETS), id: z.coerce.number().int().min(1) })
