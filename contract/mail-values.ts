// Apart from the schemas, because browsers load these and must not load the validator.

export const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const

/** `refused`: the last try failed and others follow; `failed`: no other follows. */
export const MAIL_TROUBLES = ['refused', 'failed'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]
