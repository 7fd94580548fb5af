import { z } from 'zod'
import { MAIL_STATUSES, MAIL_TROUBLES } from './mail-values.ts'

const moment = z.string()

/**
 * A message and what became of it. `error`: what the last try met, as a code such as `SMTP 451` or `ECONNREFUSED`; null where there was
 * none, or where the message has been sent. `tried_at`: when the last try began. Moments ISO 8601 UTC.
 */
export const mailDeliverySchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  status: z.enum(MAIL_STATUSES),
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
