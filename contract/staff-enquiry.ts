import { z } from 'zod'
import { portPriceSchema } from './landed-price.ts'
import { MAIL_TROUBLES } from './mail-values.ts'
import { ENQUIRY_LIMITS } from './enquiry.ts'
import {
  ENQUIRY_EVENT_KINDS,
  ENQUIRY_ITEM_KINDS,
  ENQUIRY_ORIGINS,
  ENQUIRY_STATUSES,
  ENTRY_CHANNELS,
  ENTRY_LIST_COLUMNS,
  ITEM_STATES,
  MOST_UNITS,
  PRICE_BASES,
  REPLY_CHANNELS,
  REPLY_STATES,
} from './enquiry-values.ts'
import { countedDay } from './counted-day.ts'
import { exactList, listOf } from './filter-schemas.ts'
import { LOSS_REASONS, NEXT_STEP_STATES, PIPELINE_LIMITS, STAGE_BARS, VALUE_SOURCES } from './pipeline-values.ts'
import { addTaskInputSchema } from './task.ts'
import { lineSchema, linesSchema } from './texts.ts'
import { mailDeliverySchema, mailTroubleSchema } from './mail-delivery.ts'

export const ENQUIRY_SORTS = [
  'created_at',
  'reference',
  'name',
  'country_name',
  'status',
  'owner',
  'first_response_at',
  'reply_due_at',
  'expected_value',
] as const
export type EnquirySort = (typeof ENQUIRY_SORTS)[number]

const locale = z.string().regex(/^[a-z]{2}$/)
const iso2 = z.string().regex(/^[A-Z]{2}$/)

/** Filters of the list and of the export. Days are the company's, both ends included. */
export const enquiryFilterSchema = z.strictObject({
  status: listOf(z.enum(ENQUIRY_STATUSES)),
  /** Staff ids; `none`: nobody's, `me`: mine. */
  owner: listOf(z.string().regex(/^(\d{1,15}|none|me)$/)),
  /** ISO 3166-1 alpha-2. */
  country: listOf(iso2),
  origin: listOf(z.enum(ENQUIRY_ORIGINS)),
  locale: listOf(locale),
  /** As the reports name them: the source and the campaign of the last visit before it, its brand, its brand and model. */
  source: exactList,
  campaign: exactList,
  brand: exactList,
  model: exactList,
  from: countedDay.optional(),
  to: countedDay.optional(),
  quarantined: z.enum(['no', 'yes', 'all']).default('no'),
  /** Those with mails that do not get through. */
  mail: z.enum(MAIL_TROUBLES).optional(),
  /** Those whose buyer waits for an answer; of these, whose answer is due soon or late. */
  reply: z.enum(REPLY_STATES).optional(),
  loss: listOf(z.enum(LOSS_REASONS)),
  /** Open ones without a next step; those with a step that is late, or due later today. */
  next: z.enum(NEXT_STEP_STATES).optional(),
  /** Of the reader's clock, by which today ends. */
  utc_offset_minutes: z.coerce.number().int().min(-840).max(840).default(0),
  /** Part of the reference, name, mail or number. */
  word: z.string().trim().max(100).optional(),
})
export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>

