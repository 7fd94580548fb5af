import { z } from 'zod'
import { DEALER_EVENT_KINDS, DEALER_STAGES } from './dealer-values.ts'
import { dealerDocumentSchema } from './dealer.ts'
import { listOf } from './filter-schemas.ts'
import { mailDeliverySchema, mailTroubleSchema } from './mail-delivery.ts'

export const DEALER_SORTS = ['created_at', 'company', 'country_name', 'stage', 'owner'] as const
export type DealerSort = (typeof DEALER_SORTS)[number]

/** Filters of the list. `owner`: staff ids, `none`, `me`; `word`: part of reference, company, name, mail or number. */
export const listDealersInputSchema = z.strictObject({
  stage: listOf(z.enum(DEALER_STAGES)),
  owner: listOf(z.string().regex(/^(\d{1,15}|none|me)$/)),
  /** ISO 3166-1 alpha-2. */
  country: listOf(z.string().regex(/^[A-Z]{2}$/)),
  quarantined: z.enum(['no', 'yes', 'all']).default('no'),
  word: z.string().trim().max(100).optional(),
  sort: z.enum(DEALER_SORTS).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListDealersInput = z.infer<typeof listDealersInputSchema>

const personSchema = z.object({ id: z.number().int(), name: z.string() })
const moment = z.string()

/** A line of the list. Moments ISO 8601 UTC. */
export const dealerRowSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  created_at: moment,
  company: z.string(),
  name: z.string(),
  country_name: z.string(),
  country_iso2: z.string().nullable(),
  territory: z.string().nullable(),
  locale: z.string(),
  yearly_volume: z.string().nullable(),
  stage: z.enum(DEALER_STAGES),
  owner: personSchema.nullable(),
  documents: z.number().int(),
  is_quarantined: z.boolean(),
  mail_trouble: mailTroubleSchema,
})
export type DealerRow = z.infer<typeof dealerRowSchema>

export const dealerPageSchema = z.object({ list: z.array(dealerRowSchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int() })
export type DealerPage = z.infer<typeof dealerPageSchema>

/** `staff` null: the applicant or the system. `detail` by kind: `from`/`to` (stage, or a person), `message`, `text` of a note, `count` of documents, `left_out` of those there was no room for. */
export const dealerEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(DEALER_EVENT_KINDS),
  created_at: moment,
  staff: personSchema.nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type DealerEvent = z.infer<typeof dealerEventSchema>

/** Everything known about an application. `next_stages`: where it may be moved. */
export const dealerDetailSchema = dealerRowSchema.omit({ documents: true }).extend({
  mail: z.string(),
  mobile: z.string(),
  mobile_e164: z.string().nullable(),
  whatsapp: z.string().nullable(),
  whatsapp_e164: z.string().nullable(),
  business_kind: z.string().nullable(),
  years_in_business: z.number().int().nullable(),
  interests: z.array(z.string()),
  brands: z.string().nullable(),
  has_showroom: z.boolean().nullable(),
  has_workshop: z.boolean().nullable(),
  remark: z.string().nullable(),
  first_touch: z.record(z.string(), z.string()).nullable(),
  last_touch: z.record(z.string(), z.string()).nullable(),
  updated_at: moment,
  documents: z.array(dealerDocumentSchema),
  events: z.array(dealerEventSchema),
  mails: z.array(mailDeliverySchema),
  next_stages: z.array(z.enum(DEALER_STAGES)),
})
export type DealerDetail = z.infer<typeof dealerDetailSchema>

const id = z.coerce.number().int().min(1)
export const dealerIdInputSchema = z.strictObject({ id })
export type DealerIdInput = z.infer<typeof dealerIdInputSchema>

export const sendDealerMailAgainInputSchema = z.strictObject({ id, mail_id: id })
export type SendDealerMailAgainInput = z.infer<typeof sendDealerMailAgainInputSchema>

/** `message`: to the applicant, in their language; it stands in the mail and on the status page. */
export const setDealerStageInputSchema = z.strictObject({ id, stage: z.enum(DEALER_STAGES), message: z.string().trim().max(2000).optional() })
export type SetDealerStageInput = z.infer<typeof setDealerStageInputSchema>

/** `owner_id` null: nobody's. */
export const assignDealerInputSchema = z.strictObject({ id, owner_id: z.number().int().min(1).nullable() })
export type AssignDealerInput = z.infer<typeof assignDealerInputSchema>

export const addDealerNoteInputSchema = z.strictObject({ id, text: z.string().trim().min(1).max(5000) })
export type AddDealerNoteInput = z.infer<typeof addDealerNoteInputSchema>

export const dealerDocumentInputSchema = z.strictObject({ id, document_id: z.coerce.number().int().min(1) })
export type DealerDocumentInput = z.infer<typeof dealerDocumentInputSchema>
