import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_FAULTS, WEBHOOK_OFF_REASONS } from '#contract/webhook-values.ts'
import { createdAt, idColumn, moment, ref, updatedAt, version } from './columns.ts'
import { dealerApplication } from './dealer.ts'
import { enquiry } from './enquiry.ts'
import { sqlList } from './sql-list.ts'

/** Where another system is told of leads (decision 0062). Secrets are kept as they are, because nothing can be signed with a hash. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: idColumn(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    withContact: boolean('with_contact').notNull(),
    isOn: boolean('is_on').notNull(),
    secret: text('secret').notNull(),
    /** The one of before, which signs too until then. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** Why and when it was turned off by itself. */
    offReason: text('off_reason', { enum: WEBHOOK_OFF_REASONS }),
    offAt: moment('off_at'),
    failingSince: moment('failing_since'),
    lastOkAt: moment('last_ok_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check('webhook_endpoint_events_check', sql.raw(`events <@ array[${sqlList(WEBHOOK_EVENTS)}] and cardinality(events) > 0`)),
    check('webhook_endpoint_off_reason_check', sql.raw(`off_reason in (${sqlList(WEBHOOK_OFF_REASONS)})`)),
  ],
)

/** An event for an endpoint, with the bytes that are sent. `body` null: it held data of a person who was erased. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: idColumn(),
    endpointId: ref('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    /** The same for every endpoint, and for good. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    body: text('body'),
    hasContact: boolean('has_contact').notNull(),
    enquiryId: ref('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    dealerApplicationId: ref('dealer_application_id').references(() => dealerApplication.id, { onDelete: 'cascade' }),
    state: text('state', { enum: WEBHOOK_DELIVERY_STATES }).notNull().default('waiting'),
    createdAt: createdAt(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [
    uniqueIndex('webhook_delivery_event_key').on(t.endpointId, t.eventId),
    index('webhook_delivery_order_idx').on(t.endpointId, t.createdAt, t.id),
    index('webhook_delivery_created_idx').on(t.createdAt),
    index('webhook_delivery_enquiry_idx').on(t.enquiryId),
    index('webhook_delivery_dealer_idx').on(t.dealerApplicationId),
    check('webhook_delivery_state_check', sql.raw(`state in (${sqlList(WEBHOOK_DELIVERY_STATES)})`)),
  ],
)

/** One try of a delivery: the status of the answer, or why there was none. */
export const webhookTry = pgTable(
  'webhook_try',
  {
    id: idColumn(),
    deliveryId: ref('delivery_id')
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    status: integer('status'),
    fault: text('fault', { enum: WEBHOOK_FAULTS }),
    ms: integer('ms').notNull(),
  },
  (t) => [
    index('webhook_try_delivery_idx').on(t.deliveryId, t.id),
    check('webhook_try_fault_check', sql.raw(`fault in (${sqlList(WEBHOOK_FAULTS)})`)),
    check('webhook_try_outcome_check', sql.raw('(status is null) <> (fault is null)')),
  ],
)
