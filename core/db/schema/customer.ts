import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { CONTACT_KINDS, CUSTOMER_THINGS, HINT_REASONS, MERGE_REASONS } from '#contract/customer-values.ts'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { country } from './place.ts'
import { sqlList } from './sql-list.ts'
import { staff } from './staff.ts'

/**
 * Somebody behind enquiries, applications, an account and intents. Who is merged into another keeps their row, contacts and things, and
 * names the other as `mainId`, which is always one that is merged into nobody: so a merge moves nothing and can be undone (decision 0055).
 * Name, company, country and language are the newest that were given.
 */
export const customer = pgTable(
  'customer',
  {
    id: idColumn(),
    mainId: ref('main_id').references((): AnyPgColumn => customer.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** For finding others of the same name. */
    foldedName: text('folded_name').notNull(),
    company: text('company'),
    countryId: ref('country_id').references(() => country.id),
    countryName: text('country_name').notNull(),
    locale: text('locale').notNull(),
    /** Newest thing of this row's own. */
    seenAt: moment('seen_at').notNull(),
    /** Newest thing of all that are merged into this one: the order of the list. */
    lastAt: moment('last_at').notNull(),
    /** Nobody is behind it any more (GDPR article 17); what came from them keeps its figures. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('customer_list_idx')
      .on(t.lastAt, t.id)
      .where(sql`main_id is null`),
    index('customer_main_idx').on(t.mainId),
    index('customer_name_idx').on(t.foldedName, t.countryId),
    check('customer_main_check', sql`main_id <> id`),
  ],
)

/** A mail address in small letters, or a number as E.164. Each belongs to whoever gave it first. */
export const customerContact = pgTable(
  'customer_contact',
  {
    id: idColumn(),
    customerId: ref('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('customer_contact_key').on(t.kind, t.value),
    index('customer_contact_customer_idx').on(t.customerId),
    index('customer_contact_part_idx').using('gin', sql`value gin_trgm_ops`),
    check('customer_contact_kind_check', sql.raw(`kind in (${sqlList(CONTACT_KINDS)})`)),
  ],
)

/** Everything that was written in one thing and about it, folded: what staff search. */
export const customerText = pgTable(
  'customer_text',
  {
    id: idColumn(),
    customerId: ref('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    thing: text('thing', { enum: CUSTOMER_THINGS }).notNull(),
    thingId: ref('thing_id').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    uniqueIndex('customer_text_key').on(t.thing, t.thingId),
    index('customer_text_customer_idx').on(t.customerId),
    index('customer_text_trgm_idx').using('gin', sql`search_text gin_trgm_ops`),
    check('customer_text_thing_check', sql.raw(`thing in (${sqlList(CUSTOMER_THINGS)})`)),
  ],
)

/** A merge: who went into whom, with all who had been merged into them before. `staffId` null: the system, by a number that both gave. */
export const customerMerge = pgTable(
  'customer_merge',
  {
    id: idColumn(),
    keptId: ref('kept_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    goneId: ref('gone_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    followerIds: bigint('follower_ids', { mode: 'number' }).array().notNull(),
    reason: text('reason', { enum: MERGE_REASONS }).notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
    undoneBy: ref('undone_by').references(() => staff.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('customer_merge_kept_idx').on(t.keptId),
    index('customer_merge_gone_idx').on(t.goneId),
    check('customer_merge_reason_check', sql.raw(`reason in (${sqlList(MERGE_REASONS)})`)),
  ],
)

/** Two that may be one; the lower id first. A pair that staff have looked at and kept apart is not suggested again. */
export const customerHint = pgTable(
  'customer_hint',
  {
    id: idColumn(),
    firstId: ref('first_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    secondId: ref('second_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: HINT_REASONS }).notNull(),
    createdAt: createdAt(),
    dismissedAt: moment('dismissed_at'),
    dismissedBy: ref('dismissed_by').references(() => staff.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('customer_hint_key').on(t.firstId, t.secondId),
    index('customer_hint_second_idx').on(t.secondId),
    check('customer_hint_order_check', sql`first_id < second_id`),
    check('customer_hint_reason_check', sql.raw(`reason in (${sqlList(HINT_REASONS)})`)),
  ],
)
