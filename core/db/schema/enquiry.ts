import { sql, type SQL } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  ENQUIRY_EVENT_KINDS,
  ENQUIRY_ITEM_KINDS,
  ENQUIRY_ITEM_LIMITS,
  ENQUIRY_ORIGINS,
  ENQUIRY_STATUSES,
  MOST_UNITS,
  PRICE_BASES,
  TOUCH_ORDERS,
} from '#contract/enquiry-values.ts'
import { LOSS_REASONS, PIPELINE_LIMITS } from '#contract/pipeline-values.ts'
import { car, fitting, usedCar } from './catalogue.ts'
import { customer } from './customer.ts'
import { createdAt, idColumn, moment, ref, updatedAt, usdCents } from './columns.ts'
import { sqlList } from './sql-list.ts'
import { member } from './member.ts'
import { country } from './place.ts'
import { staff } from './staff.ts'

/**
 * What staff look for an enquiry by: reference, name, address, and numbers as digits without signs between them. An expression over the
 * enquiry's own columns; `table`: the name before each, where a statement has other tables beside it.
 */
export function enquiryFindText(table: '' | 'enquiry.'): SQL {
  const texts = ['reference', 'name', 'mail'].map((name) => `${table}${name}`)
  const numbers = ['mobile_e164', 'whatsapp_e164'].map((name) => `coalesce(${table}${name}, '')`)
  return sql.raw(`lower(${[...texts, ...numbers, `regexp_replace(${table}mobile, '[^0-9]', '', 'g')`].join(` || ' ' || `)})`)
}

/** Brand and model of a lead with a sign between them that neither has; null without a model. */
export function enquiryModelKey(table: '' | 'enquiry.' | 'e.'): SQL {
  return sql.raw(`(coalesce(${table}brand_name, '') || chr(31) || ${table}car_model_name)`)
}

