import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, idColumn, moment, ref, updatedAt, usdCents } from './columns.ts'
import { TOKEN_KINDS, sqlList } from './enums.ts'
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
  },
  (t) => [uniqueIndex('member_level_key').on(t.levelKey), uniqueIndex('member_level_rank_key').on(t.rank)],
)

/** A club member. `passwordHash` is the argon2id of the transformed password (product D3). */
export const member = pgTable(
  'member',
  {
    id: idColumn(),
    mail: text('mail').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile'),
    mobileE164: text('mobile_e164'),
    whatsapp: text('whatsapp'),
    countryId: ref('country_id').references(() => country.id),
    passwordHash: text('password_hash').notNull(),
    levelId: ref('level_id').references(() => memberLevel.id),
    locale: text('locale').notNull(),
    mailVerifiedAt: moment('mail_verified_at'),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [uniqueIndex('member_mail_key').on(sql`lower(mail)`)],
)

/** Opaque 256-bit tokens, SHA-256 at rest, sliding and absolute expiry (product D4). */
export const memberToken = pgTable(
  'member_token',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
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
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.modelSign] })],
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
    validFrom: moment('valid_from')
      .notNull()
      .default(sql`now()`),
    validUntil: moment('valid_until'),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('voucher_code_key').on(t.code), check('voucher_value_check', sql`num_nonnulls(amount_usd_cents, percent) = 1`)],
)
