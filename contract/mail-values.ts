// Apart from the schemas, because browsers load these and must not load the validator.

export const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const

/** `refused`: the last try failed and others follow; `failed`: no other follows. */
export const MAIL_TROUBLES = ['refused', 'failed'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** Mails about a lead or an application that can be made once more: the others tell staff of a moment that is over. */
const SENT_AGAIN: ReadonlySet<string> = new Set(
  'acknowledge notify message quotation quotation_reminder dealer_acknowledge dealer_stage dealer_link dealer_notify'.split(' '),
)

/** Whether a mail of a kind can be tried once more by hand. */
export function isSentAgain(kind: string): boolean {
  return SENT_AGAIN.has(kind)
}