/** A lead: somebody asked. `source` is the wire's fixed `Auto-Chat`, `origin` where it truly came from (R10.4). */
export const enquiry = pgTable(
  'enquiry',
  {
    id: idColumn(),
    /** Spoken reference such as `Q7K3-M2`, without O, 0, I, 1. */
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    /** Where staff entered one. */
    company: text('company'),
    mail: text('mail').notNull(),
    mobile: text('mobile').notNull(),
    /** E.164 where the number could be read with the country; null otherwise, never a reason to refuse. */
    mobileE164: text('mobile_e164'),
    whatsapp: text('whatsapp'),
    whatsappE164: text('whatsapp_e164'),
    countryId: ref('country_id').references(() => country.id),
    countryName: text('country_name').notNull(),
    remark: text('remark').notNull(),
    /** Chassis number of the vehicle that a part is for, as it was written, in capitals; never a reason to refuse. */
    vin: text('vin'),
    /** Units, destination and what the price shall hold: offered by the buyer, null where nothing was said. */
    quantity: integer('quantity'),
    destinationPort: text('destination_port'),
    priceBasis: text('price_basis', { enum: PRICE_BASES }),
    source: text('source').notNull(),
    origin: text('origin', { enum: ENQUIRY_ORIGINS }).notNull(),
    originId: text('origin_id'),
    locale: text('locale').notNull(),
    brandSign: text('brand_sign'),
    brandName: text('brand_name'),
    carModelSign: text('car_model_sign'),
    carModelName: text('car_model_name'),
    carId: ref('car_id').references(() => car.id, { onDelete: 'set null' }),
    usedCarId: ref('used_car_id').references(() => usedCar.id, { onDelete: 'set null' }),
    fittingId: ref('fitting_id').references(() => fitting.id, { onDelete: 'set null' }),
    memberId: ref('member_id').references(() => member.id, { onDelete: 'set null' }),
    /** Whose it is, once `linkCustomer` has found that; null until then and in quarantine. */
    customerId: ref('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    status: text('status', { enum: ENQUIRY_STATUSES }).notNull().default('new'),
    /** Of one that was lost; the note is in somebody's own words. */
    lossReason: text('loss_reason', { enum: LOSS_REASONS }),
    lossNote: text('loss_note'),
    /** What is expected of the sale, and the day by which it is decided; `saleVersion` counts changes by hand of these, quantity and port. */
    expectedValueCents: usdCents('expected_value_cents'),
    expectedCloseOn: text('expected_close_on'),
    saleVersion: integer('sale_version').notNull().default(1),
    ownerId: ref('owner_id').references(() => staff.id, { onDelete: 'set null' }),
    isQuarantined: boolean('is_quarantined').notNull().default(false),
    spamScore: integer('spam_score').notNull().default(0),
    spamReasons: text('spam_reasons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    firstResponseAt: moment('first_response_at'),
    /** Since when the buyer waits for an answer; null: nobody owes one. */
    awaitingSince: moment('awaiting_since'),
    /** Until when the answer is promised, and when its owner is reminded; null until `reply-clock` has reckoned them. */
    replyDueAt: moment('reply_due_at'),
    replyWarnAt: moment('reply_warn_at'),
    /** When the owner was reminded, and when others were told that it is late, of the present wait. */
    replyWarnedAt: moment('reply_warned_at'),
    replyEscalatedAt: moment('reply_escalated_at'),
    /** The body as received, less unknown keys, for evidence and repair. */
    rawPayload: jsonb('raw_payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('enquiry_reference_key').on(t.reference),
    // Read from their end for the newest: an index that is declared descending puts nulls last, which no order by asks for.
    index('enquiry_created_idx').on(t.createdAt, t.id),
    // In the order in which partners read what has changed.
    index('enquiry_updated_idx').on(t.updatedAt, t.id),
    index('enquiry_status_idx').on(t.status, t.createdAt, t.id),
    index('enquiry_owner_idx').on(t.ownerId, t.createdAt, t.id),
    index('enquiry_country_idx').on(t.countryId, t.createdAt, t.id),
    index('enquiry_origin_idx').on(t.origin, t.createdAt, t.id),
    index('enquiry_name_idx').on(sql`lower(name)`, t.id),
    index('enquiry_country_name_idx').on(sql`lower(country_name)`, t.id),
    // Who has no answer yet comes last in both directions.
    index('enquiry_first_answered_idx').on(t.firstResponseAt, t.id),
    index('enquiry_last_answered_idx').on(t.firstResponseAt.desc().nullsLast(), t.id.desc()),
    index('enquiry_locale_idx').on(t.locale, t.createdAt, t.id),
    index('enquiry_quarantined_idx')
      .on(t.createdAt, t.id)
      .where(sql`is_quarantined`),
    // Whose buyer waits for nothing comes last in both directions.
    index('enquiry_first_due_idx').on(t.replyDueAt, t.id),
    index('enquiry_last_due_idx').on(t.replyDueAt.desc().nullsLast(), t.id.desc()),
    index('enquiry_awaited_idx')
      .on(t.createdAt, t.id)
      .where(sql`awaiting_since is not null`),
    // What the clock has to look at is little beside all who wait.
    index('enquiry_reply_look_idx')
      .on(t.replyWarnAt)
      .where(sql`awaiting_since is not null and reply_escalated_at is null`),
    // What nobody has put a value to comes last in both directions; ids as "order by id desc" has them, or thousands without a value would be sorted.
    index('enquiry_first_value_idx').on(t.expectedValueCents, t.id),
    index('enquiry_last_value_idx').on(t.expectedValueCents.desc().nullsLast(), t.id.desc().nullsFirst()),
    // A column of the board: counted, summed and by value, of the index alone.
    index('enquiry_board_idx').on(t.status, t.isQuarantined, t.expectedValueCents.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('enquiry_loss_idx')
      .on(t.lossReason, t.createdAt, t.id)
      .where(sql`loss_reason is not null`),
    index('enquiry_brand_idx')
      .on(t.brandName, t.createdAt, t.id)
      .where(sql`brand_name is not null`),
    index('enquiry_model_idx')
      .on(enquiryModelKey(''), t.createdAt, t.id)
      .where(sql`car_model_name is not null`),
    index('enquiry_find_idx').using('gin', sql`(${enquiryFindText('')}) gin_trgm_ops`),
    index('enquiry_mail_idx').on(sql`lower(mail)`),
    index('enquiry_mobile_idx').on(t.mobileE164),
    index('enquiry_whatsapp_idx').on(t.whatsappE164),
    index('enquiry_member_idx').on(t.memberId),
    index('enquiry_customer_idx').on(t.customerId),
    index('enquiry_unlinked_idx')
      .on(t.id)
      .where(sql`customer_id is null and not is_quarantined`),
    check('enquiry_quantity_check', sql.raw(`quantity between 1 and ${MOST_UNITS}`)),
    check('enquiry_destination_port_check', sql`length(destination_port) between 1 and 120`),
    check('enquiry_price_basis_check', sql.raw(`price_basis in (${sqlList(PRICE_BASES)})`)),
    check('enquiry_status_check', sql.raw(`status in (${sqlList(ENQUIRY_STATUSES)})`)),
    check('enquiry_loss_reason_check', sql.raw(`loss_reason in (${sqlList(LOSS_REASONS)})`)),
    check('enquiry_loss_check', sql`status = 'lost' or (loss_reason is null and loss_note is null)`),
    check('enquiry_expected_value_check', sql.raw(`expected_value_cents between 0 and ${PIPELINE_LIMITS.value}`)),
    check('enquiry_expected_close_check', sql`expected_close_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
)

/**
 * What an enquiry asks for together, in the buyer's order (R10.28). `sign` names a row of the catalogue for good, or is a number that we do
 * not know; `name` as the catalogue had it at that moment, null for what was not on the site.
 */
export const enquiryItem = pgTable(
  'enquiry_item',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ENQUIRY_ITEM_KINDS }).notNull(),
    sign: text('sign').notNull(),
    name: text('name'),
    quantity: integer('quantity').notNull(),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('enquiry_item_place_key').on(t.enquiryId, t.position),
    check('enquiry_item_kind_check', sql.raw(`kind in (${sqlList(ENQUIRY_ITEM_KINDS)})`)),
    check('enquiry_item_quantity_check', sql.raw(`quantity between 1 and ${ENQUIRY_ITEM_LIMITS.quantity}`)),
  ],
)

/** What happened to an enquiry, oldest first. `staffId` null: the system. */
export const enquiryEvent = pgTable(
  'enquiry_event',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ENQUIRY_EVENT_KINDS }).notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiry_event_order_idx').on(t.enquiryId, t.createdAt, t.id),
    // How far a lead had come before it was lost.
    index('enquiry_event_status_idx')
      .on(t.enquiryId)
      .where(sql`kind = 'status_changed'`),
    check('enquiry_event_kind_check', sql.raw(`kind in (${sqlList(ENQUIRY_EVENT_KINDS)})`)),
  ],
)

/**
 * Where a visit came from: what its address said, else the advertiser whose click it carries, else the page before; null where nothing of it is known.
 * An expression over the visit's own columns.
 */
export function touchSource(table: '' | 'a.' | 't.'): SQL {
  const of = (name: string) => `${table}${name}`
  return sql.raw(`coalesce(
    nullif(lower(${of('utm_source')}), ''),
    case when coalesce(${of('gclid')}, ${of('wbraid')}, ${of('gbraid')}) is not null then 'google' when ${of('fbclid')} is not null then 'facebook' end,
    nullif(regexp_replace(lower(substring(${of('referrer')} from '^https?://([^/:?#]+)')), '^www\\.', ''), ''))`)
}

/** First and last touch (R18.1). One row per enquiry and touch. */
export const enquiryAttribution = pgTable(
  'enquiry_attribution',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    touch: text('touch', { enum: TOUCH_ORDERS }).notNull(),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    gclid: text('gclid'),
    wbraid: text('wbraid'),
    gbraid: text('gbraid'),
    fbclid: text('fbclid'),
    referrer: text('referrer'),
    landingPage: text('landing_page'),
    locale: text('locale'),
    device: text('device'),
    touchedAt: moment('touched_at'),
  },
  (t) => [
    uniqueIndex('enquiry_attribution_key').on(t.enquiryId, t.touch),
    // Leads of a source and of a campaign, which the last visit before them says.
    index('enquiry_attribution_source_idx')
      .on(sql`(${touchSource('')})`, t.enquiryId)
      .where(sql`touch = 'last'`),
    index('enquiry_attribution_campaign_idx')
      .on(t.utmCampaign, t.enquiryId)
      .where(sql`touch = 'last' and utm_campaign is not null`),
    check('enquiry_attribution_touch_check', sql`${t.touch} in ('first', 'last')`),
  ],
)

/** A favourite signal (`record_buy`); never counted as a lead (R1.11). */
export const intent = pgTable(
  'intent',
  {
    id: idColumn(),
    name: text('name'),
    mobile: text('mobile'),
    mail: text('mail'),
    brandSign: text('brand_sign'),
    brandName: text('brand_name'),
    carModelSign: text('car_model_sign'),
    carModelName: text('car_model_name'),
    carId: ref('car_id').references(() => car.id, { onDelete: 'set null' }),
    source: text('source'),
    locale: text('locale').notNull(),
    /** Whose it is; null until that is found, and for good where it is anonymous. */
    customerId: ref('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('intent_created_idx').on(t.createdAt.desc()),
    index('intent_customer_idx').on(t.customerId),
    index('intent_unlinked_idx')
      .on(t.id)
      .where(sql`customer_id is null and (mail is not null or mobile is not null)`),
  ],
)

/** Same key and scope, same answer. `payloadHash` differs: 422. Kept for seven days, because a phone may be offline for days. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    id: idColumn(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('idempotency_key_key').on(t.scope, t.key), index('idempotency_key_expiry_idx').on(t.expiresAt)],
)
