import { z } from 'zod'
import { IMPORT_KINDS, IMPORT_OUTCOMES, type ImportKind, type ImportOutcome } from './import-values.ts'

export type { ImportKind, ImportOutcome }

/**
 * Codes of a value that cannot be taken. In a cell without which the vehicle is unusable or untrue they keep the row out (`error`), in any other they
 * leave the cell open (`warning`). Texts: `i18n/messages/{en,zh}/import.json`.
 */
export const IMPORT_FAULT_CODES = [
  'required',
  'broken_quotes',
  'unreadable_characters',
  'cell_error',
  'too_long',
  'bad_key',
  'not_a_number',
  'two_values',
  'unknown_unit',
  'not_a_price',
  'currency_not_usd',
  'price_zero',
  'out_of_range',
  'not_a_year',
  'not_a_date',
  'ambiguous_date',
  'date_in_future',
  'not_a_flag',
  'unknown_value',
  'bad_dimensions',
  'bad_list',
  'bad_vin',
  'bad_hs_code',
  'bad_locode',
  'bad_pattern',
  'unknown_brand',
  'two_brands',
  'unknown_country',
  'duplicate_key',
  'duplicate_vin',
  'vin_in_stock',
  'reference_of_other_vin',
] as const

/** Codes of remarks on a row that goes in. */
export const IMPORT_WARNING_CODES = [
  'near_duplicate',
  'cells_disagree',
  'key_from_data',
  'wheelbase_not_shorter',
  'curb_above_gvw',
  'registered_before_built',
  'unlikely',
  'rounded',
  'litres_rounded',
  'litres_assumed',
  'fraction_as_percent',
  'approximate',
  'ambiguous_number',
  'currency_assumed',
  'starting_price',
  'day_assumed',
  'century_assumed',
  'left_out_of_list',
  'unlisted_value',
  'value_assumed',
  'key_rewritten',
  'formula_as_text',
  'formula_without_value',
  'html_as_text',
  'extra_cells',
  'inferred',
  'duplicate_row',
  'payload_mismatch',
  'battery_missing',
  'battery_unexpected',
  'engine_missing',
  'engine_unexpected',
  'range_missing',
  'range_cycle_missing',
  'range_battery_mismatch',
  'heavy_car_type',
  'vin_check_digit',
  'mileage_per_year',
  'soh_unexpected',
  'accident_contradiction',
  'free_text_defect',
  'unknown_port',
  'alias_taken',
  'brand_name_exists',
  'fits_nothing',
] as const

export const IMPORT_SEVERITIES = ['error', 'warning'] as const

export type ImportFaultCode = (typeof IMPORT_FAULT_CODES)[number]
export type ImportWarningCode = (typeof IMPORT_WARNING_CODES)[number]
export type ImportReasonCode = ImportFaultCode | ImportWarningCode

/** Codes of a file that cannot be imported at all. */
export const IMPORT_FILE_FAILURES = [
  'empty_file',
  'file_too_large',
  'not_a_table',
  'old_xls',
  'bad_xlsx',
  'xlsx_too_many_rows',
  'no_table',
  'no_header',
  'columns_missing',
  'unknown_column',
  'looks_like_other_kind',
] as const
export type ImportFileFailureCode = (typeof IMPORT_FILE_FAILURES)[number]

/**
 * Why a row was remarked on or rejected. `column`: the product's column name (`fob_price_usd`), null for the whole row;
 * `cell`: the spreadsheet address (`K14`), null for the whole row; `message`: in the report's language.
 * `params`, `is_open`: what the message is made of (values that it names; the value was left open), so that it can be told in another language.
 * `severity`: `error` keeps the row out; `warning` is a note only, on a rejected row too.
 */
export const importReasonSchema = z.object({
  column: z.string().nullable(),
  cell: z.string().nullable(),
  code: z.enum([...IMPORT_FAULT_CODES, ...IMPORT_WARNING_CODES]),
  message: z.string(),
  severity: z.enum(IMPORT_SEVERITIES),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  is_open: z.boolean().optional(),
})
export type ImportReason = z.infer<typeof importReasonSchema>

/** `row` counts as a spreadsheet shows it: title lines and the heading line included, the first line is 1. */
export const importRowSchema = z.object({
  row: z.number().int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  reasons: z.array(importReasonSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** How the file was understood. `skipped_rows`: lines that are not data (totals, notes, repeated headings). */
export const importLayoutSchema = z.object({
  format: z.enum(['csv', 'xlsx']),
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  sheet: z.string().nullable(),
  /** Other sheets of the workbook that hold rows and were not read. */
  other_sheets: z.array(z.string()),
  header_row: z.number().int(),
  columns: z.array(z.object({ heading: z.string(), column: z.string().nullable(), cell: z.string() })),
  /** Columns that the file does not have and that were inferred from names, other cars of the model, or figures. */
  inferred_columns: z.array(z.string()),
  skipped_rows: z.array(z.object({ row: z.number().int(), why: z.enum(['total', 'note', 'repeated_header']) })),
})
export type ImportLayout = z.infer<typeof importLayoutSchema>

/**
 * Report of an import. `totals` counts rows by outcome: `rows` = `new` + `changed` + `unchanged` + `warned` + `rejected`.
 * `applied` counts what the database took, warned rows included; of a dry run, what it would take.
 */
export const importReportSchema = z.object({
  file: z.string(),
  kind: z.enum(IMPORT_KINDS),
  dry_run: z.boolean(),
  totals: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    warned: z.number().int(),
    rejected: z.number().int(),
  }),
  applied: z.object({ inserted: z.number().int(), updated: z.number().int() }),
  layout: importLayoutSchema,
  rows: z.array(importRowSchema),
})
export type ImportReport = z.infer<typeof importReportSchema>
