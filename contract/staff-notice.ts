import { z } from 'zod'
import { STAFF_NOTICE_KINDS } from './staff-notice-values.ts'

/** A notice of one person. `leads`: how many were given together, of which the lead is one; `quotation`: which offer on it; `name` is whose lead it is; `country_iso2` null: a country that nobody could read. */
export const staffNoticeSchema = z.object({
  id: z.number().int(),
  kind: z.enum(STAFF_NOTICE_KINDS),
  created_at: z.string(),
  seen_at: z.string().nullable(),
  leads: z.number().int(),
  quotation: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  enquiry: z.object({
    id: z.number().int(),
    reference: z.string(),
    name: z.string(),
    country_iso2: z.string().nullable(),
    country_name: z.string(),
  }),
})
export type StaffNotice = z.infer<typeof staffNoticeSchema>

/** `before`: the oldest notice that is known; without it the newest are answered. */
export const listNoticesInputSchema = z.strictObject({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type ListNoticesInput = z.infer<typeof listNoticesInputSchema>

/** `latest_id`: the newest notice there is (0: none), from which a stream goes on; `unseen`: of all, not of the page. */
export const noticePageSchema = z.object({
  notices: z.array(staffNoticeSchema),
  has_more: z.boolean(),
  unseen: z.number().int(),
  latest_id: z.number().int(),
})
export type NoticePage = z.infer<typeof noticePageSchema>

/** `up_to`: all until this notice; `enquiry_id`: those about one lead; `kind`: of one kind alone. */
export const markNoticesSeenInputSchema = z
  .strictObject({
    up_to: z.number().int().min(1).optional(),
    enquiry_id: z.number().int().min(1).optional(),
    kind: z.enum(STAFF_NOTICE_KINDS).optional(),
  })
  .refine((input) => input.up_to !== undefined || input.enquiry_id !== undefined, { path: ['up_to'], error: 'required' })
export type MarkNoticesSeenInput = z.infer<typeof markNoticesSeenInputSchema>

export const unseenNoticesSchema = z.object({ unseen: z.number().int() })
export type UnseenNotices = z.infer<typeof unseenNoticesSchema>

/** `after`: the newest notice that is known, where the browser does not say it as `Last-Event-ID`. */
export const noticeStreamInputSchema = z.strictObject({ after: z.coerce.number().int().min(0).optional() })
