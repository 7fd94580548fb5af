import { z } from 'zod'
import { HINT_REASONS, MERGE_REASONS } from './customer-values.ts'
import { dealerEventSchema } from './staff-dealer.ts'
import { enquiryEventSchema } from './staff-enquiry.ts'

const id = z.coerce.number().int().min(1)
const moment = z.string()
const iso2 = z.string().regex(/^[A-Z]{2}$/)
const personSchema = z.object({ id: z.number().int(), name: z.string() })

/** `word`: of anything that was written by them or about them, or digits of a number. */
export const listCustomersInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  country: iso2.optional(),
  /** Only those of whom a merge is suggested. */
  hinted: z.boolean().optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(25),
})
export type ListCustomersInput = z.infer<typeof listCustomersInputSchema>

/** Somebody behind enquiries, applications, an account and intents, with all who are merged into them. Moments ISO 8601 UTC. */
export const customerRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string().nullable(),
  country_name: z.string(),
  country_iso2: z.string().nullable(),
  locale: z.string(),
  mails: z.array(z.string()),
  /** E.164. */
  numbers: z.array(z.string()),
  enquiries: z.number().int(),
  dealers: z.number().int(),
  /** The newest thing that came from them. */
  last_at: moment,
})
export type CustomerRow = z.infer<typeof customerRowSchema>

/** `total` is exact up to 1,000 and then 1,000: nobody turns so many pages. */
export const customerPageSchema = z.object({ list: z.array(customerRowSchema), total: z.number().int() })
export type CustomerPage = z.infer<typeof customerPageSchema>

/** What happened, about which thing. `text`: what the buyer wrote, or which model was marked. */
export const customerEntrySchema = z.discriminatedUnion('thing', [
  z.object({ thing: z.literal('enquiry'), id: z.number().int(), reference: z.string(), text: z.string().nullable(), event: enquiryEventSchema }),
  z.object({ thing: z.literal('dealer'), id: z.number().int(), reference: z.string(), text: z.string().nullable(), event: dealerEventSchema }),
  z.object({ thing: z.literal('member'), id: z.number().int(), created_at: moment, what: z.enum(['registered', 'confirmed']) }),
  z.object({ thing: z.literal('intent'), id: z.number().int(), created_at: moment, text: z.string() }),
])
export type CustomerEntry = z.infer<typeof customerEntrySchema>

/** What they agreed to: advertisers may hear of an enquiry, mails of an alert, an account under their address. */
export const consentSchema = z.object({ kind: z.enum(['advertising', 'alert', 'account']), at: moment, text: z.string().nullable() })
export type Consent = z.infer<typeof consentSchema>

const otherSchema = customerRowSchema.pick({
  id: true,
  name: true,
  company: true,
  country_name: true,
  country_iso2: true,
  mails: true,
  numbers: true,
  last_at: true,
})

/** Everything known about a customer. `id` is that of who they were merged into, where they were. */
export const customerDetailSchema = customerRowSchema.extend({
  created_at: moment,
  /** Since when nobody is behind it any more. */
  erased_at: moment.nullable(),
  /** Zones of their country (IANA), one for each time that it has now. */
  time_zones: z.array(z.string()),
  members: z.array(z.object({ id: z.number().int(), mail: z.string() })),
  consents: z.array(consentSchema),
  /** Who may be the same. */
  hints: z.array(z.object({ id: z.number().int(), reason: z.enum(HINT_REASONS), other: otherSchema })),
  /** Who was merged into them and can be taken out again. `staff` null: the system. */
  merges: z.array(z.object({ id: z.number().int(), reason: z.enum(MERGE_REASONS), created_at: moment, staff: personSchema.nullable(), other: otherSchema })),
  /** Newest first. */
  history: z.array(customerEntrySchema),
  /** There is more than `history` holds. */
  is_cut: z.boolean(),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

export const customerIdInputSchema = z.strictObject({ id })
export type CustomerIdInput = z.infer<typeof customerIdInputSchema>

export const mergeCustomersInputSchema = z.strictObject({ id, other_id: z.number().int().min(1) })
export type MergeCustomersInput = z.infer<typeof mergeCustomersInputSchema>

export const separateCustomersInputSchema = z.strictObject({ id, merge_id: z.number().int().min(1) })
export type SeparateCustomersInput = z.infer<typeof separateCustomersInputSchema>

export const dismissHintInputSchema = z.strictObject({ id, hint_id: z.number().int().min(1) })
export type DismissHintInput = z.infer<typeof dismissHintInputSchema>
