import type { QueueOptions } from 'pg-boss'
import type { JobName } from './port.ts'

const DAY = 24 * 3600

/** Where jobs end that failed for good. Nothing works on it: they stay to be seen and sent again. */
export const DEAD_LETTERS = 'dead-letters'

/**
 * Tries of a mail: at once, then 5 s, 10 s, 20 s … doubling with jitter up to a day. Together more than 75 h, which outlasts a weekend
 * (Standard Webhooks; R10.13).
 */
const PERSISTENT = { retryLimit: 17, retryDelay: 5, retryBackoff: true, retryDelayMax: DAY }

/** Tries of a scheduled job; the next day brings another. */
const DAILY = { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 }

/** Tries of what somebody waits for on a screen. */
const SOON = { retryLimit: 2, retryDelay: 5, retryBackoff: true, retryDelayMax: 30 }

/** Tries of what is worth nothing after an hour. */
const WITHIN_AN_HOUR = { retryLimit: 7, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 }

/** A living process says so for each of its jobs twice in this time, in seconds. Of one that has died another takes the jobs after it. */
const HEARTBEAT = 60

/**
 * Longest run in seconds. pg-boss fails a whole batch when its time is over, and the jobs run again while the first run still works: so
 * it is above what the largest batches of mails take at the slowest mail server that is waited for (checked beside the jobs).
 */
const LONGEST_RUN = 23 * 3600

export const QUEUES: Record<JobName, QueueOptions & { deadLetter: string }> = {
  'enquiry-acknowledge': queue(PERSISTENT),
  'enquiry-notify': queue(PERSISTENT),
  'enquiry-notice': queue(PERSISTENT),
  'reply-clock': queue(DAILY),
  'message-mail': queue(PERSISTENT),
  'message-whatsapp': queue(PERSISTENT),
  'mailbox-read': queue({ retryLimit: 0 }),
  'task-reminders': queue(DAILY),
  'quotation-mail': queue(PERSISTENT),
  'quotation-notice': queue(PERSISTENT),
  'quotation-ends': queue(DAILY),
  'customer-link': queue(PERSISTENT),
  'customer-catch-up': queue(DAILY),
  'keeping-time-erase': queue(DAILY),
  'dealer-mail': queue(PERSISTENT),
  'dealer-notice': queue(PERSISTENT),
  'ad-event': queue(PERSISTENT),
  'expired-keys-delete': queue(DAILY),
  'member-mail': queue(PERSISTENT),
  'staff-mail': queue(PERSISTENT),
  'staff-push': queue(WITHIN_AN_HOUR),
  'webhook-send': queue(PERSISTENT),
  'alert-mail': queue(PERSISTENT),
  'alert-look': queue(DAILY),
  'media-renditions': queue(DAILY),
  'media-files-delete': queue(PERSISTENT),
  'import-run': queue(DAILY),
  'stray-files-delete': queue(DAILY),
  'publish-due': queue(DAILY),
  'banner-turn': queue(DAILY),
  'currency-rates': queue(DAILY),
  'translation-draft': queue(SOON),
}

export const DEAD_LETTER_OPTIONS: QueueOptions = { retentionSeconds: 365 * DAY, retryLimit: 0 }

/**
 * How often each queue is asked, and for how many jobs. A second's wait is nobody's loss, and the limit keeps a burst of enquiries
 * from spending the processor on mails while the next enquiries wait. Asking beats notifying here: a notification costs every commit.
 */
