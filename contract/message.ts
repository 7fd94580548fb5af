import { z } from 'zod'
import { mailDeliverySchema } from './mail-delivery.ts'
import { MESSAGE_CHANNELS, MESSAGE_DIRECTIONS, MESSAGE_FILE_FAULTS, MESSAGE_LIMITS, MESSAGE_MARKS, UNMATCHED_REASONS } from './message-values.ts'
import { lineSchema, linesSchema, localeSchema } from './texts.ts'
import { WHATSAPP_LIMITS } from './whatsapp-values.ts'
import { whatsappLanguageSchema, whatsappNameSchema } from './whatsapp.ts'

const id = z.coerce.number().int().min(1)
const moment = z.string()
const person = z.object({ id: z.number().int(), name: z.string() })

/** A file of a message. `fault`: why it is not kept; null: it can be fetched. */
export const messageFileSchema = z.object({
  id: z.number().int(),
  file_name: z.string(),
  content_type: z.string().nullable(),
  byte_size: z.number().int(),
  fault: z.enum(MESSAGE_FILE_FAULTS).nullable(),
})
export type MessageFile = z.infer<typeof messageFileSchema>

/** What became of a message of ours. `delivered_at`, `read_at`: on the buyer's telephone, where the service tells; of a mail nobody does. */
export const messageDeliverySchema = mailDeliverySchema.omit({ id: true }).extend({ delivered_at: moment.nullable(), read_at: moment.nullable() })
export type MessageDelivery = z.infer<typeof messageDeliverySchema>

/** A message of a lead. Moments ISO 8601 UTC; `written_at`: when its writer says that it was written. */
export const messageSchema = z.object({
  id: z.number().int(),
  direction: z.enum(MESSAGE_DIRECTIONS),
  channel: z.enum(MESSAGE_CHANNELS),
  created_at: moment,
  written_at: moment.nullable(),
  /** Who of the staff wrote it. */
  staff: person.nullable(),
  /** Name and address, or number, of who wrote it. */
  from_name: z.string(),
  from_address: z.string(),
  to_address: z.string(),
  subject: z.string(),
  /** What was written, without what it quotes. */
  text: z.string(),
  /** What it quotes of earlier messages; empty: nothing. */
  quoted: z.string(),
  /** Language in which we wrote; null of what came, and where nobody said it. */
  locale: z.string().nullable(),
  marks: z.array(z.enum(MESSAGE_MARKS)),
  files: z.array(messageFileSchema),
  /** What became of a message of ours; null: it came, or has not been taken up yet. */
  delivery: messageDeliverySchema.nullable(),
})
export type Message = z.infer<typeof messageSchema>

/** A message that the service has approved, with the places of its text (`{{1}}`) counted. */
export const approvedTemplateSchema = z.object({ name: z.string(), language: z.string(), text: z.string(), parameters: z.number().int() })

/**
 * How a buyer can be written to by WhatsApp from here. `window_ends_at`: until then in free words; null: nothing came from their number in the last 24
 * hours, and only an approved template goes.
 */
export const whatsappStateSchema = z.object({ window_ends_at: moment.nullable(), templates: z.array(approvedTemplateSchema) })
export type WhatsappState = z.infer<typeof whatsappStateSchema>

/**
 * The messages of a lead, oldest first. `can_mail`: its address can be written to; `can_translate`: there is a service that translates; `whatsapp` null:
 * no service is set up, the lead has no number that can be dialled, or it is in quarantine.
 */
export const conversationSchema = z.object({
  messages: z.array(messageSchema),
  can_mail: z.boolean(),
  can_translate: z.boolean(),
  whatsapp: whatsappStateSchema.nullable(),
})
export type Conversation = z.infer<typeof conversationSchema>

/** A mail to the buyer. `key`: made by the form, so that what is sent twice goes out once. */
export const sendMessageInputSchema = z.strictObject({
  id,
  key: z.uuid(),
  subject: lineSchema(MESSAGE_LIMITS.subject).min(1, 'required'),
  text: linesSchema(MESSAGE_LIMITS.text).min(1, 'required'),
  locale: localeSchema,
})
export type SendMessageInput = z.infer<typeof sendMessageInputSchema>

/**
 * A WhatsApp message to the buyer: free words, or an approved template with what stands in its places, in their order. `key`: made by the form, so that
 * what is sent twice goes out once.
 */