/** What leads can be narrowed to of which the data itself has the values, each as its filter takes it; 500 at most. `label`: a model as it is called. */
export const enquiryFilterValuesSchema = z.object({
  source: z.array(z.string()),
  campaign: z.array(z.string()),
  brand: z.array(z.string()),
  model: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type EnquiryFilterValues = z.infer<typeof enquiryFilterValuesSchema>

export const listEnquiriesInputSchema = enquiryFilterSchema.extend({
  sort: z.enum(ENQUIRY_SORTS).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListEnquiriesInput = z.infer<typeof listEnquiriesInputSchema>

const personSchema = z.object({ id: z.number().int(), name: z.string() })
const moment = z.string()

/** How many vehicles and parts an enquiry asks for together, lines and not pieces; both 0 where it is about one thing or none. */
const itemCountsSchema = z.object({ vehicles: z.number().int(), parts: z.number().int() })
export type ItemCounts = z.infer<typeof itemCountsSchema>

/** What is to be done next on a lead and when; of several open tasks the one that is due first. */
const nextTaskSchema = z.object({ title: z.string(), due_at: moment, time_zone: z.string() })

/** A line of the list. Moments ISO 8601 UTC. `vehicle`: brand and model in one text, null for a general question and for a list of things. */
export const enquiryRowSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  created_at: moment,
  name: z.string(),
  mail: z.string(),
  mobile: z.string(),
  country_name: z.string(),
  country_iso2: z.string().nullable(),
  locale: z.string(),
  origin: z.enum(ENQUIRY_ORIGINS),
  vehicle: z.string().nullable(),
  item_counts: itemCountsSchema,
  status: z.enum(ENQUIRY_STATUSES),
  owner: personSchema.nullable(),
  is_quarantined: z.boolean(),
  spam_score: z.number().int(),
  first_response_at: moment.nullable(),
  /** Since when the buyer waits for an answer; null: nobody owes one. */
  awaiting_since: moment.nullable(),
  /** Until when it is promised, and when its owner is reminded; null for a moment after the company's hours have changed. */
  reply_due_at: moment.nullable(),
  reply_warn_at: moment.nullable(),
  mail_trouble: mailTroubleSchema,
  /** Of a lead that was lost. */
  loss_reason: z.enum(LOSS_REASONS).nullable(),
  /** What is expected of the sale: US cents, and the day (`YYYY-MM-DD`) by which it is decided. */
  expected_value_cents: z.number().int().nullable(),
  expected_close_on: z.string().nullable(),
  next_task: nextTaskSchema.nullable(),
})
export type EnquiryRow = z.infer<typeof enquiryRowSchema>

export const enquiryPageSchema = z.object({
  list: z.array(enquiryRowSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
})
export type EnquiryPage = z.infer<typeof enquiryPageSchema>

/** `staff` null: the system. `detail` by kind: `from`/`to` (status, or a person), `text` of a note, `earlier_reference`, `kind` of a mail … */
export const enquiryEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(ENQUIRY_EVENT_KINDS),
  created_at: moment,
  staff: personSchema.nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type EnquiryEvent = z.infer<typeof enquiryEventSchema>

export const enquiryTouchSchema = z.object({
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  utm_term: z.string().nullable(),
  utm_content: z.string().nullable(),
  gclid: z.string().nullable(),
  wbraid: z.string().nullable(),
  gbraid: z.string().nullable(),
  fbclid: z.string().nullable(),
  referrer: z.string().nullable(),
  landing_page: z.string().nullable(),
  locale: z.string().nullable(),
  device: z.string().nullable(),
  touched_at: moment.nullable(),
})
export type EnquiryTouch = z.infer<typeof enquiryTouchSchema>

/** A link that opens a chat with the buyer, the text filled in in their language. `number`: digits with country code. */
export const whatsappLinkSchema = z.object({ number: z.string(), text: z.string(), url: z.string() })
export type WhatsappLink = z.infer<typeof whatsappLinkSchema>

/** One thing of an enquiry for several, in the buyer's order. */
export const enquiryItemSchema = z.object({
  kind: z.enum(ENQUIRY_ITEM_KINDS),
  /** Model sign, stock reference or number, as the catalogue writes it; a number that we do not know as the buyer wrote it. */
  sign: z.string(),
  /** As the catalogue named it when the enquiry came; null for what was not on the site. */
  name: z.string().nullable(),
  /** The same in the buyer's language, where it has one of its own. */
  buyer_name: z.string().nullable(),
  quantity: z.number().int(),
  note: z.string().nullable(),
  /** What it is today: its row of the catalogue, price in US cents (null: on request) and the fewest that are sold; null for what we do not have. */
  today: z
    .object({ id: z.number().int(), state: z.enum(ITEM_STATES), fob_price_usd_cents: z.number().int().nullable(), moq: z.number().int().nullable() })
    .nullable(),
})
export type EnquiryItem = z.infer<typeof enquiryItemSchema>

/** Everything known about an enquiry. `same_person`: others by the same mail or phone, newest first, at most 50. */
export const enquiryDetailSchema = enquiryRowSchema.extend({
  /** Where staff entered one. */
  company: z.string().nullable(),
  mobile_e164: z.string().nullable(),
  whatsapp: z.string().nullable(),
  whatsapp_e164: z.string().nullable(),
  remark: z.string(),
  /** Chassis number in capitals, as it was written; it may be incomplete. */
  vin: z.string().nullable(),
  /** What the buyer offered of their order; null where they said nothing. */
  quantity: z.number().int().nullable(),
  destination_port: z.string().nullable(),
  price_basis: z.enum(PRICE_BASES).nullable(),
  items: z.array(enquiryItemSchema),
  /** Empty where the port or the vehicles are not known. */
  port_prices: z.array(portPriceSchema),
  source: z.string(),
  origin_id: z.string().nullable(),
  brand_sign: z.string().nullable(),
  brand_name: z.string().nullable(),
  car_model_sign: z.string().nullable(),
  car_model_name: z.string().nullable(),
  car_id: z.number().int().nullable(),
  fitting_id: z.number().int().nullable(),
  /** `vehicle` as the buyer calls it: a part has a name in each language. */
  buyer_vehicle: z.string().nullable(),
  member_id: z.number().int().nullable(),
  /** Whose it is; null for a moment after it came, and in quarantine. */
  customer_id: z.number().int().nullable(),
  spam_reasons: z.array(z.string()),
  raw_payload: z.record(z.string(), z.unknown()),
  updated_at: moment,
  events: z.array(enquiryEventSchema),
  first_touch: enquiryTouchSchema.nullable(),
  last_touch: enquiryTouchSchema.nullable(),
  mails: z.array(mailDeliverySchema),
  same_person: z.array(enquiryRowSchema),
  whatsapp_link: whatsappLinkSchema.nullable(),
  loss_note: z.string().nullable(),
  /** Counts the changes of value, day, quantity and port. */
  sale_version: z.number().int(),
  /** US cents of the newest quotation, else of today's prices of what is asked for; null where nothing tells. */
  suggested_value: z.object({ cents: z.number().int(), source: z.enum(VALUE_SOURCES) }).nullable(),
})
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>

const id = z.coerce.number().int().min(1)
export const enquiryIdInputSchema = z.strictObject({ id })
export type EnquiryIdInput = z.infer<typeof enquiryIdInputSchema>

const stageFields = {
  status: z.enum(ENQUIRY_STATUSES),
  /** Needed where a lead is lost. */
  loss_reason: z.enum(LOSS_REASONS).optional(),
  /** Needed where a closed lead is opened again; where one is lost what there is to say of it. Of one that is lost already absent: it stays; empty: none. */
  note: linesSchema(PIPELINE_LIMITS.note).optional(),
}
/** `from`: where the lead was as it was read; absent: wherever it is. */
export const setEnquiryStatusInputSchema = z.strictObject({ id, from: z.enum(ENQUIRY_STATUSES).optional(), ...stageFields })
export type SetEnquiryStatusInput = z.infer<typeof setEnquiryStatusInputSchema>

/** What is expected of the sale, whole; `version` as it was read. */
export const changeSaleInputSchema = z.strictObject({
  id,
  version: z.number().int().min(1),
  expected_value_cents: z.int('whole_number').min(1, 'above_zero').max(PIPELINE_LIMITS.value, 'out_of_range').nullable(),
  expected_close_on: z.iso.date('date').nullable(),
  quantity: z.int('lead_units').min(1, 'lead_units').max(MOST_UNITS, 'lead_units').nullable(),
  destination_port: lineSchema(ENQUIRY_LIMITS.destination_port)
    .transform((line) => (line === '' ? null : line))
    .nullable(),
})
export type ChangeSaleInput = z.infer<typeof changeSaleInputSchema>

/** One change of up to 200 leads. `from`: where each was as it was read, by its id; one that is not named may be anywhere. `key` of a task: made by the form, so that what is sent twice is there once. */
export const changeManyEnquiriesInputSchema = z.strictObject({
  ids: z.array(id).min(1, 'one_choice').max(PIPELINE_LIMITS.many, 'too_many'),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('owner'), owner_id: z.number().int().min(1).nullable() }),
    z.strictObject({ kind: z.literal('status'), from: z.record(z.string().regex(/^\d{1,15}$/), z.enum(ENQUIRY_STATUSES)).optional(), ...stageFields }),
    z.strictObject({ kind: z.literal('task'), ...addTaskInputSchema.omit({ id: true }).shape }),
  ]),
})
export type ChangeManyEnquiriesInput = z.infer<typeof changeManyEnquiriesInputSchema>

