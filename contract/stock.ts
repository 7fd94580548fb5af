import { z } from 'zod'
import { PUBLISH_STATES, SHOWN_STATES } from './content-values.ts'
import { IMPORT_WROTE } from './import-values.ts'
import { CHANGE_BATCH_KINDS, DRAFT_LINK_DAYS, PRICE_ROUNDINGS, STOCK_KINDS, STOCK_SORTS, type StockKind } from './stock-values.ts'
import { brandRecordSchema, carRecordSchema, fittingRecordSchema, STOCK_RECORD_SCHEMAS, usedCarRecordSchema, type StockRecord } from './stock-record.ts'
import { USED_CAR_STATUSES } from './used-values.ts'
import { ENERGY_TYPES } from './vehicle.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const version = z.int().min(0)

/** Filters of a list of the catalogue; what a kind has no column for changes nothing. Empty means all. */
export const stockFilterSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  publish_state: z.array(z.enum(SHOWN_STATES)).max(10).optional(),
  brand: z.array(id).max(60).optional(),
  energy: z.array(z.enum(ENERGY_TYPES)).max(20).optional(),
  status: z.array(z.enum(USED_CAR_STATUSES)).max(10).optional(),
  category: z.array(z.string().max(40)).max(40).optional(),
  price: z.enum(['with', 'without', 'lapsed']).optional(),
  pictures: z.enum(['with', 'without']).optional(),
  sample: z.enum(['yes', 'no']).optional(),
  /** What an import has added or changed; `import_wrote`: one of the two alone. */
  import_run: id.optional(),
  import_wrote: z.enum(IMPORT_WROTE).optional(),
})
export type StockFilter = z.infer<typeof stockFilterSchema>

