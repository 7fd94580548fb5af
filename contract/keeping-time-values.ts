// Apart from the schemas, because browsers load these and must not load the validator.

/**
 * Personal data that has a time of its own, in the order of the screen: enquiries and applications in quarantine; customers without a sale, and
 * with one, by the newest thing that came from them; marks on lists that somebody signed; what became of mails; messages that belong to no lead.
 */
export const KEEPING_KINDS = ['quarantine', 'customer', 'buyer', 'intent', 'mail', 'unmatched'] as const
export type KeepingKind = (typeof KEEPING_KINDS)[number]

/** Months that a time may have. */
export const KEEPING_MONTHS = [1, 240] as const
