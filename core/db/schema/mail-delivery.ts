import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MAIL_STATUSES } from '#contract/mail-values.ts'
import { alert } from './alert.ts'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { dealerApplication } from './dealer.ts'
import { enquiry } from './enquiry.ts'
import { quotationVersion } from './quotation.ts'

/** State of a message to somebody, apart from the lead it is about. `error` of the last try until one succeeds. */
export const mailDelivery = pgTable(
  'mail_delivery',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    dealerApplicationId: ref('dealer_application_id').references(() => dealerApplication.id, { onDelete: 'cascade' }),
    alertId: ref('alert_id').references(() => alert.id, { onDelete: 'cascade' }),
    /** Of a mail about an enquiry that brings a version of an offer to its buyer. */
    quotationVersionId: ref('quotation_version_id').references(() => quotationVersion.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    messageId: text('message_id').notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    /** When the last try began. */
    triedAt: moment('tried_at'),
    /** Until then a run is sending the message, and no other one may. Null: nobody is. */
    heldUntil: moment('held_until'),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('mail_delivery_message_key').on(t.messageId),
    index('mail_delivery_enquiry_idx').on(t.enquiryId),
    index('mail_delivery_dealer_idx').on(t.dealerApplicationId),
    index('mail_delivery_alert_idx').on(t.alertId),
    index('mail_delivery_quotation_idx')
      .on(t.quotationVersionId)
      .where(sql`quotation_version_id is not null`),
    index('mail_delivery_trouble_idx')
      .on(t.enquiryId, t.dealerApplicationId)
      .where(sql`error is not null`),
    check('mail_delivery_status_check', sql`${t.status} in ('pending', 'sent', 'failed')`),
  ],
)