export const POLLING: Record<JobName, { pollingIntervalSeconds: number; batchSize: number }> = {
  'enquiry-acknowledge': { pollingIntervalSeconds: 1, batchSize: 5 },
  'enquiry-notify': { pollingIntervalSeconds: 1, batchSize: 5 },
  'enquiry-notice': { pollingIntervalSeconds: 2, batchSize: 5 },
  // The first of a batch does the work of all that have waited.
  'reply-clock': { pollingIntervalSeconds: 5, batchSize: 100 },
  'message-mail': { pollingIntervalSeconds: 1, batchSize: 5 },
  'message-whatsapp': { pollingIntervalSeconds: 1, batchSize: 5 },
  // The first of a batch does the work of all that have waited.
  'mailbox-read': { pollingIntervalSeconds: 5, batchSize: 100 },
  // The first of a batch does the work of all that have waited.
  'task-reminders': { pollingIntervalSeconds: 5, batchSize: 100 },
  'quotation-mail': { pollingIntervalSeconds: 1, batchSize: 5 },
  'quotation-notice': { pollingIntervalSeconds: 2, batchSize: 1 },
  'quotation-ends': { pollingIntervalSeconds: 60, batchSize: 1 },
  'customer-link': { pollingIntervalSeconds: 1, batchSize: 20 },
  // The first of a batch does the work of all that have waited.
  'customer-catch-up': { pollingIntervalSeconds: 30, batchSize: 10 },
  'keeping-time-erase': { pollingIntervalSeconds: 2, batchSize: 1 },
  'dealer-mail': { pollingIntervalSeconds: 2, batchSize: 5 },
  // Few at once: each has up to twenty mails, and no run may last longer than a day.
  'dealer-notice': { pollingIntervalSeconds: 2, batchSize: 3 },
  'ad-event': { pollingIntervalSeconds: 5, batchSize: 10 },
  'expired-keys-delete': { pollingIntervalSeconds: 60, batchSize: 1 },
  'member-mail': { pollingIntervalSeconds: 1, batchSize: 5 },
  'staff-mail': { pollingIntervalSeconds: 1, batchSize: 5 },
  'staff-push': { pollingIntervalSeconds: 1, batchSize: 10 },
  'webhook-send': { pollingIntervalSeconds: 1, batchSize: 10 },
  'alert-mail': { pollingIntervalSeconds: 2, batchSize: 5 },
  // The first of a batch does the work of all that have waited.
  'alert-look': { pollingIntervalSeconds: 5, batchSize: 100 },
  // The first of a batch does the work of all; the others find nothing left to do.
  'media-renditions': { pollingIntervalSeconds: 2, batchSize: 200 },
  'media-files-delete': { pollingIntervalSeconds: 10, batchSize: 20 },
  'import-run': { pollingIntervalSeconds: 1, batchSize: 1 },
  'stray-files-delete': { pollingIntervalSeconds: 60, batchSize: 1 },
  // The first of a batch does the work of all that have waited.
  'publish-due': { pollingIntervalSeconds: 5, batchSize: 100 },
  'banner-turn': { pollingIntervalSeconds: 60, batchSize: 10 },
  'currency-rates': { pollingIntervalSeconds: 60, batchSize: 10 },
  'translation-draft': { pollingIntervalSeconds: 1, batchSize: 1 },
}

/** UTC, five fields. Renditions every hour, because those that found the disk full have no job any more. */
export const SCHEDULES: Partial<Record<JobName, string>> = {
  'expired-keys-delete': '17 3 * * *',
  'reply-clock': '* * * * *',
  'mailbox-read': '* * * * *',
  'task-reminders': '* * * * *',
  'media-renditions': '47 * * * *',
  'customer-catch-up': '* * * * *',
  'quotation-ends': '11 6 * * *',
  'keeping-time-erase': '7 4 * * *',
  'stray-files-delete': '37 3 * * *',
  'publish-due': '* * * * *',
  'alert-look': '*/5 * * * *',
  // Feeds change once a day, at different hours.
  'currency-rates': '23 */6 * * *',
  // Days begin at a quarter of an hour in some places.
  'banner-turn': '*/15 * * * *',
}

function queue(retries: QueueOptions): QueueOptions & { deadLetter: string } {
  return {
    ...retries,
    expireInSeconds: LONGEST_RUN,
    heartbeatSeconds: HEARTBEAT,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: 7 * DAY,
    deadLetter: DEAD_LETTERS,
  }
}
