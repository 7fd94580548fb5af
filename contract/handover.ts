import { z } from 'zod'
import { touchSchema } from './enquiry.ts'

/** Seconds in which a code can be exchanged, once (product D10). */
export const HANDOVER_SECONDS = 60

const favoriteSchema = z.strictObject({
  model_id: z.union([z.number().int(), z.string().max(60)]),
  model_name: z.string().max(200),
  model_sign: z.string().max(200),
  brand_name: z.string().max(200),
  brand_sign: z.string().max(200),
})

const queuedEnquirySchema = z.strictObject({
  /** Idempotency key: the enquiry may be sent from either host, and is one enquiry. */
  key: z.string().min(1).max(200),
  payload: z.record(z.string().max(60), z.json()),
  /** Milliseconds since 1970. */
  created_at: z.number(),
})

/** What lies in the browser for one host and goes along to another (product D10), under its storage names (specification section 3). */
export const handoverSchema = z.strictObject({
  token: z.string().max(200).optional(),
  mobile: z.string().max(60).optional(),
  userInfo: z.record(z.string().max(60), z.string().max(500)).optional(),
  favoriteData: z.array(favoriteSchema).max(500).optional(),
  queued: z.array(queuedEnquirySchema).max(50).optional(),
  /** First and last touch (product D1). */
  attribution: z.strictObject({ first_touch: touchSchema.nullable(), last_touch: touchSchema.nullable() }).optional(),
})
export type Handover = z.infer<typeof handoverSchema>

export const handoverCodeSchema = z.object({ code: z.string(), expires_in: z.number().int() })
export type HandoverCode = z.infer<typeof handoverCodeSchema>

export const redeemHandoverInputSchema = z.strictObject({ code: z.string().min(20).max(100) })
export type RedeemHandoverInput = z.infer<typeof redeemHandoverInputSchema>