export const listStockInputSchema = stockFilterSchema.extend({
  sort: z.enum(STOCK_SORTS).default('updated_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListStockInput = z.infer<typeof listStockInputSchema>

/** A line of a list. `picture`: address of a small rendition. Null: the kind has no such column, or it is empty. Prices in US cents, distances in km. */
export const stockRowSchema = z.object({
  id: z.number().int(),
  version,
  sign: z.string(),
  name: z.string(),
  /** A maker's name in Chinese. */
  name_zh: z.string().nullable(),
  brand_name: z.string().nullable(),
  category: z.string().nullable(),
  energy_type: z.string().nullable(),
  model_year: z.number().int().nullable(),
  mileage_km: z.number().int().nullable(),
  status: z.enum(USED_CAR_STATUSES).nullable(),
  is_hot: z.boolean().nullable(),
  publish_state: z.enum(PUBLISH_STATES),
  publish_at: z.string().nullable(),
  withdraw_at: z.string().nullable(),
  fob_price_usd_cents: z.number().int().nullable(),
  price_valid_until: z.string().nullable(),
  picture: z.string().nullable(),
  picture_count: z.number().int(),
  is_sample: z.boolean(),
  updated_at: z.string(),
})
export type StockRow = z.infer<typeof stockRowSchema>

export const stockPageSchema = z.object({ list: z.array(stockRowSchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int() })
export type StockPage = z.infer<typeof stockPageSchema>

/** What is doubtful in a record although it may be so; `text` in the language of whoever asks. */
export const stockHintSchema = z.object({ field: z.string(), text: z.string() })
export type StockHint = z.infer<typeof stockHintSchema>

/** A record as staff edit it. `address`: its page on the site, with the language's host before it; shown to visitors only while it is published. */
export function storedStockSchema<Kind extends StockKind>(kind: Kind) {
  return z.object({
    id: z.number().int(),
    version,
    name: z.string(),
    sign: z.string(),
    address: z.string(),
    is_sample: z.boolean(),
    /** False: its maker is not on the site, so neither is it. */
    is_maker_out: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    hints: z.array(stockHintSchema),
    value: STOCK_RECORD_SCHEMAS[kind],
  })
}
export type StoredStock<Kind extends StockKind = StockKind> = {
  id: number
  version: number
  name: string
  sign: string
  address: string
  is_sample: boolean
  is_maker_out: boolean
  created_at: string
  updated_at: string
  hints: StockHint[]
  value: StockRecord<Kind>
}

export const stockIdInputSchema = z.strictObject({ id })

export function createStockInputSchema<Kind extends StockKind>(kind: Kind) {
  return z.strictObject({ version: z.literal(0), value: STOCK_RECORD_SCHEMAS[kind] })
}
export function saveStockInputSchema<Kind extends StockKind>(kind: Kind) {
  return z.strictObject({ id, version, value: STOCK_RECORD_SCHEMAS[kind] })
}
/** Some fields of a record, such as a price set in the list; the others stay. */
export const PATCH_STOCK_INPUT_SCHEMAS = {
  car: z.strictObject({ id, version, value: carRecordSchema.partial() }),
  used_car: z.strictObject({ id, version, value: usedCarRecordSchema.partial() }),
  fitting: z.strictObject({ id, version, value: fittingRecordSchema.partial() }),
  brand: z.strictObject({ id, version, value: brandRecordSchema.partial() }),
} as const satisfies Record<StockKind, z.ZodObject>
export const restoreStockInputSchema = z.strictObject({ id, version, revision_id: id })

export const createDraftLinkInputSchema = z.strictObject({ id, days: z.literal(DRAFT_LINK_DAYS) })
export type CreateDraftLinkInput = z.infer<typeof createDraftLinkInputSchema>
/** `token` stands behind `/preview/{language}/`. */
export const draftLinkSchema = z.object({ token: z.string(), expires_at: z.string() })
export type DraftLink = z.infer<typeof draftLinkSchema>

/** Which rows are meant: those ticked, or all that a filter finds. */
const chosen = { ids: z.array(id).min(1).max(5_000).optional(), filter: stockFilterSchema.optional() }

export const setStockStatesInputSchema = z
  .strictObject({ ...chosen, publish_state: z.enum(PUBLISH_STATES) })
  .refine(isOneChoice, { path: ['ids'], error: 'one_choice' })
export type SetStockStatesInput = z.infer<typeof setStockStatesInputSchema>

/** `percent`: hundredths of the price, such as 3 or -2.5; `amount`: US cents for each. Rounded to `rounding` US cents. */
const priceChange = {
  kind: z.enum(['percent', 'amount']),
  amount: z.number('a_number').min(-100_000_000, 'out_of_range').max(100_000_000, 'out_of_range'),
  rounding: z.literal(PRICE_ROUNDINGS),
  valid_until: z.iso.date('date').nullable(),
}
export const previewPricesInputSchema = z.strictObject({ ...chosen, ...priceChange }).refine(isOneChoice, { path: ['ids'], error: 'one_choice' })
export type PreviewPricesInput = z.infer<typeof previewPricesInputSchema>

/** Every price that the change would set. `digest` names exactly these; `without_price`: rows that have none and stay so; `refused`: that would leave the plausible range. */
export const pricePreviewSchema = z.object({
  rows: z.array(z.object({ id: z.number().int(), sign: z.string(), name: z.string(), before: z.number().int(), after: z.number().int() })),
  without_price: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), sign: z.string(), name: z.string(), before: z.number().int(), after: z.number().int() })),
  digest: z.string(),
})
export type PricePreview = z.infer<typeof pricePreviewSchema>

/** `digest`: of the preview that was looked at. */
export const changePricesInputSchema = z
  .strictObject({ ...chosen, ...priceChange, digest: z.string().max(100) })
  .refine(isOneChoice, { path: ['ids'], error: 'one_choice' })
export type ChangePricesInput = z.infer<typeof changePricesInputSchema>

/** Several changes made at once. `undone_at`: when they were taken back. */
export const changeBatchSchema = z.object({
  id: z.number().int(),
  kind: z.enum(CHANGE_BATCH_KINDS),
  subject_kind: z.enum(STOCK_KINDS),
  staff_name: z.string().nullable(),
  at: z.string(),
  count: z.number().int(),
  detail: z.record(z.string(), z.unknown()),
  undone_at: z.string().nullable(),
})
export type ChangeBatch = z.infer<typeof changeBatchSchema>

/** `kept`: rows that somebody has changed again since, which stay as they are. */
export const undoneBatchSchema = z.object({ count: z.number().int(), kept: z.array(z.object({ id: z.number().int(), sign: z.string(), name: z.string() })) })
export type UndoneBatch = z.infer<typeof undoneBatchSchema>

/** A price from a day on. Price in US cents; null: ask for a quote. */
export const stockPriceSchema = z.object({
  at: z.string(),
  fob_price_usd_cents: z.number().int().nullable(),
  valid_until: z.string().nullable(),
  staff_name: z.string().nullable(),
})
export type StockPrice = z.infer<typeof stockPriceSchema>

function isOneChoice({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined)
}
