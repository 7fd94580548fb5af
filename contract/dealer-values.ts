// Apart from the schemas, because browsers load these and must not load the validator.

/** Stages of an application, in the order of the work; the last two end it. */
export const DEALER_STAGES = ['submitted', 'in_review', 'materials_requested', 'negotiation', 'approved', 'rejected', 'withdrawn'] as const
export type DealerStage = (typeof DEALER_STAGES)[number]

/** Where staff may move an application from each stage. What was decided can be opened again, never skipped over. */
export const DEALER_TRANSITIONS: Readonly<Record<DealerStage, readonly DealerStage[]>> = {
  submitted: ['in_review', 'materials_requested', 'negotiation', 'rejected', 'withdrawn'],
  in_review: ['materials_requested', 'negotiation', 'rejected', 'withdrawn'],
  materials_requested: ['in_review', 'negotiation', 'rejected', 'withdrawn'],
  negotiation: ['in_review', 'materials_requested', 'approved', 'rejected', 'withdrawn'],
  approved: ['negotiation'],
  rejected: ['in_review'],
  withdrawn: ['in_review'],
}

/** What can happen to an application. */
export const DEALER_EVENT_KINDS = [
  'submitted',
  'acknowledged',
  'notified',
  'stage_changed',
  'owner_changed',
  'note_added',
  'documents_added',
  'link_requested',
  'released',
  'mail_failed',
] as const
export type DealerEventKind = (typeof DEALER_EVENT_KINDS)[number]

/** Stages in which the applicant may still send documents or withdraw. */
export const OPEN_DEALER_STAGES: readonly DealerStage[] = ['submitted', 'in_review', 'materials_requested', 'negotiation']

/** Stages that the applicant is told of by mail as soon as they are reached. */
export const TOLD_DEALER_STAGES = ['materials_requested', 'negotiation', 'approved', 'rejected', 'withdrawn'] as const satisfies readonly DealerStage[]
export type ToldDealerStage = (typeof TOLD_DEALER_STAGES)[number]

export const DEALER_BUSINESS_KINDS = ['importer', 'dealership', 'used_trader', 'fleet', 'workshop', 'other'] as const
export type DealerBusinessKind = (typeof DEALER_BUSINESS_KINDS)[number]

/** Vehicles a year. */
export const DEALER_VOLUMES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const
export type DealerVolume = (typeof DEALER_VOLUMES)[number]

/** What a dealer would sell. */
export const DEALER_INTERESTS = ['passenger', 'electric', 'commercial', 'used', 'parts'] as const
export type DealerInterest = (typeof DEALER_INTERESTS)[number]

/** Longest stored text of each field, in characters; longer values are cut, not refused. */
export const DEALER_LIMITS = {
  company: 160,
  name: 120,
  mail: 254,
  mobile: 60,
  whatsapp: 60,
  country: 120,
  territory: 200,
  brands: 300,
  remark: 5000,
} as const

/** The fields without which nobody can be answered, in the order of the form. */
export const DEALER_REQUIRED_FIELDS = ['company', 'name', 'country', 'mail', 'mobile'] as const

export const DOCUMENT_LIMITS = {
  /** In one sending. */
  most: 5,
  /** Of one application, over its whole life. */
  mostInAll: 25,
  bytes: 10 * 1024 * 1024,
} as const

/**
 * Bytes of documents that strangers may leave with us. They count until staff have taken the application up; beyond them it is taken
 * without its documents, which its sender can add later.
 */
export const DOCUMENT_QUOTAS = {
  /** From one network (a /24 of IPv4, a /48 of IPv6) in 24 hours. */
  networkDay: 100 * 1024 * 1024,
  /** Of all applications that staff have not taken up. */
  waiting: 2 * 1024 * 1024 * 1024,
  /** The least that a document counts: a small file takes a block of the disk too. */
  leastBytes: 4096,
} as const

/** How long documents stay after an application was turned down, taken back or left in quarantine. */
export const DOCUMENT_RETENTION_DAYS = 30

/** Types that are taken, by what their content says, and the endings their names may have. */
export const DOCUMENT_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/** What can be wrong with a document. */
export const DOCUMENT_FAULTS = ['type_refused', 'too_large', 'empty', 'too_many'] as const
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number]
