import { z } from 'zod'

/** Fixed wire value of `from` on submit (specification sections 4 and 9). */
export const ENQUIRY_SOURCE = 'Auto-Chat'

/** Where an enquiry truly came from (specification section 4, product D1). */
export const ENQUIRY_ORIGINS = [
  'home', 'promotion_detail', 'article_detail', 'car_detail', 'contact', 'car_list', 'brand', 'search', 'favorites', 'panel', 'club', 'other',
] as const
export type EnquiryOrigin = (typeof ENQUIRY_ORIGINS)[number]

/** The message of specification section 5, answered in English as it stands there and mapped to the reader's language by key `enquiry_required`. */
export const ENQUIRY_REQUIRED_MESSAGE = 'Please fill in name, mobile number, e-mail, country or region, requirements'

const text = (max: number) => z.string().trim().max(max)
const touchSchema = z.object({
  utm_source: text(200).optional(),
  utm_medium: text(200).optional(),
  utm_campaign: text(200).optional(),
  utm_term: text(200).optional(),
  utm_content: text(200).optional(),
  gclid: text(300).optional(),
  wbraid: text(300).optional(),
  gbraid: text(300).optional(),
  fbclid: text(500).optional(),
  referrer: text(500).optional(),
  landing_page: text(500).optional(),
  locale: text(10).optional(),
  device: text(40).optional(),
  touched_at: text(40).optional(),
})
export type Touch = z.infer<typeof touchSchema>

/**
 * Enquiry as it arrives. Required: name, mobile, mail, country, remark (specification section 5); the verb answers `enquiry_required`.
 * Unknown keys are dropped, never refused: a lead is not lost for an extra key. Too long values are cut, not refused, by the verb.
 */
export const recordEnquiryInputSchema = z.object({
  name: z.string().optional(),
  country: z.string().optional(),
  country_id: z.union([z.number(), z.string()]).optional(),
  mail: z.string().optional(),
  mobile: z.string().optional(),
  whatsapp: z.string().optional(),
  remark: z.string().optional(),
  from: z.string().optional(),
  from_id: z.union([z.number(), z.string()]).optional(),
  origin: z.string().optional(),
  lang: z.string().optional(),
  brand: z.string().optional(),
  brand_sign: z.string().optional(),
  car_model: z.string().optional(),
  car_model_sign: z.string().optional(),
  first_touch: touchSchema.partial().optional().catch(undefined),
  last_touch: touchSchema.partial().optional().catch(undefined),
  /** Honeypot: people never see it. Filled: the enquiry is stored in quarantine and answered like any other. */
  company_website: z.string().optional(),
  /** Signed issue time of the form, for the fill-time score. */
  form_token: z.string().optional(),
})
export type RecordEnquiryInput = z.infer<typeof recordEnquiryInputSchema>

export const recordEnquiryAnswerSchema = z.object({ reference: z.string() })
export type RecordEnquiryAnswer = z.infer<typeof recordEnquiryAnswerSchema>

/** `POST /api/clue/record_buy`: a favourite signal; contact data only if the visitor gave it and agreed (product D9). */
export const recordIntentInputSchema = z.strictObject({
  name: text(120).optional(),
  mobile: text(60).optional(),
  mail: text(254).optional(),
  brand: text(120).optional(),
  brand_sign: text(120).optional(),
  car_model: text(200).optional(),
  car_model_sign: text(200).optional(),
  from: text(60).optional(),
  lang: text(10).optional(),
})
export type RecordIntentInput = z.infer<typeof recordIntentInputSchema>
