import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CostSources, QuotationSnapshot, QuotationTerms } from '#contract/quotation-values.ts'
import { DECLINE_REASONS, QUOTATION_STATES } from '#contract/quotation-values.ts'
import { bytea, createdAt, idColumn, moment, ref, updatedAt, usdCents, version } from './columns.ts'
import { enquiry } from './enquiry.ts'
import { sqlList } from './sql-list.ts'
import { staff } from './staff.ts'

/** The last number that was given in a year; numbers have no gaps, because they are taken in the transaction of what they name. */
export const quotationNumber = pgTable('quotation_number', { year: integer('year').primaryKey(), last: integer('last').notNull() })

/**
 * An offer on an enquiry as staff work on it (decision 0057). `draft`: what the next version will say; `version` counts its changes.
 * `revision`: of the latest that went out, 0 before the first; `issuedVersion`: the version of the draft that it was made of.
 */
export const quotation = pgTable(
  'quotation',
  {
    id: idColumn(),
    number: text('number').notNull(),
    enquiryId: ref('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    state: text('state', { enum: QUOTATION_STATES }).notNull().default('draft'),
    draft: jsonb('draft').$type<QuotationTerms>().notNull(),
    /** What its costs were reckoned for, and who said them; null: from before that was kept. */
    costSources: jsonb('cost_sources').$type<CostSources>(),
    version: version(),
    revision: integer('revision').notNull().default(0),
    issuedVersion: integer('issued_version'),
    /** Of the draft as it is: the total in US cents and the last day, for lists. */
    totalCents: usdCents('total_cents').notNull(),
    validUntil: text('valid_until').notNull(),
    /** Whose it is: who began it. */
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Who has let the discount of the draft pass; whoever changes the draft takes it back. */
    approvedById: ref('approved_by_id').references(() => staff.id, { onDelete: 'set null' }),
    /** The version that it was begun with, where it was: of a pro-forma the offer before it. */
    madeFromId: ref('made_from_id').references((): AnyPgColumn => quotationVersion.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('quotation_number_key').on(t.number),
    index('quotation_enquiry_idx').on(t.enquiryId),
    index('quotation_state_idx').on(t.state, t.updatedAt),
    index('quotation_updated_idx').on(t.updatedAt, t.id),
    index('quotation_made_from_idx')
      .on(t.madeFromId)
      .where(sql`made_from_id is not null`),
    check('quotation_state_check', sql.raw(`state in (${sqlList(QUOTATION_STATES)})`)),
    check('quotation_valid_until_check', sql`valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
  ],
)

/**
 * A version as the buyer has it: frozen, with the SHA-256 of what it says. `mark` names it in the link of the buyer, `verifyCode` on the
 * document. `remindedAt`, `lapsedAt`: when the buyer was reminded, and its end was noted.
 */
export const quotationVersion = pgTable(
  'quotation_version',
  {
    id: idColumn(),
    quotationId: ref('quotation_id')
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    snapshot: jsonb('snapshot').$type<QuotationSnapshot>().notNull(),
    hash: text('hash').notNull(),
    mark: bytea('mark').notNull(),
    verifyCode: text('verify_code').notNull(),
    validUntil: text('valid_until').notNull(),
    issuedById: ref('issued_by_id').references(() => staff.id, { onDelete: 'set null' }),
    issuedAt: moment('issued_at').notNull(),
    isMailed: boolean('is_mailed').notNull().default(false),
    openedAt: moment('opened_at'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by'),
    declinedAt: moment('declined_at'),
    declineReason: text('decline_reason', { enum: DECLINE_REASONS }),
    declineMessage: text('decline_message'),
    remindedAt: moment('reminded_at'),
    lapsedAt: moment('lapsed_at'),
  },
  (t) => [
    uniqueIndex('quotation_version_revision_key').on(t.quotationId, t.revision),
    uniqueIndex('quotation_version_mark_key').on(t.mark),
    uniqueIndex('quotation_version_code_key').on(t.verifyCode),
    index('quotation_version_end_idx')
      .on(t.validUntil)
      .where(sql`accepted_at is null and declined_at is null and lapsed_at is null`),
    index('quotation_version_declined_idx')
      .on(t.declinedAt)
      .where(sql`declined_at is not null`),
    check('quotation_version_reason_check', sql.raw(`decline_reason in (${sqlList(DECLINE_REASONS)})`)),
    check('quotation_version_answer_check', sql`${t.acceptedAt} is null or ${t.declinedAt} is null`),
  ],
)
