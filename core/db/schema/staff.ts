import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StaffWeek } from '#contract/staff-week-values.ts'
import type { ListViewValue } from '#contract/list-view-values.ts'
import { CHANGE_BATCH_KINDS } from '#contract/stock-values.ts'
import { SESSION_STAGES, STAFF_MAIL_KINDS } from '#contract/staff-values.ts'
import { bytea, createdAt, idColumn, isSample, moment, ref, updatedAt } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** A person who works here. `totpSecret` is set at the first login; `totpLastStep` refuses a code used twice; `totpNextSecret` waits for its first code. */
export const staff = pgTable(
  'staff',
  {
    id: idColumn(),
    mail: text('mail').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    totpSecret: bytea('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    totpNextSecret: bytea('totp_next_secret'),
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    locale: text('locale').notNull().default('en'),
    /** When they work; null: in the company's hours. */
    week: jsonb('week').$type<StaffWeek>(),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [uniqueIndex('staff_mail_key').on(sql`lower(mail)`)],
)

/** Days on which somebody is away, both ends included, at their place. */
export const staffAbsence = pgTable(
  'staff_absence',
  {
    id: idColumn(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_absence_staff_idx').on(t.staffId, t.lastDay), check('staff_absence_days_check', sql`first_day <= last_day`)],
)

/**
 * A role is a named set of permissions such as `enquiry.read`. `languages`: in which its people may write and publish; null: in all.
 * `version` 1: as it was shipped or made.
 */
export const role = pgTable(
  'role',
  {
    id: idColumn(),
    roleKey: text('role_key').notNull(),
    nameEn: text('name_en').notNull().default(''),
    nameZh: text('name_zh').notNull().default(''),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    languages: text('languages').array(),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('role_key').on(t.roleKey)],
)

export const staffRole = pgTable(
  'staff_role',
  {
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    roleId: ref('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.roleId] })],
)

/** Cookie session of staff: 30 min idle, 8 h absolute (R16.2). `stage` `totp` until the second factor is given. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: idColumn(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    stage: text('stage', { enum: SESSION_STAGES }).notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [uniqueIndex('staff_session_token_key').on(t.tokenHash)],
)

/** Codes for whoever has lost their authenticator, each for one login. Only hashes are kept. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    id: idColumn(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('staff_recovery_code_key').on(t.staffId, t.codeHash)],
)

/** Messages to the staff that wait to be sent; a link is made when its message is. */
export const staffMail = pgTable(
  'staff_mail',
  {
    id: idColumn(),
    kind: text('kind', { enum: STAFF_MAIL_KINDS }).notNull(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Left side of the Message-ID: random, the same over every try. */
    mailKey: text('mail_key').notNull(),
    /** Counts and ids that the message names. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** Until then a run is sending the message, and no other one may. Null: nobody is. */
    heldUntil: moment('held_until'),
  },
  (t) => [
    uniqueIndex('staff_mail_message_key').on(t.mailKey),
    index('staff_mail_staff_idx').on(t.staffId),
    check('staff_mail_kind_check', sql.raw(`kind in (${sqlList(STAFF_MAIL_KINDS)})`)),
  ],
)

/** One-time links: of the first owner, printed at first start (`staffId` null), and of one person. Only the hash is kept. */
export const staffSetup = pgTable('staff_setup', {
  id: idColumn(),
  staffId: ref('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/**
 * Failed attempts per bucket: of an account, of what was typed, of a network, of a known device, each for itself and never as a pair; and
 * mails that one network has caused to one box. What was typed stands here as a hash.
 */
export const loginAttempt = pgTable('login_attempt', {
  bucket: text('bucket').primaryKey(),
  failures: integer('failures').notNull().default(0),
  lastFailureAt: moment('last_failure_at')
    .notNull()
    .default(sql`now()`),
})

/** Who did what to which thing. Never holds secrets; personal data only by reference. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    actorKind: text('actor_kind').notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_created_idx').on(t.createdAt.desc()), index('audit_log_subject_idx').on(t.subjectKind, t.subjectId)],
)

/** One row per group of what staff set (`company`, `hours` …), and what a site remembers of itself (`catalogue.demo_load`). `version` counts changes. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  version: integer('version').notNull().default(1),
  isSample: isSample(),
  updatedAt: updatedAt(),
})

/** Several changes made at once, which can be taken back at once. `detail`: what was asked for and how many rows it has changed. */
export const changeBatch = pgTable(
  'change_batch',
  {
    id: idColumn(),
    kind: text('kind', { enum: CHANGE_BATCH_KINDS }).notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
    undoneBy: ref('undone_by').references(() => staff.id, { onDelete: 'set null' }),
  },
  (t) => [index('change_batch_created_idx').on(t.createdAt), check('change_batch_kind_check', sql.raw(`kind in (${sqlList(CHANGE_BATCH_KINDS)})`))],
)

/** What a change made of a row: the fields that differ, with both values, by their names on the wire. `before` null: the row was made. */
export const revision = pgTable(
  'revision',
  {
    id: idColumn(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    batchId: ref('batch_id').references(() => changeBatch.id, { onDelete: 'set null' }),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('revision_subject_idx').on(t.subjectKind, t.subjectId, t.id), index('revision_batch_idx').on(t.batchId)],
)

/** A list of the back office as somebody looks at it, by name: `value` has filters, order and hidden columns. */
export const listView = pgTable(
  'list_view',
  {
    id: idColumn(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    isShared: boolean('is_shared').notNull().default(false),
    value: jsonb('value').$type<ListViewValue>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('list_view_key').on(t.staffId, t.list, t.name)],
)
