import { z } from 'zod'
import { SHORTLIST_KINDS, SHORTLIST_LIMITS, type ShortlistItem } from './shortlist-values.ts'

const shortlistItemSchema: z.ZodType<ShortlistItem> = z.strictObject({
  kind: z.enum(SHORTLIST_KINDS),
  /** `model_sign`, `stock_ref` or the part's number. */
  sign: z.string().trim().min(1).max(SHORTLIST_LIMITS.sign),
  quantity: z.number().int().min(1).max(SHORTLIST_LIMITS.quantity).default(1),
  note: z.string().max(SHORTLIST_LIMITS.note).default(''),
})

export const shortlistItemsSchema = z.array(shortlistItemSchema).min(1).max(SHORTLIST_LIMITS.items)

export const shareShortlistInputSchema = z.strictObject({ items: shortlistItemsSchema })
export type ShareShortlistInput = z.infer<typeof shareShortlistInputSchema>

export const sharedShortlistCodeSchema = z.object({
  /** Opens `/shortlist/{code}`. */
  code: z.string(),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
})
export type SharedShortlistCode = z.infer<typeof sharedShortlistCodeSchema>
