/** Closed value lists of the schema. The database checks them; the contract repeats them in its schemas. */
export const PUBLISH_STATES = ['draft', 'published', 'archived'] as const
export const AUTO_TYPES = ['mini', 'sedan', 'suv', 'mpv', 'lcv'] as const
export const ENERGY_TYPES = ['ICE', 'MHEV', 'HEV', 'PHEV', 'EREV', 'BEV', 'FCEV', 'CNG', 'LPG'] as const
export const STEERING_SIDES = ['left', 'right', 'both'] as const
export const RANGE_CYCLES = ['CLTC', 'NEDC', 'WLTP', 'EPA'] as const
export const USED_CAR_STATUSES = ['available', 'reserved', 'sold'] as const
/** `document`: a file of the download centre; it has no renditions and no address of its own under `/media`. */
export const MEDIA_KINDS = ['image', 'video', 'drawing', 'document'] as const
/** `spin`: the frames of a turn, in their order. */
export const MEDIA_TABS = ['video', 'exterior', 'interior', 'document', 'spin'] as const
/** `pending`: nothing to show yet; `shown`: the first renditions are there; `failed`: cannot be read, staff see it. */
export const RENDITION_STATES = ['pending', 'shown', 'done', 'failed'] as const
export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg', 'png', 'mp4', 'svg'] as const
export const ENQUIRY_STATUSES = ['new', 'contacted', 'qualified', 'quoted', 'won', 'lost', 'spam'] as const
export const ENQUIRY_EVENT_KINDS = [
  'received',
  'acknowledged',
  'notified',
  'status_changed',
  'owner_changed',
  'note_added',
  'handed_to_whatsapp',
  'mail_failed',
  'merged',
  'repeated',
] as const
export const DEALER_STAGES = ['submitted', 'in_review', 'materials_requested', 'negotiation', 'approved', 'rejected', 'withdrawn'] as const
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
export const DEALER_BUSINESS_KINDS = ['importer', 'dealership', 'used_trader', 'fleet', 'workshop', 'other'] as const
/** Vehicles a year. */
export const DEALER_VOLUMES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const
export const TOKEN_KINDS = ['member_session', 'handover', 'password_reset', 'mail_verify', 'mail_change', 'enquiry_status'] as const
/** `reset` and `verify` decide when they are sent what the receiver is told, so that no answer depends on it. */
export const MEMBER_MAIL_KINDS = ['verify', 'reset', 'password_changed', 'mail_change', 'mail_changed', 'deleted'] as const
export const CONFIDENCES = ['high', 'medium', 'low'] as const

/** SQL list for a check constraint: `'a','b'`. Values are constants of this file, never input. */
export function sqlList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(',')
}
