import { z } from 'zod'
import type { PortPrice } from './landed-price.ts'
import { BUYER_ENQUIRY_STATES, MOST_LISTED_ENQUIRIES, type PriceBasis } from './enquiry-values.ts'

/** Fixed wire value of `from` on submit (R10.4). */
export const ENQUIRY_SOURCE = 'Auto-Chat'

/** The message of R10.1, answered in English as it stands there and mapped to the reader's language by key `enquiry_required`. */
export const ENQUIRY_REQUIRED_MESSAGE = 'Please fill in name, mobile number, e-mail, country or region, requirements'

/**
 * Text as careless clients send it: a number counts as text, anything else as absent.
 * A lead is never refused for its form, so this cannot fail; the verb cleans and cuts.
 */
const looseText = z.union([z.string(), z.number()]).nullish().catch(undefined)

/** One visit that counts for attribution (R18.1). */
export const touchSchema = z.object({
  utm_source: looseText,
  utm_medium: looseText,
  utm_campaign: looseText,
  utm_term: looseText,
  utm_content: looseText,
  gclid: looseText,
  wbraid: looseText,
  gbraid: looseText,
  fbclid: looseText,
  referrer: looseText,
  landing_page: looseText,
  locale: looseText,
  device: looseText,
  /** ISO 8601. */
  touched_at: looseText,
})
export type Touch = z.infer<typeof touchSchema>

/**
 * What goes along where the visitor has agreed that advertisers hear of the lead (R18.3). `event_id` is that of the browser's event;
 * `page` the path it was sent from; `agreed_at` ISO 8601; `terms`: the words that were agreed to, absent for those that spoke of sent enquiries alone.
 */
export const adConsentSchema = z.object({ event_id: looseText, client_id: looseText, page: looseText, agreed_at: looseText, terms: looseText })
export type AdConsent = z.infer<typeof adConsentSchema>

/** `client_id`: the browser's own number, under which it agreed. */
export const withdrawAdConsentInputSchema = z.strictObject({ client_id: z.string().trim().min(1).max(80) })
export type WithdrawAdConsentInput = z.infer<typeof withdrawAdConsentInputSchema>

/**
 * One thing of an enquiry for several: a `car` by its model sign, a `used` unit by its stock reference, a `part` by its number, or any other
 * `number` of a part, which we look for. `quantity`: pieces, a whole number from 1 to 99,999; 1 where it is absent or cannot be read.
 */
const enquiryItemInputSchema = z.object({ kind: looseText, sign: looseText, number: looseText, quantity: looseText, note: looseText }).nullable().catch(null)

/** A list of things, or the same as JSON text, as forms carry it; what cannot be read of it is left out. */
const enquiryItemsInputSchema = z.union([z.string(), z.array(z.union([z.string(), enquiryItemInputSchema]))])

/** Longest stored text of each field, in characters; longer values are cut, not refused. */
export const ENQUIRY_LIMITS = {
  name: 120,
  mail: 254,
  mobile: 60,
  whatsapp: 60,
  country: 120,
  remark: 5000,
  /** Of a whole VIN there are 17; what people add stays readable. */
  vin: 40,
  destination_port: 120,
  from: 60,
  from_id: 120,
  brand: 120,
  brand_sign: 120,
  car_model: 200,
  car_model_sign: 200,
  touch: 500,
} as const

/**
 * Enquiry as it arrives. Required: name, mobile, mail, country, remark (R10.1); the verb answers `enquiry_required`.
 * Unknown keys are dropped, never refused: a lead is not lost for an extra key. Too long values are cut, not refused, by the verb.
 */
