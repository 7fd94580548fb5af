import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { AD_EVENT_KINDS } from '#contract/ad-event-values.ts'
import { createdAt, idColumn, moment, ref, usdCents } from './columns.ts'
import { dealerApplication } from './dealer.ts'
import { enquiry } from './enquiry.ts'
import { sqlList } from './sql-list.ts'

/**
 * Something of an enquiry or of a dealer's application that advertisers may hear of, because its sender agreed (R18.3). The first of each
 * carries what was agreed to; what became of a lead later stands on that.
 */
export const adEvent = pgTable(
  'ad_event',
  {
    id: idColumn(),
    kind: text('kind', { enum: AD_EVENT_KINDS }).notNull().default('lead'),
    enquiryId: ref('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    dealerApplicationId: ref('dealer_application_id').references(() => dealerApplication.id, { onDelete: 'cascade' }),
    /** The same for every try; of a lead that has come in the same as in the browser. */
    eventId: text('event_id').notNull(),
    /** Random number of the browser, made when the visitor agreed; null: it could not keep one. */
    clientId: text('client_id'),
    page: text('page'),
    /** When the visitor agreed, and to which words, as the browser says it; without `terms` to those that spoke of sent enquiries alone. */
    consent: jsonb('consent').$type<{ agreed_at: string | null; terms?: string | null }>().notNull(),
    /** When it came to pass; of a lead that was held in quarantine when it was let out. */
    happenedAt: moment('happened_at').notNull().defaultNow(),
    /** Of a sale: what the buyer had accepted when it was marked as won; null: nothing that is known. */
    valueCents: usdCents('value_cents'),
    createdAt: createdAt(),
  },
  (t) => [
    // Withdrawing is asked for by the browser's number alone.
    index('ad_event_client_idx')
      .on(t.clientId)
      .where(sql`${t.clientId} is not null`),
    uniqueIndex('ad_event_enquiry_key').on(t.enquiryId, t.kind),
    uniqueIndex('ad_event_dealer_key').on(t.dealerApplicationId, t.kind),
    check('ad_event_kind_check', sql.raw(`kind in (${sqlList(AD_EVENT_KINDS)})`)),
    check('ad_event_subject_check', sql`num_nonnulls(${t.enquiryId}, ${t.dealerApplicationId}) = 1`),
  ],
)

/** How telling one advertiser went. */
export const adDelivery = pgTable(
  'ad_delivery',
  {
    adEventId: ref('ad_event_id')
      .notNull()
      .references(() => adEvent.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    sentAt: moment('sent_at'),
    /** Until when one job alone tells of it. */
    claimedUntil: moment('claimed_until'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adEventId, t.provider] }), index('ad_delivery_sent_idx').on(t.sentAt)],
)