/** `done` were changed, `unchanged` were so already; `refused` stayed, each with the error and, of a step that is not open, what bars it. */
export const changedManySchema = z.object({
  done: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), reference: z.string(), name: z.string(), error: z.string(), bar: z.enum(STAGE_BARS).nullable() })),
})
export type ChangedMany = z.infer<typeof changedManySchema>

/** Columns of the board in the order of the work: leads counted up to 10,000, and what is expected of all of them in US cents. */
export const enquiryBoardSchema = z.object({
  columns: z.array(z.object({ status: z.enum(ENQUIRY_STATUSES), count: z.number().int(), value_cents: z.number().int() })),
})
export type EnquiryBoard = z.infer<typeof enquiryBoardSchema>

/** `owner_id` null: nobody's. */
export const assignEnquiryInputSchema = z.strictObject({ id, owner_id: z.number().int().min(1).nullable() })
export type AssignEnquiryInput = z.infer<typeof assignEnquiryInputSchema>

export const addEnquiryNoteInputSchema = z.strictObject({ id, text: z.string().trim().min(1).max(5000) })
export type AddEnquiryNoteInput = z.infer<typeof addEnquiryNoteInputSchema>

/** That the buyer was answered, or by a call that nobody took (`is_reached` false) that it was tried. `text`: what was said, for the history. */
export const recordAnswerInputSchema = z
  .strictObject({ id, channel: z.enum(REPLY_CHANNELS), is_reached: z.boolean(), text: linesSchema(5000) })
  .refine(({ channel, is_reached: isReached }) => isReached || channel === 'call' || channel === 'visit', { path: ['is_reached'], error: 'invalid_value' })