export const recordEnquiryInputSchema = z.object({
  name: looseText,
  country: looseText,
  country_id: looseText,
  mail: looseText,
  mobile: looseText,
  whatsapp: looseText,
  remark: looseText,
  /** Chassis number of the vehicle a part is for (R8.8). */
  vin: looseText,
  /** How many units: a whole number from 1 to 999; anything else stays in the evidence only. */
  quantity: looseText,
  /** Where the vehicles shall arrive, as the buyer calls it. */
  destination_port: looseText,
  /** One of `PRICE_BASES`, in any case; anything else counts as not given. */
  price_basis: looseText,
  /** What is asked for together, at most 200 things (R10.28). */
  items: enquiryItemsInputSchema.nullish().catch(undefined),
  from: looseText,
  from_id: looseText,
  origin: looseText,
  lang: looseText,
  brand: looseText,
  brand_sign: looseText,
  car_model: looseText,
  car_model_sign: looseText,
  first_touch: touchSchema.nullish().catch(undefined),
  last_touch: touchSchema.nullish().catch(undefined),
  /** Absent: nobody else hears of this enquiry. */
  ad_consent: adConsentSchema.nullish().catch(undefined),
  /** Honeypot: people never see it. Filled: the enquiry is stored in quarantine and answered like any other. */
  company_website: looseText,
  /** Milliseconds between the first touch of the form and its submission, measured by the browser; absent without JavaScript. */
  elapsed_ms: looseText,
})
export type RecordEnquiryInput = z.infer<typeof recordEnquiryInputSchema>

/** `status_code` opens the state of this enquiry: 43 characters of base64url, for `/enquiry/status/{code}` and `POST /api/clue/status`. */
export const recordEnquiryAnswerSchema = z.object({ reference: z.string(), status_code: z.string() })
export type RecordEnquiryAnswer = z.infer<typeof recordEnquiryAnswerSchema>

/** Of a lead that a partner hands over: the link to its state goes to the buyer alone, by mail. */
export const partnerLeadAnswerSchema = recordEnquiryAnswerSchema.pick({ reference: true })

/** The code out of a link to an enquiry's state. */
const statusCode = z.string().trim().max(200)
export const findEnquiryStatusInputSchema = z.strictObject({ code: statusCode })
export type FindEnquiryStatusInput = z.infer<typeof findEnquiryStatusInputSchema>

export const listEnquiryStatusesInputSchema = z.strictObject({ codes: z.array(statusCode).min(1).max(MOST_LISTED_ENQUIRIES) })
export type ListEnquiryStatusesInput = z.infer<typeof listEnquiryStatusesInputSchema>

/** What a buyer may know of an enquiry by its link: nothing of who wrote what. */
export const enquiryStatusSchema = z.object({
  reference: z.string(),
  state: z.enum(BUYER_ENQUIRY_STATES),
  /** Maker and model as people say them; of a list its first two things and how many more; null for a general question. */
  subject: z.string().nullable(),
  /** Address of what was asked about on this site, null where it is gone or there was none. */
  path: z.string().nullable(),
  /** ISO 8601 UTC. */
  sent_at: z.string(),
})
export type EnquiryStatusView = z.infer<typeof enquiryStatusSchema>

/** What the link of one enquiry opens: what was asked for besides. `subject` of a list says how much it holds. */
export type EnquiryCaseView = EnquiryStatusView & {
  /** In the buyer's order. `name` as the catalogue had it then, else the sign; `sign` of a used unit or part that has a name. */
  items: { name: string; sign: string | null; quantity: number }[]
  quantity: number | null
  destination_port: string | null
  price_basis: PriceBasis | null
  /** What its vehicles cost today at the port that was named; empty where the port or the vehicles are not known. */
  port_prices: PortPrice[]
}

/** In the order of the codes; null for a code that opens nothing. */
export const listEnquiryStatusesAnswerSchema = z.object({ list: z.array(enquiryStatusSchema.nullable()) })
export type ListEnquiryStatusesAnswer = z.infer<typeof listEnquiryStatusesAnswerSchema>

const text = (max: number) => z.string().trim().max(max)

/** `POST /api/clue/record_buy`: a favourite signal; contact data only if the visitor gave it and agreed (R11.2). */
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
