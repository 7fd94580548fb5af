import { z } from 'zod'
import { MOST_LISTED_ENQUIRIES } from './enquiry-values.ts'
import { touchSchema } from './enquiry.ts'
import { SAVED_SEARCH_LIMITS, SEARCH_ADDRESS } from './saved-search-values.ts'
import { SHORTLIST_LIMITS } from './shortlist-values.ts'

/** Seconds in which a code can be exchanged, once (R2.8). */
export const LANGUAGE_HANDOVER_SECONDS = 60

const favoriteSchema = z.strictObject({
  model_id: z.union([z.number().int(), z.string().max(60)]),
  model_name: z.string().max(200),
  model_sign: z.string().max(200),
  brand_name: z.string().max(200),
  brand_sign: z.string().max(200),
})

const savedThingSchema = z.strictObject({ kind: z.enum(['used', 'part']), sign: z.string().max(SHORTLIST_LIMITS.sign), name: z.string().max(200) })

const savedSearchSchema = z.strictObject({
  href: z.string().regex(SEARCH_ADDRESS),
  name: z.string().max(SAVED_SEARCH_LIMITS.name),
  seen: z.number().int().min(0),
})

const queuedEnquirySchema = z.strictObject({
  /** Idempotency key: the enquiry may be sent from either host, and is one enquiry. */
  key: z.string().min(1).max(200),
  payload: z.record(z.string().max(60), z.json()),
  /** Milliseconds since 1970. */
  created_at: z.number(),
})

const sentEnquirySchema = z.strictObject({
  reference: z.string().max(20),
  code: z.string().max(60),
  /** ISO 8601. */
  sentAt: z.string().max(40),
  about: z.string().max(400).nullable(),
})

/** What lies in the browser for one host and goes along to another (R2.8), under its storage names. */
export const languageHandoverSchema = z.strictObject({
  token: z.string().max(200).optional(),
  mobile: z.string().max(60).optional(),
  userInfo: z.record(z.string().max(60), z.string().max(500)).optional(),
  favoriteData: z.array(favoriteSchema).max(500).optional(),
  /** Used units and parts of the list, and what is noted beside its things (R11.5, R11.6). */
  shortlist: z.array(savedThingSchema).max(200).optional(),
  shortlistNotes: z.record(z.string().max(220), z.strictObject({ quantity: z.number().int(), note: z.string().max(SHORTLIST_LIMITS.note) })).optional(),
  /** Searches, the last first (R6.30). */
  savedSearches: z.array(savedSearchSchema).max(SAVED_SEARCH_LIMITS.items).optional(),
  sentEnquiries: z.array(sentEnquirySchema).max(MOST_LISTED_ENQUIRIES).optional(),
  queued: z.array(queuedEnquirySchema).max(50).optional(),
  /** First and last touch (R18.1). */
  attribution: z.strictObject({ first_touch: touchSchema.nullable(), last_touch: touchSchema.nullable() }).optional(),
})
export type LanguageHandover = z.infer<typeof languageHandoverSchema>

export const languageHandoverCodeSchema = z.object({ code: z.string(), expires_in: z.number().int() })
export type LanguageHandoverCode = z.infer<typeof languageHandoverCodeSchema>

export const redeemLanguageHandoverInputSchema = z.strictObject({ code: z.string().min(20).max(100) })
export type RedeemLanguageHandoverInput = z.infer<typeof redeemLanguageHandoverInputSchema>
