import { z } from 'zod'
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_RUN_STATES } from './import-values.ts'
import { importLayoutSchema, importReasonSchema, importReportSchema } from './import.ts'

const count = z.number().int()
const runId = z.coerce.number().int().min(1)
const supplierSchema = z.string().trim().max(80, 'too_long')

/** Row of the file to column to text: what a person has put right in place. */
export const importCorrectionsSchema = z.record(z.string().regex(/^\d{1,7}$/), z.record(z.string().max(40), z.string().max(2_000, 'too_long')))

/** Heading to column, null to leave it out. */
export const headingMappingSchema = z.record(z.string().max(200), z.string().max(40).nullable())

/** Stands in the query of the upload. */
export const uploadImportInputSchema = z.strictObject({ kind: z.enum(IMPORT_KINDS), supplier: supplierSchema.default('') })
export type UploadImportInput = z.infer<typeof uploadImportInputSchema>

/** What was set of an open import; it is read anew with it. `version` is the one that was read. */
export const checkImportInputSchema = z.strictObject({
  version: count,
  supplier: supplierSchema,
  headings: headingMappingSchema,
  corrections: importCorrectionsSchema,
})
export type CheckImportInput = z.infer<typeof checkImportInputSchema>

/** `publish`: new vehicles and parts are shown at once, else they are drafts. */
export const confirmImportInputSchema = z.strictObject({ version: count, publish: z.boolean() })
export type ConfirmImportInput = z.infer<typeof confirmImportInputSchema>

export const undoImportInputSchema = z.strictObject({ version: count })
export const importRunIdSchema = z.strictObject({ id: runId })

export const importSampleInputSchema = z.strictObject({ kind: z.enum(IMPORT_KINDS) })

export const listImportsInputSchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListImportsInput = z.infer<typeof listImportsInputSchema>

/** `told`: rows with a remark or a fault. */
export const importRowsInputSchema = importRunIdSchema.extend({
  outcome: z.enum(['all', 'told', ...IMPORT_OUTCOMES]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ImportRowsInput = z.infer<typeof importRowsInputSchema>

/** What an undo did. `kept`: keys of rows that somebody has changed or used since, at most a hundred of them; `kept_count` counts all. */
export const importUndoSchema = z.object({ removed: count, restored: count, kept_count: count, kept: z.array(z.string()) })
export type ImportUndo = z.infer<typeof importUndoSchema>

export const importRunSchema = z.object({
  id: count,
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  supplier: z.string().nullable(),
  state: z.enum(IMPORT_RUN_STATES),
  publish: z.boolean(),
  /** Percent of the way, while it runs. */
  progress: count,
  headings: headingMappingSchema,
  corrections: importCorrectionsSchema,
  totals: importReportSchema.shape.totals.nullable(),
  applied: importReportSchema.shape.applied.nullable(),
  /** Why the file as a whole cannot be imported, in the language of the answer. */
  failure: z.string().nullable(),
  undo: importUndoSchema.nullable(),
  /** True while its file is kept, so that its rejected rows can be had. */
  has_file: z.boolean(),
  staff_name: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  version: count,
})
export type ImportRun = z.infer<typeof importRunSchema>

/** A run with how its file was understood; `columns`: what a heading may be mapped to. */
export const importDetailSchema = z.object({
  run: importRunSchema,
  layout: importLayoutSchema.nullable(),
  columns: z.array(z.object({ name: z.string(), label: z.string(), is_needed: z.boolean() })),
})
export type ImportDetail = z.infer<typeof importDetailSchema>

export const importRunPageSchema = z.object({ list: z.array(importRunSchema), total: count, page: count, page_size: count })
export type ImportRunPage = z.infer<typeof importRunPageSchema>

/** What a cell was read as: a value of the catalogue (prices in US cents, units of `IMPORT_COLUMN_UNITS`), or a list of such. */
const readValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.object({ zone: z.string(), kind: z.string(), size_cm: z.number().nullable(), note: z.string().nullable() })),
])
export type ImportReadValue = z.infer<typeof readValueSchema>

/** A cell of a column that was understood. `file_text`: what stands in the file where somebody has put the cell right; `value`: null where it is left open, or the run is no longer open. */
const importCellSchema = z.object({
  column: z.string(),
  label: z.string(),
  text: z.string(),
  file_text: z.string().nullable(),
  value: readValueSchema.nullable(),
})
export type ImportCell = z.infer<typeof importCellSchema>

/** A row as the screen shows it: what it is called, every cell of a column that was understood, and what was worked out beside them. */
export const importRunRowSchema = z.object({
  row: count,
  outcome: z.enum(IMPORT_OUTCOMES),
  title: z.string(),
  reasons: z.array(importReasonSchema.extend({ label: z.string().nullable() })),
  cells: z.array(importCellSchema),
  worked_out: z.array(importCellSchema.pick({ column: true, label: true }).extend({ value: readValueSchema })),
})
export type ImportRunRow = z.infer<typeof importRunRowSchema>
export const importRowsPageSchema = z.object({ list: z.array(importRunRowSchema), total: count, page: count, page_size: count })
export type ImportRowsPage = z.infer<typeof importRowsPageSchema>