export type RecordAnswerInput = z.infer<typeof recordAnswerInputSchema>

/** That the buyer wrote or called again. */
export const recordBuyerMessageInputSchema = z.strictObject({ id, channel: z.enum(REPLY_CHANNELS), text: linesSchema(5000) })
export type RecordBuyerMessageInput = z.infer<typeof recordBuyerMessageInputSchema>

const way = (max: number) => lineSchema(max).nullable()
const orNull = (max: number) => way(max).transform((line) => (line === '' ? null : line))

/**
 * An enquiry that came by a call, at a fair, on a business card … At least one way to reach them is given. `subject`: model sign, stock
 * reference or number of a part. `is_reached`: they have been spoken with.
 */
export const enterEnquiryInputSchema = z
  .strictObject({
    /** Made by the form, so that what is sent twice is entered once. */
    key: z.uuid(),
    channel: z.enum(ENTRY_CHANNELS),
    name: lineSchema(ENQUIRY_LIMITS.name).min(1, 'required'),
    company: way(160),
    mail: z.union([z.literal('').transform(() => null), z.email('mail').trim().max(ENQUIRY_LIMITS.mail)]).nullable(),
    mobile: way(ENQUIRY_LIMITS.mobile),
    whatsapp: way(ENQUIRY_LIMITS.whatsapp),
    country: iso2.nullable(),
    locale,
    remark: linesSchema(ENQUIRY_LIMITS.remark).min(1, 'required'),
    subject: way(ENQUIRY_LIMITS.car_model_sign),
    quantity: z.int('whole_number').min(1, 'out_of_range').max(MOST_UNITS, 'out_of_range').nullable(),
    destination_port: way(ENQUIRY_LIMITS.destination_port),
    price_basis: z.enum(PRICE_BASES).nullable(),
    is_mine: z.boolean(),
    is_reached: z.boolean(),
  })
  .refine(({ mail, mobile, whatsapp }) => (mail ?? '') + (mobile ?? '') + (whatsapp ?? '') !== '', { path: ['mobile'], error: 'no_way' })
export type EnterEnquiryInput = z.infer<typeof enterEnquiryInputSchema>

/** Who asks, put right, whole. At least one way to reach them is given. `country` null: it stays as it is. */
export const correctEnquiryInputSchema = z
  .strictObject({
    id,
    name: lineSchema(ENQUIRY_LIMITS.name).min(1, 'required'),
    company: orNull(160),
    mail: z.union([z.literal('').transform(() => null), z.email('mail').trim().max(ENQUIRY_LIMITS.mail)]).nullable(),
    mobile: orNull(ENQUIRY_LIMITS.mobile),
    whatsapp: orNull(ENQUIRY_LIMITS.whatsapp),
    country: iso2.nullable(),
    locale,
  })
  .refine(({ mail, mobile, whatsapp }) => (mail ?? '') + (mobile ?? '') + (whatsapp ?? '') !== '', { path: ['mobile'], error: 'no_way' })
export type CorrectEnquiryInput = z.infer<typeof correctEnquiryInputSchema>

/** A list of enquiries in a file. `title`: what it is called (a fair, a source); what nobody wrote is said by it. `locale`: of lines without a language. `is_reached`: all of them have been spoken with. */
export const sendEntryListInputSchema = z.strictObject({
  mode: z.enum(['check', 'take']),
  channel: z.enum(ENTRY_CHANNELS),
  title: lineSchema(120).min(1, 'required'),
  locale,
  is_reached: z.union([z.boolean(), z.stringbool()]).default(false),
})
export type SendEntryListInput = z.infer<typeof sendEntryListInputSchema>

/**
 * What a list did, or would do. `rows` enter; `issues`: lines that do not, with the column and what is wrong; `known`: lines of somebody who is a
 * customer already; `warnings`: what lines that enter say and we do not know, kept in their words; `file_fault`: why the file cannot be read at all, in the reader's language.
 */
export const entryListReportSchema = z.object({
  rows: z.number().int(),
  known: z.number().int(),
  issues: z.array(z.object({ row: z.number().int(), column: z.enum(ENTRY_LIST_COLUMNS), key: z.string() })),
  warnings: z.array(z.object({ row: z.number().int(), column: z.enum(ENTRY_LIST_COLUMNS), text: z.string() })),
  unused: z.array(z.string()),
  file_fault: z.string().nullable(),
  is_written: z.boolean(),
})
export type EntryListReport = z.infer<typeof entryListReportSchema>
