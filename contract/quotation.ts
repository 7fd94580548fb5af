import { z } from 'zod'
import { FREIGHT_MODES } from './landed-price-values.ts'
import {
  BALANCES,
  COST_SAYERS,
  DEPOSIT_REFUNDS,
  DECLINE_REASONS,
  QUOTATION_BASES,
  QUOTATION_DOCUMENTS,
  QUOTATION_LIMITS,
  QUOTATION_LINE_KINDS,
  QUOTATION_VIEW_STATES,
  SHIPPING_COSTS,
  type BankAccount,
  type QuotationSnapshot,
  type QuotationTerms,
  WARRANTY_LIMITS,
} from './quotation-values.ts'
import { lineSchema, linesSchema, localeSchema } from './texts.ts'

const id = z.coerce.number().int().min(1)
const cents = z.int('whole_number').min(0, 'out_of_range').max(QUOTATION_LIMITS.cents, 'out_of_range')
const costs = cents.nullable()
const day = z.iso.date('date')

export const quotationLineSchema = z.strictObject({
  kind: z.enum(QUOTATION_LINE_KINDS),
  sign: lineSchema(200).nullable(),
  title: lineSchema(QUOTATION_LIMITS.title).min(1, 'required'),
  details: linesSchema(QUOTATION_LIMITS.details),
  quantity: z.int('whole_number').min(1, 'out_of_range').max(QUOTATION_LIMITS.quantity, 'out_of_range'),
  unit_cents: cents.nullable(),
  list_cents: costs,
})

export const quotationTermsSchema = z.strictObject({
  document: z.enum(QUOTATION_DOCUMENTS),
  locale: localeSchema,
  buyer_name: lineSchema(120).min(1, 'required'),
  buyer_company: lineSchema(160),
  buyer_address: linesSchema(400),
  lines: z.array(quotationLineSchema).min(1, 'required').max(QUOTATION_LIMITS.lines, 'too_many'),
  basis: z.enum(QUOTATION_BASES),
  loading_port: lineSchema(120),
  destination_port: lineSchema(120),
  discount_cents: cents,
  freight_cents: costs,
  insurance_cents: costs,
  inspection_cents: costs,
  deposit_percent: z.int('whole_number').min(0, 'out_of_range').max(100, 'out_of_range'),
  balance: z.enum(BALANCES),
  ready_days: z.int('whole_number').min(1, 'out_of_range').max(QUOTATION_LIMITS.days, 'out_of_range').nullable(),
  valid_until: day,
  note: linesSchema(QUOTATION_LIMITS.note),
}) satisfies z.ZodType<QuotationTerms>

export const bankAccountSchema = z.strictObject({
  beneficiary: lineSchema(120),
  bank: lineSchema(120),
  address: lineSchema(200),
  account: lineSchema(60),
  swift: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'swift'),
}) satisfies z.ZodType<BankAccount>

const upTo = (most: number) => z.int('whole_number').min(1, 'out_of_range').max(most, 'out_of_range').nullable()

/** What the company sets of its offers. `discount_percent`: up to which a salesperson gives it alone; `conditions`: the company's own, per language. */
export const offersSchema = z.strictObject({
  bank: bankAccountSchema,
  discount_percent: z.int('whole_number').min(0, 'out_of_range').max(100, 'out_of_range'),
  valid_days: z.int('whole_number').min(1, 'out_of_range').max(QUOTATION_LIMITS.validDays, 'out_of_range'),
  deposit_percent: z.int('whole_number').min(0, 'out_of_range').max(100, 'out_of_range'),
  balance: z.enum(BALANCES),
  deposit_refund: z.enum(DEPOSIT_REFUNDS),
  /** Of new vehicles, whichever comes first; null: not said. */
  warranty_months: upTo(WARRANTY_LIMITS.months),
  warranty_km: upTo(WARRANTY_LIMITS.km),
  used_warranty_months: upTo(WARRANTY_LIMITS.months),
  loading_port: lineSchema(120),
  conditions: z.partialRecord(localeSchema, linesSchema(2_000).min(1, 'required')),
})
export type Offers = z.infer<typeof offersSchema>

const personSchema = z.object({ id: z.number().int(), name: z.string() })
const moment = z.string()

/** A version, for staff. `path`: of the buyer's page; `decline`: what the buyer said. */
export const quotationVersionSchema = z.object({
  revision: z.number().int(),
  issued_at: moment,
  issued_by: personSchema.nullable(),
  valid_until: day,
  total_cents: z.number().int(),
  verify_code: z.string(),
  path: z.string(),
  mail_state: z.enum(['none', 'pending', 'sent', 'failed']),
  opened_at: moment.nullable(),
  accepted_at: moment.nullable(),
  accepted_by: z.string().nullable(),
  declined_at: moment.nullable(),
  decline_reason: z.enum(DECLINE_REASONS).nullable(),
  decline_message: z.string().nullable(),
})
export type QuotationVersion = z.infer<typeof quotationVersionSchema>

/** A line of a list of offers. */
export const quotationRowSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  document: z.enum(QUOTATION_DOCUMENTS),
  state: z.enum(QUOTATION_VIEW_STATES),
  revision: z.number().int(),
  total_cents: z.number().int(),
  valid_until: day,
  buyer: z.string(),
  country_iso2: z.string().nullable(),
  enquiry: z.object({ id: z.number().int(), reference: z.string() }),
  owner: personSchema.nullable(),
  updated_at: moment,
})
export type QuotationRow = z.infer<typeof quotationRowSchema>

