// Apart from the schemas, because browsers load these and must not load the validator.

/** Shortest password of a member, in characters after NFKC; checked where the password itself is known: browser, or action of a plain form. */
export const MEMBER_PASSWORD_MIN = 10
/** Minutes that a link of a mail works, once. */
export const RESET_MINUTES = 60

/** What a member is told of an enquiry's progress; staff work with finer states. */
export const MEMBER_ENQUIRY_STAGES = ['received', 'in_contact', 'quoted', 'ordered', 'closed'] as const
export type MemberEnquiryStage = (typeof MEMBER_ENQUIRY_STAGES)[number]

export const VOUCHER_STATES = ['active', 'used', 'expired'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

/** The same as staff see it: one that they took back is `void`. */
export const GIVEN_VOUCHER_STATES = [...VOUCHER_STATES, 'void'] as const

/** `unconfirmed`: nobody has opened the link that was sent to the address. */
export const MEMBER_STATES = ['active', 'unconfirmed', 'blocked'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** What an opaque token is good for. */
export const TOKEN_KINDS = ['member_session', 'handover', 'password_reset', 'mail_verify', 'mail_change', 'enquiry_status'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** `reset` and `verify` decide when they are sent what the receiver is told, so that no answer depends on it. */
export const MEMBER_MAIL_KINDS = ['verify', 'reset', 'password_changed', 'mail_change', 'mail_changed', 'deleted'] as const
export type MemberMailKind = (typeof MEMBER_MAIL_KINDS)[number]

/** The most that a voucher may be worth, in per cent, and how long it may hold, in days. */
export const VOUCHER_MOST = { percent: 50, days: 1_095 } as const

/** Highest place of a level of the club. */
export const MOST_RANK = 99

/** What a level of the club gives to whoever reaches it. */
export const LEVEL_VOUCHERS = ['none', 'amount', 'percent'] as const
