import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ALERT_KINDS, ALERT_MAIL_KINDS, ALERT_THING_STATES, type AlertEvent } from '#contract/alert-values.ts'
import { SHORTLIST_KINDS, type ShortlistKind } from '#contract/shortlist-values.ts'
import { bytea, createdAt, idColumn, moment, ref, usdCents } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** Somebody wants a mail when a list has something new or a thing changes (decision 0047). Deleted when it ends. */
export const alert = pgTable(
  'alert',
  {
    id: idColumn(),
    /** Random part of its code; the other part is a signature and kept nowhere. */
    mark: bytea('mark').notNull(),
    mail: text('mail').notNull(),
    locale: text('locale').notNull(),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    /** Filters of the list in one fixed order, or the signs of the things; the same wish is the same text. */
    query: text('query').notNull(),
    /** What is watched, in words of its language. */
    label: text('label').notNull(),
    /** Null: nobody has confirmed the address yet. */
    confirmedAt: moment('confirmed_at'),
    /** What came on offer until then was told or is not wanted. */
    lookedAt: moment('looked_at').notNull(),
    mailedAt: moment('mailed_at'),
    /** When it was told that it ends soon. */
    remindedAt: moment('reminded_at'),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('alert_mark_key').on(t.mark),
    index('alert_mail_idx').on(sql`lower(mail)`),
    index('alert_wish_idx').on(t.kind, t.query),
    index('alert_looked_idx').on(t.lookedAt),
    index('alert_ends_idx').on(t.endsAt),
    check('alert_kind_check', sql.raw(`kind in (${sqlList(ALERT_KINDS)})`)),
  ],
)

/** A thing that an alert watches, as it was when it was last told of. */
export const alertThing = pgTable(
  'alert_thing',
  {
    alertId: ref('alert_id')
      .notNull()
      .references(() => alert.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SHORTLIST_KINDS }).notNull(),
    sign: text('sign').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ALERT_THING_STATES }).notNull(),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.kind, t.sign] }),
    index('alert_thing_sign_idx').on(t.kind, t.sign),
    check('alert_thing_kind_check', sql.raw(`kind in (${sqlList(SHORTLIST_KINDS)})`)),
    check('alert_thing_state_check', sql.raw(`state in (${sqlList(ALERT_THING_STATES)})`)),
  ],
)

/** What a mail tells of one thing. Prices in US cents; `before`: what it cost until then. */
export type AlertNews = { kind: ShortlistKind; sign: string; name: string; event: AlertEvent; cents: number | null; before: number | null }

/** A mail about an alert until it is sent; its news are of that moment. */
export const alertMail = pgTable(
  'alert_mail',
  {
    id: idColumn(),
    alertId: ref('alert_id')
      .notNull()
      .references(() => alert.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ALERT_MAIL_KINDS }).notNull(),
    mailKey: text('mail_key').notNull(),
    news: jsonb('news').$type<AlertNews[]>().notNull().default([]),
    /** How much there is in all, of which `news` are the first. */
    total: integer('total').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('alert_mail_alert_idx').on(t.alertId), check('alert_mail_kind_check', sql.raw(`kind in (${sqlList(ALERT_MAIL_KINDS)})`))],
)

/**
 * What can be bought, since when at no higher price: the memory that new offers and price drops are told from. A price that rose moves nothing.
 * Written by the look of the clock alone.
 */
export const stockOffer = pgTable(
  'stock_offer',
  {
    kind: text('kind', { enum: SHORTLIST_KINDS }).notNull(),
    thingId: ref('thing_id').notNull(),
    since: moment('since').notNull(),
    fobPriceUsdCents: usdCents('fob_price_usd_cents'),
    /** What it cost before `since`; null: it was not on offer. */
    beforeUsdCents: usdCents('before_usd_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.thingId] }),
    index('stock_offer_since_idx').on(t.kind, t.since),
    check('stock_offer_kind_check', sql.raw(`kind in (${sqlList(SHORTLIST_KINDS)})`)),
  ],
)