export const sendWhatsappInputSchema = z
  .strictObject({
    id,
    key: z.uuid(),
    text: linesSchema(WHATSAPP_LIMITS.text).min(1, 'required').optional(),
    template: z.strictObject({ name: whatsappNameSchema, language: whatsappLanguageSchema }).optional(),
    parameters: z.array(lineSchema(WHATSAPP_LIMITS.parameter).min(1, 'required')).max(WHATSAPP_LIMITS.parameters, 'too_many').default([]),
  })
  .refine(({ text, template }) => text !== undefined || template !== undefined, { path: ['text'], error: 'required' })
  .refine(({ text, template }) => text === undefined || template === undefined, { path: ['template'], error: 'one_choice' })
export type SendWhatsappInput = z.infer<typeof sendWhatsappInputSchema>

/** `message_id` null: what they asked first. */
export const translateMessageInputSchema = z.strictObject({ id, message_id: z.number().int().min(1).nullable(), to: localeSchema })
export type TranslateMessageInput = z.infer<typeof translateMessageInputSchema>

/** A message that came and belongs to no lead yet. `dismissed_at`: when it was put aside; `likely`: leads of the same sender, newest first. */
export const unmatchedMessageSchema = messageSchema.extend({
  reason: z.enum(UNMATCHED_REASONS),
  dismissed_at: moment.nullable(),
  likely: z.array(z.object({ id: z.number().int(), reference: z.string(), name: z.string(), created_at: moment })),
})
export type UnmatchedMessage = z.infer<typeof unmatchedMessageSchema>

/**
 * Where mails come in. `kind` null: nowhere has been looked into; `error`: a code of what the last look met, null where it went well. `webhook`: a mail
 * server calls by itself, with when its last mail came and when one was refused that was too large to be checked; null: none does.
 */
export const mailboxStateSchema = z.object({
  kind: z.enum(['imap', 'folder']).nullable(),
  looked_at: moment.nullable(),
  error: z.string().nullable(),
  /** Since when no look went well. */
  failing_since: moment.nullable(),
  webhook: z.object({ last_at: moment.nullable(), refused_at: moment.nullable(), refused_bytes: z.number().int().nullable() }).nullable(),
})
export type MailboxState = z.infer<typeof mailboxStateSchema>

export const listUnmatchedInputSchema = z.strictObject({
  /** `yes`: what was put aside, which waits for nobody. */
  aside: z.enum(['no', 'yes']).default('no'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListUnmatchedInput = z.infer<typeof listUnmatchedInputSchema>

export const unmatchedPageSchema = z.object({
  list: z.array(unmatchedMessageSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
})
export type UnmatchedPage = z.infer<typeof unmatchedPageSchema>

/** `is_dismissed` false: take back that they were put aside. */
export const dismissMessagesInputSchema = z.strictObject({ ids: z.array(z.number().int().min(1)).min(1).max(100), is_dismissed: z.boolean() })

/** A WhatsApp message that a person sent by their own telephone. `key`: made by the form, so that what is told twice is there once. */
export const noteSentWhatsappInputSchema = z.strictObject({ id, key: z.uuid(), text: linesSchema(WHATSAPP_LIMITS.text).min(1, 'required') })
export type NoteSentWhatsappInput = z.infer<typeof noteSentWhatsappInputSchema>

/** A WhatsApp message that failed, to be tried once more. */
export const sendWhatsappAgainInputSchema = z.strictObject({ id, message_id: id })
export type SendWhatsappAgainInput = z.infer<typeof sendWhatsappAgainInputSchema>

export const messageFileInputSchema = z.strictObject({ id, file_id: id })

/** A mail about a lead that did not get through, to be tried once more. */
export const sendMailAgainInputSchema = z.strictObject({ id, mail_id: id })
export type SendMailAgainInput = z.infer<typeof sendMailAgainInputSchema>

/** An enquiry made of a message; `locale`: in which its sender is answered. */
export const enterMessageInputSchema = z.strictObject({ id, locale: localeSchema })
export type EnterMessageInput = z.infer<typeof enterMessageInputSchema>

/** To which lead a message belongs: its reference as people write it. */
export const matchMessageInputSchema = z.strictObject({ id, reference: lineSchema(20).min(1, 'required') })
export type MatchMessageInput = z.infer<typeof matchMessageInputSchema>
