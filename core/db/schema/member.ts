import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MEMBER_MAIL_KINDS, TOKEN_KINDS } from '#contract/member-values.ts'
import { customer } from './customer.ts'
import { bytea, createdAt, idColumn, moment, ref, updatedAt, usdCents, version } from './columns.ts'
import { sqlList } from './sql-list.ts'
import { country } from './place.ts'

/** Level of the members' club; names per language in `name`. */
export const memberLevel = pgTable(
  'member_level',
  {
    id: idColumn(),
    levelKey: text('level_key').notNull(),
    rank: integer('rank').notNull(),
    name: jsonb('name').$type<Record<string, string>>().notNull(),
    terms: jsonb('terms').$type<Record<string, unknown>>().notNull().default({}),
    version: version(),
  },
  (t) => [uniqueIndex('member_level_key').on(t.levelKey), uniqueIndex('member_level_rank_key').on(t.rank)],
)

/**
 * A club member. `passwordHash` is the argon2id of the transformed password (R12.2). Anybody may register any address, so one counts
 * only once its link was opened: until then several rows may name it (decision 0013). `…Local`: the digits without country and leading zeros.
 */
export const member = pgTable(
  'member',
  {
    id: idColumn(),
    mail: text('mail').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile'),
    mobileE164: text('mobile_e164'),
    mobileLocal: text('mobile_local'),
    whatsapp: text('whatsapp'),
    whatsappE164: text('whatsapp_e164'),
    whatsappLocal: text('whatsapp_local'),
    countryId: ref('country_id').references(() => country.id),
    passwordHash: text('password_hash').notNull(),
    levelId: ref('level_id').references(() => memberLevel.id),
    locale: text('locale').notNull(),
    mailVerifiedAt: moment('mail_verified_at'),
    disabledAt: moment('disabled_at'),
    /** Whose account it is, once its address is confirmed and `linkCustomer` has found that. */
    customerId: ref('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('member_customer_idx').on(t.customerId),
    index('member_unlinked_idx')
      .on(t.id)
      .where(sql`customer_id is null and mail_verified_at is not null`),
    uniqueIndex('member_mail_key')
      .on(sql`lower(mail)`)
      .where(sql`mail_verified_at is not null`),
    index('member_mail_idx').on(sql`lower(mail)`, t.id.desc()),
    index('member_mobile_idx').on(t.mobileE164),
    index('member_mobile_local_idx').on(t.mobileLocal),
    index('member_whatsapp_idx').on(t.whatsappE164),
    index('member_whatsapp_local_idx').on(t.whatsappLocal),
    index('member_unverified_idx')
      .on(t.createdAt)
      .where(sql`mail_verified_at is null`),
  ],
)

/** Opaque 256-bit tokens, SHA-256 at rest, sliding and absolute expiry (R12.4). */
export const memberToken = pgTable(
  'member_token',
  {
    id: idColumn(),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    memberId: ref('member_id').references(() => member.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    uniqueIndex('member_token_hash_key').on(t.tokenHash),
    index('member_token_expiry_idx').on(t.expiresAt),
    index('member_token_member_idx').on(t.memberId),
    check('member_token_kind_check', sql.raw(`kind in (${sqlList(TOKEN_KINDS)})`)),
  ],
)

export const memberFavorite = pgTable(
  'member_favorite',
  {
    memberId: ref('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    modelSign: text('model_sign').notNull(),
    /** Order of saving. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.modelSign] })],
)

/** A message to a member that waits for its sending. `address` stands here alone and leaves with the row, once it is sent; the account may be gone before. */
export const memberMail = pgTable(
  'member_mail',
  {
    id: idColumn(),
    kind: text('kind', { enum: MEMBER_MAIL_KINDS }).notNull(),
    memberId: ref('member_id').references(() => member.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    name: text('name').notNull(),
    locale: text('locale').notNull(),
    /** Left side of the Message-ID: random, the same over every try. */
    mailKey: text('mail_key').notNull(),
    createdAt: createdAt(),
    /** Until then a run is sending the message, and no other one may. Null: nobody is. */
    heldUntil: moment('held_until'),
  },
  (t) => [
    uniqueIndex('member_mail_message_key').on(t.mailKey),
    index('member_mail_created_idx').on(t.createdAt),
    index('member_mail_member_idx').on(t.memberId),
    check('member_mail_kind_check', sql.raw(`kind in (${sqlList(MEMBER_MAIL_KINDS)})`)),
  ],
)

/** Discount voucher by level: code, value, expiry, single use. */
export const voucher = pgTable(
  'voucher',
  {
    id: idColumn(),
    code: text('code').notNull(),
    levelId: ref('level_id').references(() => memberLevel.id),
    memberId: ref('member_id').references(() => member.id, { onDelete: 'cascade' }),
    amountUsdCents: usdCents('amount_usd_cents'),
    percent: integer('percent'),
    /** What it was given for, such as `level:silver`; each thing gives a member one voucher. Null: by hand. */
    grantKey: text('grant_key'),
    validFrom: moment('valid_from')
      .notNull()
      .default(sql`now()`),
    validUntil: moment('valid_until'),
    usedAt: moment('used_at'),
    /** Taken back by staff. */
    voidedAt: moment('voided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('voucher_code_key').on(t.code),
    uniqueIndex('voucher_grant_key').on(t.memberId, t.grantKey),
    check('voucher_value_check', sql`num_nonnulls(amount_usd_cents, percent) = 1`),
  ],
)