/** An offer as staff edit it. `version` counts the changes of the draft. `needs_approval`: its discount is above what the reader may give. */
export const quotationDetailSchema = quotationRowSchema.extend({
  version: z.number().int(),
  value: quotationTermsSchema,
  /** True where the draft differs from the latest version, or none went out. */
  is_changed: z.boolean(),
  discount_basis_points: z.number().int(),
  needs_approval: z.boolean(),
  approved_by: personSchema.nullable(),
  buyer_mail: z.string(),
  has_bank: z.boolean(),
  /** Of each cost that hangs on the way: who says it and what for. `is_outdated`: pieces, lines, port or country are others now, so it keeps the offer from going out. */
  cost_sources: z.partialRecord(
    z.enum(SHIPPING_COSTS),
    z.object({ by: z.enum(COST_SAYERS), units: z.number().int(), port: z.string(), is_outdated: z.boolean() }),
  ),
  /** Of a pro-forma that was begun with an offer: which version; of an offer: the pro-forma that was begun with it, unless it was taken back. */
  made_from: z.object({ id: z.number().int(), number: z.string(), revision: z.number().int() }).nullable(),
  made_into: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  versions: z.array(quotationVersionSchema),
})
export type QuotationDetail = z.infer<typeof quotationDetailSchema>

export const quotationIdInputSchema = z.strictObject({ id })
export type QuotationIdInput = z.infer<typeof quotationIdInputSchema>

export const startQuotationInputSchema = z.strictObject({ enquiry_id: id })
export type StartQuotationInput = z.infer<typeof startQuotationInputSchema>

export const saveQuotationInputSchema = z.strictObject({ id, version: z.int().min(0), value: quotationTermsSchema })
export type SaveQuotationInput = z.infer<typeof saveQuotationInputSchema>

/** `is_mailed`: the buyer gets the link by mail; without it the salesperson hands it over. `version`: of the draft that was looked at. */
export const issueQuotationInputSchema = z.strictObject({ id, version: z.int().min(0), is_mailed: z.boolean() })
export type IssueQuotationInput = z.infer<typeof issueQuotationInputSchema>

export const decideQuotationInputSchema = z.strictObject({ id, version: z.int().min(0), is_approved: z.boolean() })
export type DecideQuotationInput = z.infer<typeof decideQuotationInputSchema>

/** `version`: of the draft whose costs were looked at. */
export const keepCostsInputSchema = z.strictObject({ id, version: z.int().min(0) })
export type KeepCostsInput = z.infer<typeof keepCostsInputSchema>

export const askApprovalInputSchema = z.strictObject({ id, version: z.int().min(0) })
export type AskApprovalInput = z.infer<typeof askApprovalInputSchema>

export const listQuotationsInputSchema = z.strictObject({
  state: z.enum(QUOTATION_VIEW_STATES).optional(),
  enquiry_id: id.optional(),
  word: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListQuotationsInput = z.infer<typeof listQuotationsInputSchema>

export const quotationPageSchema = z.object({ list: z.array(quotationRowSchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int() })
export type QuotationPage = z.infer<typeof quotationPageSchema>

/** Something of the catalogue that can be put into an offer, with its price of today in US cents; null: on request. */
export const offerableThingSchema = quotationLineSchema.pick({ kind: true, sign: true, title: true, details: true, list_cents: true })
export type OfferableThing = z.infer<typeof offerableThingSchema>
export const findOfferableInputSchema = z.strictObject({ word: z.string().trim().min(1).max(100), locale: localeSchema })
export type FindOfferableInput = z.infer<typeof findOfferableInputSchema>

/** What the price sheets say of the way of all vehicles of an offer together, US cents; null: they do not say it of each. `port`: as they name it. */
export const offerCostsSchema = z.object({
  port: z.string().nullable(),
  mode: z.enum(FREIGHT_MODES).nullable(),
  /** Where all of it is loaded; null where that is not one port. */
  loading_port: z.string().nullable(),
  freight_cents: costs,
  insurance_cents: costs,
  inspection_cents: costs,
  is_sample: z.boolean(),
})
export type OfferCosts = z.infer<typeof offerCostsSchema>
export const findOfferCostsInputSchema = z.strictObject({
  enquiry_id: id,
  destination_port: lineSchema(120),
  lines: z.array(quotationLineSchema.pick({ kind: true, sign: true, quantity: true })).max(QUOTATION_LIMITS.lines),
})
export type FindOfferCostsInput = z.infer<typeof findOfferCostsInputSchema>

/** What a buyer sends from the page of an offer. `revision`: the one that was looked at. */
export const answerQuotationInputSchema = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('accept'),
    code: z.string(),
    revision: z.coerce.number().int(),
    name: lineSchema(120).min(1, 'required'),
    consent: z.literal(true, 'required'),
  }),
  z.strictObject({
    answer: z.literal('decline'),
    code: z.string(),
    revision: z.coerce.number().int(),
    reason: z.enum(DECLINE_REASONS, 'required'),
    message: linesSchema(QUOTATION_LIMITS.message),
  }),
])
export type AnswerQuotationInput = z.infer<typeof answerQuotationInputSchema>

/** How an offer stands towards whoever has its link. */
export const OFFER_STATES = ['open', 'lapsed', 'superseded', 'withdrawn', 'accepted', 'declined'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** An offer as its link shows it. `answered_on`, `accepted_by`: of an answered one. */
export type OfferView = { snapshot: QuotationSnapshot; verifyCode: string; state: OfferState; answeredOn: string | null; acceptedBy: string | null }

/** What `/verify` tells of a code. `isBankCurrent`: the account on the document is the one that is set today. */
export type VerifiedDocument = { snapshot: QuotationSnapshot; isUnaltered: boolean; isBankCurrent: boolean; state: OfferState; acceptedOn: string | null }
