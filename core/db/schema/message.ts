import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MESSAGE_CHANNELS, MESSAGE_DIRECTIONS, MESSAGE_FILE_FAULTS, MESSAGE_MARKS, UNMATCHED_REASONS } from '#contract/message-values.ts'
import { WHATSAPP_STATUSES } from '#contract/whatsapp-values.ts'
import { createdAt, idColumn, moment, ref } from './columns.ts'
import { enquiry } from './enquiry.ts'
import { sqlList } from './sql-list.ts'
import { staff } from './staff.ts'

/** What a buyer and we wrote to each other on a lead; what came and belongs to none waits for somebody to say to which (`unmatchedReason`). */
export const message = pgTable(
  'message',
  {
    id: idColumn(),
    enquiryId: ref('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: MESSAGE_DIRECTIONS }).notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    /** Who of the staff wrote it. */
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Of ours the key of the form, of one that came a hash of what it is: what comes twice is there once. */
    identity: text('identity').notNull(),
    /** `Message-ID` without its brackets, or the service's own id; of ours the one that its mail goes out under. */
    messageId: text('message_id'),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    locale: text('locale'),
    marks: text('marks', { enum: MESSAGE_MARKS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Why it belonged to no lead by itself; stays when somebody has given it to one. */
    unmatchedReason: text('unmatched_reason', { enum: UNMATCHED_REASONS }),
    /** When somebody said that it is for no lead. */
    dismissedAt: moment('dismissed_at'),
    /** When its writer says that it was written. */
    writtenAt: moment('written_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('message_identity_key').on(t.identity),
    index('message_enquiry_idx').on(t.enquiryId, t.createdAt, t.id),
    index('message_message_id_idx').on(t.messageId),
    index('message_unmatched_idx')
      .on(t.createdAt, t.id)
      .where(sql`enquiry_id is null and dismissed_at is null`),
    index('message_dismissed_idx')
      .on(t.dismissedAt, t.id)
      .where(sql`enquiry_id is null and dismissed_at is not null`),
    // Since when somebody can be written to in free words.
    index('message_whatsapp_from_idx')
      .on(t.fromAddress, t.createdAt)
      .where(sql`channel = 'whatsapp' and direction = 'in'`),
    check('message_direction_check', sql.raw(`direction in (${sqlList(MESSAGE_DIRECTIONS)})`)),
    check('message_channel_check', sql.raw(`channel in (${sqlList(MESSAGE_CHANNELS)})`)),
    check('message_marks_check', sql.raw(`marks <@ array[${sqlList(MESSAGE_MARKS)}]`)),
    check('message_unmatched_check', sql.raw(`unmatched_reason in (${sqlList(UNMATCHED_REASONS)})`)),
    check('message_place_check', sql.raw('enquiry_id is not null or unmatched_reason is not null')),
  ],
)

/** A file of a message, under a random key in the file store; it has no public address. One that is not kept has a fault and no key. */
export const messageFile = pgTable(
  'message_file',
  {
    id: idColumn(),
    messageId: ref('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** As its sender calls it, cleaned. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type'),
    byteSize: integer('byte_size').notNull(),
    storageKey: text('storage_key'),
    fault: text('fault', { enum: MESSAGE_FILE_FAULTS }),
  },
  (t) => [
    uniqueIndex('message_file_place_key').on(t.messageId, t.position),
    uniqueIndex('message_file_storage_key').on(t.storageKey),
    check('message_file_fault_check', sql.raw(`fault in (${sqlList(MESSAGE_FILE_FAULTS)})`)),
    check('message_file_kept_check', sql.raw('(storage_key is null) = (fault is not null)')),
  ],
)

/** What a template's message is made of by the service. */
export type SentTemplate = { name: string; language: string; parameters: readonly string[] }

/** What becomes of a WhatsApp message of ours. `error` of the last try until one succeeds, or what the service reported later. */
export const whatsappDelivery = pgTable(
  'whatsapp_delivery',
  {
    id: idColumn(),
    messageId: ref('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    /** Null: free words. */
    template: jsonb('template').$type<SentTemplate>(),
    status: text('status', { enum: WHATSAPP_STATUSES }).notNull().default('pending'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    /** How often a person has sent it, with the first time: what is told of an earlier time is no news of this one. */
    round: integer('round').notNull().default(1),
    /** When the last try began. */
    triedAt: moment('tried_at'),
    /** Until then a run is sending the message, and no other one may. Null: nobody is. */
    heldUntil: moment('held_until'),
    sentAt: moment('sent_at'),
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('whatsapp_delivery_message_key').on(t.messageId),
    check('whatsapp_delivery_status_check', sql.raw(`status in (${sqlList(WHATSAPP_STATUSES)})`)),
  ],
)

const MAILBOX_KINDS = ['imap', 'folder', 'webhook'] as const

/** How far a mailbox was read, and what the last look met; of a mail server that calls by itself when its last mail came. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: idColumn(),
    /** Which one: its kind, and of IMAP host, account and folder. */
    name: text('name').notNull(),
    kind: text('kind', { enum: MAILBOX_KINDS }).notNull(),
    /** Up to where it was read, as its port writes that. */
    mark: text('mark'),
    lookedAt: moment('looked_at'),
    error: text('error'),
    failingSince: moment('failing_since'),
  },
  (t) => [uniqueIndex('mailbox_name_key').on(t.name), check('mailbox_kind_check', sql.raw(`kind in (${sqlList(MAILBOX_KINDS)})`))],
)
