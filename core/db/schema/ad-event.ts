import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { enquiry } from './enquiry.ts'

/** A lead that advertisers may hear of, because the visitor agreed (R18.3). `eventId` is the same in the browser. */
export const adEvent = pgTable(
  'ad_event',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    /** Random number of the browser, made when the visitor agreed; null: it could not keep one. */
    clientId: text('client_id'),
    page: text('page'),
    /** What the visitor agreed to, and when, as the browser says it. */
    consent: jsonb('consent').$type<{ agreed_at: string | null }>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('ad_event_enquiry_key').on(t.enquiryId)],
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
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.adEventId, t.provider] }), index('ad_delivery_sent_idx').on(t.sentAt)],
)
