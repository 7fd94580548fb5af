// Apart from the schemas, because browsers load these and must not load the validator.

/** Where an enquiry truly came from (R10.4). */
export const ENQUIRY_ORIGINS = [
  'home',
  'promotion_detail',
  'article_detail',
  'car_detail',
  'contact',
  'car_list',
  'brand',
  'search',
  'favorites',
  'panel',
  'club',
  'partner',
  'entered',
  'other',
] as const
export type EnquiryOrigin = (typeof ENQUIRY_ORIGINS)[number]

/** How somebody asked whose enquiry staff entered by hand. */
export const ENTRY_CHANNELS = ['call', 'whatsapp', 'mail', 'fair', 'card', 'visit', 'other'] as const
export type EntryChannel = (typeof ENTRY_CHANNELS)[number]

/** What a list of enquiries has of each; at least a name or a company, and one way to reach them. */
export const ENTRY_LIST_COLUMNS = [
  'name',
  'company',
  'mail',
  'mobile',
  'whatsapp',
  'country',
  'language',
  'remark',
  'subject',
  'quantity',
  'destination_port',
  'price_basis',
] as const
export type EntryListColumn = (typeof ENTRY_LIST_COLUMNS)[number]

/** Signs of what somebody of the staff says that an enquiry is about. */
export const ENQUIRY_SUBJECT_MOST = 200

/** Most lines, and bytes, of a list that is entered at once. */
export const ENTRY_LIST_MOST = { rows: 2_000, bytes: 4 * 1024 * 1024 } as const

/** States of a lead, in the order of the work. */
export const ENQUIRY_STATUSES = ['new', 'contacted', 'qualified', 'quoted', 'won', 'lost', 'spam'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** States in which nobody owes the buyer an answer any more. */
export const CLOSED_STATUSES = ['won', 'lost', 'spam'] as const satisfies readonly EnquiryStatus[]

/** How a buyer was answered, or wrote again. */
export const REPLY_CHANNELS = ['whatsapp', 'mail', 'call', 'visit', 'other'] as const
export type ReplyChannel = (typeof REPLY_CHANNELS)[number]

/** What staff are told of a lead by mail, beside that it came: it is theirs now, several are, or its answer is late. */
export const ENQUIRY_NOTICE_KINDS = ['yours', 'several', 'overdue'] as const
export type EnquiryNoticeKind = (typeof ENQUIRY_NOTICE_KINDS)[number]

/** Where the clock of an answer stands: somebody waits, the answer is due soon, or it is late. */
export const REPLY_STATES = ['waiting', 'due_soon', 'overdue'] as const
export type ReplyState = (typeof REPLY_STATES)[number]

/** What a buyer is told of an enquiry; staff work with finer states. `in_hand`: somebody looks after it and has not written yet. */
export const BUYER_ENQUIRY_STATES = ['received', 'in_hand', 'answered', 'closed'] as const
export type BuyerEnquiryState = (typeof BUYER_ENQUIRY_STATES)[number]

/** How long the link to an enquiry's state works, from the day on which it was sent. */
export const ENQUIRY_LINK_DAYS = 180

/** Most enquiries that a browser keeps a list of, and whose states are asked for at once. */
export const MOST_LISTED_ENQUIRIES = 50

/** What a buyer wants a price to hold (Incoterms), as far as they know. */
export const PRICE_BASES = ['fob', 'cfr', 'cif', 'unsure'] as const
export type PriceBasis = (typeof PRICE_BASES)[number]

/** Most units of one enquiry. */
export const MOST_UNITS = 999

/** What one enquiry may ask for together: a new car by its sign, a used unit by its stock reference, a part by its number, and a number that we do not know. */
export const ENQUIRY_ITEM_KINDS = ['car', 'used', 'part', 'number'] as const
export type EnquiryItemKind = (typeof ENQUIRY_ITEM_KINDS)[number]

/** Most things of one enquiry; signs of what names one (of a number, of any other); signs of a note; pieces of one thing. */
export const ENQUIRY_ITEM_LIMITS = { items: 200, number: 60, sign: 200, note: 200, quantity: 99_999 } as const

/** Whether what was asked for can be had today; `withdrawn`: known, but not on the site. */
export const ITEM_STATES = ['offered', 'reserved', 'sold', 'withdrawn'] as const

/** Enquiries that a list counts at most. */
export const MOST_COUNTED_ENQUIRIES = 10_000

/** What can happen to an enquiry. */
export const ENQUIRY_EVENT_KINDS = [
  'received',
  'entered',
  'acknowledged',
  'notified',
  'status_changed',
  'loss_corrected',
  'owner_changed',
  'routed',
  'corrected',
  'sale_changed',
  'answered',
  'not_reached',
  'buyer_wrote',
  'reply_overdue',
  'note_added',
  'task_added',
  'task_done',
  'task_reopened',
  'handed_to_whatsapp',
  'mail_failed',
  'whatsapp_failed',
  'merged',
  'repeated',
  'quotation_continued',
  'quotation_issued',
  'quotation_opened',
  'quotation_accepted',
  'quotation_declined',
  'quotation_withdrawn',
  'quotation_reminded',
  'quotation_lapsed',
] as const
export type EnquiryEventKind = (typeof ENQUIRY_EVENT_KINDS)[number]

/** Visits that count for attribution (R18.1). */
export const TOUCH_ORDERS = ['first', 'last'] as const
