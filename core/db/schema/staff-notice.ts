import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_NOTICE_KINDS } from '#contract/staff-notice-values.ts'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { enquiry } from './enquiry.ts'
import { quotation } from './quotation.ts'
import { sqlList } from './sql-list.ts'
import { staff } from './staff.ts'

/** One person is told one thing of a lead (decision 0058). Kept for 30 days. */
export const staffNotice = pgTable(
  'staff_notice',
  {
    id: idColumn(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: STAFF_NOTICE_KINDS }).notNull(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    /** Of which offer on it; null: of the lead itself. */
    quotationId: ref('quotation_id').references(() => quotation.id, { onDelete: 'cascade' }),
    /** Of how many leads that were given together; the lead is one of them. */
    leads: integer('leads').notNull().default(1),
    /** Under which leads that come one after the other are gathered; null: all are there, and the person was told. */
    gathering: text('gathering'),
    createdAt: createdAt(),
    /** Null: the person has not looked at it. */
    seenAt: moment('seen_at'),
  },
  (t) => [
    index('staff_notice_staff_idx').on(t.staffId, t.id.desc()),
    index('staff_notice_unseen_idx')
      .on(t.staffId)
      .where(sql`seen_at is null`),
    index('staff_notice_enquiry_idx').on(t.enquiryId),
    index('staff_notice_created_idx').on(t.createdAt),
    index('staff_notice_quotation_idx')
      .on(t.quotationId)
      .where(sql`quotation_id is not null`),
    uniqueIndex('staff_notice_gathering_key')
      .on(t.gathering, t.staffId)
      .where(sql`gathering is not null`),
    check('staff_notice_kind_check', sql.raw(`kind in (${sqlList(STAFF_NOTICE_KINDS)})`)),
  ],
)

/** A browser that a person has asked to be told by (RFC 8030). `failedAt`: since when its service refuses; null: it does not. */
export const staffPushSubscription = pgTable(
  'staff_push_subscription',
  {
    id: idColumn(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** What the device calls itself, for the person to tell it from the others. */
    label: text('label').notNull(),
    createdAt: createdAt(),
    lastOkAt: moment('last_ok_at'),
    failedAt: moment('failed_at'),
  },
  (t) => [uniqueIndex('staff_push_subscription_endpoint_key').on(t.endpoint), index('staff_push_subscription_staff_idx').on(t.staffId)],
)
