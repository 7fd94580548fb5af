// Apart from the schemas, because browsers load these and must not load the validator.

/** What a customer is known by: things that somebody sent, and the account that they opened. */
export const CUSTOMER_THINGS = ['enquiry', 'dealer', 'member', 'intent'] as const
export type CustomerThing = (typeof CUSTOMER_THINGS)[number]

/** How somebody is reached. A number counts for calls and WhatsApp alike. */
export const CONTACT_KINDS = ['mail', 'number'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Why two customers may be one: the same number; the same name in the same country; or somebody of the staff says so. */
export const MERGE_REASONS = ['number', 'name', 'staff'] as const
export type MergeReason = (typeof MERGE_REASONS)[number]
export const HINT_REASONS = ['number', 'name'] as const
export type HintReason = (typeof HINT_REASONS)[number]
