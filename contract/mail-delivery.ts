import { z } from 'zod'

/** `refused`: the last try failed and others follow; `failed`: no other follows. */
export const MAIL_TROUBLES = ['refused', 'failed'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

const moment = z.string()

/**
 * A message and what became of it. `error`: what the last try met, as a code such as `SMTP 451` or `ECONNREFUSED`; null where there was
 * none, or where the message has been sent. `tried_at`: when the last try began. Moments ISO 8601 UTC.
 */
export const mailDeliverySchema = z.object({
  kind: z.string(),
  status: z.enum(['pending', 'sent', 'failed']),
  trouble: z.enum(MAIL_TROUBLES).nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  created_at: moment,
  tried_at: moment.nullable(),
  sent_at: moment.nullable(),
})
export type MailDelivery = z.infer<typeof mailDeliverySchema>

/** The worst that holds for the mails about one thing now: what is still being tried before what was given up. */
export const mailTroubleSchema = z.enum(MAIL_TROUBLES).nullable()
