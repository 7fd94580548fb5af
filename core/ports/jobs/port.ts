import type { SQL } from 'drizzle-orm'
import type { CustomerThing } from '#contract/customer-values.ts'
import type { EnquiryNoticeKind } from '#contract/enquiry-values.ts'
import type { KeepingKind } from '#contract/keeping-time-values.ts'
import type { QuotationNoticeKind } from '#contract/quotation-values.ts'
import type { AdProvider } from '#core/ports/ads/port.ts'

/** The caller's transaction; outside of one, the database. */
export type JobTransaction = { execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }> }

/** Jobs of the outbox and of the schedule, and what each is told. Personal data stays in the database; jobs carry ids. */
export type JobPayloads = {
  'enquiry-acknowledge': { enquiryId: number }
  'enquiry-notify': { enquiryId: number }
  /** To the staff, about a lead: that it is theirs now (`staffId`), one of several (`leads`), or that its answer is late. `mark` keeps the notices of one kind apart. */
  'enquiry-notice': { enquiryId: number; about: EnquiryNoticeKind; staffId: number | null; leads?: number; mark: number }
  /** Reminds of answers that are due, and tells of those that are late. */
  'reply-clock': Record<string, never>
  /** To the buyer: what somebody of the staff wrote. */
  'message-mail': { messageId: number }
  /** To the buyer's telephone: what somebody of the staff wrote. */
  'message-whatsapp': { messageId: number }
  /** Takes in what has come to our mailbox. */
  'mailbox-read': Record<string, never>
  /** Tells of tasks that are due. */
  'task-reminders': Record<string, never>
  /** To the buyer, about a version of an offer. */
  'quotation-mail': { versionId: number; kind: 'quotation' | 'quotation_reminder' }
  /** To the staff, about an offer; `mark` keeps the notices of one kind apart. */
  'quotation-notice': { quotationId: number; about: QuotationNoticeKind; mark: number }
  /** Reminds buyers of offers that end, and notes those that have ended. */
  'quotation-ends': Record<string, never>
  /** Finds whose a thing is, or takes in what was noted of it. `from`: whose it was before somebody corrected it. */
  'customer-link': { thing: CustomerThing; id: number; from?: number }
  /** The same for everything that nobody's job has linked. */
  'customer-catch-up': Record<string, never>
  /** Erases what is older than its time: of one kind, or of all that are erased by themselves. */
  'keeping-time-erase': { kind?: KeepingKind }
  /** To the applicant, about an event of a dealer's application. */
  'dealer-mail': { eventId: number }
  /** To the staff, about the same. */
  'dealer-notice': { eventId: number }
  /** Tells an advertiser of a lead whose sender has agreed. */
  'ad-event': { adEventId: number; provider: AdProvider }
  'expired-keys-delete': Record<string, never>
  'member-mail': { memberMailId: number }
  'staff-mail': { staffMailId: number }
  /** To a device of somebody of the staff, about a notice. */
  'staff-push': { noticeId: number; subscriptionId: number }
  /** To an endpoint of another system, about an event. */
  'webhook-send': { deliveryId: number }
  /** To whoever asked for an alert. */
  'alert-mail': { alertMailId: number }
  /** Looks for what alerts wait for. */
  'alert-look': Record<string, never>
  /** Makes whatever renditions are wanting, of this file and of others. */
  'media-renditions': { mediaId: number }
  /** Files whose media was deleted. */
  'media-files-delete': { keys: string[] }
  /** Writes a confirmed import of the back office. */
  'import-run': { runId: number }
  /** Files of the store that no row names; `from`: where an earlier run stopped. */
  'stray-files-delete': { from?: string }
  /** Publishes and withdraws what has its time. */
  'publish-due': Record<string, never>
  'banner-turn': Record<string, never>
  /** Asks the feed for the rates of the day. */
  'currency-rates': Record<string, never>
  /** Makes drafts of translations by machine. */
  'translation-draft': { runId: number }
}
export type JobName = keyof JobPayloads

/** The outbox: a job becomes visible exactly when the caller's transaction commits. Handlers are idempotent, at least once. */
export type JobQueue = {
  send<N extends JobName>(tx: JobTransaction, name: N, payload: JobPayloads[N]): Promise<void>
}

/** `number` counts from 1; `isLast`: after a failure of this one the job becomes a dead letter. */
export type JobAttempt = { number: number; isLast: boolean }

/** Does the work. A rejection means another try later; `given_up`: no try can help, the job becomes a dead letter at once. */
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], attempt: JobAttempt) => Promise<'done' | 'given_up'>
export type JobHandlers = { [N in JobName]: JobHandler<N> }
