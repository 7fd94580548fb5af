import { z } from 'zod'
import { carSheetSchema } from './car.ts'
import { fittingCardSchema } from './fitting.ts'
import { usedCarCardSchema } from './used-car.ts'
import { leadDataSchema } from './webhook.ts'

/** What a partner's key may do. `lead.read`: every lead of ours; `lead.contact`: with it, who they are from. */
export const PARTNER_SCOPES = ['stock.read', 'lead.write', 'lead.read', 'lead.contact'] as const
export type PartnerScope = (typeof PARTNER_SCOPES)[number]
/** What a key may do where nobody says otherwise. */
export const DEFAULT_PARTNER_SCOPES = ['stock.read', 'lead.write'] as const satisfies readonly PartnerScope[]

export const STOCK_KINDS = ['car', 'used_car', 'fitting'] as const
export type StockKind = (typeof STOCK_KINDS)[number]

/** `cursor` is what the page before named as next. `updated_since` (ISO 8601) asks for what has changed, what is gone included. */
export const listStockInputSchema = z.strictObject({
  kind: z.enum(STOCK_KINDS),
  cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  updated_since: z.iso.datetime({ offset: true }).optional(),
})
export type ListStockInput = z.infer<typeof listStockInputSchema>

/**
 * One thing of the stock. `id` is what its page is known by (`model_sign`, `stock_ref`, `sku`), `path` that page on every language host.
 * Of something that can no longer be bought (`is_gone`) nothing else is known. `item` holds what the public lists tell, in their units.
 */
export const stockItemSchema = z.object({
  kind: z.enum(STOCK_KINDS),
  id: z.string(),
  path: z.string(),
  updated_at: z.string(),
  is_gone: z.boolean(),
  item: z.union([carSheetSchema, usedCarCardSchema, fittingCardSchema]).nullable(),
})
export type StockItem = z.infer<typeof stockItemSchema>

/** `next_cursor` is null on the last page. */
export const stockPageSchema = z.object({ list: z.array(stockItemSchema), next_cursor: z.number().int().nullable() })
export type StockPage = z.infer<typeof stockPageSchema>

/** `since` (ISO 8601): what has changed from that moment on; without it every lead. `cursor` is what the page before named as next. */
export const listLeadsInputSchema = z.strictObject({
  since: z.iso.datetime({ offset: true }).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,17}\.\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
export type ListLeadsInput = z.infer<typeof listLeadsInputSchema>

/** Leads in the order in which they were last changed. `next_cursor` is null on the last page. */
export const leadPageSchema = z.object({ list: z.array(leadDataSchema), next_cursor: z.string().nullable() })
export type LeadPage = z.infer<typeof leadPageSchema>
