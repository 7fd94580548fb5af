// Apart from the schemas, because browsers load these and must not load the validator.

/**
 * What a person of the staff is told of at once: `enquiry_new`: a lead came that nobody owns; `enquiry_yours`: one was given to them;
 * `enquiries_yours`: several were, at once; `reply_due_soon`, `reply_overdue`: nobody has answered it in time; `buyer_wrote`; `mail_bounced`: an
 * answer did not reach the buyer; `task_due`; `quotation_answered`: the buyer accepted or declined; `approval_asked`: of an offer that they may let pass;
 * `approval_given`, `approval_refused`: of an offer of theirs.
 */
export const STAFF_NOTICE_KINDS = [
  'enquiry_new',
  'enquiry_yours',
  'enquiries_yours',
  'reply_due_soon',
  'reply_overdue',
  'buyer_wrote',
  'mail_bounced',
  'task_due',
  'quotation_answered',
  'approval_asked',
  'approval_given',
  'approval_refused',
] as const
export type StaffNoticeKind = (typeof STAFF_NOTICE_KINDS)[number]

/** Days for which a notice is kept. */
export const STAFF_NOTICE_DAYS = 30

/**
 * Names of the events of the stream: a notice; the line is alive (a comment would be hidden
 * from the page); leads have changed, without a notice; a newer stream of the same person takes the place of this one.
 */
export const STREAM_EVENTS = { notice: 'notice', beat: 'beat', leads: 'leads', full: 'full' } as const

/** Seconds between two signs of life of the stream, and after which a browser that saw none connects anew. */
export const STREAM_BEAT_SECONDS = 22
export const STREAM_SILENT_SECONDS = 60
