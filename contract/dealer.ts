import { z } from 'zod'
import { DEALER_STAGES } from './dealer-values.ts'
import { adConsentSchema, touchSchema } from './enquiry.ts'

/** Text as careless clients send it: a number counts as text, anything else as absent; the verb cleans and cuts. */
const looseText = z.union([z.string(), z.number()]).nullish().catch(undefined)
const looseFlag = z.union([z.string(), z.number(), z.boolean()]).nullish().catch(undefined)
const looseList = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))])
  .nullish()
  .catch(undefined)

/**
 * A dealer's application as it arrives. Required: company, name, country, mail, mobile; the verb answers `application_required`.
 * Unknown keys are dropped, never refused. Documents come as files named `documents` of a multipart body.
 */
export const applyAsDealerInputSchema = z.object({
  company: looseText,
  name: looseText,
  country: looseText,
  country_id: looseText,
  mail: looseText,
  mobile: looseText,
  whatsapp: looseText,
  /** Region or cities the applicant would serve. */
  territory: looseText,
  /** One of `importer`, `dealership`, `used_trader`, `fleet`, `workshop`, `other`. */
  business_kind: looseText,
  years_in_business: looseText,
  /** Vehicles a year: `1-10`, `11-50`, `51-200`, `201-500`, `501+`. */
  yearly_volume: looseText,
  /** Any of `passenger`, `electric`, `commercial`, `used`, `parts`. */
  interests: looseList,
  brands: looseText,
  /** `yes` or `no`. */
  has_showroom: looseFlag,
  has_workshop: looseFlag,
  remark: looseText,
  lang: looseText,
  first_touch: touchSchema.nullish().catch(undefined),
  last_touch: touchSchema.nullish().catch(undefined),
  /** Absent: nobody else hears of this application. */
  ad_consent: adConsentSchema.nullish().catch(undefined),
  /** Honeypot: people never see it. Filled: the application is stored in quarantine and answered like any other. */
  company_website: looseText,
})
export type ApplyAsDealerInput = z.infer<typeof applyAsDealerInputSchema>

/** `documents_left_out`: how many documents were not kept because there is no room for them now; they can be sent later. */
export const applyAsDealerAnswerSchema = z.object({ reference: z.string(), documents_left_out: z.number().int() })
export type ApplyAsDealerAnswer = z.infer<typeof applyAsDealerAnswerSchema>

/** Asks for the status link once more. */
export const requestDealerLinkInputSchema = z.strictObject({ reference: z.string().trim().max(40), mail: z.string().trim().max(254) })
export type RequestDealerLinkInput = z.infer<typeof requestDealerLinkInputSchema>

/** The code out of a status link: 43 characters of base64url. */
const code = z.string().trim().max(200)
export const dealerCodeInputSchema = z.strictObject({ code })
export type DealerCodeInput = z.infer<typeof dealerCodeInputSchema>

const moment = z.string()

/** A file as its sender and the staff see it. `received_at`: ISO 8601 UTC. */
export const dealerDocumentSchema = z.object({
  id: z.number().int(),
  file_name: z.string(),
  content_type: z.string(),
  byte_size: z.number().int(),
  received_at: moment,
})
export type DealerDocument = z.infer<typeof dealerDocumentSchema>

/** A stage that was reached, oldest first; `message` is what the staff wrote to the applicant about it. */
export const dealerStepSchema = z.object({ stage: z.enum(DEALER_STAGES), at: moment, message: z.string().nullable() })
export type DealerStep = z.infer<typeof dealerStepSchema>

/** What an applicant may know of their application. `contact`: the colleague who looks after it. */
export const dealerStatusSchema = z.object({
  reference: z.string(),
  company: z.string(),
  stage: z.enum(DEALER_STAGES),
  submitted_at: moment,
  contact: z.string().nullable(),
  history: z.array(dealerStepSchema),
  documents: z.array(dealerDocumentSchema),
  /** How many documents may still be sent; 0 where the application is closed. */
  documents_left: z.number().int(),
  may_withdraw: z.boolean(),
})
export type DealerStatus = z.infer<typeof dealerStatusSchema>
