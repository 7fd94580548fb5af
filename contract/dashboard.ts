import { z } from 'zod'
import { ENQUIRY_STATUSES } from './enquiry-values.ts'

/** `utc_offset_minutes`: the reader's clock, so that "today" begins at their midnight; east of Greenwich is positive. */
export const dashboardInputSchema = z.strictObject({ utc_offset_minutes: z.coerce.number().int().min(-840).max(840).default(0) })
export type DashboardInput = z.infer<typeof dashboardInputSchema>

/** Counts of leads; quarantined ones count only in `quarantined`. `waiting`: their buyer waits for an answer. */
export const dashboardSchema = z.object({
  new_today: z.number().int(),
  waiting: z.number().int(),
  /** Of these, whose answer is late. */
  overdue: z.number().int(),
  oldest_waiting_at: z.string().nullable(),
  unowned: z.number().int(),
  mine_open: z.number().int(),
  quarantined: z.number().int(),
  /** With a mail that the mail server does not take, and that is still tried. */
  mail_refused: z.number().int(),
  /** Middle of the times to a first answer over 30 days; null where nobody was answered. */
  median_response_minutes: z.number().nullable(),
  by_status: z.array(z.object({ status: z.enum(ENQUIRY_STATUSES), count: z.number().int() })),
  /** The last 14 days of the reader's clock, oldest first, days without leads included. */
  by_day: z.array(z.object({ day: z.string(), count: z.number().int() })),
  /** The most frequent of the last 30 days, at most 6. */
  by_country: z.array(z.object({ country_name: z.string(), country_iso2: z.string().nullable(), count: z.number().int() })),
})
export type Dashboard = z.infer<typeof dashboardSchema>

/** `has_mail_server`: mails go out, and do not lie in a folder of the server. */
export const boardOnScreenSchema = dashboardSchema.extend({ has_mail_server: z.boolean() })
export type BoardOnScreen = z.infer<typeof boardOnScreenSchema>

/** `after`: the newest lead that the screen knows. */
export const newEnquiriesInputSchema = z.strictObject({ after: z.coerce.number().int().min(0).optional() })
export type NewEnquiriesInput = z.infer<typeof newEnquiriesInputSchema>

/** `fresh`: leads that came after `after` and are the reader's or nobody's; `unmatched`: messages that belong to no lead yet; `latest_id` 0 where there is none at all. */
export const newEnquiriesSchema = z.object({ latest_id: z.number().int(), fresh: z.number().int(), waiting: z.number().int(), unmatched: z.number().int() })
export type NewEnquiries = z.infer<typeof newEnquiriesSchema>

export const leadCountrySchema = z.object({ iso2: z.string(), name: z.string() })
export type LeadCountry = z.infer<typeof leadCountrySchema>
