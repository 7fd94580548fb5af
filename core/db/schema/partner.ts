import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, idColumn, moment, ref } from './columns.ts'

/** A company whose servers call ours with signed requests (chapter 15). `v1Salt` is null where the old signature is not allowed. */
export const partner = pgTable(
  'partner',
  {
    id: idColumn(),
    appKey: text('app_key').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    v1Salt: text('v1_salt'),
    v1Until: moment('v1_until'),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('partner_app_key_key').on(t.appKey)],
)

/** Secret of `v2`; two may live at once, so that a partner can change over. Kept as it is, because a MAC cannot be checked by a hash. */
export const partnerSecret = pgTable(
  'partner_secret',
  {
    id: idColumn(),
    partnerId: ref('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    secret: bytea('secret').notNull(),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('partner_secret_partner_idx').on(t.partnerId)],
)

/** What has been used once, until no request of that time is taken any more. */
export const partnerNonce = pgTable(
  'partner_nonce',
  {
    partnerId: ref('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.nonce] }), index('partner_nonce_expiry_idx').on(t.expiresAt)],
)
