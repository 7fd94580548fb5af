import { z } from 'zod'
import { PRICE_SHEETS } from './landed-price-values.ts'
import { VALIDITIES, VALIDITY_FILTERS } from './price-sheet-values.ts'
import { pricedDestinationSchema } from './landed-price.ts'

/** What keeps a sheet out: the row of the file (the heading is 1), the column, and what is wrong with it. */
export const priceSheetIssueSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  key: z.enum([
    'required',
    'invalid',
    'duplicate',
    'missing_column',
    'unknown_column',
    'not_within',
    'out_of_range',
    'unknown_port',
    'unknown_country',
    'age_basis_differs',
    'unreadable',
  ]),
})
export type PriceSheetIssue = z.infer<typeof priceSheetIssueSchema>

/** A row as its file writes it: cells by column, empty for what is not known. */
const cellsSchema = z.record(z.string(), z.string())

/**
 * What the sheet makes of the rows that are there. `first`: some of each outcome, removed rows as they were; `columns` differ in a changed one from what it `was` (empty for others).
 * `lost_countries`: those that had rows and would have none.
 */
export const priceSheetChangesSchema = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  unchanged: z.number().int(),
  first: z.array(z.object({ outcome: z.enum(['added', 'changed', 'removed']), cells: cellsSchema, was: cellsSchema, columns: z.array(z.string()) })),
  lost_countries: z.array(z.string()),
})
export type PriceSheetChanges = z.infer<typeof priceSheetChangesSchema>

/** What a sheet did, or would do; with issues nothing is written. */
export const priceSheetReportSchema = z.object({
  sheet: z.enum(PRICE_SHEETS),
  rows: z.number().int(),
  is_written: z.boolean(),
  issues: z.array(priceSheetIssueSchema),
  /** Null: the sheet has issues. */
  changes: priceSheetChangesSchema.nullable(),
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

/** A sheet as it stands. Of the freight rates alone: how many lanes have no rate any more, how many have none within 30 days, and the next day on which one has its last. */
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

/** The last day of a row, and how many days that is from today; negative: so long ago. Null in sheets without periods. */
const validitySchema = z.object({ state: z.enum(VALIDITIES), days: z.number().int() }).nullable()

/** A row of a list. `is_sample`: nobody has saved it yet. */
export const priceRowSchema = z.object({ id: z.number().int(), cells: cellsSchema, validity: validitySchema, is_sample: z.boolean() })
export type PriceRow = z.infer<typeof priceRowSchema>
export const priceRowPageSchema = z.object({ list: z.array(priceRowSchema), total: z.number().int() })
export type PriceRowPage = z.infer<typeof priceRowPageSchema>

const ofSheet = { sheet: z.enum(PRICE_SHEETS) }

/** `word`: of any cell, or of a country’s name in any language. `port`: by its name. */
export const listPriceRowsInputSchema = z.strictObject({
  ...ofSheet,
  word: z.string().trim().max(100).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  port: z.string().trim().max(120).optional(),
  validity: z.enum(VALIDITY_FILTERS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(50),
})
export type ListPriceRowsInput = z.infer<typeof listPriceRowsInputSchema>

/** One row as staff edit it, in the cells of its file. */
export const staffPriceRowSchema = z.object({ id: z.number().int(), version: z.number().int(), is_sample: z.boolean(), value: cellsSchema })
export type StaffPriceRow = z.infer<typeof staffPriceRowSchema>

export const priceRowInputSchema = z.strictObject({ ...ofSheet, id: z.coerce.number().int().min(1) })
/** `version` 0: it is new. */
export const addPriceRowInputSchema = z.strictObject({
  ...ofSheet,
  version: z.number().int().min(0),
  value: z.record(z.string().max(60), z.string().trim().max(1_000)),
})
export const savePriceRowInputSchema = addPriceRowInputSchema.extend({ id: z.coerce.number().int().min(1) })
export type SavePriceRowInput = z.infer<typeof addPriceRowInputSchema> & { id: number | null }

/** Lanes that are left without a freight rate, or soon will be: how many, and the first 8 by their last rate, the next to lapse first and after them those that have. */
export const priceLapsesSchema = z.object({ lapsed: z.number().int(), lapsing: z.number().int(), first: z.array(priceRowSchema) })
export type PriceLapses = z.infer<typeof priceLapsesSchema>

export const sendPriceSheetInputSchema = z.strictObject({
  sheet: z.enum(PRICE_SHEETS),
  mode: z.enum(['check', 'take']),
})
export const priceSheetVersionInputSchema = z.strictObject({ sheet: z.enum(PRICE_SHEETS), id: z.coerce.number().int().min(1) })
